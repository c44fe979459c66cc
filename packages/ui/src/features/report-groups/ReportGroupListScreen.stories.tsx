import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { ReportGroup, ReportGroupFilter } from '@sitewright/domain/report-groups/model'
import { failed, loading, ready } from '../../view/view-state'
import { showsFailure, showsNothing } from '../fixtures/plays'
import { ReportGroupListScreen, type ReportGroupListScreenProps } from './ReportGroupListScreen'

const group = (reportGroupId: number, reportName: string, over: Partial<ReportGroup> = {}): ReportGroup => ({
  reportGroupId,
  reportId: reportGroupId,
  roleId: null,
  licenseId: null,
  projectId: null,
  reportName,
  reportPath: `/General/${reportName}`,
  roleName: null,
  licenseName: null,
  projectName: null,
  ...over,
})

const groups = [
  group(1, 'Announcements'),
  group(2, 'Cable Pulls', {
    roleId: 4,
    roleName: 'Update Cable Details',
    projectId: 9,
    projectName: 'Switchyard 230 kV',
  }),
  group(3, 'Monthly Summary', { licenseId: 1, licenseName: 'Northgate Constructors' }),
  group(4, 'Muster Drill Times', { roleId: 1_000_000 }),
]

const filter: ReportGroupFilter = {
  search: '',
  licenseId: undefined,
  sort: { key: 'reportName', isDescending: false },
  page: 1,
  pageSize: 20,
}

const remove = fn(async (): Promise<string | undefined> => undefined)

const meta: Meta<typeof ReportGroupListScreen> = {
  title: 'Screens/Report groups/List',
  component: ReportGroupListScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready({ rows: groups, total: 27 }),
    filter,
    onFilter: fn(),
    pageHref: (page: number) => `#page-${page}`,
    newHref: '#new',
    onRemove: remove,
    table: { density: 'comfortable', onDensity: fn(), hidden: [], onHidden: fn() },
  },
  beforeEach: () => {
    remove.mockClear()
  },
}

export default meta
type Story = StoryObj<typeof ReportGroupListScreen>

/** Names of report, path, role, license and project, and a role that was removed. */
export const Default: Story = {
  parameters: { rows: ['SET-15', 'SET-17'] },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Cable Pulls/ }))
    await expect(row.getByText('/General/Cable Pulls')).toBeVisible()
    await expect(row.getByText('Update Cable Details')).toBeVisible()
    await expect(row.getByText('Switchyard 230 kV')).toBeVisible()
    await expect(row.getByText('Any license')).toBeVisible()
    await expect(within(canvas.getByRole('row', { name: /Muster/ })).getByText('Removed role')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'New Report Group' })).toHaveAttribute('href', '#new')
  },
}

/** Removes the row, as a server does. */
function Removable(props: ReportGroupListScreenProps) {
  const [rows, setRows] = useState(groups)
  return (
    <ReportGroupListScreen
      {...props}
      view={ready({ rows, total: rows.length })}
      onRemove={async (removed) => {
        const failure = await props.onRemove(removed)
        if (failure === undefined) setRows(rows.filter((row) => row !== removed))
        return failure
      }}
    />
  )
}

export const Removed: Story = {
  name: 'Removing asks first, and says who loses the report',
  tags: ['test-only'],
  parameters: { rows: ['SET-15'] },
  render: (args) => <Removable {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove the report group of Monthly Summary,/ }))
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Remove the report group of Monthly Summary?' }),
    )
    await expect(
      dialog.getByText(/Users with Northgate Constructors lose this report, unless they also have it/),
    ).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onRemove).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /^Remove the report group of Monthly Summary,/ }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Monthly Summary/ })).toBeNull())
    await expect(args.onRemove).toHaveBeenCalledTimes(1)
  },
}

export const RemovedLast: Story = {
  name: 'Removing the last group of a report says that it opens the report to all',
  tags: ['test-only'],
  parameters: { rows: ['SET-35'] },
  args: { view: ready({ rows: groups.map((group) => ({ ...group, isLast: true })), total: groups.length }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove the report group of Monthly Summary,/ }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(/administrators of every license can see and assign the report/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(args.onRemove).not.toHaveBeenCalled()
  },
}

export const RemovalFailed: Story = {
  name: 'A failed removal says so in its dialog',
  tags: ['test-only'],
  parameters: { rows: ['ERR-86'] },
  args: { onRemove: async () => 'Failed to remove report group.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove the report group of Announcements,/ }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to remove report group.')
  },
}

export const Loading: Story = { args: { view: loading() } }

/** Failed. */
export const Failed: Story = {
  parameters: { rows: ['ERR-80'] },
  args: { view: failed({ message: 'Failed load reports.' }, fn()) },
  play: showsFailure('Failed load reports.'),
}

export const Empty: Story = {
  args: { view: ready({ rows: [], total: 0 }) },
  play: showsNothing(
    'No report groups found',
    'There are no report groups yet. Add one to give a report to everyone with a role, a license or a project.',
    'announced',
  ),
}

export const NoneFound: Story = {
  args: { view: ready({ rows: [], total: 0 }), filter: { ...filter, search: 'crane' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No report groups found', { selector: '[role="status"]' })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filter' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ search: '' })
  },
}

export const LongNames: Story = {
  args: {
    view: ready({
      rows: [
        group(1, 'Weekly summary of all materials received, issued and returned in every storage area', {
          roleId: 3,
          roleName: 'Administer Import System Details of Every Project',
          licenseId: 1,
          licenseName: 'Northgate Constructors and Partners of the Refinery Expansion',
          projectId: 2,
          projectName: 'Northgate Refinery Expansion, Crude Unit 2, Phase 3',
        }),
      ],
      total: 1,
    }),
  },
}
