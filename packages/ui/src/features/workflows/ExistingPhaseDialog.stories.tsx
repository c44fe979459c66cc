import { samplePhase } from '@sitewright/domain/workflows/workflow-sample'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '../../view/view-state'
import { existingStatuses, existingWorkflows, manyWorkflows } from '../fixtures/existing-phases'
import { ExistingPhaseDialog } from './ExistingPhaseDialog'

const named = (phaseName: string, weight: number) => ({ ...samplePhase(phaseName, weight), phaseName })

const meta: Meta<typeof ExistingPhaseDialog> = {
  title: 'Screens/Workflows/Existing phase',
  component: ExistingPhaseDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(existingWorkflows),
    workflow: 'Valve Receiving',
    projectIds: [17],
    phases: [named('Receive', 60), named('Inspect', 40)],
    configs: existingStatuses,
    getProjectName: () => 'Tank Farm Revamp',
    onInsert: fn(),
    onNew: fn(),
    onClose: fn(),
  },
}

export default meta
type Story = StoryObj<typeof ExistingPhaseDialog>

const findSearch = () => screen.findByRole('combobox', { name: 'Search phases, items and workflows' })
const getOption = (name: string | RegExp) => screen.getByRole('option', { name })

/** The phases by workflow, and what a copy of the active one would not have. */
export const Default: Story = {
  parameters: { rows: ['WF-107', 'WF-108'] },
  play: async () => {
    const search = await findSearch()
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.type(search, 'test')
    await expect(screen.getByText('6 of 8 phases in 4 of 4 workflows')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect(getOption('Test 3 items')).toHaveAttribute('aria-selected', 'true')
    const preview = within(screen.getByRole('region', { name: 'Preview of Test' }))
    await expect(preview.getByText('Spool Fabrication, phase 3 of 4')).toBeVisible()
    await expect(preview.getByText('1 link inside this phase is copied')).toBeVisible()
    await expect(preview.getByRole('heading', { name: 'Not copied: 4' })).toBeVisible()
    const lines = within(preview.getByRole('region', { name: 'Not copied: 4' })).getAllByRole('listitem')
    await expect(lines.map((line) => line.textContent)).toEqual([
      'Visual inspection: 2 email addresses',
      'Radiography: Prerequisite Fabricate, Weld map signed, outside this phase',
      'Radiography: Auto-Reset Fabricate, Fit-up, outside this phase',
      'Hydrotest: Equipment Status Under repair, not in 17: Tank Farm Revamp',
    ])
    await expect(preview.getByText('Added with weight 0, so the phase weights still total 100 of 100.')).toBeVisible()
  },
}

export const NameInUse: Story = {
  name: 'Asks for another name where the name is in use',
  tags: ['test-only'],
  parameters: { rows: ['WF-109'] },
  play: async ({ args }) => {
    await userEvent.type(await findSearch(), 'electrical')
    await expect(getOption(/Receive Name already in use/)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    const name = screen.getByRole('textbox', { name: 'Phase Name' })
    await expect(name).toHaveFocus()
    await expect(name).toHaveAccessibleDescription(/Phase name must be unique within workflow/)
    await expect(args.onInsert).not.toHaveBeenCalled()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Position' }), 'After Receive')
    await userEvent.clear(name)
    await userEvent.type(name, ' Receive cables {Enter}')
    const [copy, position, isStaying] = mocked(args.onInsert).mock.calls[0] ?? []
    await expect(copy?.phase).toMatchObject({ phaseName: 'Receive cables', phaseWeight: 0 })
    await expect([position, isStaying]).toEqual([1, false])
  },
}

export const Stays: Story = {
  name: 'Shift+Enter inserts and stays, and Escape closes',
  tags: ['test-only'],
  parameters: { rows: ['WF-110'] },
  play: async ({ args }) => {
    const search = await findSearch()
    await userEvent.type(search, 'drain')
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    const copies = mocked(args.onInsert).mock.calls
    await expect(copies.map(([{ phase }, position, isStaying]) => [phase.phaseName, position, isStaying])).toEqual([
      ['Drain', 2, true],
      ['Drain', 2, true],
    ])
    await expect(copies[0]?.[0].phase.phaseId).not.toBe(copies[1]?.[0].phase.phaseId)
    await expect(search).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** Nothing matches: the search is cleared, or a new phase gets its name. */
export const NoMatch: Story = {
  parameters: { rows: ['WF-107'] },
  play: async ({ args }) => {
    const search = await findSearch()
    await userEvent.type(search, 'paint')
    await expect(screen.getByRole('heading', { name: 'No phase matches “paint”' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'New phase “paint”' }))
    await expect(args.onNew).toHaveBeenCalledWith('paint')
  },
}

/** The workflows of the selected projects have no phases. */
export const Empty: Story = {
  args: { view: ready([]) },
  play: async () => {
    await expect(
      await screen.findByText('The workflows of project 17 have no phases. Add a new phase instead.'),
    ).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Insert phase' })).toHaveAccessibleDescription(
      'Choose a phase first.',
    )
  },
}

/** Only one phase to choose. */
export const OnePhase: Story = {
  args: { view: ready(existingWorkflows.slice(2, 3)) },
}

/** The workflows are loading. */
export const Loading: Story = { args: { view: loading() } }

/** The workflows could not be loaded. */
export const Failed: Story = {
  args: { view: failed({ message: 'Service unavailable.' }, async () => undefined) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** 500 phases with long names. */
export const ManyPhases: Story = {
  args: { view: ready(manyWorkflows()), projectIds: [12, 17] },
  play: async () => {
    const search = await findSearch()
    await userEvent.type(search, '50.10')
    await expect(getOption(/50\.10/)).toHaveAttribute('aria-selected', 'true')
  },
}
