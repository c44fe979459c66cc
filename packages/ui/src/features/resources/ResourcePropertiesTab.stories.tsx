import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Config, ConfigEntry, ConfigParameter } from '@sitewright/domain/configs/model'
import { ADJUSTMENT, type ResourceType } from '@sitewright/domain/resources/model'
import { packName, type ResourceProperty, unpackName } from '@sitewright/domain/resources/property'
import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import { refused } from '@sitewright/domain/shared/policy'
import { Button } from '../../button/Button'
import { failed, loading, ready } from '../../view/view-state'
import { TabActionsContext } from '../patterns/TabActions'
import { ResourcePropertiesTab, type ResourcePropertiesTabProps } from './ResourcePropertiesTab'

const types: ResourceType[] = [
  ADJUSTMENT,
  ...['Pipe Spool', 'Fitting', 'Valve', 'Steel Member', 'Pressure Vessel', 'Instrument'].map((typeName, place) => ({
    typeNumber: 201 + place,
    typeName,
    resourceTypeId: 9 + place,
  })),
]

const toParameter = (label: string, property: Partial<ResourceProperty> = {}): ConfigParameter => ({
  label_name: label,
  label_type: 'text',
  name: packName({ defaultValue: '', type: 'default', selection: [], requiresElevated: false, ...property }),
  bool: property.isAlwaysEditable ?? false,
  resourceTypes: [...(property.resourceTypes ?? [])],
})

const toConfig = (...parameters: ConfigParameter[]): Config => ({
  id: 7,
  name: 'ResourceProperties',
  projectId: 9,
  isLicense: false,
  version: 3,
  data: { configs: [{ property: 'ResourceProperties', parameters }] },
})

const config = toConfig(
  toParameter('Heat Number', { resourceTypes: [201, 202, 203, 204, 205], requiresElevated: true }),
  toParameter('Coating System', {
    type: 'selection',
    selection: ['Epoxy', 'Polyurethane'],
    resourceTypes: [201, 204],
    isAlwaysEditable: true,
  }),
  { label_name: 'Line Number', label_type: 'text', name: 'P-2100' },
)

type Save = (config: Config, entries: readonly ConfigEntry[]) => Promise<SaveOutcome<Config>>
const save = fn<Save>(async (saved, entries) => ({
  status: 'saved',
  value: { ...saved, version: 4, data: { configs: [...entries] } },
}))
const add = fn<ResourcePropertiesTabProps['onAdd']>(async () => ({ status: 'saved' }))
const remove = fn(async (): Promise<string | undefined> => undefined)

const meta: Meta<typeof ResourcePropertiesTab> = {
  title: 'Screens/Projects/Resource properties',
  component: ResourcePropertiesTab,
  parameters: { layout: 'fullscreen' },
  args: {
    owner: 'project',
    view: ready({ config, types }),
    failedTitle: 'Failed to fetch config.',
    edit: { allowed: true },
    onAdd: add,
    onSave: save,
    onDelete: remove,
  },
  beforeEach: () => {
    save.mockClear()
    add.mockClear()
    remove.mockClear()
  },
}

export default meta
type Story = StoryObj<typeof ResourcePropertiesTab>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const findName = (canvas: Canvas, place: number) => canvas.getByRole('textbox', { name: `Name of property ${place}` })
const pressSave = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: /SAVE/ }))
const lastParameters = () => save.mock.lastCall?.[1].flatMap(({ parameters }) => parameters) ?? []

/** Each property has a name, a type, its value, resource types and two flags. */
export const Default: Story = {
  parameters: { rows: ['RES-01', 'RES-04', 'RES-06'] },
  play: async ({ canvas }) => {
    await expect(findName(canvas, 3)).toHaveValue('Line Number')
    await expect(canvas.getByRole('textbox', { name: 'Default value of Line Number' })).toHaveValue('P-2100')
    await expect(canvas.getByRole('combobox', { name: 'Type of Coating System' })).toHaveValue('selection')
    await expect(canvas.getByRole('checkbox', { name: 'Heat Number requires elevated' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Coating System is always editable' })).toBeChecked()
    await expect(canvas.getByText('3 properties')).toBeVisible()
  },
}

/** A selector shows 3 resource types and counts the others, without a limit. */
export const ThreeTypes: Story = {
  parameters: { rows: ['RES-20', 'RES-21'] },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Heat Number/ })
    await expect(within(row).getAllByRole('button', { name: /^Remove / })).toHaveLength(3)
    await expect(within(row).getByRole('button', { name: '+2' })).toBeVisible()
    await userEvent.click(canvas.getByRole('combobox', { name: 'Resource types of Heat Number' }))
    const list = await screen.findByRole('listbox')
    await userEvent.click(within(list).getByRole('option', { name: 'Instrument' }))
    await expect(within(row).getByRole('button', { name: '+3' })).toBeVisible()
  },
}

export const Saved: Story = {
  name: 'A save packs changed properties and leaves the others as they are stored',
  tags: ['test-only'],
  parameters: { rows: ['RES-05', 'RES-08'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Heat Number is always editable' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Selection of Coating System' }), 'Galvanized{Enter}')
    await pressSave(canvas)
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
    await expect(save.mock.lastCall?.[0].version).toBe(3)
    const [heat, coating, line] = lastParameters()
    await expect(heat).toMatchObject({ bool: true, label_name: 'Heat Number' })
    await expect(JSON.parse(coating?.name ?? '')).toEqual({
      defaultValue: '',
      type: 'selection',
      selection: ['Epoxy', 'Polyurethane', 'Galvanized'],
      requiresElevated: false,
    })
    await expect(line).toEqual({ label_name: 'Line Number', label_type: 'text', name: 'P-2100' })
  },
}

export const Added: Story = {
  name: 'A new property gets the focus, and the first save reports a missing name or selection',
  tags: ['test-only'],
  parameters: { rows: ['RES-09', 'RES-10'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add property' }))
    await waitFor(() => expect(findName(canvas, 4)).toHaveFocus())
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type of property 4' }), 'selection')
    await expect(findName(canvas, 4)).not.toBeInvalid()
    await pressSave(canvas)
    await expect(save).not.toHaveBeenCalled()
    await waitFor(() => expect(findName(canvas, 4)).toHaveFocus())
    await expect(findName(canvas, 4)).toHaveAccessibleDescription('Property names cannot be blank.')
    await expect(canvas.getByRole('textbox', { name: 'Selection of property 4' })).toHaveAccessibleDescription(
      'Properties with restricted selection must have selections to choose from.',
    )
    await userEvent.type(findName(canvas, 4), 'Weld Map')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Selection of Weld Map' }), 'Issued{Enter}Void{Enter}')
    await pressSave(canvas)
    await waitFor(() => expect(lastParameters()).toHaveLength(4))
    await expect(lastParameters()[3]).toMatchObject({ label_name: 'Weld Map', label_type: 'text', bool: false })
  },
}

export const Duplicate: Story = {
  name: 'A name that is used twice for one resource type blocks the save and names the other row',
  tags: ['test-only'],
  parameters: { rows: ['RES-11', 'RES-14', 'RES-15'] },
  args: {
    view: ready({
      config: toConfig(
        toParameter('Heat Number', { resourceTypes: [201, 203] }),
        toParameter('Owner', { resourceTypes: [203] }),
      ),
      types,
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.clear(findName(canvas, 2))
    await userEvent.type(findName(canvas, 2), 'heat number')
    await expect(findName(canvas, 2)).toHaveAccessibleDescription('Property names must be unique.')
    await expect(canvas.getByText('Valve also has Heat Number in row 1.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /SAVE/ })).toHaveAttribute('aria-disabled', 'true')
    await pressSave(canvas)
    await expect(save).not.toHaveBeenCalled()
    await waitFor(() => expect(findName(canvas, 2)).toHaveFocus())
    const row = canvas.getByRole('row', { name: /heat number/ })
    await userEvent.click(within(row).getByRole('button', { name: 'Remove Valve' }))
    await expect(findName(canvas, 2)).not.toBeInvalid()
  },
}

export const TooLong: Story = {
  name: 'A text that is too long has an error at its field once its property was changed',
  tags: ['test-only'],
  parameters: { rows: ['LIC-88'] },
  args: {
    view: ready({ config: toConfig(toParameter('x'.repeat(10_000), { defaultValue: 'y'.repeat(10_000) })), types }),
  },
  play: async ({ canvas }) => {
    await expect(findName(canvas, 1)).not.toBeInvalid()
    await userEvent.type(findName(canvas, 1), 'z')
    await expect(findName(canvas, 1)).toHaveAccessibleDescription('Use 100 characters or fewer.')
    await expect(canvas.getByText('Use 1000 characters or fewer.')).toBeVisible()
  },
}

export const Removed: Story = {
  name: 'Removing a property moves the focus to the next one, and Discard restores the property',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Heat Number, row 1' }))
    await waitFor(() => expect(findName(canvas, 1)).toHaveFocus())
    await expect(findName(canvas, 1)).toHaveValue('Coating System')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(findName(canvas, 1)).toHaveValue('Heat Number')
  },
}

export const Filtered: Story = {
  name: 'Properties are filtered by text and by resource type',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Resource Type' }), '203')
    await expect(canvas.getByText('2 of 3 properties')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search properties' }), 'zzz')
    await expect(await canvas.findByText('No property matches this filter.')).toBeVisible()
  },
}

export const Conflict: Story = {
  name: 'A conflict asks about the fields and properties that both changed, and merges all others',
  tags: ['test-only'],
  parameters: { rows: ['RES-33', 'ERR-88'] },
  args: {
    onSave: async () => ({
      status: 'conflict',
      current: {
        ...toConfig(
          toParameter('Owner'),
          toParameter('Heat Number', { resourceTypes: [201, 202, 203, 204, 205], defaultValue: 'Unknown' }),
          { label_name: 'Line Number', label_type: 'text', name: 'P-9000' },
        ),
        version: 9,
      },
      author: { name: 'Mara Vance', at: Date.UTC(2026, 10, 24, 9, 30) },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Heat Number is always editable' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Coating System is always editable' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Default value of Line Number' }), '7')
    await pressSave(canvas)
    await expect(await canvas.findByRole('heading', { name: /^Mara Vance/ })).toBeVisible()
    const coating = within(canvas.getByRole('group', { name: /^Coating System/ }))
    const line = within(canvas.getByRole('group', { name: /^Default value of Line Number/ }))
    await expect(line.getByRole('radio', { name: /P-21007/ })).toBeVisible()
    await userEvent.click(line.getByRole('radio', { name: /P-9000/ }))
    await userEvent.click(coating.getByRole('radio', { name: /Removed/ }))
    await expect(canvas.getByRole('textbox', { name: 'Default value of Line Number' })).toHaveValue('P-9000')
    await expect(canvas.queryByRole('row', { name: /Coating System/ })).toBeNull()
    await expect(findName(canvas, 1)).toHaveValue('Owner')
    await expect(canvas.getByRole('checkbox', { name: 'Heat Number is always editable' })).toBeChecked()
    await expect(canvas.getByRole('textbox', { name: 'Default value of Heat Number' })).toHaveValue('Unknown')
  },
}

export const Deleted: Story = {
  name: 'DELETE asks before it removes the config, and says why it failed',
  tags: ['test-only'],
  parameters: { rows: ['CONF-21'] },
  args: { onDelete: async () => 'Config was not removed.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'DELETE' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete the Resource Properties config?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete config' }))
    await expect(await within(dialog).findByText('Config was not removed.')).toBeVisible()
  },
}

const waitForFrames = async (count: number): Promise<void> => {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
}

/** A tab whose config disappears before the deletion resolves, or after the dialog closed. */
function DeletableTab({ isRemovedFirst, ...props }: ResourcePropertiesTabProps & { isRemovedFirst: boolean }) {
  const [view, setView] = useState(props.view)
  const remove = async (): Promise<void> => {
    await waitForFrames(isRemovedFirst ? 1 : 6)
    setView(ready({ config: undefined, types }))
  }
  const onDelete = async (): Promise<undefined> => {
    const removal = remove()
    await waitForFrames(3)
    if (isRemovedFirst) await removal
  }
  return <ResourcePropertiesTab {...props} view={view} onDelete={onDelete} />
}

const playDeletion: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'DELETE' }))
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete config' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const button = await canvas.findByRole('button', { name: 'Add Resource Properties Config' })
  await waitFor(() => expect(button).toHaveFocus())
  // The dialog returns the focus two frames after it closes, and must leave this one alone.
  await waitForFrames(4)
  await expect(button).toHaveFocus()
}

export const DeletedFocus: Story = {
  name: 'After the deletion the button that adds the config again has the focus',
  tags: ['test-only'],
  parameters: { rows: ['CONF-21'] },
  render: (args) => <DeletableTab {...args} isRemovedFirst />,
  play: playDeletion,
}

export const DeletedFocusLater: Story = {
  name: 'The button has the focus as well when the config disappears after the dialog',
  tags: ['test-only'],
  parameters: { rows: ['CONF-21'] },
  render: (args) => <DeletableTab {...args} isRemovedFirst={false} />,
  play: playDeletion,
}

/** A project without the config offers to add it. */
export const Without: Story = {
  name: 'No properties',
  parameters: { rows: ['RES-02'] },
  args: { view: ready({ config: undefined, types }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This project has no resource properties')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add Resource Properties Config' }))
    await waitFor(() => expect(add).toHaveBeenCalledTimes(1))
  },
}

/** A license without the config. */
export const OfLicense: Story = {
  name: 'License without the config',
  args: { owner: 'license', view: ready({ config: undefined, types }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This license has no resource properties' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add Resource Properties Config' })).toBeEnabled()
  },
}

/** A config without properties. */
export const NoProperties: Story = {
  name: 'Config without properties',
  args: { view: ready({ config: toConfig(), types }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No properties yet. Add the first one.')).toBeVisible()
  },
}

/** Without the role the properties are read-only with the reason. */
export const ReadOnly: Story = {
  parameters: { rows: ['PERM-28'] },
  args: { edit: refused('You need the "Administer Project Update" role. Ask your administrator.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You can view these properties but not change them\./)).toBeVisible()
    await userEvent.type(findName(canvas, 1), 'x')
    await expect(findName(canvas, 1)).toHaveValue('Heat Number')
    await expect(canvas.queryByRole('button', { name: 'Add property' })).toBeNull()
  },
}

export const Loading: Story = { args: { view: loading() } }

/** A failed load says why and can be tried again. */
export const LoadFailed: Story = {
  parameters: { rows: ['RES-17', 'MSG-21'] },
  args: { view: failed({ message: 'Failed to fetch resource types.' }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to fetch resource types.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const ManyRows: Story = {
  name: 'Many properties with long names',
  args: {
    view: ready({
      config: toConfig(
        ...Array.from({ length: 60 }, (_, place) =>
          toParameter(`Property ${place} with a long name for modules and their documents`, {
            resourceTypes: [201, 202, 203, 204],
            ...(place % 2 === 0 && {
              type: 'selection',
              selection: ['A selection with a very long text that wraps', 'B', 'C', 'D', 'E', 'F'],
            }),
          }),
        ),
      ),
      types,
    }),
  },
}

export const SelectionDefault: Story = {
  name: 'A selection has a default value, which goes when it leaves the selection',
  tags: ['test-only'],
  parameters: { rows: ['RES-04', 'RES-07'] },
  args: {
    view: ready({
      config: toConfig(
        toParameter('Coating', { type: 'selection', selection: ['Epoxy', 'Zinc'], defaultValue: 'Zinc' }),
        toParameter('Grade', { type: 'selection', selection: ['A', 'B'] }),
      ),
      types,
    }),
  },
  play: async ({ canvas }) => {
    const coating = canvas.getByRole('combobox', { name: 'Default value of Coating' })
    await expect(coating).toHaveValue('Zinc')
    await userEvent.click(
      within(canvas.getByRole('row', { name: /Coating/ })).getByRole('button', { name: 'Remove Zinc' }),
    )
    await expect(coating).toHaveValue('')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Default value of Grade' }), 'B')
    await pressSave(canvas)
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
    await expect(lastParameters().map(({ name }) => unpackName(name ?? ''))).toMatchObject([
      { selection: ['Epoxy'], defaultValue: '' },
      { selection: ['A', 'B'], defaultValue: 'B' },
    ])
  },
}

/** A button deletes the config as someone else would. */
function DeletedElsewhere(props: ResourcePropertiesTabProps) {
  const [view, setView] = useState(props.view)
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return (
    <TabActionsContext value={slot}>
      <div ref={setSlot} />
      <Button data-elsewhere="" onPointerDown={() => setView(ready({ config: undefined, types }))}>
        Delete elsewhere
      </Button>
      <ResourcePropertiesTab {...props} view={view} />
    </TabActionsContext>
  )
}

export const RemovedElsewhere: Story = {
  name: 'A config that someone else deleted says so, and can be added again with what was typed',
  tags: ['test-only'],
  parameters: { rows: ['RES-02', 'CONF-20'] },
  render: (args) => <DeletedElsewhere {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(findName(canvas, 3), ' 2')
    const button = canvasElement.querySelector('[data-elsewhere]')
    button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await expect(await canvas.findByText(/Someone else deleted ResourceProperties\./)).toBeVisible()
    await expect(findName(canvas, 3)).toHaveValue('Line Number 2')
    await pressSave(canvas)
    await expect(canvas.getByRole('button', { name: 'Add it again ResourceProperties' })).toHaveFocus()
    await expect(save).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(add).toHaveBeenCalledTimes(1))
    const [entries] = add.mock.calls[0] ?? []
    await expect(entries?.[0]?.parameters.at(-1)?.label_name).toBe('Line Number 2')
    await waitFor(() => expect(canvas.queryByText(/Someone else deleted/)).toBeNull())
  },
}
