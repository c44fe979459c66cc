import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import type { EditorDraft } from '@sitewright/domain/workflows/editor-draft'
import { judgeProjects } from '@sitewright/domain/workflows/project-choice'
import { useState } from 'react'
import { Button } from '../../button/Button'
import { sampleItem, samplePhase } from '@sitewright/domain/workflows/workflow-sample'
import { ready } from '../../view/view-state'
import { createMemoryStore, storedDraft } from '../fixtures/drafts'
import { DraftStores } from '../patterns/draft-store'
import { linkedPhases, manyPhases, spoolPhases } from '../fixtures/workflow-boards'
import { existingWorkflows } from '../fixtures/existing-phases'
import { DryRunPanel } from './DryRunPanel'
import type { EditorParts } from './EditorDialogs'
import { ExistingPhaseDialog } from './ExistingPhaseDialog'
import { WorkflowItemEditor } from './item/WorkflowItemEditor'
import { type StoredWorkflow, WorkflowEditor, type WorkflowEditorProps } from './WorkflowEditor'

const PROJECTS = [
  { projectId: 12, name: 'Northgate Refinery Expansion' },
  { projectId: 17, name: 'Tank Farm Revamp' },
  { projectId: 22, name: 'Jetty 3' },
]

const toCopies = (version: number) => [
  { workflowId: 1, projectId: 12, version },
  { workflowId: 2, projectId: 17, version },
]

/** A stored workflow in a version. */
const storedAs = (draft: EditorDraft, version: number): StoredWorkflow => ({
  draft,
  workflowRelatedKey: 'spools',
  copies: toCopies(version),
})

const statusList = (...names: string[]) => names.map((name, index) => ({ name, state: 4 + index }))
/** An item that uses two statuses. */
const used = sampleItem('1', 100, {
  itemStateFromEquipmentStatus: [
    { progressState: 0, equipmentStatusState: 4 },
    { progressState: 1, equipmentStatusState: 6 },
  ],
})

const spools: EditorDraft = { name: 'Spool Fabrication', projectIds: [12, 17], phases: spoolPhases }

const getProjectName = (projectId: number): string =>
  PROJECTS.find((project) => project.projectId === projectId)?.name ?? String(projectId)

const parts: EditorParts = {
  existingPhases: (props) => (
    <ExistingPhaseDialog {...props} view={ready(existingWorkflows)} getProjectName={getProjectName} />
  ),
  item: ({ phases, projectIds, itemId, tab, onChange, onClose }) => (
    <WorkflowItemEditor
      workflow={{ phases }}
      itemId={itemId}
      {...(tab && { initialTab: tab })}
      context={{
        projectCount: projectIds.length,
        hasDifferingStatuses: false,
        sites: ready([]),
        equipmentStatuses: ready([]),
      }}
      onChange={(workflow) => onChange(workflow.phases)}
      onClose={onClose}
    />
  ),
}

const editorArgs: WorkflowEditorProps = {
  mode: 'edit',
  stored: storedAs(spools, 1),
  judgeProjects: () => PROJECTS,
  projectsState: {},
  getContext: (projectIds) => ({ projectCount: projectIds.length, hasDifferingStatuses: false }),
  getProjectName,
  parts,
  onSave: fn(async () => ({ status: 'saved' as const })),
  onSaved: fn(),
  isStoredDraft: () => true,
  listHref: '#list',
  copyHref: '#copy',
  tabs: [
    { href: '#editor', label: 'Workflow', isCurrent: true },
    { href: '#activity', label: 'Activity' },
  ],
  toasts: { error: fn(), info: fn(), close: fn() },
}

const drafts = createMemoryStore()

const meta: Meta<typeof WorkflowEditor> = {
  title: 'Screens/Workflows/Editor',
  component: WorkflowEditor,
  parameters: { layout: 'fullscreen' },
  args: editorArgs,
  decorators: (Story) => (
    <DraftStores value={drafts}>
      <Story />
    </DraftStores>
  ),
  beforeEach: () => drafts.texts.clear(),
}

export default meta
type Story = StoryObj<typeof WorkflowEditor>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const nameField = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Workflow Name' })
const press = (canvas: Canvas, name: string | RegExp) => userEvent.click(canvas.getByRole('button', { name }))
const inDialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))
const withWeight = (weight: number) =>
  spoolPhases.map((phase, at) => (at === 0 ? { ...phase, phaseWeight: weight } : phase))

/** Edits name, projects and phases with undo over all of it. */
export const Default: Story = {
  parameters: { rows: ['WF-29', 'WF-79'] },
  play: async ({ canvas }) => {
    await userEvent.type(nameField(canvas), ' A')
    canvas.getByRole('button', { name: 'Put away' }).focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    const bar = await canvas.findByRole('region', { name: 'Unsaved changes' })
    await expect(within(bar).getByText('2 unsaved changes')).toBeVisible()
    await press(canvas, 'Undo: Move Put away')
    await userEvent.click(nameField(canvas))
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(nameField(canvas)).toHaveValue('Spool Fabrication')
    await expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
    await userEvent.keyboard('{Control>}y{/Control}')
    await expect(nameField(canvas)).toHaveValue('Spool Fabrication A')
  },
}

export const Rebalances: Story = {
  name: 'Rebalances weights that are not 100, as one step',
  tags: ['test-only'],
  args: {
    stored: storedAs(
      {
        ...spools,
        phases: withWeight(60).map((phase, at) => ({
          ...phase,
          items: phase.items.map((item) => (at === 0 ? { ...item, itemWeight: 20 } : item)),
        })),
      },
      1,
    ),
  },
  parameters: { rows: ['WF-95'] },
  play: async ({ canvas }) => {
    const receive = within(await canvas.findByRole('region', { name: /^Phase Receive/ }))
    await userEvent.click(receive.getByRole('button', { name: /^Rebalance evenly/ }))
    await expect(receive.queryByRole('button', { name: /^Rebalance/ })).toBeNull()
    await expect(receive.getByRole('button', { name: 'Receive' })).toHaveFocus()
    await expect(canvas.getByText('Weights of Receive add up to 100.')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Rebalance' }))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(await canvas.findByText('Weights 100 of 100')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Phase weights/ })).toHaveFocus()
    await press(canvas, 'Undo: Rebalance phases')
    await press(canvas, 'Undo: Rebalance Receive')
    await expect(receive.getByRole('button', { name: /^Rebalance evenly/ })).toBeVisible()
  },
}

/** The editor with a dry run, which it opens and closes. */
function WithDryRun(props: WorkflowEditorProps) {
  const [isOpen, setOpen] = useState(false)
  const withPart: EditorParts = {
    ...parts,
    dryRun: (shown) => (
      <DryRunPanel
        {...shown}
        boardHref="#board"
        statuses={[]}
        getSiteName={() => undefined}
        toasts={{ info: fn(), error: fn() }}
      />
    ),
  }
  return <WorkflowEditor {...props} parts={withPart} dryRun={{ isOpen, onOpen: setOpen }} />
}

export const RunsDry: Story = {
  name: 'Runs the draft dry and returns to it as it was',
  tags: ['test-only'],
  parameters: { rows: ['WF-85'] },
  render: (args) => <WithDryRun {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(nameField(canvas), ' A')
    await press(canvas, 'Dry run')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dry run' })).toBeVisible()
    await expect(canvas.getByText('Draft with 1 unsaved change')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Back to the workflow' })).toHaveFocus()
    await press(canvas, 'Complete Put away')
    await press(canvas, 'Back to the workflow')
    await expect(canvas.getByRole('button', { name: 'Dry run' })).toHaveFocus()
    await expect(nameField(canvas)).toHaveValue('Spool Fabrication A')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const Saves: Story = {
  name: 'Saves with Ctrl+S in one call and goes on',
  tags: ['test-only'],
  parameters: { rows: ['WF-20', 'WF-21', 'WF-77'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(nameField(canvas), ' A')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
    await expect(mocked(args.onSave).mock.calls[0]?.[0].name).toBe('Spool Fabrication A')
    await expect(drafts.texts.size).toBe(0)
  },
}

/** A new workflow has Add Workflow, disabled until it has phases, items and a project. */
export const New: Story = {
  parameters: { rows: ['WF-20', 'WF-60', 'WF-61', 'WF-62'] },
  args: {
    mode: 'new',
    copyHref: undefined,
    stored: { draft: { name: '', projectIds: [], phases: [] }, workflowRelatedKey: 'new', copies: [] },
  },
  play: async ({ canvas, args }) => {
    const add = canvas.getByRole('button', { name: 'Add Workflow' })
    await expect(add).toHaveAccessibleDescription('Add at least one phase.')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(canvas.getByRole('group', { name: /^Correct these 3 errors/ })).toHaveFocus()
    await expect(args.toasts.error).toHaveBeenCalledWith('Please Provide a name')
    // A press of the disabled button answers like Ctrl+S.
    add.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('group', { name: /^Correct these 3 errors/ })).toHaveFocus()
    await press(canvas, 'Add phase')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'New phase' }))
    const phase = await inDialog('New phase')
    await expect(phase.getByRole('spinbutton', { name: 'Phase Weight' })).toHaveValue('0')
    await userEvent.click(phase.getByRole('button', { name: 'OK' }))
    await expect(phase.getByRole('textbox', { name: 'Phase Name' })).toHaveAccessibleDescription(
      'Phase name is Required',
    )
    await userEvent.type(phase.getByRole('textbox', { name: 'Phase Name' }), 'Receive{Enter}')
    await waitFor(() => expect(add).toHaveAccessibleDescription('Add at least one item to phase Receive.'))
    await expect(canvas.getByText('Phase Receive added at position 1.')).toHaveAttribute('role', 'status')
    await expect(canvas.getByRole('button', { name: 'Receive' })).toHaveAccessibleDescription(/Weight 0/)
    await press(canvas, 'Create Item in Receive')
    const item = within(await screen.findByRole('dialog', { name: /^Create item/ }))
    await userEvent.type(item.getByRole('textbox', { name: 'Item Name' }), 'Count')
    await userEvent.click(item.getByRole('button', { name: 'Create item' }))
    await waitFor(() => expect(add).toHaveAccessibleDescription('Select at least one project.'))
    await userEvent.click(canvas.getByRole('combobox', { name: 'Projects' }))
    await userEvent.click(await screen.findByRole('option', { name: /Jetty 3/ }))
    await userEvent.keyboard('{Escape}')
    await expect(add).not.toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(add)
    await expect(args.toasts.error).toHaveBeenCalledWith('Please Provide a name')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

const faulty = {
  ...spools,
  phases: withWeight(30).map((phase, at) => (at === 1 ? { ...phase, items: phase.items.slice(1) } : phase)),
}

export const StoredFaults: Story = {
  name: 'Saves another change of a workflow that was stored with faults',
  tags: ['test-only'],
  parameters: { rows: ['LIC-88'] },
  args: { stored: storedAs(faulty, 1) },
  play: async ({ canvas, args }) => {
    await userEvent.type(nameField(canvas), ' A')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await expect(canvas.queryByRole('group', { name: /^Correct/ })).toBeNull()
  },
}

export const Links: Story = {
  name: 'Shows the links of a card, with the statuses of the projects, and undoes a removed one',
  tags: ['test-only'],
  args: {
    stored: storedAs({ ...spools, projectIds: [12], phases: linkedPhases }, 1),
    getStatusLists: () => ({ ofProjects: new Map([[12, statusList('Under repair')]]) }),
  },
  parameters: { rows: ['WF-100', 'WF-101'] },
  play: async ({ canvas }) => {
    const fitUp = await canvas.findByRole('button', { name: 'Fit-up' })
    fitUp.focus()
    await userEvent.keyboard('l')
    const panel = within(await canvas.findByRole('region', { name: 'Links' }))
    await expect(await panel.findByText('Sets the status to Under repair when the item is completed')).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: /^Remove link/ }))
    await expect(panel.getByRole('button', { name: 'Properties of Fit-up' })).toHaveFocus()
    await expect(panel.queryByText('Deleted item')).toBeNull()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(panel.getByText('Deleted item')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('region', { name: 'Links' })).toBeNull()
    await expect(fitUp).toHaveFocus()
  },
}

const gone = { phaseId: 'receive', itemId: 'gone' }
/** Two links to items that no longer exist, and a condition of two. */
const dangling: EditorDraft = {
  ...spools,
  phases: spoolPhases.map((phase) => ({
    ...phase,
    items: phase.items.map((item) => {
      if (item.itemId === 'put away') return { ...item, reset: [gone, { phaseId: 'fabricate', itemId: 'cut' }] }
      return item.itemId === 'cut' ? { ...item, preRequisite: gone } : item
    }),
  })),
}

/** Links to items that no longer exist are marked before any save, counted and corrected. */
export const DeletedTargets: Story = {
  args: { stored: storedAs(dangling, 1) },
  parameters: { rows: ['WF-97', 'WF-98', 'WF-99', 'ITEM-61'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('2 links point to items that no longer exist.')).toBeVisible()
    const putAway = await canvas.findByRole('button', { name: 'Put away' })
    await expect(putAway).toHaveAccessibleDescription(
      /This Auto-Reset entry points to an item that no longer exists. Choose another item. Link to deleted item Resets a deleted item, Cut/,
    )
    await expect(canvas.getAllByText('Link to deleted item')).toHaveLength(2)
    await press(canvas, 'Go to next')
    await expect(putAway).toHaveFocus()
    await press(canvas, 'Go to next')
    await expect(canvas.getByRole('button', { name: 'Cut' })).toHaveFocus()
    // A change of the item with the link is refused, and two presses save it.
    await userEvent.keyboard('{F2}Saw{Enter}{Control>}s{/Control}')
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(canvas.getByRole('group', { name: /^Correct this error/ })).toHaveFocus()
    await press(canvas, 'Remove link: Saw, Fabricate: Prerequisite')
    await expect(canvas.getByText('Link removed: Saw, Fabricate: Prerequisite.')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Remove link: Put away, Receive: Auto-Reset' })).toHaveFocus()
    await press(canvas, /^Save/)
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await press(canvas, 'Choose item… for Put away, Receive: Auto-Reset')
    const dialog = await inDialog('Item Properties: Put away')
    await expect(dialog.getByRole('tab', { name: /^Auto-Reset/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Choose item… for Put away, Receive: Auto-Reset' })).toHaveFocus(),
    )
    await press(canvas, 'Choose item… for Put away, Receive: Auto-Reset')
    await inDialog('Item Properties: Put away')
    await userEvent.click(screen.getByRole('button', { name: /^Remove .*Deleted item/ }))
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(putAway).toHaveFocus())
    await press(canvas, /^Undo: /)
    await press(canvas, 'Remove link: Put away, Receive: Auto-Reset')
    await expect(putAway).toHaveFocus()
    await expect(canvas.queryByText('Link to deleted item')).toBeNull()
    await press(canvas, 'Undo: Remove a link from Put away')
    await expect(canvas.getByText('1 link points to an item that no longer exists.')).toBeVisible()
  },
}

export const DeletedTargetsReadOnly: Story = {
  name: 'Shows links to deleted items to users who can change nothing',
  tags: ['test-only'],
  args: { stored: storedAs(dangling, 1), readOnlyNote: 'This workflow is archived.' },
  parameters: { rows: ['WF-98'] },
  play: async ({ canvas }) => {
    await press(canvas, 'Go to next')
    await expect(await canvas.findByRole('button', { name: 'Put away' })).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: /^Remove link/ })).toBeNull()
  },
}

export const DeletedTargetOfACondition: Story = {
  name: 'Does not remove a condition that is one of two',
  tags: ['test-only'],
  args: {
    stored: storedAs(
      {
        ...spools,
        phases: spoolPhases.map((phase) => ({
          ...phase,
          items: phase.items.map((item) =>
            item.itemId === 'put away'
              ? {
                  ...item,
                  complete: [],
                  conditionalVisibility: [
                    { ...gone, condition: 'Fits' },
                    { phaseId: 'fabricate', itemId: 'cut', condition: 'Too short' },
                  ],
                }
              : item,
          ),
        })),
      },
      1,
    ),
  },
  parameters: { rows: ['WF-99', 'ITEM-73'] },
  play: async ({ canvas }) => {
    const remove = await canvas.findByRole('button', { name: 'Remove link: Put away, Receive: Conditional “Fits”' })
    await expect(remove).toHaveAttribute('aria-disabled', 'true')
    await expect(remove).toHaveAccessibleDescription(/^Conditional visibility needs at least 2 conditions/)
    await press(canvas, /^Choose item/)
    const dialog = await inDialog('Item Properties: Put away')
    await expect(dialog.getByRole('tab', { name: /^Conditional/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Escape}')
  },
}

/** Lists what keeps it from being saved, with links to the places, and sends nothing. */
export const Faults: Story = {
  parameters: { rows: ['WF-47', 'WF-48', 'WF-56', 'WF-58'] },
  args: { stored: { ...storedAs(faulty, 1), copies: [] } },
  play: async ({ canvas, args }) => {
    await userEvent.clear(nameField(canvas))
    await userEvent.keyboard('{Control>}s{/Control}')
    const summary = canvas.getByRole('group', { name: 'Correct these 3 errors before you save:' })
    await expect(summary).toHaveFocus()
    await expect(args.toasts.error).toHaveBeenCalledWith('Please Provide a name')
    const texts = within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
    await expect(texts).toEqual([
      'Workflow name is Required',
      'Sum of phase weights must equal 100',
      'Fabricate: Sum of item weight within Phase must be equal 100',
    ])
    await userEvent.click(within(summary).getByRole('link', { name: /^Fabricate/ }))
    await expect(canvas.getByRole('button', { name: 'Edit Weights: Fabricate' })).toHaveFocus()
    await userEvent.click(within(summary).getByRole('link', { name: 'Workflow name is Required' }))
    await expect(nameField(canvas)).toHaveFocus()
    await expect(nameField(canvas)).toHaveAccessibleDescription('Workflow name is Required')
    await userEvent.keyboard('Spools')
    await expect(nameField(canvas)).toBeValid()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const NoProject: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Projects' }))
    await userEvent.keyboard('{Control>}s{/Control}')
    const summary = await canvas.findByRole('group', { name: 'Correct this error before you save:' })
    await userEvent.click(within(summary).getByRole('link', { name: 'Select at least one project.' }))
    await expect(canvas.getByRole('combobox', { name: 'Projects' })).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const NegativeWeight: Story = {
  name: 'Does not send a negative phase weight',
  tags: ['test-only'],
  parameters: { rows: ['WF-55'] },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Phase weights')
    const dialog = await inDialog('Phase weights')
    const field = dialog.getByRole('spinbutton', { name: 'Receive' })
    await userEvent.clear(field)
    await userEvent.type(field, '-40')
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription(/Phase Weight must be greater than 0/)
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(canvas.getByRole('link', { name: 'Phase Weights must be positive' })).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const ItemWeights: Story = {
  name: 'Edit Weights has an input for each item, and OK is one step of undo',
  tags: ['test-only'],
  parameters: { rows: ['WF-38', 'WF-39'] },
  play: async ({ canvas }) => {
    await press(canvas, 'Edit Weights: Fabricate')
    const dialog = await inDialog('Edit Weights: Fabricate')
    const weights = dialog.getAllByRole('spinbutton')
    await expect(weights).toHaveLength(2)
    await expect(weights[0]).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Even split' }))
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    const bar = await canvas.findByRole('region', { name: 'Unsaved changes' })
    await expect(within(bar).getByText('2 unsaved changes')).toBeVisible()
    await press(canvas, 'Undo: Change weights of Fabricate')
    await expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
  },
}

export const PhaseProperties: Story = {
  name: 'Each phase has a name, a color and a weight',
  tags: ['test-only'],
  parameters: { rows: ['WF-36', 'WF-49', 'WF-50', 'WF-52'] },
  play: async ({ canvas }) => {
    await press(canvas, 'Fabricate')
    const dialog = await inDialog('Phase: Fabricate')
    const name = dialog.getByRole('textbox', { name: 'Phase Name' })
    await userEvent.clear(name)
    await userEvent.type(name, ' receive')
    await expect(name).toHaveAccessibleDescription('Phase name must be unique within workflow')
    await userEvent.clear(name)
    await userEvent.type(name, 'Build')
    const weight = dialog.getByRole('spinbutton', { name: 'Phase Weight' })
    await userEvent.clear(weight)
    await userEvent.type(weight, '101')
    await expect(weight).toHaveAccessibleDescription('Phase Weight must be less than 100')
    await userEvent.click(dialog.getByRole('radio', { name: /Steel blue/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await expect(await canvas.findByRole('region', { name: 'Phase Build, weight 101, 2 items' })).toBeVisible()
    await press(canvas, 'Undo: Change Build')
    await expect(canvas.getByRole('region', { name: 'Phase Fabricate, weight 60, 2 items' })).toBeVisible()
  },
}

const [, fabricate] = spoolPhases
const fabricateFields = { phaseName: 'Fabricate', color: fabricate?.color, phaseWeight: fabricate?.phaseWeight }

export const StoredPhase: Story = {
  name: 'The dialog of a phase offers what was typed in it with its age and what changed since then, and Cancel removes it from the device',
  tags: ['test-only'],
  parameters: { rows: ['DRAFT-02', 'DRAFT-12'] },
  beforeEach: () =>
    void drafts.texts.set(
      `phase ${fabricate?.phaseId}`,
      storedDraft({ ...fabricateFields, phaseWeight: 55 }, { ...fabricateFields, phaseName: 'Build' }),
    ),
  play: async ({ canvas }) => {
    await press(canvas, 'Fabricate')
    const dialog = await inDialog('Phase: Fabricate')
    await expect(
      await dialog.findByText(
        'You have unsaved changes on this device, from 3 hours ago. The saved version has changed since then: Phase Weight.',
      ),
    ).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Restore my changes' }))
    await expect(dialog.getByRole('textbox', { name: 'Phase Name' })).toHaveValue('Build')
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Phase Name' })).toHaveFocus())
    await waitFor(() => expect(drafts.texts.size).toBe(1))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(drafts.texts.size).toBe(0)
  },
}

export const ExistingPhase: Story = {
  name: 'Inserts a phase of another workflow as one step and focuses its menu',
  tags: ['test-only'],
  parameters: { rows: ['WF-32', 'WF-33', 'WF-105', 'WF-110'] },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Add phase')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Existing phase' }))
    const dialog = await inDialog(/^Add an existing phase/)
    const search = await dialog.findByRole('combobox', { name: /^Search phases/ })
    await userEvent.type(search, 'hydrotest')
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('region', { name: /^Phase Test, weight 0/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Phase Test' })).toHaveFocus()
    await expect(canvas.getByText('Weights 100 of 100')).toBeVisible()
    const [text, options] = mocked(args.toasts.info).mock.calls[0] ?? []
    await expect(text).toBe('Test inserted. 3 parts were not copied: links and email addresses.')
    await expect(options?.action?.label).toBe('Undo')
    options?.action?.onAction()
    await waitFor(() => expect(canvas.queryByRole('region', { name: /^Phase Test/ })).toBeNull())
    await waitFor(() => expect(args.toasts.close).toHaveBeenCalledWith('phase-inserted'))
  },
}

export const CannotRemove: Story = {
  name: 'A project with archive errors stays selected, and the popover gives the reasons',
  tags: ['test-only'],
  parameters: { rows: ['WF-65', 'WF-66', 'MSG-62', 'MSG-63'] },
  args: {
    judgeProjects: () =>
      PROJECTS.map((project) =>
        project.projectId === 17
          ? { ...project, disabledReason: 'Cannot Remove', cannotRemove: ['Assigned to resource type Pipe Spool'] }
          : project,
      ),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Cannot Remove')
    const panel = await screen.findByRole('dialog', { name: 'Cannot Remove' })
    await waitFor(() => expect(within(panel).getByText('Assigned to resource type Pipe Spool')).toBeVisible())
  },
}

/** The phases with an equipment status at one item. */
const mapped = spoolPhases.map((phase) => ({
  ...phase,
  items: phase.items.map((item, at) =>
    at === 0
      ? { ...item, itemStateFromEquipmentStatus: [{ progressState: 0, equipmentStatusState: 4 } as const] }
      : item,
  ),
}))

export const LocksFollowDraft: Story = {
  name: 'No action removes the last project of the draft while an item has an equipment status',
  tags: ['test-only'],
  parameters: { rows: ['WF-69', 'WF-80'] },
  args: {
    stored: { ...storedAs({ ...spools, projectIds: [12], phases: mapped }, 1), copies: toCopies(1).slice(0, 1) },
    judgeProjects: (phases, selectedIds) =>
      judgeProjects([12, 17, 22], {
        phases,
        selectedIds,
        archiveErrors: new Map(),
        licenseOf: () => 1,
        sourceOf: (projectId) => (projectId === 22 ? 'other' : 'same'),
      }).map(({ projectId, ...choice }) => ({ projectId, name: editorArgs.getProjectName(projectId), ...choice })),
  },
  play: async ({ canvas, args }) => {
    const projects = canvas.getByRole('combobox', { name: 'Projects' })
    const tags = () =>
      within(canvas.getByRole('list', { name: 'Selected' }))
        .getAllByRole('button')
        .map((tag) => [tag.textContent, tag.getAttribute('aria-disabled')])
    const [northgate, tank] = ['Northgate Refinery Expansion', 'Tank Farm Revamp']
    const clearAndType = async () => {
      await expect(canvas.queryByRole('button', { name: 'Clear Projects' })).toBeNull()
      await userEvent.type(projects, 'Jetty{ArrowDown}{Enter}{Escape}{Backspace}{Backspace}{Delete}{Enter}')
    }
    await clearAndType()
    await expect(tags()).toEqual([[expect.stringContaining(northgate), 'true']])
    await userEvent.type(projects, 'Tank{Enter}{Escape}')
    await press(canvas, `Remove ${northgate}`)
    await clearAndType()
    await expect(tags()).toEqual([[expect.stringContaining(tank), 'true']])
    await userEvent.type(projects, 'North{Enter}{Escape}')
    await press(canvas, 'Clear Projects')
    await expect(tags()).toEqual([[expect.stringContaining(northgate), 'true']])
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** The editor with a button that locks a project, as archive errors of someone else do. */
function Locking(props: WorkflowEditorProps) {
  const [isLocked, setLocked] = useState(false)
  const judge = () =>
    PROJECTS.map((project) =>
      isLocked && project.projectId === 17 ? { ...project, disabledReason: 'Cannot Remove' } : project,
    )
  return (
    <>
      <Button onClick={() => setLocked(true)}>Lock</Button>
      <WorkflowEditor {...props} judgeProjects={judge} />
    </>
  )
}

export const LockedAfterwards: Story = {
  name: 'Undo of another step does not remove a project that is locked by now',
  tags: ['test-only'],
  parameters: { rows: ['WF-66', 'WF-80'] },
  render: (args) => <Locking {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(nameField(canvas), ' A')
    await press(canvas, 'Remove Tank Farm Revamp')
    await userEvent.type(canvas.getByRole('combobox', { name: 'Projects' }), 'Tank{Enter}{Escape}')
    await press(canvas, 'Lock')
    await userEvent.click(nameField(canvas))
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(canvas.getByRole('button', { name: 'Tank Farm Revamp' })).toHaveAttribute('aria-disabled', 'true')
    await expect(nameField(canvas)).toHaveValue('Spool Fabrication')
    await userEvent.keyboard('{Control>}y{/Control}')
    await expect(canvas.getByRole('button', { name: 'Tank Farm Revamp' })).toHaveAttribute('aria-disabled', 'true')
  },
}

const theirs = {
  ...spools,
  name: 'Spools of area 3',
  phases: withWeight(45).map((phase, at) => (at === 1 ? { ...phase, phaseWeight: 55 } : phase)),
}

export const Conflict: Story = {
  name: 'Shows what someone else saved and when, keeps everything, and saves the merged workflow',
  tags: ['test-only'],
  parameters: { rows: ['WF-74'] },
  play: async ({ canvas, args }) => {
    mocked(args.onSave).mockResolvedValueOnce({
      status: 'conflict',
      current: storedAs(theirs, 2),
      author: { name: 'Priya Anand', at: new Date(2026, 10, 17, 9, 41).getTime() },
    })
    await userEvent.type(nameField(canvas), ' A')
    canvas.getByRole('button', { name: 'Put away' }).focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await userEvent.keyboard('{Control>}s{/Control}')
    const title = await canvas.findByRole('heading', {
      name: 'Priya Anand changed this on 17/11/2026 9:41AM, while you were editing',
    })
    await expect(title).toHaveFocus()
    await expect(nameField(canvas)).toHaveValue('Spool Fabrication A')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(args.onSave).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('radio', { name: /Their version/ }))
    await expect(nameField(canvas)).toHaveValue('Spools of area 3')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
    const [sent, base] = mocked(args.onSave).mock.lastCall ?? []
    await expect(base?.copies[0]?.version).toBe(2)
    await expect(sent?.phases[0]?.phaseWeight).toBe(45)
    await expect(sent?.phases[0]?.items.map(({ itemName }) => itemName)).toEqual([
      'Material arrives at gate',
      'Put away',
      'Count and inspect',
    ])
  },
}

/** Receive alone, with other weights, as someone saved it who removed Fabricate. */
const withoutFabricate = {
  ...spools,
  phases: spoolPhases
    .slice(0, 1)
    .map((phase) => ({ ...phase, phaseWeight: 100, items: phase.items.map((item) => ({ ...item, itemWeight: 33 })) })),
}

const setWeight = async (canvas: Canvas, phase: string, item: string, weight: string) => {
  await press(canvas, `Edit Weights: ${phase}`)
  const dialog = await inDialog(`Edit Weights: ${phase}`)
  const field = dialog.getByRole('spinbutton', { name: item })
  await userEvent.clear(field)
  await userEvent.type(field, weight)
  await userEvent.tab()
  return () => userEvent.click(dialog.getByRole('button', { name: 'OK' }))
}

export const ConflictOfRows: Story = {
  name: 'Asks by name about an item that both changed and a phase that someone else removed, and brings the phase back with its items',
  tags: ['test-only'],
  parameters: { rows: ['WF-83', 'WF-84'] },
  play: async ({ canvas, args }) => {
    mocked(args.onSave).mockResolvedValueOnce({ status: 'conflict', current: storedAs(withoutFabricate, 2) })
    const done = await setWeight(canvas, 'Receive', 'Put away', '40')
    await done()
    canvas.getByRole('button', { name: 'Weld' }).focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    const bar = within(await canvas.findByRole('region', { name: 'Unsaved changes' }))
    await expect(bar.getByText('2 unsaved changes')).toBeVisible()
    await expect(bar.getByText(/^Weight of Put away/)).toBeVisible()
    await expect(bar.getByText(/^Place of Weld/)).toBeVisible()
    // 110 is no sum of weights that can be saved, so another item makes up for it.
    const others = await setWeight(canvas, 'Receive', 'Count and inspect', '40')
    await others()
    await userEvent.keyboard('{Control>}s{/Control}')
    const panel = within(await canvas.findByRole('region', { name: /changed this while you were editing/ }))
    const legends = ['Weight of Put away', 'Weight of Count and inspect', 'Phase Fabricate']
    for (const name of legends) await expect(panel.getByRole('group', { name })).toBeVisible()
    await expect(panel.getByRole('group', { name: 'Phase Fabricate' })).toHaveTextContent(/60, 2 items.*Removed/)
    await expect(canvas.getByRole('region', { name: /^Phase Fabricate, .*, 2 items$/ })).toBeVisible()
    const choose = (name: string, version: RegExp) =>
      userEvent.click(within(panel.getByRole('group', { name })).getByRole('radio', { name: version }))
    await choose('Phase Fabricate', /Their version/)
    await expect(canvas.queryByRole('region', { name: /^Phase Fabricate/ })).toBeNull()
    await choose('Phase Fabricate', /Your version/)
    await expect(canvas.getByRole('region', { name: /^Phase Fabricate, .*, 2 items$/ })).toBeVisible()
    await choose('Weight of Put away', /Their version/)
    await expect(canvas.getByRole('button', { name: 'Put away' })).toHaveAccessibleDescription(/33/)
  },
}

export const SameContent: Story = {
  name: 'Saves again without a question when only the version has changed, and says so when the server rejects a version that it has',
  tags: ['test-only'],
  parameters: { rows: ['WF-82'] },
  play: async ({ canvas, args }) => {
    mocked(args.onSave)
      .mockResolvedValueOnce({ status: 'conflict', current: storedAs(structuredClone(spools), 2) })
      .mockResolvedValueOnce({ status: 'conflict', current: storedAs(structuredClone(spools), 2) })
    await userEvent.type(nameField(canvas), ' A')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2))
    await waitFor(() =>
      expect(canvas.getByText('Someone else changed this workflow. Nothing was saved.')).toBeVisible(),
    )
    await expect(canvas.queryByRole('region', { name: /while you were editing/ })).toBeNull()
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
    const [sent, base] = mocked(args.onSave).mock.lastCall ?? []
    await expect([sent?.name, base?.copies[0]?.version]).toEqual(['Spool Fabrication A', 2])
  },
}

export const DialogDuringASave: Story = {
  name: 'The OK of a dialog that was open during a rejected save changes only what was changed in the dialog',
  tags: ['test-only'],
  parameters: { rows: ['WF-82'] },
  play: async ({ canvas, args }) => {
    let answer: () => void = () => undefined
    mocked(args.onSave).mockImplementationOnce(
      () => new Promise((resolve) => (answer = () => resolve({ status: 'conflict', current: storedAs(theirs, 2) }))),
    )
    await userEvent.type(canvas.getByRole('textbox', { name: 'Workflow Name' }), '{Backspace}')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await press(canvas, 'Fabricate')
    const dialog = await inDialog('Phase: Fabricate')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Phase Name' }), ' 2')
    answer()
    await waitFor(() => expect(document.querySelector('[data-phase="receive"]')).toHaveTextContent('45'))
    await expect(dialog.getByRole('spinbutton', { name: 'Phase Weight' })).toHaveValue('60')
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await expect(await canvas.findByRole('region', { name: 'Phase Fabricate 2, weight 55, 2 items' })).toBeVisible()
  },
}

/** The copy in project 17 with another name and another weight, as someone saved it who does not see project 12. */
const changedThere = {
  workflowId: 2,
  projectId: 17,
  version: 2,
  name: 'Spools of area 3',
  workflowData: { phases: withWeight(45) },
}

export const OtherCopyChanged: Story = {
  name: 'A copy that someone else changed meanwhile is shown, and nothing is saved before a choice',
  tags: ['test-only'],
  parameters: { rows: ['WF-71', 'WF-74'] },
  play: async ({ canvas, args }) => {
    mocked(args.onSave).mockResolvedValueOnce({
      status: 'conflict',
      current: { ...storedAs(spools, 1), copies: [...toCopies(1).slice(0, 1), changedThere], others: [changedThere] },
      author: { name: 'Priya Anand', at: new Date(2026, 10, 17, 9, 41).getTime() },
    })
    canvas.getByRole('button', { name: 'Put away' }).focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await userEvent.keyboard('{Control>}s{/Control}')
    const title = 'Priya Anand changed the copy in Tank Farm Revamp on 17/11/2026 9:41AM'
    await expect(await canvas.findByRole('heading', { name: title })).toHaveFocus()
    const panel = within(canvas.getByRole('region', { name: title }))
    await expect(panel.getByRole('group', { name: 'Workflow Name in Tank Farm Revamp' })).toHaveTextContent(
      'Spools of area 3',
    )
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(args.onSave).toHaveBeenCalledOnce()
    await userEvent.click(panel.getByRole('radio', { name: 'Other copy Spools of area 3' }))
    await expect(nameField(canvas)).toHaveValue('Spools of area 3')
    const weight = within(panel.getByRole('group', { name: /^Weight of .* in Tank Farm Revamp$/ }))
    await userEvent.click(weight.getByRole('radio', { name: /^This form/ }))
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
    const [sent, base] = mocked(args.onSave).mock.lastCall ?? []
    await expect(base?.copies.map(({ version }) => version)).toEqual([1, 2])
    await expect(sent?.name).toBe('Spools of area 3')
    await expect(sent?.phases[0]?.phaseWeight).toBe(spoolPhases[0]?.phaseWeight)
    await expect(sent?.phases[0]?.items.map(({ itemName }) => itemName)).toEqual([
      'Material arrives at gate',
      'Put away',
      'Count and inspect',
    ])
  },
}

export const DifferingCopies: Story = {
  name: 'Copies that differ from the start are shown, and a save overwrites one only after a choice',
  tags: ['test-only'],
  parameters: { rows: ['WF-07', 'WF-71'] },
  args: { stored: { ...storedAs(spools, 1), others: [changedThere] } },
  play: async ({ canvas, args }) => {
    const panel = within(canvas.getByRole('region', { name: 'The copy in Tank Farm Revamp differs' }))
    await expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
    await userEvent.type(nameField(canvas), ' A')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(args.onSave).not.toHaveBeenCalled()
    const name = within(panel.getByRole('group', { name: 'Workflow Name in Tank Farm Revamp' }))
    await userEvent.click(name.getByRole('radio', { name: /^Other copy/ }))
    await expect(nameField(canvas)).toHaveValue('Spools of area 3')
    // The own text comes back, not an older one.
    await userEvent.click(name.getByRole('radio', { name: /^This form/ }))
    await expect(nameField(canvas)).toHaveValue('Spool Fabrication A')
    await userEvent.click(panel.getByRole('button', { name: 'Keep what this form shows' }))
    await expect(canvas.getByRole('region', { name: 'Unsaved changes' })).toHaveTextContent(
      'Workflow Name in Tank Farm Revamp',
    )
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
    await expect(mocked(args.onSave).mock.lastCall?.[0].name).toBe('Spool Fabrication A')
  },
}

export const OverLicenses: Story = {
  name: 'Says that copies of another license are separate',
  tags: ['test-only'],
  parameters: { rows: ['WF-81'] },
  args: { isKeyShared: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Projects of another license have copies with the same key\./)).toBeVisible()
  },
}

export const TypingAfterAConflict: Story = {
  name: "'Your version' is the newest text that the user typed, also after undo",
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    mocked(args.onSave).mockResolvedValueOnce({ status: 'conflict', current: storedAs(theirs, 2) })
    await userEvent.type(nameField(canvas), ' A')
    await userEvent.keyboard('{Control>}s{/Control}')
    await canvas.findByRole('radio', { name: /Their version/ })
    const choose = (name: RegExp) => userEvent.click(canvas.getByRole('radio', { name }))
    await userEvent.type(nameField(canvas), 'B')
    await expect(canvas.getByRole('radio', { name: /Your version/ })).toHaveAccessibleName(/Spool Fabrication AB/)
    await choose(/Your version/)
    await expect(nameField(canvas)).toHaveValue('Spool Fabrication AB')
    await choose(/Their version/)
    await expect(nameField(canvas)).toHaveValue('Spools of area 3')
    await choose(/Your version/)
    await expect(nameField(canvas)).toHaveValue('Spool Fabrication AB')
    await userEvent.type(nameField(canvas), 'C')
    await press(canvas, /^Undo: /)
    await choose(/Their version/)
    await choose(/Your version/)
    await expect(nameField(canvas)).toHaveValue('Spool Fabrication AB')
    // Typing over their version chooses the own one.
    await choose(/Their version/)
    await userEvent.type(nameField(canvas), ' D')
    await expect(canvas.getByRole('radio', { name: /Your version/ })).toBeChecked()
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
    await expect(mocked(args.onSave).mock.lastCall?.[0].name).toBe('Spools of area 3 D')
  },
}

const typeDuringSave: Story['play'] = async ({ canvas, args }) => {
  let answer: () => void = () => undefined
  mocked(args.onSave).mockImplementationOnce(
    (sent) => new Promise((resolve) => (answer = () => resolve({ status: 'saved', current: storedAs(sent, 2) }))),
  )
  await userEvent.clear(nameField(canvas))
  await userEvent.type(nameField(canvas), 'Spools A')
  await userEvent.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
  await userEvent.type(nameField(canvas), 'B')
  answer()
  await expect(
    (await canvas.findAllByText('Saved your earlier changes. Your later changes are not saved yet.')).length,
  ).toBeGreaterThan(0)
  await expect(nameField(canvas)).toHaveValue('Spools AB')
  await expect(args.onSaved).not.toHaveBeenCalled()
  await expect(drafts.texts.size).toBe(1)
  await userEvent.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
  const [sent, base] = mocked(args.onSave).mock.lastCall ?? []
  await expect(sent?.name).toBe('Spools AB')
  // An update of what the first save created.
  await expect(base?.copies.map(({ version }) => version)).toEqual([2, 2])
}

export const TypingDuringASave: Story = {
  name: 'Stays open with what the user typed during a save, and keeps the draft of the device',
  tags: ['test-only'],
  play: typeDuringSave,
}

export const DialogOpenedDuringASave: Story = {
  name: 'Stays open with a dialog that was opened during the save, and the next save includes what was changed in it',
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    let answer: () => void = () => undefined
    mocked(args.onSave).mockImplementationOnce(
      (sent) => new Promise((resolve) => (answer = () => resolve({ status: 'saved', current: storedAs(sent, 2) }))),
    )
    await userEvent.type(nameField(canvas), 'A')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await press(canvas, 'Fabricate')
    const dialog = await inDialog('Phase: Fabricate')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Phase Name' }), ' 2')
    answer()
    await waitFor(() =>
      expect(canvas.queryByRole('region', { name: 'Unsaved changes', hidden: true })).not.toBeInTheDocument(),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await expect(await canvas.findByRole('region', { name: /^Phase Fabricate 2/ })).toBeVisible()
    await expect(args.onSaved).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
    await expect(mocked(args.onSave).mock.lastCall?.[0].phases[1]?.phaseName).toBe('Fabricate 2')
  },
}

export const TypingDuringACreation: Story = {
  name: 'A new workflow stays open with what the user typed while it was created, and the next save changes it',
  tags: ['test-only'],
  args: { mode: 'new', stored: { draft: spools, workflowRelatedKey: 'spools', copies: [] } },
  play: typeDuringSave,
}

/** Names beyond 500 characters stay as they are and have a message at their field. */
export const LongNames: Story = {
  play: async ({ canvas, args }) => {
    const name = nameField(canvas)
    await userEvent.click(name)
    await userEvent.paste('x'.repeat(500))
    await expect(name).toHaveValue(`Spool Fabrication${'x'.repeat(500)}`)
    await expect(name).toHaveAccessibleDescription('Use 500 characters or fewer.')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}z{/Control}')
    await press(canvas, 'Add phase')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'New phase' }))
    const dialog = await inDialog('New phase')
    await userEvent.paste('x'.repeat(501))
    const phaseName = dialog.getByRole('textbox', { name: 'Phase Name' })
    await expect(phaseName).toHaveValue('x'.repeat(501))
    await expect(phaseName).toHaveAccessibleDescription('Use 500 characters or fewer.')
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await expect(phaseName).toBeVisible()
  },
}

export const StoredDraft: Story = {
  name: 'Offers unsaved changes of this device with their age and what changed since then',
  tags: ['test-only'],
  parameters: { rows: ['DRAFT-02'] },
  args: {
    stored: storedAs(theirs, 2),
  },
  beforeEach: () => void drafts.texts.set('', storedDraft(spools, { ...spools, name: 'Spools' })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'You have unsaved changes on this device, from 3 hours ago. The saved version has changed since then: Workflow Name, Weight of Receive and Weight of Fabricate.',
      ),
    ).toBeVisible()
    await press(canvas, 'Restore my changes')
    await expect(nameField(canvas)).toHaveValue('Spools')
    await expect(canvas.getByRole('radio', { name: /Their version/ })).toBeVisible()
    await expect(canvas.getByRole('region', { name: /^Phase Receive, weight 45/ })).toBeVisible()
  },
}

export const FailedSave: Story = {
  name: 'A failed save keeps everything and shows the text of the server',
  tags: ['test-only'],
  parameters: { rows: ['WF-76'] },
  args: { onSave: fn(async () => ({ status: 'failed' as const, message: 'Workflow could not be saved.' })) },
  play: async ({ canvas, args }) => {
    await userEvent.type(nameField(canvas), ' A')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(canvas.getByText('Workflow could not be saved.')).toBeVisible())
    await expect(nameField(canvas)).toHaveValue('Spool Fabrication A')
    await expect(args.onSaved).not.toHaveBeenCalled()
  },
}

/** An error of the server names its item, marks its card and takes the focus, and goes when the item changes. */
export const ServerFault: Story = {
  parameters: { rows: ['WF-76'] },
  args: {
    onSave: fn(async () => ({
      status: 'failed' as const,
      message: 'This site is not in the project.',
      fields: { '0.workflowData.phases.0.items.1.trigger': ['This site is not in the project.'] },
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.type(nameField(canvas), ' A')
    await userEvent.keyboard('{Control>}s{/Control}')
    const summary = await canvas.findByRole('group', { name: 'Correct this error before you save:' })
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.click(
      within(summary).getByRole('link', { name: 'Count and inspect, Receive: This site is not in the project.' }),
    )
    const card = canvas.getByRole('button', { name: 'Count and inspect' })
    await expect(card).toHaveFocus()
    await expect(card).toHaveAccessibleDescription(/This site is not in the project\./)
    await userEvent.keyboard('{F2}Count{Enter}')
    await waitFor(() => expect(summary).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Count' })).not.toHaveAccessibleDescription(/not in the project/)
  },
}

const LISTS = {
  ofProjects: new Map([[12, statusList('Calibration due', 'Under repair', 'On hire')]]),
  ofLicense: statusList('On hire', 'In transit'),
}

export const StatusSource: Story = {
  name: 'Another list of statuses is settled before Save: the codes that it changes, and the code of the same name for each',
  tags: ['test-only'],
  parameters: { rows: ['WF-64', 'WF-80'] },
  args: {
    stored: {
      ...storedAs({ name: 'Readiness', projectIds: [12], phases: [samplePhase('p', 100, used)] }, 1),
      copies: [{ workflowId: 1, projectId: 12, version: 1 }],
    },
    getStatusLists: () => LISTS,
    onSave: fn(async () => ({ status: 'saved' as const })),
  },
  play: async ({ canvas, args }) => {
    const projects = canvas.getByRole('combobox', { name: /Projects/ })
    await userEvent.click(projects)
    await userEvent.click(await screen.findByRole('option', { name: /Jetty 3/ }))
    await userEvent.keyboard('{Escape}')
    const found = await canvas.findByRole('list', { name: 'The equipment statuses of the selected projects differ' })
    const list = within(found)
    await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Calibration due (code 4) would be named On hire in the equipment statuses of the workflow. Phase p › Item 1No status has this name. Choose another status in these items.',
      'On hire (code 6) would be missing from the equipment statuses of the workflow. Phase p › Item 1Use code 4',
    ])
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(found.closest('[role="alert"]')).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.click(list.getByRole('button', { name: 'Use code 4 for On hire' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(1)
    // Undo brings back the codes and then the projects.
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(list.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(
      canvas.queryByRole('list', { name: 'The equipment statuses of the selected projects differ' }),
    ).toBeNull()
  },
}

export const ReadOnly: Story = {
  args: { readOnlyNote: 'This workflow is archived. You can copy it but not change it.' },
  play: async ({ canvas }) => {
    await expect(nameField(canvas)).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('button', { name: 'Add phase' })).toBeNull()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** 20 phases with 50 items: all cards are there at the end. */
export const ThousandItems: Story = {
  args: { stored: storedAs({ ...spools, phases: manyPhases() }, 1) },
  // Other stories check the item. For 1,000 copies of it, axe would need 15 seconds.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-item]')).toHaveLength(1000), { timeout: 15_000 })
  },
}
