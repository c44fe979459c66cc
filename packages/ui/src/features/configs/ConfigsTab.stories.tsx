import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { configMessages } from '@sitewright/domain/configs/messages'
import type { Config, ConfigEntry } from '@sitewright/domain/configs/model'
import { renameStatus } from '@sitewright/domain/configs/status-edit'
import { configScreenMessages } from '@sitewright/domain/configs/screen-messages'
import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import { refused } from '@sitewright/domain/shared/policy'
import { Button } from '../../button/Button'
import { failed, loading, ready } from '../../view/view-state'
import {
  BARCODE_EXPORT,
  CONFIG_DEFAULTS,
  INTEGRATION,
  PROJECT_CONFIGS,
  SITE_LABELS,
  STORAGE_LEVELS,
} from '../fixtures/configs'
import { TabActionsContext } from '../patterns/TabActions'
import { type ConfigCalls, type ConfigSave, ConfigsTab, type ConfigsTabProps } from './ConfigsTab'

const save = fn(async (config: Config, entries: readonly ConfigEntry[]): Promise<SaveOutcome<Config>> => ({
  status: 'saved',
  value: { ...config, data: { configs: [...entries] }, version: (config.version ?? 0) + 1 },
}))
const add = fn(async (): Promise<string | undefined> => undefined)
const remove = fn(async (): Promise<string | undefined> => undefined)
const rename = fn<NonNullable<ConfigsTabProps['calls']['onRenameStatus']>>(async () => undefined)
const savedAll = fn()
const saveAll: ConfigCalls['saveAll'] = async (run) => {
  const isSaved = await run()
  if (isSaved) savedAll()
  return isSaved
}
const saveTogether = fn(
  async (changes: readonly ConfigSave[]) =>
    new Map(
      await Promise.all(changes.map(async ({ config, entries }) => [config.id, await save(config, entries)] as const)),
    ),
)

/** Stores what is saved, added and deleted, as a server does. `deleted` names a config that a button deletes as someone else would. */
function Stored({ deleted, ...props }: ConfigsTabProps & { deleted?: string }) {
  const first = props.view.state === 'ready' ? props.view.value : []
  const [configs, setConfigs] = useState(first)
  const replace = (next: Config): void =>
    setConfigs((now) => now.map((config) => (config.id === next.id ? next : config)))
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return (
    <TabActionsContext value={slot}>
      <div ref={setSlot} />
      {deleted !== undefined && (
        <Button data-elsewhere="" onPointerDown={() => setConfigs((now) => now.filter(({ name }) => name !== deleted))}>
          Delete elsewhere
        </Button>
      )}
      <ConfigsTab
        {...props}
        view={ready(configs)}
        calls={{
          ...props.calls,
          onSave: async (config, entries, report) => {
            const outcome = await props.calls.onSave(config, entries, report)
            if (outcome.status === 'saved') replace(outcome.value)
            if (outcome.status === 'conflict') replace(outcome.current)
            return outcome
          },
          ...(props.calls.onRenameStatus && {
            onRenameStatus: async (config, state, name) => {
              const failure = await rename(config, state, name)
              const entries = renameStatus(config.data.configs, state, name)
              if (failure === undefined && entries) replace({ ...config, data: { ...config.data, configs: entries } })
              return failure
            },
          }),
          ...(props.calls.onSaveTogether && {
            onSaveTogether: async (changes) => {
              const outcomes = await saveTogether(changes)
              for (const outcome of outcomes.values()) if (outcome.status === 'saved') replace(outcome.value)
              return outcomes
            },
          }),
          onAdd: async (config) => {
            const failure = await props.calls.onAdd(config)
            if (failure === undefined)
              setConfigs((now) => [...now, { ...config, id: 900 + now.length, isLicense: false, version: 1 }])
            return failure
          },
          onDelete: async (config) => {
            const failure = await props.calls.onDelete(config)
            if (failure === undefined) setConfigs((now) => now.filter(({ id }) => id !== config.id))
            return failure
          },
        }}
      />
    </TabActionsContext>
  )
}

const WORKSHOP = { workflow: 'Pump Overhaul', phase: 'Strip down', item: 'Send to workshop' }

const meta: Meta<typeof ConfigsTab> = {
  title: 'Screens/Configs/Editor',
  component: ConfigsTab,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Stored {...args} />,
  args: {
    view: ready(PROJECT_CONFIGS),
    defaults: ready(CONFIG_DEFAULTS),
    edit: { allowed: true },
    canReadJson: true,
    materialStatuses: ready(['Good', 'On Hold', 'Rejected']),
    statusUses: new Map([[5, [WORKSHOP]]]),
    previews: fn(async () => ({ message: 'No preview in this story.' })),
    calls: { onAdd: add, onSave: save, saveAll, onDelete: remove },
    texts: {
      failed: configMessages.fetchAllFailed,
      saveAllFailed: configMessages.saveAllFailed,
      help: configScreenMessages.defaults,
      deleteText: configScreenMessages.deleteText,
    },
  },
  beforeEach: () => {
    for (const mock of [save, add, remove, savedAll, saveTogether, rename]) mock.mockClear()
  },
}

export default meta
type Story = StoryObj<typeof ConfigsTab>

const card = (name: string) => within(screen.getByRole('form', { name }))

/** Each config has SAVE and DELETE and an editor for the types of its parameters. */
export const Default: Story = {
  parameters: { rows: ['CONF-01', 'CONF-02', 'CONF-03', 'CONF-04', 'CONF-05', 'CONF-06'] },
  play: async () => {
    const integration = card('Integration')
    await expect(integration.getByRole('button', { name: 'SAVE Integration' })).toBeInTheDocument()
    await expect(integration.getByRole('button', { name: 'DELETE Integration' })).toBeInTheDocument()
    await expect(integration.getByRole('checkbox', { name: 'Send receipts to ERP' })).toBeChecked()
    await expect(integration.getByRole('spinbutton', { name: 'Offset' })).toHaveValue('4')
    await expect(
      await card('EnforceStorageLevels').findByRole('spinbutton', { name: 'Minimum Storage Levels' }),
    ).toHaveAttribute('aria-valuemin', '0')
    await expect(await card('ReceiptPost').findByRole('textbox', { name: 'DirectHandoverPickLocation' })).toHaveValue(
      'Warehouse 1 > Bay 2',
    )
  },
}

/** The Integration config says that its parameters need custom integration logic. */
export const Integration: Story = {
  parameters: { rows: ['CONF-23', 'CONF-24'] },
  args: { view: ready([INTEGRATION]) },
  play: async () => {
    const integration = card('Integration')
    await expect(
      integration.getByText('The following project configs need custom integration logic to have an effect.'),
    ).toBeInTheDocument()
    await expect(integration.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Send receipts to ERP',
      'Offset',
      'Retry after',
    ])
  },
}

export const UnknownType: Story = {
  name: 'A parameter of an unknown type is a text, and a save returns unknown fields unchanged',
  tags: ['test-only'],
  parameters: { rows: ['CONF-09', 'CONF-10'] },
  args: { view: ready([INTEGRATION]) },
  play: async () => {
    const integration = card('Integration')
    const field = integration.getByRole('textbox', { name: 'Retry after' })
    await userEvent.click(integration.getByRole('checkbox', { name: 'Send receipts to ERP' }))
    await userEvent.click(integration.getByRole('button', { name: 'SAVE Integration' }))
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
    await expect(field).toHaveValue('PT15M')
    const [entry] = save.mock.calls[0]?.[1] ?? []
    await expect(entry?.parameters).toEqual([
      { ...INTEGRATION.data.configs[0]?.parameters[0], bool: false },
      ...(INTEGRATION.data.configs[0]?.parameters.slice(1) ?? []),
    ])
  },
}

/** A negative value and a minimum above the maximum are rejected at their fields, and nothing is saved. */
export const Invalid: Story = {
  parameters: { rows: ['CONF-07', 'CONF-08', 'CONF-47'] },
  args: { view: ready([INTEGRATION, STORAGE_LEVELS]) },
  play: async () => {
    const offset = card('Integration').getByRole('spinbutton', { name: 'Offset' })
    await userEvent.clear(offset)
    await userEvent.type(offset, '-3')
    await expect(offset).toHaveAccessibleDescription(/Value cannot be negative\./)
    await userEvent.click(card('Integration').getByRole('button', { name: 'SAVE Integration' }))
    await expect(offset).toHaveFocus()
    const levels = card('EnforceStorageLevels')
    const maximum = levels.getByRole('spinbutton', { name: 'Maximum Storage Levels' })
    await userEvent.clear(maximum)
    await userEvent.type(maximum, '1')
    await expect(maximum).toHaveAccessibleDescription(/The minimum value cannot be greater than the maximum!/)
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(offset).toHaveFocus()
    await expect(save).not.toHaveBeenCalled()
  },
}

export const PickLocation: Story = {
  name: 'Levels that conflict with the pick location are rejected in either config, and the location says how many levels it must have',
  tags: ['test-only'],
  parameters: { rows: ['CONF-50', 'CONF-51', 'CONF-52', 'CONF-53', 'CONF-56'] },
  play: async () => {
    const minimum = await card('EnforceStorageLevels').findByRole('spinbutton', { name: 'Minimum Storage Levels' })
    await userEvent.clear(minimum)
    await userEvent.type(minimum, '3')
    await expect(
      card('EnforceStorageLevels').getByText(
        'The Direct Handover Pick Location has 2 levels, which conflicts with the EnforceStorageLevels config.',
      ),
    ).toBeInTheDocument()
    const location = await card('ReceiptPost').findByRole('textbox', { name: 'DirectHandoverPickLocation' })
    await userEvent.clear(location)
    await userEvent.type(location, 'Warehouse 1')
    // The levels are not saved either, and both can be saved together.
    await expect(location).toHaveAccessibleDescription(
      /has 1 levels, which conflicts .* Location must have at least 3 and at most 5 levels \(EnforceStorageLevels config\)/,
    )
    await userEvent.type(location, ' > ')
    await expect(location).toHaveAccessibleDescription(/may not contain '>' except to separate levels/)
  },
}

export const Statuses: Story = {
  name: 'Statuses have codes and an Unavailable box, and automatic pickers offer none, unchanged and every status',
  tags: ['test-only'],
  parameters: { rows: ['CONF-31', 'CONF-32', 'CONF-33', 'CONF-34'] },
  args: { statusUses: new Map() },
  play: async () => {
    const statuses = card('CustomEquipmentStatus')
    await userEvent.type(statuses.getByRole('textbox', { name: 'New status' }), 'Awaiting certificate{Enter}')
    const row = within(statuses.getByRole('row', { name: /Awaiting certificate/ }))
    await expect(row.getByText('7')).toBeInTheDocument()
    const added = statuses.getByRole('textbox', { name: 'New status' })
    await userEvent.type(added, 'available{Enter}')
    await expect(added).toHaveAccessibleDescription('There is already a status with this name.')
    await userEvent.clear(added)
    await userEvent.click(row.getByRole('checkbox', { name: 'Unavailable: Awaiting certificate' }))
    const picker = statuses.getByRole('combobox', { name: 'Automatic Check-Out Status' })
    await expect([...picker.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Do Not Change Status',
      'Clear Status',
      'Calibration due',
      'Under repair',
      'On hire',
      'Awaiting certificate',
    ])
    await userEvent.selectOptions(picker, 'On hire')
    await userEvent.click(statuses.getByRole('button', { name: 'Remove Calibration due' }))
    await userEvent.click(statuses.getByRole('button', { name: 'SAVE CustomEquipmentStatus' }))
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
    const entries = save.mock.calls[0]?.[1] ?? []
    await expect(entries[0]?.parameters.map(({ name, bool }) => [name, bool])).toEqual([
      ['Under repair', true],
      ['On hire', true],
      ['Awaiting certificate', true],
    ])
    await expect(entries.find(({ property }) => property === 'DefaultCheckOut')?.parameters[0]?.value).toBe('5')
  },
}

export const StatusInUse: Story = {
  name: "A status in use has 'Cannot Remove' with its own workflow items, each once, in place of a remove button",
  tags: ['test-only'],
  parameters: { rows: ['CONF-43', 'CONF-44', 'MSG-63'] },
  args: {
    statusUses: new Map([
      [5, [WORKSHOP]],
      [6, [WORKSHOP, { ...WORKSHOP, phase: 'Assemble', item: 'Hand back' }]],
    ]),
  },
  play: async () => {
    const statuses = card('CustomEquipmentStatus')
    await expect(statuses.queryByRole('button', { name: 'Remove Under repair' })).toBeNull()
    // Its removal would change the code of Under repair.
    await expect(statuses.getByRole('button', { name: 'Cannot Remove Calibration due' })).toBeVisible()
    await userEvent.click(statuses.getByRole('button', { name: 'Cannot Remove Under repair' }))
    const popover = within(await screen.findByRole('dialog', { name: 'Cannot Remove' }))
    await expect(popover.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Pump Overhaul Strip down, Send to workshop',
    ])
    await userEvent.keyboard('{Escape}')
    await userEvent.click(statuses.getByRole('button', { name: 'Cannot Remove Calibration due' }))
    const later = within(await screen.findByRole('dialog', { name: 'Cannot Remove' }))
    await expect(later.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Pump Overhaul Strip down, Send to workshop',
      'Pump Overhaul Assemble, Hand back',
    ])
  },
}

export const RenameStatus: Story = {
  name: 'A rename lists the workflow items that will read the new name, and keeps the dialog open when it fails',
  tags: ['test-only'],
  parameters: { rows: ['CONF-70'] },
  args: { calls: { onAdd: add, onSave: save, saveAll, onDelete: remove, onRenameStatus: rename } },
  play: async () => {
    const statuses = card('CustomEquipmentStatus')
    await userEvent.click(statuses.getByRole('button', { name: 'Rename Under repair' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename Under repair' }))
    await expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Pump Overhaul Strip down, Send to workshop',
    ])
    const field = dialog.getByRole('textbox', { name: 'New name' })
    await expect(field).toHaveFocus()
    for (const [typed, problem] of [
      ['on hire', 'There is already a status with this name.'],
      ['includeDefaultStatuses', 'This name is reserved. Choose another name.'],
      [' ', 'Type a name first.'],
    ] as const) {
      await userEvent.clear(field)
      await userEvent.type(field, `${typed}{Enter}`)
      await expect(field).toHaveAccessibleDescription(problem)
    }
    await expect(rename).not.toHaveBeenCalled()
    rename.mockResolvedValueOnce('Someone else changed this config while you were editing.')
    await userEvent.clear(field)
    await userEvent.type(field, 'In the workshop{Enter}')
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Someone else changed this config')
    await userEvent.click(dialog.getByRole('button', { name: 'Rename' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(statuses.getByRole('button', { name: 'Rename In the workshop' })).toHaveFocus())
    await expect(rename.mock.calls.map(([, state, name]) => [state, name])).toEqual([
      [5, 'In the workshop'],
      [5, 'In the workshop'],
    ])
    await expect(save).not.toHaveBeenCalled()
    // A status without uses says so, and unsaved changes are settled first.
    await userEvent.click(statuses.getByRole('button', { name: 'Rename On hire' }))
    const unused = within(await screen.findByRole('dialog', { name: 'Rename On hire' }))
    await expect(unused.getByText('No workflow item uses this status.')).toBeVisible()
    await userEvent.click(unused.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(statuses.getByRole('checkbox', { name: 'Unavailable: On hire' }))
    await expect(statuses.getByRole('button', { name: 'Rename On hire' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const NoRename: Story = {
  name: 'Without the call of the server, statuses have no rename',
  tags: ['test-only'],
  parameters: { rows: ['CONF-70'] },
  play: async () => {
    await expect(card('CustomEquipmentStatus').queryByRole('button', { name: /^Rename/ })).toBeNull()
  },
}

export const SubConfigs: Story = {
  name: "'Add new config' adds a sub-config, 'Delete last' removes the last one but never the only one",
  tags: ['test-only'],
  parameters: { rows: ['CONF-21', 'CONF-25', 'CONF-26', 'CONF-27'] },
  play: async () => {
    const exports = card('CustomBarcodeExport')
    const addButton = exports.getByRole('button', { name: 'Add new config' })
    await userEvent.click(addButton)
    const third = within(exports.getByRole('region', { name: 'Config 3' }))
    await userEvent.type(third.getByRole('textbox', { name: 'Exported field' }), 's')
    const last = exports.getByRole('button', { name: 'Delete last' })
    await userEvent.click(last)
    await userEvent.click(last)
    await expect(exports.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
      'Config 1',
    ])
    await expect(last).toHaveAccessibleDescription(/A config needs at least one sub-config/)
    await userEvent.click(exports.getByRole('button', { name: 'SAVE CustomBarcodeExport' }))
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
    await expect(save.mock.calls[0]?.at(2)).toBe('part-removed')
    await expect(save.mock.calls[0]?.[1]).toHaveLength(1)
  },
}

export const Labels: Story = {
  name: 'Custom labels can be added, edited and removed, and an invalid one says why',
  tags: ['test-only'],
  parameters: { rows: ['CODE-21'] },
  play: async () => {
    const labels = card('CustomSiteBarcode')
    await userEvent.click(labels.getByRole('button', { name: 'Add label' }))
    const second = within(labels.getByRole('region', { name: 'Label 2' }))
    await expect(second.getByRole('alert')).toHaveTextContent('The label needs a name.')
    await userEvent.type(second.getByRole('textbox', { name: 'Label name' }), 'Bin tag')
    await expect(second.queryByRole('alert')).toBeNull()
    await userEvent.click(labels.getByRole('button', { name: 'Remove label 1' }))
    await userEvent.click(labels.getByRole('button', { name: 'SAVE CustomSiteBarcode' }))
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
    await expect(save.mock.calls[0]?.[1].map(({ property }) => property)).toEqual(['CustomZPL2'])
  },
}

export const MaterialStatus: Story = {
  name: 'The default material status is chosen from a list',
  tags: ['test-only'],
  parameters: { rows: ['CONF-28'] },
  play: async () => {
    const picker = await card('DefaultMaterialStatus').findByRole('combobox', {
      name: 'Material status of new materials',
    })
    await expect([...picker.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'None',
      'On Hold',
      'Good',
      'Rejected',
    ])
  },
}

export const MaterialStatusesFailed: Story = {
  name: 'A failed list of material statuses says so and keeps the value',
  tags: ['test-only'],
  parameters: { rows: ['CONF-30', 'MSG-16'] },
  args: { materialStatuses: failed({ message: configMessages.statusesFailed }, () => undefined) },
  play: async () => {
    const status = card('DefaultMaterialStatus')
    await expect(
      await status.findByText('Failed to fetch material status options.', { selector: '[role="alert"] *' }),
    ).toBeVisible()
    await expect(status.getByRole('combobox')).toHaveValue('On Hold')
  },
}

export const Added: Story = {
  name: 'The Add Config menu offers the types that are missing, and the new config takes the focus',
  tags: ['test-only'],
  parameters: { rows: ['CONF-16', 'CONF-18', 'PROJ-34'] },
  args: { view: ready([STORAGE_LEVELS]), defaults: ready(CONFIG_DEFAULTS.slice(4, 7)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Config' }))
    const menu = within(await screen.findByRole('menu', { name: 'Add Config' }))
    await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'DocumentNameAutoNumbering',
      'Integration',
    ])
    await userEvent.click(menu.getByRole('menuitem', { name: 'Integration' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Integration' })).toHaveFocus())
    await expect(add).toHaveBeenCalledTimes(1)
  },
}

export const NothingToAdd: Story = {
  name: "The menu says 'No new configurations' when every type of the tab is there, and where resource properties are added",
  tags: ['test-only'],
  parameters: { rows: ['CONF-17', 'CONF-71'] },
  args: { view: ready([STORAGE_LEVELS]), defaults: ready([STORAGE_LEVELS]) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Config' }))
    await expect(await screen.findByRole('menuitem', { name: /No new configurations/ })).toHaveTextContent(
      /All types of this tab are already added\. Add resource properties on their own tab\./,
    )
  },
}

export const Deleted: Story = {
  name: 'DELETE asks first, and the next config takes the focus',
  tags: ['test-only'],
  parameters: { rows: ['CONF-01', 'CONF-20'] },
  play: async () => {
    await userEvent.click(card('EnforceStorageLevels').getByRole('button', { name: 'DELETE EnforceStorageLevels' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete EnforceStorageLevels?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete config' }))
    await waitFor(() => expect(screen.queryByRole('form', { name: 'EnforceStorageLevels' })).toBeNull())
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Integration' })).toHaveFocus())
    await expect(remove).toHaveBeenCalledTimes(1)
  },
}

export const SavedAll: Story = {
  name: 'Ctrl+S saves several configs at once, and the focus stays in its field',
  tags: ['test-only'],
  parameters: { rows: ['CONF-22'] },
  play: async ({ canvas }) => {
    const location = await card('ReceiptPost').findByRole('textbox', { name: 'DirectHandoverPickLocation' })
    const receipts = await card('Integration').findByRole('checkbox', { name: 'Send receipts to ERP' })
    await userEvent.click(receipts)
    await userEvent.type(location, ' > Bin 1')
    const bar = within(canvas.getByRole('region', { name: 'Unsaved changes' }))
    await expect(bar.getByText('2 unsaved changes in 2 configs')).toBeInTheDocument()
    await userEvent.click(bar.getByRole('button', { name: /Save all/ }))
    await waitFor(() => expect(savedAll).toHaveBeenCalledTimes(1))
    await expect(save.mock.calls.map(([{ name }]) => name)).toEqual(['Integration', 'ReceiptPost'])
    await expect(save.mock.calls.every((call) => (call.at(2) as unknown) === 'by-page')).toBe(true)
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
    await expect(location).toHaveFocus()
  },
}

/** A failed save says why on its card and loses nothing. */
export const Failed: Story = {
  parameters: { rows: ['CONF-19'] },
  args: {
    calls: {
      onAdd: add,
      onDelete: remove,
      saveAll,
      onSave: async () => ({ status: 'failed', message: 'Config was not saved.', fields: {} }),
    },
  },
  play: async () => {
    const integration = card('Integration')
    const offset = integration.getByRole('spinbutton', { name: 'Offset' })
    await userEvent.type(offset, '2')
    await userEvent.click(integration.getByRole('button', { name: 'SAVE Integration' }))
    await expect(await integration.findByRole('alert')).toHaveTextContent('Config was not saved.')
    await expect(offset).toHaveValue('42')
  },
}

/** Rejects each save, because someone else changed the entries. */
const rejecting = (change: (entries: readonly ConfigEntry[]) => readonly ConfigEntry[]): ConfigCalls => ({
  onAdd: add,
  onDelete: remove,
  saveAll,
  onSave: async (config) => ({
    status: 'conflict',
    current: { ...config, version: 2, data: { configs: [...change(config.data.configs)] } },
  }),
})

const setValue = (name: string, value: string) => (entries: readonly ConfigEntry[]) =>
  entries.map((entry) => ({
    ...entry,
    parameters: entry.parameters.map((parameter) => (parameter.name === name ? { ...parameter, value } : parameter)),
  }))

export const Conflict: Story = {
  name: 'A config that someone else saved first shows both versions, and nothing typed is lost',
  tags: ['test-only'],
  parameters: { rows: ['CONF-19'] },
  args: { view: ready([INTEGRATION]), calls: rejecting(setValue('retryAfter', 'PT1H')) },
  play: async () => {
    const integration = card('Integration')
    const field = integration.getByRole('textbox', { name: 'Retry after' })
    await userEvent.clear(field)
    await userEvent.type(field, 'PT5M')
    await userEvent.click(integration.getByRole('button', { name: 'SAVE Integration' }))
    const panel = within(
      await integration.findByRole('region', { name: 'Someone else changed Integration while you were editing.' }),
    )
    await expect(panel.getByRole('radio', { name: /PT1H/ })).toBeInTheDocument()
    await expect(field).toHaveValue('PT5M')
  },
}

export const LabelConflict: Story = {
  name: 'Two people who change a label are asked about the same text alone, by its name',
  tags: ['test-only'],
  parameters: { rows: ['CODE-21', 'CONF-73'] },
  args: { view: ready([SITE_LABELS]), calls: rejecting(setValue('size', '6x4')) },
  play: async ({ canvas }) => {
    const labels = card('CustomSiteBarcode')
    const size = labels.getByRole('textbox', { name: 'Size' })
    await userEvent.clear(size)
    await userEvent.type(size, '3x1')
    await userEvent.selectOptions(labels.getByRole('combobox', { name: 'DPMM' }), '12')
    await userEvent.click(labels.getByRole('button', { name: 'Add label' }))
    await userEvent.type(labels.getAllByRole('textbox', { name: 'Label name' })[1] as HTMLElement, 'Bin tag')
    await userEvent.click(labels.getByRole('button', { name: 'SAVE CustomSiteBarcode' }))
    const panel = within(await labels.findByRole('region', { name: /^Someone else changed CustomSiteBarcode/ }))
    await expect(panel.getByText('Size of Label 1', { selector: 'legend' })).toBeVisible()
    await expect(panel.getAllByRole('radio')).toHaveLength(2)
    await expect(panel.getByRole('radio', { name: /6x4/ })).toBeVisible()
    await expect(panel.getByText('DPMM of Label 1')).toBeVisible()
    await expect(panel.getAllByText('Bin tag, 4x2')[0]).toBeVisible()
    const save = labels.getByRole('button', { name: 'SAVE CustomSiteBarcode' })
    await expect(save).toHaveAccessibleDescription(/Size of Label 1/)
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await expect(panel.getAllByRole('radio')[0]).toHaveFocus()
    await userEvent.click(panel.getByRole('radio', { name: /3x1/ }))
    await expect(save).not.toHaveAttribute('aria-disabled')
    await expect(labels.getByRole('region', { name: 'Label 2' })).toBeVisible()
    await expect(size).toHaveValue('3x1')
  },
}

export const RemovedSubConfig: Story = {
  name: 'A sub-config that someone else removed while it was edited is asked about',
  tags: ['test-only'],
  parameters: { rows: ['CONF-26', 'CONF-73'] },
  args: { view: ready([BARCODE_EXPORT]), calls: rejecting((entries) => entries.slice(0, 1)) },
  play: async () => {
    const exports = card('CustomBarcodeExport')
    const second = within(exports.getByRole('region', { name: 'Config 2' }))
    await userEvent.type(second.getByRole('textbox', { name: 'Exported field' }), '!')
    await userEvent.click(exports.getByRole('button', { name: 'SAVE CustomBarcodeExport' }))
    await expect(await exports.findByText('Config 2', { selector: 'legend' })).toBeVisible()
    await userEvent.click(exports.getByRole('radio', { name: /Removed/ }))
    await expect(exports.queryByRole('region', { name: 'Config 2' })).toBeNull()
    await userEvent.click(exports.getByRole('radio', { name: /Heat Number!/ }))
    await expect(exports.getByRole('region', { name: 'Config 2' })).toBeVisible()
  },
}

/** Show Json shows the raw config for reading, to super-administrators alone. */
export const Json: Story = {
  parameters: { rows: ['CONF-45', 'CONF-46'] },
  args: { view: ready([INTEGRATION]) },
  play: async () => {
    const integration = card('Integration')
    await userEvent.click(integration.getByRole('button', { name: 'Show Json of Integration' }))
    const json = integration.getByRole('region', { name: 'Json of Integration' })
    await expect(json).toHaveTextContent('ISO 8601')
    await expect(json.querySelector('input, textarea, [contenteditable]')).toBeNull()
  },
}

export const Filtered: Story = {
  name: 'The search and the views narrow cards and index together',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search parameters' }), 'maximum')
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Integration' })).toBeNull())
    const levels = card('EnforceStorageLevels')
    await expect(levels.getByRole('spinbutton', { name: 'Maximum Storage Levels' })).toBeVisible()
    await expect(levels.queryByRole('spinbutton', { name: 'Minimum Storage Levels' })).toBeNull()
    // Hidden on narrow screens.
    const index = within(screen.getByRole('navigation', { name: 'Configs', hidden: true }))
    await waitFor(() => expect(index.getAllByRole('button', { hidden: true })).toHaveLength(1))
    await expect(index.getByRole('button', { hidden: true })).toHaveTextContent('EnforceStorageLevels')
    await expect(index.getByRole('button', { hidden: true })).toHaveTextContent('1 parameter')
  },
  parameters: { rows: ['CONF-80'] },
}

/** Reset takes the default at once, and becomes Undo. */
export const ResetAndUndo: Story = {
  parameters: { rows: ['CONF-79'] },
  play: async () => {
    const levels = card('EnforceStorageLevels')
    const maximum = await levels.findByRole('spinbutton', { name: 'Maximum Storage Levels' })
    const reset = levels.getByRole('button', { name: 'Reset Maximum Storage Levels to default' })
    reset.focus()
    await userEvent.keyboard('{Enter}')
    await expect(maximum).toHaveValue('0')
    await expect(reset).toHaveFocus()
    await expect(reset).toHaveAccessibleName('Undo the reset of Maximum Storage Levels')
    await userEvent.keyboard('{Enter}')
    await expect(maximum).toHaveValue('5')
    await expect(reset).toHaveAccessibleName('Reset Maximum Storage Levels to default')
    await expect(save).not.toHaveBeenCalled()
  },
}

/** Users without the role see every value and why they cannot change it. */
export const ReadOnly: Story = {
  args: { edit: refused('You need the role ADMINISTER_PROJECT_UPDATE.'), canReadJson: false },
  play: async () => {
    await expect(screen.getByText(/You can view but not edit these configs\./)).toBeInTheDocument()
    const integration = card('Integration')
    await expect(integration.queryByRole('button')).toBeNull()
    await expect(await integration.findByRole('textbox', { name: 'Retry after' })).toHaveAttribute('readonly')
  },
}

/** Skeletons while the configs load. */
export const Loading: Story = {
  render: (args) => <ConfigsTab {...args} />,
  args: { view: loading() },
}

/** A failed load offers Retry. */
export const LoadFailed: Story = {
  parameters: { rows: ['MSG-04'] },
  render: (args) => <ConfigsTab {...args} />,
  args: { view: failed({ message: configMessages.fetchAllFailed }, () => undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeInTheDocument()
  },
}

/** A project without configs says how to add one. */
export const Empty: Story = {
  args: { view: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No configs yet' })).toBeVisible()
    await expect(canvas.getByText('Add a config to set what differs from the defaults.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add Config' })).toBeEnabled()
  },
}

const calls = { onAdd: add, onSave: save, onSaveTogether: saveTogether, saveAll, onDelete: remove }

/** Types levels and a pick location that pass only together. */
async function typeLinked() {
  const levels = card('EnforceStorageLevels')
  for (const name of ['Minimum Storage Levels', 'Maximum Storage Levels']) {
    const field = await levels.findByRole('spinbutton', { name })
    await userEvent.clear(field)
    await userEvent.type(field, '3')
  }
  const location = await card('ReceiptPost').findByRole('textbox', { name: 'DirectHandoverPickLocation' })
  await expect(levels.getByText(/which conflicts with the EnforceStorageLevels config\./)).toBeInTheDocument()
  await userEvent.clear(location)
  await userEvent.type(location, 'Yard > Row 1 > Bin 2')
  await expect(levels.queryByText(/which conflicts/)).toBeNull()
  return location
}

export const SavedTogether: Story = {
  name: 'Storage levels and pick location that pass only together are saved in one call',
  tags: ['test-only'],
  parameters: { rows: ['CONF-51', 'CONF-72'] },
  args: { calls },
  play: async ({ canvas }) => {
    await typeLinked()
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(savedAll).toHaveBeenCalledTimes(1))
    await expect(saveTogether).toHaveBeenCalledTimes(1)
    await expect(saveTogether.mock.calls[0]?.[0].map(({ config }) => config.name)).toEqual([
      'EnforceStorageLevels',
      'ReceiptPost',
    ])
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
  },
}

export const SavedInOrder: Story = {
  name: 'Without a call for both, the config that passes alone is saved first',
  tags: ['test-only'],
  parameters: { rows: ['CONF-72'] },
  play: async () => {
    const maximum = await card('EnforceStorageLevels').findByRole('spinbutton', { name: 'Maximum Storage Levels' })
    await userEvent.clear(maximum)
    await userEvent.type(maximum, '1')
    const minimum = card('EnforceStorageLevels').getByRole('spinbutton', { name: 'Minimum Storage Levels' })
    await userEvent.clear(minimum)
    await userEvent.type(minimum, '0')
    const location = await card('ReceiptPost').findByRole('textbox', { name: 'DirectHandoverPickLocation' })
    await userEvent.clear(location)
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(savedAll).toHaveBeenCalledTimes(1))
    await expect(save.mock.calls.map(([{ name }]) => name)).toEqual(['ReceiptPost', 'EnforceStorageLevels'])
  },
}

export const RefusedTogether: Story = {
  name: 'A refused save of both names the wrong value at its field, loses nothing, and can be tried again',
  tags: ['test-only'],
  parameters: { rows: ['CONF-72'] },
  args: { calls },
  play: async ({ canvas }) => {
    const refusal = (fields: Record<string, string[]>): SaveOutcome<Config> => ({
      status: 'failed',
      message: 'Nothing was saved.',
      fields,
    })
    saveTogether.mockImplementationOnce(
      async (changes) =>
        new Map(
          changes.map(({ config: { id, name } }) => [
            id,
            refusal(name === 'ReceiptPost' ? {} : { 'data.configs.0.parameters.1.value': ['Too many levels.'] }),
          ]),
        ),
    )
    const location = await typeLinked()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(await card('ReceiptPost').findByText('Nothing was saved.')).toBeInTheDocument()
    await expect(
      card('EnforceStorageLevels').getByRole('spinbutton', { name: 'Maximum Storage Levels' }),
    ).toHaveAccessibleDescription(/Too many levels\./)
    await expect(location).toHaveValue('Yard > Row 1 > Bin 2')
    await expect(savedAll).not.toHaveBeenCalled()
    const bar = within(canvas.getByRole('region', { name: 'Unsaved changes' }))
    await userEvent.click(bar.getByRole('button', { name: /Save all/ }))
    await waitFor(() => expect(savedAll).toHaveBeenCalledTimes(1))
  },
}

const deleteElsewhere = (): void => {
  const button = document.querySelector('[data-elsewhere]')
  button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
}

const removedArgs = { calls, deleted: 'Integration' } as Partial<ConfigsTabProps>

export const RemovedElsewhere: Story = {
  name: 'A config that someone else deleted says so, and can be added again with what was typed; its type is in the menu at once',
  tags: ['test-only'],
  parameters: { rows: ['CONF-16', 'CONF-20'] },
  args: removedArgs,
  play: async ({ canvas }) => {
    const field = await card('Integration').findByRole('textbox', { name: 'Retry after' })
    await userEvent.clear(field)
    await userEvent.type(field, 'PT5M')
    deleteElsewhere()
    const integration = card('Integration')
    await expect(await integration.findByRole('alert')).toHaveTextContent(/Someone else deleted Integration\./)
    await expect(field).toHaveValue('PT5M')
    await expect(integration.queryByRole('button', { name: 'SAVE Integration' })).toBeNull()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(integration.getByRole('button', { name: 'Add it again Integration' })).toHaveFocus()
    await expect(save).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Add Config' }))
    await expect(await screen.findByRole('menuitem', { name: 'Integration' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(integration.getByRole('button', { name: 'Add it again Integration' }))
    await waitFor(() => expect(add).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Integration' })).toHaveFocus())
    await expect(await card('Integration').findByRole('textbox', { name: 'Retry after' })).toHaveValue('PT5M')
    await expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
  },
}

export const RemovedUnchanged: Story = {
  name: 'A config without changes that someone else deleted says so until it is dismissed, and the next config takes the focus',
  tags: ['test-only'],
  parameters: { rows: ['CONF-20'] },
  args: removedArgs,
  play: async () => {
    const integration = card('Integration')
    await integration.findByRole('textbox', { name: 'Retry after' })
    integration.getByRole('button', { name: 'SAVE Integration' }).focus()
    deleteElsewhere()
    // SAVE goes.
    await waitFor(() => expect(integration.getByRole('heading', { name: 'Integration' })).toHaveFocus())
    await expect(await integration.findByRole('alert')).toHaveTextContent(/^Someone else deleted Integration\./)
    await userEvent.click(integration.getByRole('button', { name: 'Discard Integration' }))
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Integration' })).toBeNull())
    await waitFor(() => expect(screen.getByRole('heading', { name: 'ReceiptPost' })).toHaveFocus())
  },
}

const retryDefaults = fn()

export const DefaultsFailed: Story = {
  name: 'Failed defaults say so with Retry, and the menu says why it offers nothing',
  tags: ['test-only'],
  parameters: { rows: ['CONF-16', 'MSG-04'] },
  args: { defaults: failed({ message: configMessages.fetchAllFailed }, retryDefaults) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Failed to fetch configs\./)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add Config' })).toHaveAccessibleDescription(
      'The types could not be loaded. Press Retry above the configs.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(retryDefaults).toHaveBeenCalledTimes(1)
  },
}

export const ProductTypes: Story = {
  name: 'A type that the defaults lost can be added, with the values of the product',
  tags: ['test-only'],
  parameters: { rows: ['CONF-69'] },
  args: { view: ready([STORAGE_LEVELS]), defaults: ready(CONFIG_DEFAULTS.slice(0, 1)), offersProductTypes: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Config' }))
    const menu = within(await screen.findByRole('menu', { name: 'Add Config' }))
    await expect(menu.getAllByRole('menuitem')).toHaveLength(7)
    await userEvent.click(menu.getByRole('menuitem', { name: 'DefaultMaterialStatus' }))
    await waitFor(() => expect(add).toHaveBeenCalledTimes(1))
  },
}

export const OfDefaultsProject: Story = {
  name: 'The configs of project 1 are not compared with themselves, and a deletion there says what every project loses',
  tags: ['test-only'],
  parameters: { rows: ['CONF-69'] },
  args: {
    hasDefaults: false,
    offersProductTypes: true,
    texts: {
      failed: configMessages.fetchAllFailed,
      saveAllFailed: configMessages.saveAllFailed,
      help: configScreenMessages.areDefaults,
      deleteText: configScreenMessages.deleteDefaultText,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/differ from the defaults/)).toBeNull()
    await expect(canvas.queryByRole('radio', { name: /Set here/ })).toBeNull()
    await userEvent.click(card('Integration').getByRole('button', { name: 'DELETE Integration' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Integration?' }))
    await expect(dialog.getByText(/deletes the default values of every project and license/)).toBeVisible()
  },
}
