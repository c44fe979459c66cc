import type { WorkflowFilter } from '@sitewright/domain/workflows/list-filter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '../../view/view-state'
import { workflowRows } from '../fixtures/workflow-boards'
import { showsNothing } from '../fixtures/plays'
import { WorkflowListScreen } from './WorkflowListScreen'

const filter: WorkflowFilter = {
  search: '',
  licenseId: undefined,
  projectId: undefined,
  sort: { key: 'name', isDescending: false },
  page: 1,
  pageSize: 20,
}

const meta: Meta<typeof WorkflowListScreen> = {
  title: 'Screens/Workflows/List',
  component: WorkflowListScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready({ rows: workflowRows, total: 11 }),
    filter,
    projects: [
      { projectId: 12, name: 'Northgate Refinery Expansion' },
      { projectId: 17, name: 'Tank Farm Revamp' },
      { projectId: 22, name: 'Jetty 3' },
    ],
    onFilter: fn(),
    pageHref: (page: number) => `#page-${page}`,
    newHref: '#new',
    rowLink: ({ workflowId }) => ({ id: `workflow-${workflowId}`, href: `#workflow-${workflowId}`, onClick: fn() }),
    onCopy: fn(),
    onArchive: fn(async () => undefined),
    copyDisabledReason: undefined,
    archiveDisabledReason: undefined,
    getMappingHref: (projectId) => `#mapping-${projectId}`,
    table: { density: 'comfortable', onDensity: fn(), hidden: [], onHidden: fn() },
  },
}

export default meta
type Story = StoryObj<typeof WorkflowListScreen>

/** Lists project id, project name, workflow name, copy and archive; several projects are one row. */
export const Default: Story = {
  parameters: { rows: ['WF-02', 'WF-06', 'WF-07', 'WF-20', 'WF-21'] },
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(headers).toEqual(['Project Id', 'Project Name', 'Workflow Name', 'Copy', 'Archive'])
    const row = within(canvas.getByRole('row', { name: /Crane Inspection/ }))
    await expect(row.getByRole('rowheader')).toHaveTextContent('12, 17, 22')
    await expect(row.getByText('Multiple Projects')).toBeVisible()
    await expect(row.getByRole('link', { name: 'Crane Inspection' })).toHaveAttribute('href', '#workflow-1')
    await expect(canvas.getByRole('link', { name: 'Add Workflow' })).toHaveAttribute('href', '#new')
  },
}

export const Sorted: Story = {
  name: 'Sorts by project id, project name and workflow name',
  tags: ['test-only'],
  parameters: { rows: ['WF-03'] },
  play: async ({ canvas, args }) => {
    for (const [name, key] of [
      ['Project Id', 'projectId'],
      ['Project Name', 'projectName'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }))
      await expect(args.onFilter).toHaveBeenLastCalledWith({ sort: { key, isDescending: false } })
    }
  },
}

export const Filtered: Story = {
  name: 'Filters by project, and searches after 200 ms',
  tags: ['test-only'],
  parameters: { rows: ['WF-04', 'WF-05'] },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Project' }), '17 · Tank Farm Revamp')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ projectId: 17 })
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter workflows' }), 'crane')
    await waitFor(() => expect(args.onFilter).toHaveBeenLastCalledWith({ search: 'crane' }))
    await expect(args.onFilter).toHaveBeenCalledTimes(2)
  },
}

export const Copy: Story = {
  name: 'Copies a workflow by its button and with C on its name',
  tags: ['test-only'],
  parameters: { rows: ['WF-22'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Document Turnover' }))
    await expect(args.onCopy).toHaveBeenLastCalledWith(workflowRows[1])
    canvas.getByRole('link', { name: 'Crane Inspection' }).focus()
    await userEvent.keyboard('c')
    await expect(args.onCopy).toHaveBeenLastCalledWith(workflowRows[0])
  },
}

export const ArchiveModal: Story = {
  name: 'Lists the affected projects before it archives, and keeps the modal with the message of a failure',
  tags: ['test-only'],
  parameters: { rows: ['WF-11', 'WF-14', 'WF-16'] },
  args: { onArchive: fn(async () => 'Workflow could not be archived.') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Archive Crane Inspection' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Archive Crane Inspection?' })
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(3))
    await expect(within(dialog).getByText('17: Tank Farm Revamp')).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Archive workflow' }))
    await expect(args.onArchive).toHaveBeenCalledWith(workflowRows[0])
    await waitFor(() => expect(within(dialog).getByText('Workflow could not be archived.')).toBeVisible())
  },
}

/** A blocked workflow has a badge whose popover gives the reasons by project. */
export const CannotArchive: Story = {
  parameters: { rows: ['WF-12', 'WF-13', 'WF-18', 'MSG-61'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Cannot Archive, / }))
    const panel = await screen.findByRole('dialog', { name: 'Cannot Archive' })
    const project = within(panel).getByRole('region', { name: 'Northgate Refinery Expansion' })
    await waitFor(() => expect(within(project).getByText('Assigned to resource type Pipe Spool')).toBeVisible())
    await expect(within(project).getByText('Assigned to resource type Fitting')).toBeVisible()
    await expect(within(project).getByRole('link', { name: 'Open Resource Workflows Config' })).toHaveAttribute(
      'href',
      '#mapping-12',
    )
    await expect(within(panel).getAllByRole('region')).toHaveLength(2)
  },
}

/** Gives the reason to users who may not copy. */
export const NoRole: Story = {
  parameters: { rows: ['PERM-13'] },
  args: { newHref: undefined, copyDisabledReason: 'You need the role Administer Workflow.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Add Workflow' })).toBeNull()
    const copy = canvas.getByRole('button', { name: 'Copy Document Turnover' })
    await expect(copy).toHaveAttribute('aria-disabled', 'true')
    await expect(copy).toHaveAccessibleDescription('You need the role Administer Workflow.')
  },
}

export const Loading: Story = { args: { view: loading() } }
/** A failed load can be tried again. */
export const Failed: Story = {
  parameters: { rows: ['MSG-60'] },
  args: { view: failed({ message: 'The database is not reachable.' }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Failed to fetch workflows.' })).toBeVisible()
  },
}
export const Empty: Story = {
  args: { view: ready({ rows: [], total: 0 }) },
  play: showsNothing('No workflows found', 'Workflows of your projects appear here. Add one to begin.', 'announced'),
}
export const EmptyFilter: Story = {
  args: { view: ready({ rows: [], total: 0 }), filter: { ...filter, projectId: 17 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All projects' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ projectId: undefined })
  },
}
/** On a phone the name comes first and names the row. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(headers).toEqual(['Workflow Name', 'Project Id', 'Project Name', 'Copy', 'Archive'])
    const row = within(canvas.getByRole('row', { name: /Crane Inspection/ }))
    await expect(row.getByRole('rowheader')).toHaveTextContent('Crane Inspection')
    await expect(row.getByRole('link', { name: 'Crane Inspection' }).getBoundingClientRect().right).toBeLessThan(320)
  },
}
