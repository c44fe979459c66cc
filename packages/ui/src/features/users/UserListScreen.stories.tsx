import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { failed, loading, ready } from '../../view/view-state'
import { licenses, longUser, users } from '../fixtures/users'
import type { UserFilter } from './user-filter'
import { UserListScreen } from './UserListScreen'

const filter: UserFilter = {
  search: '',
  onlyActive: false,
  licenseId: undefined,
  sort: { key: 'userName', isDescending: false },
  page: 1,
}

const meta: Meta<typeof UserListScreen> = {
  title: 'Screens/User list',
  component: UserListScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready({ rows: users, total: 240 }),
    filter,
    onFilter: fn(),
    pageHref: (page: number) => `#page-${page}`,
    listHref: '#list',
    userHref: (user) => `#${user.userName}`,
    onOpen: fn(),
    canEdit: () => true,
    isSaving: () => false,
    onToggle: fn(),
    table: { density: 'comfortable', onDensity: fn(), hidden: [], onHidden: fn() },
  },
}

export default meta
type Story = StoryObj<typeof UserListScreen>

export const Default: Story = {}

export const WithLicenseSelector: Story = { args: { licenses } }

export const Loading: Story = { args: { view: loading() } }

export const Failed: Story = {
  args: { view: failed({ message: 'Failed to fetch users.', requestId: 'req-7f3a' }, fn()) },
}

export const ServerGone: Story = {
  args: {
    view: ready(
      { rows: users, total: 240 },
      { isRefreshing: false, staleProblem: { message: 'The server cannot be reached.', isOffline: true }, retry: fn() },
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('The server cannot be reached.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'adaeze.okafor' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Empty: Story = { args: { view: ready({ rows: [], total: 0 }) } }

export const NothingMatches: Story = {
  args: { view: ready({ rows: [], total: 0 }), filter: { ...filter, search: 'zzz' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear filter' }))
    await expect(args.onFilter).toHaveBeenCalledWith({ search: '', onlyActive: false })
  },
}

export const OneRow: Story = { args: { view: ready({ rows: users.slice(0, 1), total: 1 }) } }

export const VeryLongText: Story = { args: { view: ready({ rows: [longUser, ...users], total: 13 }) } }

export const ReadOnly: Story = {
  name: 'Without the right to edit',
  args: { canEdit: () => false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText('Active').length).toBeGreaterThan(1)
    await expect(canvas.queryByRole('button', { name: /Active, user/ })).toBeNull()
  },
}

export const Saving: Story = { args: { isSaving: (user, field) => user.userId === 2 && field === 'isLockedOut' } }

export const KeyboardAlone: Story = {
  name: 'By keyboard alone [USER-19, USER-20]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.keyboard('/')
    await expect(canvas.getByRole('searchbox', { name: 'Filter users' })).toHaveFocus()
    canvas.getByRole('link', { name: 'adaeze.okafor' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Active, user adaeze.okafor' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onToggle).toHaveBeenLastCalledWith(users[0], 'isApproved')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Open, user adaeze.okafor' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onToggle).toHaveBeenLastCalledWith(users[0], 'isLockedOut')
  },
}
