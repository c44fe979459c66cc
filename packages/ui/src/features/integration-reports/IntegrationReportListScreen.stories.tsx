import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { failed, loading, ready } from '../../view/view-state'
import { reportRow, reportRows } from '../fixtures/integration-reports'
import { showsNothing } from '../fixtures/plays'
import { IntegrationReportListScreen } from './IntegrationReportListScreen'

const refinery = { projectId: 12, name: 'Northgate Refinery Expansion' }
const projects = {
  found: [refinery, { projectId: 17, name: 'Tank Farm Revamp' }],
  isLoading: false,
  failure: undefined,
  onRetry: fn(),
  onSearch: fn(),
}

const meta: Meta<typeof IntegrationReportListScreen> = {
  title: 'Screens/Integration reports/List',
  component: IntegrationReportListScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    projects,
    project: refinery,
    onProject: fn(),
    result: { page: 0, view: ready(reportRows(29)) },
    onRun: fn(),
    onPage: fn(),
    rowLink: ({ integrationReference }) => ({
      id: `report-${integrationReference}`,
      href: `#${integrationReference}`,
      onClick: fn(),
    }),
  },
  decorators: [(Story) => <main>{Story()}</main>],
}

export default meta
type Story = StoryObj<typeof IntegrationReportListScreen>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name: new RegExp(`^${name}`) })

/** A full first page offers Next and not Previous, and its number is 1. */
export const Default: Story = {
  parameters: { rows: ['IMP-22', 'IMP-24', 'IMP-26', 'IMP-27', 'IMP-28'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Page 1')).toBeVisible()
    await expect(button(canvas, 'Previous')).toHaveAttribute('aria-disabled', 'true')
    await expect(button(canvas, 'Next')).not.toHaveAttribute('aria-disabled')
    await userEvent.click(button(canvas, 'Next'))
    await expect(args.onPage).toHaveBeenLastCalledWith(1)
    await userEvent.click(button(canvas, 'Run Query'))
    await expect(args.onRun).toHaveBeenCalledOnce()
  },
}

export const Columns: Story = {
  name: 'Time in the short form, name, ids, the user or else the API key, and the reference as link',
  tags: ['test-only'],
  parameters: { rows: ['IMP-33', 'CONS2-33'] },
  args: {
    result: {
      page: 0,
      view: ready([
        reportRow({ createTime: new Date(2026, 10, 21, 14, 2).getTime() }),
        reportRow({ integrationReference: 'b', userName: null, apiKeyName: 'Procurement Link', requestImportId: null }),
      ]),
    },
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').map((row) => within(row))
    await expect(rows[0]?.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Created',
      'Import',
      'Project Id',
      'Import Id',
      'Sent by',
      'Reference',
    ])
    await expect(rows[1]?.getByRole('rowheader')).toHaveTextContent('21/11/2026 2:02PM')
    await expect(rows[1]?.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Material Take-off',
      '12',
      '31',
      'customer.admin',
      'c2a7d0e4-7f3c-2a19',
    ])
    await expect(canvas.getByText('Procurement Link')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'c2a7d0e4-7f3c-2a19' })).toHaveAttribute(
      'href',
      '#c2a7d0e4-7f3c-2a19',
    )
  },
}

/** Nothing is loaded before the query runs, and it needs a project. */
export const BeforeTheQuery: Story = {
  parameters: { rows: ['IMP-23', 'IMP-29'] },
  args: { project: undefined, result: undefined },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Next/ })).toBeNull()
    await expect(button(canvas, 'Run Query')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button(canvas, 'Run Query'))
    await expect(args.onRun).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('combobox', { name: 'Project' }))
    await userEvent.click(await canvas.findByRole('option', { name: '17: Tank Farm Revamp' }))
    await expect(args.onProject).toHaveBeenCalledWith({ projectId: 17, name: 'Tank Farm Revamp' })
  },
}

export const ProjectOfTheAddress: Story = {
  name: 'A project that is chosen already only needs the query to run',
  tags: ['test-only'],
  args: { result: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Run the query to see the reports of this project.')).toBeVisible()
    await expect(canvas.queryByText('Choose a project, then run the query.')).toBeNull()
  },
}

export const LastPage: Story = {
  name: 'A page of 28 reports is the last one',
  tags: ['test-only'],
  parameters: { rows: ['IMP-26'] },
  args: { result: { page: 3, view: ready(reportRows(28)) } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Page 4')).toBeVisible()
    await expect(button(canvas, 'Next')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button(canvas, 'Previous'))
    await expect(args.onPage).toHaveBeenLastCalledWith(2)
  },
}

/** An empty page after a full one says so, and offers Previous. */
export const EmptyPage: Story = {
  parameters: { rows: ['IMP-36'] },
  args: { result: { page: 1, view: ready([]) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No integration reports found.' })).toBeVisible()
    await expect(canvas.getByText('There are no reports on this page. Go back to the previous page.')).toBeVisible()
    await expect(button(canvas, 'Previous')).not.toHaveAttribute('aria-disabled')
    await expect(button(canvas, 'Next')).toHaveAttribute('aria-disabled', 'true')
  },
}

export const NoReports: Story = {
  args: { result: { page: 0, view: ready([]) } },
  play: showsNothing(
    'No integration reports found.',
    'Reports of this project appear here when an import system has processed a file.',
    'announced',
  ),
}

/** While a page loads, Previous stays enabled and Next is disabled. */
export const Loading: Story = {
  parameters: { rows: ['IMP-24'] },
  args: { result: { page: 2, view: loading() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 3')).toBeVisible()
    await expect(button(canvas, 'Next')).toHaveAttribute('aria-disabled', 'true')
    await expect(button(canvas, 'Previous')).not.toHaveAttribute('aria-disabled')
  },
}

/** A failed load shows the specified message. */
export const Failed: Story = {
  parameters: { rows: ['IMP-35', 'MSG-47', 'MSG-48'] },
  args: { result: { page: 0, view: failed({ message: "Can't reach the server." }, fn()) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Failed to fetch integration report(s).' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const LongTexts: Story = {
  args: {
    result: {
      page: 0,
      view: ready([
        reportRow({
          displayName: 'Material take-off of the crude unit, the tank farm and the jetty',
          userName: 'a.very.long.user.name.of.a.subcontractor@northgate.example',
          integrationReference: 'c2a7d0e4-7f3c-2a19-'.repeat(5),
        }),
      ]),
    },
  },
}

export const KeyboardAlone: Story = {
  name: 'By keyboard alone: project, Run Query, Next, and the first reference',
  tags: ['test-only'],
  parameters: { rows: ['IMP-23', 'IMP-24'] },
  play: async ({ canvas, args }) => {
    canvas.getByRole('combobox', { name: 'Project' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRun).toHaveBeenCalledOnce()
    button(canvas, 'Next').focus()
    await userEvent.keyboard(' ')
    await expect(args.onPage).toHaveBeenLastCalledWith(1)
    await expect(button(canvas, 'Next')).toHaveFocus()
  },
}
