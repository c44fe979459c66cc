import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { PreservationFilter } from '@sitewright/domain/preservations/list'
import { failed, loading, ready } from '../../view/view-state'
import { longPreservationRow, preservationProjects, preservationRows } from '../fixtures/preservations'
import { PreservationListScreen } from './PreservationListScreen'

const filter: PreservationFilter = {
  search: '',
  licenseId: undefined,
  projectId: undefined,
  sort: { key: 'name', isDescending: false },
  page: 1,
  pageSize: 20,
}

const meta: Meta<typeof PreservationListScreen> = {
  title: 'Screens/Preservations/List',
  component: PreservationListScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready({ rows: [...preservationRows], total: 2 }),
    filter,
    projects: preservationProjects,
    onFilter: fn(),
    pageHref: (page: number) => `#page-${page}`,
    newHref: '#new',
    rowLink: ({ id }) => ({ id: `preservation-${id}`, href: `#preservation-${id}`, onClick: fn() }),
    table: { density: 'comfortable', onDensity: fn(), hidden: [], onHidden: fn() },
  },
}

export default meta
type Story = StoryObj<typeof PreservationListScreen>

/** Name, project ids and project, with a text for several projects. */
export const Default: Story = {
  parameters: { rows: ['PRES-07', 'PRES-08'] },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Preservation' })
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Preservation Name', 'Project Id', 'Project Name'])
    const cells = within(canvas.getByRole('row', { name: /Rotating/ })).getAllByRole('cell')
    await expect(cells.map(({ textContent }) => textContent)).toEqual(['12, 14', 'Multiple Projects'])
    await expect(canvas.getByRole('link', { name: 'Rotating Equipment' })).toHaveAttribute('href', '#preservation-1')
    await expect(canvas.getByRole('link', { name: 'Add Preservation' })).toHaveAttribute('href', '#new')
  },
}

export const ProjectFilter: Story = {
  name: 'The project filter searches the projects, and is cleared with its button',
  tags: ['test-only'],
  parameters: { rows: ['PRES-06', 'PRES-09'] },
  play: async ({ canvas, args }) => {
    const project = canvas.getByRole('combobox', { name: 'Project' })
    await userEvent.type(project, 'tank')
    await userEvent.keyboard('{Enter}')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ projectId: 14 })
  },
}

export const Typing: Story = {
  name: 'The search waits until the user stops typing',
  tags: ['test-only'],
  parameters: { rows: ['PRES-05'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter preservations' }), 'motor')
    await waitFor(() => expect(args.onFilter).toHaveBeenCalledWith({ search: 'motor' }))
    await expect(args.onFilter).toHaveBeenCalledOnce()
  },
}

/** A column header sorts the list. */
export const Sorted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Project Name' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ sort: { key: 'projectName', isDescending: false } })
  },
}

export const LongTexts: Story = {
  args: {
    view: ready({ rows: [longPreservationRow, ...preservationRows], total: 3 }),
    filter: { ...filter, search: 'Preservation' },
  },
}

export const Loading: Story = { args: { view: loading() } }

/** A failed load shows the text of the server. */
export const Failed: Story = {
  parameters: { rows: ['PRES-34', 'MSG-51'] },
  args: { view: failed({ message: 'The server is being updated.', requestId: 'req-7f3a' }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to fetch preservations.')).toBeVisible()
    await expect(canvas.getByText('The server is being updated.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** No preservation at all. */
export const Empty: Story = {
  args: { view: ready({ rows: [], total: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your projects have no preservations yet\./)).toBeVisible()
  },
}

/** A project without preservations offers those of all projects. */
export const NoneFound: Story = {
  args: { view: ready({ rows: [], total: 0 }), filter: { ...filter, projectId: 15 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show preservations of all projects' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ projectId: undefined })
  },
}
