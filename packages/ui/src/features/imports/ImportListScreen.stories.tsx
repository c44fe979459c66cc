import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { ImportSystemFilter } from '@sitewright/domain/imports/system'
import { failed, loading, ready } from '../../view/view-state'
import { importSystem, importSystems, longImportSystem } from '../fixtures/imports'
import { ImportListScreen } from './ImportListScreen'

const filter: ImportSystemFilter = {
  search: '',
  licenseId: undefined,
  projectId: undefined,
  sort: { key: 'displayName', isDescending: false },
  page: 1,
  pageSize: 20,
  facets: [],
}
const projects = {
  found: [
    { projectId: 12, name: 'Northgate Refinery Expansion' },
    { projectId: 17, name: 'Tank Farm Revamp' },
  ],
  isLoading: false,
  failure: undefined,
  onRetry: fn(),
  onSearch: fn(),
}

const meta: Meta<typeof ImportListScreen> = {
  title: 'Screens/Imports/List',
  component: ImportListScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready({ rows: importSystems, total: 4 }),
    filter,
    onFilter: fn(),
    pageHref: (page: number) => `#page-${page}`,
    newHref: '#new',
    projects,
    project: undefined,
    rowLink: ({ configId }) => ({ id: `import-${configId}`, href: `#import-${configId}`, onClick: fn() }),
    table: { density: 'comfortable', onDensity: fn(), hidden: [], onHidden: fn() },
  },
}

export default meta
type Story = StoryObj<typeof ImportListScreen>

/** Name, project, path, description and both states; the project is a filter. */
export const Default: Story = {
  parameters: { rows: ['IMP-01', 'IMP-14', 'IMP-19', 'IMP-21'] },
  play: async ({ canvas, args }) => {
    const table = within(canvas.getByRole('table', { name: 'Imports' }))
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Project Id',
      'Path',
      'Description',
      'Is Internal',
      'Active',
    ])
    const cells = table.getAllByRole('row').map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((cell) => cell.textContent),
    )
    await expect(cells[2]).toEqual([
      '17 (Tank Farm Revamp)',
      '/tank-farm/drawings',
      'Line items from the 3D model',
      'No',
      'Inactive',
    ])
    await expect(cells[4]?.slice(-2)).toEqual(['Internal', 'Active'])
    await expect(table.getAllByRole('link', { name: 'Drawing Register' })[1]).toHaveAttribute('href', '#import-6')
    await expect(canvas.getByRole('link', { name: 'New Import' })).toHaveAttribute('href', '#new')
    await userEvent.click(canvas.getByRole('combobox', { name: 'Project' }))
    await userEvent.click(await canvas.findByRole('option', { name: /17: Tank Farm Revamp/ }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ projectId: 17 })
  },
}

/** The filter of a project without import systems can be turned off. */
export const OneProject: Story = {
  parameters: { rows: ['IMP-01'] },
  args: {
    view: ready({ rows: [], total: 0 }),
    filter: { ...filter, projectId: 12 },
    project: { projectId: 12, name: 'Northgate Refinery Expansion' },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox', { name: 'Project' })).toHaveValue('12: Northgate Refinery Expansion')
    await userEvent.click(canvas.getByRole('button', { name: 'Show import systems of all projects' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ projectId: undefined })
  },
}

export const Search: Story = {
  name: 'Marks the search text in name, path and description',
  tags: ['test-only'],
  args: { filter: { ...filter, search: 'draw' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Draw').length).toBeGreaterThan(0))
  },
}

export const Loading: Story = { args: { view: loading() } }

/** A failed load offers Retry. */
export const Failed: Story = {
  parameters: { rows: ['IMP-17', 'MSG-44'] },
  args: { view: failed({ message: "Can't reach the server." }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Failed to fetch imports.' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { view: ready({ rows: [], total: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No imports found.' })).toBeVisible()
  },
}

export const LongTexts: Story = { args: { view: ready({ rows: [longImportSystem], total: 1 }) } }

export const ManyRows: Story = {
  args: {
    view: ready({
      rows: Array.from({ length: 100 }, (_, index) =>
        importSystem({ configId: index + 1, displayName: `Feed ${index}` }),
      ),
      total: 240,
    }),
    filter: { ...filter, pageSize: 100 },
  },
}

/** Inactive import systems are a facet. */
export const Facets: Story = {
  parameters: { rows: ['IMP-37'] },
  args: { facets: { counts: { all: 12, inactive: 1 } }, filter: { ...filter, facets: ['inactive'] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Inactive 1', pressed: true }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ facets: [] })
  },
}
