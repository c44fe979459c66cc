import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { type ActivityFilter, NO_ACTIVITY_FILTER } from '@sitewright/domain/activity/filter'
import { activityFilterLabels, activityFilterMessages } from '@sitewright/domain/activity/filter-messages'
import { activityLabels, activityMessages } from '@sitewright/domain/activity/messages'
import { failed, loading, ready } from '../../view/view-state'
import {
  ACTIVITY_NOW,
  activityCounts,
  activityOfUser,
  archivedSite,
  changedGroup,
  changedGroupOfMany,
  longEntry,
  withoutAddress,
} from '../fixtures/activity'
import { showsFailure } from '../fixtures/plays'
import { ActivityTab, type ActivityTabProps, type OlderActivity } from './ActivityTab'
import type { OpenEntry } from './EntryNames'

const older = (over: Partial<OlderActivity> = {}): OlderActivity => ({
  state: 'more',
  loadedCount: undefined,
  load: fn(),
  ...over,
})

const filters = (
  over: Partial<ActivityFilter> = {},
  more: Partial<ActivityTabProps['filters']> = {},
): ActivityTabProps['filters'] => ({
  filter: { ...NO_ACTIVITY_FILTER, ...over },
  onFilter: fn(),
  counts: activityCounts,
  onExport: fn(),
  ...more,
})

/** The filters as the address stores them. */
function WithAddress(args: ComponentProps<typeof ActivityTab>) {
  const [filter, setFilter] = useState(args.filters.filter)
  return (
    <ActivityTab
      {...args}
      filters={{
        ...args.filters,
        filter,
        onFilter: (change) => {
          args.filters.onFilter(change)
          setFilter({ ...filter, ...change })
        },
      }}
    />
  )
}

const meta: Meta<typeof ActivityTab> = {
  title: 'Screens/Activity',
  component: ActivityTab,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(activityOfUser),
    older: older(),
    fresh: { count: 0, show: fn() },
    filters: filters(),
    thing: 'user',
    ownUserName: 'super.admin',
    now: ACTIVITY_NOW,
    dates: { timeZone: 'UTC' },
  },
}

export default meta
type Story = StoryObj<typeof ActivityTab>

/** Who did what, when and from where, by day. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const today = within(canvas.getByRole('region', { name: 'Wednesday Nov 18, 2026' }))
    const [first] = today.getAllByRole('listitem')
    await expect(first).toHaveTextContent(
      /9:41AM 19 minutes ago.*Changed 3 details of jordan.whitfield.*Phone.*from \+1 780 555 0101 to \+1 780 555 0188.*Priya Anand.*203\.0\.113\.24/,
    )
    await expect(canvas.getByText('Unlocked jordan.whitfield')).toBeVisible()
    await expect(canvas.getByText(activityMessages.you)).toBeVisible()
    await expect(canvas.getByText('2 roles were removed with it.')).toBeVisible()
    await expect(canvas.getByText(activityMessages.hidden('project'))).toBeVisible()
  },
}

/** On a phone, one column. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
}

export const Loading: Story = { args: { view: loading() } }

/** Nothing yet. */
export const Empty: Story = {
  args: { view: ready([]), thing: 'API key' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: activityMessages.emptyTitle })).toBeVisible()
    await expect(canvas.getByText('Changes of this API key appear here.')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { view: failed({ message: "Can't reach the server." }, fn()) },
  play: showsFailure('Failed to fetch activity.', "Can't reach the server."),
}

/** The role was taken away meanwhile. */
export const Forbidden: Story = {
  args: {
    view: failed(
      { message: 'You need the "Administer User Create Update" role. Ask your administrator.', requestId: 'a1b2' },
      fn(),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Administer User Create Update/)).toBeVisible()
  },
}

const manyNames = (count: number): OpenEntry =>
  fn<OpenEntry>(async (entry) => ({
    ...entry,
    changes: [
      {
        field: entry.changes[0]?.field ?? '',
        added: { count, items: Array.from({ length: count }, (_, index) => ({ name: `${index + 1} · Project` })) },
      },
    ],
  }))

export const AllNames: Story = {
  name: 'Opens all names of an entry in pages, searches in them, and returns the focus',
  tags: ['test-only'],
  parameters: { rows: ['ACT-16'] },
  args: { onOpen: manyNames(453) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'and 50 more' }))
    const less = await canvas.findByRole('button', { name: 'Show less' })
    await expect(less).toHaveFocus()
    const list = canvas.getByRole('list', { name: '453 projects' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(200)
    await userEvent.click(canvas.getByRole('button', { name: 'Show 200 more' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Show 200 more' }))
    await expect(within(list).getAllByRole('listitem')).toHaveLength(453)
    await expect(list).toHaveFocus()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search in 453' }), '45')
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(9))
    await userEvent.click(less)
    await expect(canvas.getByRole('button', { name: 'and 441 more' })).toHaveFocus()
  },
}

/** All names of an entry, opened. */
export const NamesOpened: Story = {
  name: 'All names opened',
  args: { view: ready([changedGroupOfMany]), older: older({ state: 'none' }), onOpen: manyNames(236) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^and .* more$/ }))
    await expect(await canvas.findByText('200 of 236 shown')).toBeVisible()
  },
}

/** Says that the names failed to load. */
export const NamesFailed: Story = {
  name: 'Names failed to load',
  args: { onOpen: fn(() => Promise.reject(new Error('Gone'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'and 50 more' }))
    await expect(await canvas.findByText(activityMessages.namesFailed)).toBeVisible()
  },
}

/** Filters that are on, each with a button that removes it. */
export const Filtered: Story = {
  parameters: { rows: ['ACT-09'] },
  args: {
    filters: filters(
      { search: '%_<b>', by: 'user:9', kinds: ['access', 'roles'], from: '2026-11-10' },
      { counts: { ...activityCounts, matching: 42 } },
    ),
  },
  render: (args) => <WithAddress {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('42 of 1,868 entries')).toBeVisible()
    const remove = (what: string) => canvas.getByRole('button', { name: `Remove the filter ${what}` })
    await expect(remove('Search “%_<b>”')).toBeVisible()
    await userEvent.click(remove('By Priya Anand'))
    await expect(remove('Kind Access')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: activityFilterLabels.clearAll }))
    await expect(canvas.queryByRole('button', { name: /^Remove the filter/ })).toBeNull()
    await expect(canvas.getByRole('searchbox', { name: activityFilterLabels.search })).toHaveFocus()
  },
}

export const KindsOpen: Story = {
  name: 'The kinds with the number of their entries',
  tags: ['test-only'],
  parameters: { rows: ['ACT-06'] },
  args: { filters: filters({ kinds: ['access', 'roles'] }) },
  render: (args) => <WithAddress {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Kind/ }))
    const panel = within(await screen.findByRole('dialog', { name: 'Kind' }))
    await expect(panel.getByRole('checkbox', { name: 'Sign-in' })).toHaveAccessibleDescription('1,204')
    await expect(panel.getByRole('checkbox', { name: 'Access' })).toBeChecked()
    await userEvent.click(panel.getByRole('checkbox', { name: 'Sign-in' }))
    await expect(canvas.getByRole('button', { name: 'Remove the filter Kind Sign-in' })).toBeVisible()
  },
}

export const DatesOpen: Story = {
  name: 'The days, which must be in order',
  tags: ['test-only'],
  parameters: { rows: ['ACT-07'] },
  render: (args) => <WithAddress {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: activityFilterLabels.anyDate }))
    const panel = within(await screen.findByRole('dialog', { name: 'Date' }))
    await userEvent.click(panel.getByRole('button', { name: '7 days' }))
    await expect(panel.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.type(panel.getByRole('textbox', { name: 'To' }), '1 Nov 2026')
    await expect(await panel.findByText(activityFilterMessages.wrongOrder)).toBeVisible()
    await expect(args.filters.onFilter).toHaveBeenCalledTimes(1)
  },
}

export const DownloadOpen: Story = {
  name: 'Downloads what matches, or everything',
  tags: ['test-only'],
  parameters: { rows: ['ACT-17'] },
  args: { filters: filters({ kinds: ['access'] }, { counts: { ...activityCounts, matching: 42 } }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: activityFilterLabels.download }))
    const panel = within(await screen.findByRole('dialog', { name: activityFilterLabels.download }))
    await userEvent.click(panel.getByRole('radio', { name: 'All 1,868 entries' }))
    await userEvent.click(panel.getByRole('button', { name: activityFilterLabels.downloadStart }))
    await expect(args.filters.onExport).toHaveBeenCalledWith('all')
  },
}

export const Partial: Story = {
  name: 'Says that only the newest entries were searched',
  tags: ['test-only'],
  parameters: { rows: ['ACT-10'] },
  args: {
    filters: filters({ search: 'crane' }, { counts: { ...activityCounts, matching: 3, isPartial: true } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of the newest 10,000 entries')).toBeVisible()
    await expect(canvas.getByRole('button', { name: activityFilterLabels.searchOlder })).toBeVisible()
  },
}

export const NewEntries: Story = {
  name: 'New entries wait until they are requested',
  tags: ['test-only'],
  parameters: { rows: ['ACT-15'] },
  args: { fresh: { count: 2, show: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('2 new entries')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: activityFilterLabels.show }))
    await expect(args.fresh.show).toHaveBeenCalled()
  },
}

/** No match, and the filter that leaves out the most. */
export const NoMatch: Story = {
  parameters: { rows: ['ACT-13'] },
  args: {
    view: ready([]),
    older: older({ state: 'none' }),
    filters: filters(
      { search: 'caisson', by: 'user:9', kinds: ['access'] },
      { counts: { ...activityCounts, matching: 0, without: { search: 3, by: 0, kinds: 61 } } },
    ),
  },
  render: (args) => <WithAddress {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: activityFilterMessages.noMatch })).toBeVisible()
    await expect(canvas.getByText('Without the filter Kind, 61 entries would match.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Any kind' }))
    await expect(args.filters.onFilter).toHaveBeenCalledWith(expect.objectContaining({ search: 'caisson', kinds: [] }))
    await expect(canvas.getByRole('searchbox', { name: activityFilterLabels.search })).toHaveFocus()
  },
}

export const NoMatchYet: Story = {
  name: 'No match among the newest entries, and older ones that were not searched',
  tags: ['test-only'],
  parameters: { rows: ['ACT-10', 'ACT-13'] },
  args: {
    view: ready([]),
    filters: filters(
      { search: 'caisson' },
      { counts: { ...activityCounts, matching: 0, isPartial: true, without: { search: 0, by: 0, kinds: 0 } } },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(activityFilterMessages.noneYet)).toBeVisible()
    await expect(canvas.getByRole('button', { name: activityFilterLabels.searchOlder })).toBeVisible()
  },
}

export const FailedFiltered: Story = {
  name: 'A failed load keeps the filters',
  tags: ['test-only'],
  parameters: { rows: ['ACT-14'] },
  args: {
    view: failed({ message: 'Something went wrong on the server. Try again.' }, fn()),
    filters: filters({ search: 'caisson' }, { counts: undefined }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your filters are still set\./)).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: activityFilterLabels.search })).toHaveValue('caisson')
  },
}

export const WithoutAddresses: Story = {
  name: 'Without network addresses',
  args: { view: ready(activityOfUser.map(withoutAddress)) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('203.0.113.24')).toBeNull()
  },
}

/** Cuts a long value, and shows all of it by keyboard. */
export const LongValue: Story = {
  args: { view: ready([longEntry]), older: older({ state: 'none' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Last word/)).toBeNull()
    canvas.getByRole('button', { name: activityLabels.readAll('Comment') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText(/Last word/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: activityLabels.readLess('Comment') })).toHaveFocus()
  },
}

export const Linked: Story = {
  name: 'Links the names of what an entry is about and of who did it, where there is a page of them',
  tags: ['test-only'],
  args: {
    view: ready([
      archivedSite,
      { ...changedGroup, actor: { kind: 'user', id: 9, userName: 'jo', fullName: 'Jo Doe' } },
    ]),
    thing: 'license',
    hrefOf: ({ kind, id }) => (kind === 'site' ? undefined : `/${kind}/${id}`),
    older: older({ state: 'none' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Added 2 users to user group/)).toHaveTextContent(
      'Added 2 users to user group Day Shift',
    )
    await expect(canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Day Shift', '/user-group/8'],
      ['Jo Doe', '/user/9'],
    ])
  },
}

/** Says of a site that it was archived. */
export const Archived: Story = {
  name: 'Archived site',
  args: { view: ready([archivedSite]), thing: 'site', older: older({ state: 'none' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: activityLabels.list })).toHaveTextContent(
      /Archived site 5.*Archived from No to Yes/,
    )
  },
}

/** Two pages, as the portal loads them. */
function TwoPages(args: ComponentProps<typeof ActivityTab>) {
  const [count, setCount] = useState(4)
  const state = count === 4 ? 'more' : 'none'
  const load = () => setCount(activityOfUser.length)
  return (
    <ActivityTab
      {...args}
      view={ready(activityOfUser.slice(0, count))}
      older={{ state, loadedCount: count === 4 ? undefined : count - 4, load }}
    />
  )
}

export const LoadsOlder: Story = {
  name: 'Loads older entries, says how many, and keeps the focus',
  tags: ['test-only'],
  render: (args) => <TwoPages {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: activityLabels.loadOlder }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('4 older entries loaded.')).toBeInTheDocument()
    await expect(canvas.getByText(activityMessages.end)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('region', { name: activityLabels.list })).toHaveFocus())
  },
}

export const LoadingOlder: Story = { args: { older: older({ state: 'loading' }) } }

export const OlderFailed: Story = {
  name: 'Older entries failed to load, and can be loaded again',
  tags: ['test-only'],
  args: { older: older({ state: 'failed' }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(activityMessages.olderFailed)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: activityLabels.loadOlder }))
    await expect(args.older.load).toHaveBeenCalled()
  },
}
