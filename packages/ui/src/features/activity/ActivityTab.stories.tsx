import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { activityLabels, activityMessages } from '@sitewright/domain/activity/messages'
import { failed, loading, ready } from '../../view/view-state'
import {
  ACTIVITY_NOW,
  activityOfUser,
  archivedSite,
  changedGroup,
  longEntry,
  withoutAddress,
} from '../fixtures/activity'
import { showsFailure } from '../fixtures/plays'
import { ActivityTab, type OlderActivity } from './ActivityTab'
import type { OpenEntry } from './EntryNames'

const older = (over: Partial<OlderActivity> = {}): OlderActivity => ({
  state: 'more',
  loadedCount: 0,
  load: fn(),
  ...over,
})

const meta: Meta<typeof ActivityTab> = {
  title: 'Screens/Activity',
  component: ActivityTab,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(activityOfUser),
    older: older(),
    thing: 'user',
    ownUserName: 'super.admin',
    now: ACTIVITY_NOW,
    dates: { timeZone: 'UTC' },
  },
}

export default meta
type Story = StoryObj<typeof ActivityTab>

export const Default: Story = {
  name: 'Who did what, when and from where, by day',
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

export const Phone: Story = {
  name: 'On a phone, one column',
  globals: { viewport: { value: 'phone' } },
}

export const Loading: Story = { args: { view: loading() } }

export const Empty: Story = {
  name: 'Nothing yet',
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

export const Forbidden: Story = {
  name: 'The role was taken away meanwhile',
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

export const AllNames: Story = {
  name: 'Opens all names of an entry, and closes them',
  args: {
    onOpen: fn<OpenEntry>(async (entry) => ({
      ...entry,
      changes: [
        {
          field: 'projects',
          added: { count: 53, items: Array.from({ length: 53 }, (_, index) => ({ name: `${index} · Project` })) },
        },
      ],
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 53' }))
    const all = await canvas.findByRole('group', { name: 'Projects' })
    await expect(within(all).getAllByRole('listitem')).toHaveLength(53)
    await userEvent.click(canvas.getByRole('button', { name: 'Show less' }))
    await expect(canvas.queryByRole('group', { name: 'Projects' })).toBeNull()
    await expect(canvas.getByText('and 50 more')).toBeVisible()
  },
}

export const NamesFailed: Story = {
  name: 'Says that the names failed to load',
  args: { onOpen: fn(() => Promise.reject(new Error('Gone'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 53' }))
    await expect(await canvas.findByText(activityMessages.namesFailed)).toBeVisible()
  },
}

export const WithoutAddresses: Story = {
  name: 'Without network addresses',
  args: { view: ready(activityOfUser.map(withoutAddress)) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('203.0.113.24')).toBeNull()
  },
}

export const LongValue: Story = {
  name: 'Cuts a long value, and shows all of it by keyboard',
  args: { view: ready([longEntry]), older: older({ state: 'none' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Last word/)).toBeNull()
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: activityLabels.readAll('Comment') })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText(/Last word/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: activityLabels.readLess('Comment') })).toHaveFocus()
  },
}

export const Linked: Story = {
  name: 'Links the names of what an entry is about and of who did it, where there is a page of them',
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

export const Archived: Story = {
  name: 'Says of a site that it was archived',
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
      older={{ state, loadedCount: count - 4, load }}
    />
  )
}

export const LoadsOlder: Story = {
  name: 'Loads older entries, says how many, and keeps the focus',
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
  args: { older: older({ state: 'failed' }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(activityMessages.olderFailed)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: activityLabels.loadOlder }))
    await expect(args.older.load).toHaveBeenCalled()
  },
}
