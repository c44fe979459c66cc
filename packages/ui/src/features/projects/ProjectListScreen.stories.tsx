import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { ProjectFilter } from '@sitewright/domain/projects/record'
import { failed, loading, ready } from '../../view/view-state'
import { longProject, projectRecords, refinery } from '../fixtures/project-records'
import { ProjectListScreen } from './ProjectListScreen'

const filter: ProjectFilter = {
  search: '',
  licenseId: undefined,
  state: 'all',
  sort: { key: 'name', isDescending: false },
  page: 1,
  pageSize: 20,
  facets: [],
}
const licenses = [
  { licenseId: 1, name: 'Northgate Constructors' },
  { licenseId: 2, name: 'Harbour Works' },
]

const meta: Meta<typeof ProjectListScreen> = {
  title: 'Screens/Projects/List',
  component: ProjectListScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready({ rows: projectRecords, total: 46 }),
    filter,
    licenses,
    onFilter: fn(),
    pageHref: (page: number) => `#page-${page}`,
    newHref: '#new',
    rowLink: ({ projectId }) => ({ id: `project-${projectId}`, href: `#project-${projectId}`, onClick: fn() }),
    table: { density: 'comfortable', onDensity: fn(), hidden: [], onHidden: fn() },
  },
}

export default meta
type Story = StoryObj<typeof ProjectListScreen>

const headersOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)

/** All licenses: the license of each project, and a badge on each inactive one. */
export const Default: Story = {
  parameters: {
    rows: ['PROJ-03', 'PROJ-04', 'PROJ-09', 'PROJ-12', 'PROJ-13', 'PROJ-16', 'PROJ-53', 'PERM-03', 'PERM-23'],
  },
  play: async ({ canvas, args }) => {
    const table = canvas.getByRole('table', { name: 'Projects' })
    await expect(headersOf(table)).toEqual(['Name', 'Project Id', 'Description', 'License Id', 'License Name'])
    const cells = (name: RegExp) => {
      const row = within(canvas.getByRole('row', { name }))
      return [row.getByRole('rowheader'), ...row.getAllByRole('cell')].map((cell) => cell.textContent)
    }
    await expect(cells(/Refinery/)).toEqual([
      'Northgate Refinery Expansion',
      '12',
      'Crude unit 2, tank farm and jetty',
      '1',
      'Northgate Constructors',
    ])
    await expect(cells(/Flare/)[0]).toBe('Flare RelocationInactive')
    await expect(within(table).getAllByText('Inactive')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: 'Flare Relocation' })).toHaveAttribute('href', '#project-7')
    await expect(canvas.getByRole('link', { name: 'New Project' })).toHaveAttribute('href', '#new')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^License/ }), '2 · Harbour Works')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ licenseId: 2 })
  },
}

/** One license: neither the columns nor the selector of licenses, and no button without the role. */
export const OneLicense: Story = {
  parameters: { rows: ['PROJ-04', 'PROJ-10', 'PROJ-16'] },
  args: { licenses: undefined, newHref: undefined },
  play: async ({ canvas }) => {
    await expect(headersOf(canvas.getByRole('table'))).toEqual(['Name', 'Project Id', 'Description'])
    await expect(canvas.getAllByRole('combobox', { name: /State|License/ })).toHaveLength(1)
    await expect(canvas.queryByRole('link', { name: 'New Project' })).toBeNull()
  },
}

export const States: Story = {
  name: 'The state is All, Active or Inactive',
  tags: ['test-only'],
  parameters: { rows: ['PROJ-05'] },
  args: { filter: { ...filter, state: 'active' } },
  play: async ({ canvas, args }) => {
    const state = canvas.getByRole('combobox', { name: /^State/ })
    await expect(
      within(state)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All', 'Active', 'Inactive'])
    await expect(state).toHaveValue('active')
    await userEvent.selectOptions(state, 'Inactive')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ state: 'inactive' })
  },
}

/** Marks what the search found. */
export const Searched: Story = {
  name: 'Search results',
  args: { filter: { ...filter, search: 'jetty' }, view: ready({ rows: [refinery], total: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('jetty', { selector: 'mark' })).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: 'Filter projects' })).toHaveAttribute(
      'placeholder',
      'Name, description or id',
    )
  },
}

export const Typing: Story = {
  name: 'The search waits until the user stops typing',
  tags: ['test-only'],
  parameters: { rows: ['PROJ-07'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter projects' }), 'jetty')
    await waitFor(() => expect(args.onFilter).toHaveBeenCalledWith({ search: 'jetty' }))
    await expect(args.onFilter).toHaveBeenCalledOnce()
  },
}

/** A column header sorts the list. */
export const Sorted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Description' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ sort: { key: 'description', isDescending: false } })
  },
}

export const Loading: Story = { args: { view: loading() } }

/** A failed load shows the text of the server. */
export const Failed: Story = {
  parameters: { rows: ['PROJ-14', 'MSG-22'] },
  args: { view: failed({ message: 'The server is being updated.', requestId: 'req-7f3a' }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to fetch projects.')).toBeVisible()
    await expect(canvas.getByText('The server is being updated.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** No project at all. */
export const Empty: Story = {
  parameters: { rows: ['PROJ-11'] },
  args: { view: ready({ rows: [], total: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No projects found.', { selector: 'h2' })).toBeVisible()
    await expect(canvas.getByText(/^You have no projects yet\./)).toBeVisible()
  },
}

/** No project matches the search and the state, and either can be turned off. */
export const NothingFound: Story = {
  parameters: { rows: ['PROJ-11'] },
  args: { view: ready({ rows: [], total: 0 }), filter: { ...filter, search: 'tunnel', state: 'active' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No projects found.', { selector: '[role="status"]' })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Show projects in every state' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ state: 'all' })
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filter' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ search: '' })
  },
}

export const TooLong: Story = { args: { view: ready({ rows: [longProject, ...projectRecords], total: 46 }) } }

export const Many: Story = {
  args: {
    view: ready({
      rows: Array.from({ length: 25 }, (_, round) =>
        projectRecords.map((row, place) => ({ ...row, projectId: round * projectRecords.length + place + 1 })),
      ).flat(),
      total: 10_000,
    }),
    filter: { ...filter, pageSize: 100 },
  },
}

/** Projects without sites are a facet beside the state. */
export const Facets: Story = {
  parameters: { rows: ['PROJ-57'] },
  args: { facets: { counts: { all: 44, withoutSites: 7 } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Without sites 7' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ facets: ['withoutSites'] })
  },
}
