import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { mappingMessages } from '@sitewright/domain/resource-mappings/messages'
import type { MappedOwner } from '@sitewright/domain/resource-mappings/owners'
import { refused } from '@sitewright/domain/shared/policy'
import { failed, loading, ready } from '../../view/view-state'
import { TabActionsContext } from '../patterns/TabActions'
import { MappingsTab, type MappingsTabProps, type ProjectMappings } from './MappingsTab'
import type { SaveMapping } from './use-mapping-changes'

const types = [
  { typeNumber: 707, typeName: 'Adjustment', resourceTypeId: 0 },
  { typeNumber: 202, typeName: 'Fitting', resourceTypeId: 10 },
  { typeNumber: 206, typeName: 'Instrument', resourceTypeId: 14 },
  { typeNumber: 201, typeName: 'Pipe Spool', resourceTypeId: 9 },
  { typeNumber: 204, typeName: 'Steel Member', resourceTypeId: 12 },
  { typeNumber: 203, typeName: 'Valve', resourceTypeId: 11 },
]
const owner = (id: number, name: string, resourceTypes: readonly number[], problem?: string): MappedOwner => ({
  id,
  name,
  relatedKey: `key ${id}`,
  problem,
  resourceTypes,
})
const owners = [
  owner(1, 'Concrete Pour', []),
  owner(2, 'Hydrotest', [202], mappingMessages.archived),
  owner(3, 'Painting and Insulation', [203, 206]),
  owner(4, 'Precast Production', [], mappingMessages.hasProduction),
  owner(5, 'Steel Erection', [204]),
]
const view = ready({ owners, types })
/** The target has a copy of workflow 3, and another workflow that uses valves. */
const targetOwners = [{ ...owner(30, 'Painting and Insulation', []), relatedKey: 'key 3' }, owner(31, 'Tie-ins', [203])]

const save = fn<SaveMapping>(async () => undefined)
const copy = fn<MappingsTabProps['copy']['onCopy']>(async () => undefined)

/** Stores what is saved, as the cache of the portal does. */
function StoredTab({ view: first, onSave, ...props }: MappingsTabProps) {
  const [current, setCurrent] = useState(first)
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const store: SaveMapping = async (id, change) => {
    const failure = await onSave(id, change)
    const apply = ({ owners: known, ...rest }: ProjectMappings): ProjectMappings => ({
      ...rest,
      owners: known.map((row) =>
        row.id === id
          ? {
              ...row,
              resourceTypes: [...row.resourceTypes.filter((type) => !change.removed.includes(type)), ...change.added],
            }
          : row,
      ),
    })
    if (failure === undefined) setCurrent((before) => (before.state === 'ready' ? ready(apply(before.value)) : before))
    return failure
  }
  return (
    <TabActionsContext value={slot}>
      <div ref={setSlot} />
      <MappingsTab {...props} view={current} onSave={store} />
    </TabActionsContext>
  )
}

const meta: Meta<typeof MappingsTab> = {
  title: 'Screens/Projects/Resource type mappings',
  component: MappingsTab,
  render: (args) => <StoredTab {...args} />,
  parameters: { layout: 'fullscreen' },
  args: {
    kind: 'workflow',
    view,
    edit: { allowed: true },
    onSave: save,
    copy: {
      targets: [{ projectId: 9, name: 'Tank Farm Revamp' }],
      isLoading: false,
      failure: undefined,
      onRetry: fn(),
      onReadTarget: async () => ({ owners: targetOwners }),
      onCopy: copy,
    },
  },
  beforeEach: () => {
    save.mockClear()
    copy.mockClear()
  },
}

export default meta
type Story = StoryObj<typeof MappingsTab>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const findField = (canvas: Canvas, name: string) => canvas.getByRole('combobox', { name: `Resource types of ${name}` })
const isDisabled = (option: HTMLElement): boolean => option.getAttribute('aria-disabled') === 'true'

/** A chosen type is saved at once, and one of another workflow is disabled with its name. */
export const Workflows: Story = {
  parameters: { rows: ['RES-22', 'RES-24'] },
  play: async ({ canvas }) => {
    await userEvent.click(findField(canvas, 'Concrete Pour'))
    const valve = await screen.findByRole('option', { name: /Valve/ })
    await expect(isDisabled(valve)).toBe(true)
    await expect(valve).toHaveTextContent('Used by Painting and Insulation.')
    await userEvent.click(screen.getByRole('option', { name: /Pipe Spool/ }))
    await waitFor(() => expect(save).toHaveBeenCalledWith(1, { added: [201], removed: [] }))
    await expect(await canvas.findByRole('button', { name: 'Remove Pipe Spool' })).toBeVisible()
  },
}

export const Removed: Story = {
  name: 'The button of a tag removes its type, and the focus stays in the field',
  tags: ['test-only'],
  parameters: { rows: ['RES-32'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Steel Member' }))
    await waitFor(() => expect(save).toHaveBeenCalledWith(5, { added: [], removed: [204] }))
    await waitFor(() => expect(findField(canvas, 'Steel Erection')).toHaveFocus())
  },
}

/** An archived workflow with types is listed with the reason, one without types is not. */
export const NotOffered: Story = {
  parameters: { rows: ['RES-26', 'RES-27'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(mappingMessages.archived)).toBeVisible()
    await expect(canvas.queryByText('Precast Production')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Fitting' }))
    await waitFor(() => expect(save).toHaveBeenCalledWith(2, { added: [], removed: [202] }))
    await waitFor(() => expect(findField(canvas, 'Hydrotest')).toHaveFocus())
  },
}

/** A type can have several preservations. */
export const Preservations: Story = {
  parameters: { rows: ['RES-23', 'RES-25'] },
  args: { kind: 'preservation' },
  play: async ({ canvas }) => {
    await userEvent.click(findField(canvas, 'Concrete Pour'))
    await userEvent.click(await screen.findByRole('option', { name: /Valve/ }))
    await waitFor(() => expect(save).toHaveBeenCalledWith(1, { added: [203], removed: [] }))
  },
}

/** A failed save says why under the field, and the types stay as they were. */
export const SaveFailed: Story = {
  parameters: { rows: ['MSG-75'] },
  args: { onSave: async () => mappingMessages.saveFailed },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Steel Member' }))
    await expect(await canvas.findByText('Config was not saved.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Remove Steel Member' })).toBeVisible()
  },
}

async function openCopy(canvas: Canvas): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Copy to project' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'Project' }))
  await userEvent.click(await screen.findByRole('option', { name: /Tank Farm/ }))
  return dialog
}

export const Copied: Story = {
  name: 'A copy shows what it skips, and copies the others',
  tags: ['test-only'],
  parameters: { rows: ['RES-28', 'RES-29', 'RES-30'] },
  play: async ({ canvas }) => {
    const dialog = await openCopy(canvas)
    await expect(await within(dialog).findByText('Valve already has a config assigned')).toBeVisible()
    await expect(within(dialog).getByText('Painting and Insulation: Instrument')).toBeVisible()
    await expect(within(dialog).getByText(/^Steel Erection has no copy in the target/)).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(copy).toHaveBeenCalledWith(9, [{ id: 30, resourceTypes: [206] }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const CopiedPreservations: Story = {
  name: 'A copy of preservations does not skip a type that another preservation has',
  tags: ['test-only'],
  parameters: { rows: ['RES-31'] },
  args: { kind: 'preservation' },
  play: async ({ canvas }) => {
    const dialog = await openCopy(canvas)
    await expect(await within(dialog).findByText('Painting and Insulation: Valve, Instrument')).toBeVisible()
    await expect(within(dialog).queryByText(/already has a config assigned/)).toBeNull()
  },
}

/** Without the role the types are read-only with the reason. */
export const ReadOnly: Story = {
  parameters: { rows: ['PERM-28'] },
  args: { edit: refused('You need the "Administer Workflow" role. Ask your administrator.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You can view these resource types but not change them\./)).toBeVisible()
    await expect(findField(canvas, 'Concrete Pour')).toHaveAttribute('readonly', '')
    await expect(canvas.getByRole('button', { name: 'Copy to project' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Loading: Story = { args: { view: loading() } }

/** A failed load says why and can be tried again. */
export const LoadFailed: Story = {
  args: { view: failed({ message: 'The service does not respond.' }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** A project without workflows. */
export const Empty: Story = {
  args: { view: ready({ owners: [], types }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No workflow can be assigned here')).toBeVisible()
  },
}

export const LongTexts: Story = {
  name: 'Many rows with long names',
  args: {
    view: ready({
      owners: Array.from({ length: 60 }, (_, place) =>
        owner(place, `Workflow ${place} with a very long name for prefabricated modules and their documents`, []),
      ),
      types,
    }),
  },
}
