import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { grantMessages } from '@sitewright/domain/shared/grant-messages'
import { refused } from '@sitewright/domain/shared/policy'
import type { UserFilter } from '@sitewright/domain/users/model'
import { getLockedFields } from '@sitewright/domain/users/rules'
import { Button } from '../../button/Button'
import { failed, loading, ready } from '../../view/view-state'
import { licenses, longUser, users } from '../fixtures/users'
import { showsFailure, showsNothing } from '../fixtures/plays'
import { GroupActions, type GroupActionsProps } from './GroupActions'
import { USER_COLUMNS_HIDDEN_AT_FIRST } from './user-columns'
import { UserListScreen, type UserListScreenProps } from './UserListScreen'

const filter: UserFilter = {
  search: '',
  onlyActive: false,
  addOnId: undefined,
  licenseId: undefined,
  sort: { key: 'userName', isDescending: false },
  page: 1,
  pageSize: 25,
  facets: [],
}

const meta: Meta<typeof UserListScreen> = {
  title: 'Screens/Users/List',
  component: UserListScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready({ rows: users, total: 240 }),
    filter,
    onFilter: fn(),
    pageHref: (page: number) => `#page-${page}`,
    tabs: (total) => [
      { href: '#list', label: 'Users', isCurrent: true, ...(total === undefined ? {} : { count: total }) },
    ],
    rowLink: (user) => ({ id: `user-${user.userName}`, href: `#${user.userName}`, onClick: fn() }),
    addOns: ready([{ addOnId: 4, name: 'Preservation' }]),
    loadAll: fn(async () => users),
    edit: () => ({ allowed: true }),
    getLockedFields: () => ({}),
    isSaving: () => false,
    onToggle: fn(),
    table: { density: 'comfortable', onDensity: fn(), hidden: [...USER_COLUMNS_HIDDEN_AT_FIRST], onHidden: fn() },
  },
}

export default meta
type Story = StoryObj<typeof UserListScreen>

export const Default: Story = {}

export const OwnAccount: Story = {
  name: 'The badges of the own account say why they cannot be pressed',
  tags: ['test-only'],
  args: { getLockedFields: (user) => getLockedFields(user, users[0]?.userId ?? 0) },
  play: async ({ canvas, args }) => {
    const [own] = canvas.getAllByRole('button', { name: /^Active, user / })
    if (!own) throw new Error('The badge is not there.')
    await expect(own).toHaveAccessibleDescription("You can't deactivate your own account.")
    await userEvent.click(own)
    await expect(args.onToggle).not.toHaveBeenCalled()
  },
}

export const TextTwiceAsLarge: Story = {
  name: 'Twice the text size cuts neither the head nor the tags of the product licenses',
  tags: ['test-only'],
  args: { view: ready({ rows: users.slice(0, 1).map((user) => ({ ...user, addons: longUser.addons })), total: 1 }) },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%'
    return () => document.documentElement.style.removeProperty('font-size')
  },
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: 'Product Licenses' })
    await expect(head.scrollWidth).toBeLessThanOrEqual(head.clientWidth)
    const cell = canvas.getByText(/^\+\d/).closest('td')
    await expect(cell?.scrollWidth).toBeLessThanOrEqual(cell?.clientWidth ?? 0)
  },
}

export const WithLicenseSelector: Story = { args: { licenses } }

export const OfProductLicense: Story = {
  name: 'Filters by a product license, and keeps one without a name that the address has',
  tags: ['test-only'],
  args: { addOns: ready([{ addOnId: 4, name: 'Preservation' }]), filter: { ...filter, addOnId: 77 } },
  render: (args) => <Filtered {...args} />,
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Product License' })
    await expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Any', 'Preservation', '77'])
    await expect(select).toHaveDisplayValue('77')
    await userEvent.selectOptions(select, 'Preservation')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ addOnId: 4 })
    await userEvent.selectOptions(select, 'Any')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ addOnId: undefined })
  },
}

/** The filter says why there are no product licenses to choose from. */
export const ProductLicensesFailed: Story = {
  args: { addOns: failed({ message: "Couldn't load the product licenses." }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Product License' })).toHaveAccessibleDescription(
      "Couldn't load the product licenses.",
    )
  },
}

export const NobodyHasTheProductLicense: Story = {
  name: 'An empty list offers to show users with any product license',
  tags: ['test-only'],
  args: {
    view: ready({ rows: [], total: 0 }),
    addOns: ready([{ addOnId: 4, name: 'Preservation' }]),
    filter: { ...filter, addOnId: 4 },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show any product license' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ addOnId: undefined })
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}

export const Loading: Story = { args: { view: loading() } }

export const Failed: Story = {
  args: { view: failed({ message: 'Failed to fetch users.', requestId: 'req-7f3a' }, fn()) },
  play: showsFailure('Failed to fetch users.', 'Request req-7f3a'),
}

export const ServerUnreachable: Story = {
  args: {
    view: ready(
      { rows: users, total: 240 },
      { isRefreshing: false, staleProblem: { message: "Can't reach the server.", isOffline: true }, retry: fn() },
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText("Can't reach the server.")).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'adaeze.okafor' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** A failed search says that the rows are those of the search before. */
export const SearchFailed: Story = {
  parameters: { rows: ['API-120'] },
  args: {
    view: ready({ rows: users, total: 240 }, { staleProblem: { message: 'Failed to fetch users.' }, retry: fn() }),
    filter: { ...filter, search: 'zzz' },
    shownFilter: filter,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('zzz')
    await expect(
      canvas.getByText('The list still shows your previous search, filter or page.', { exact: false }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'adaeze.okafor' })).toBeVisible()
    await expect(canvas.getByText('1–25 of 240 users')).toBeVisible()
  },
}

/** A failed refresh of the same search does not say so. */
export const RefreshFailed: Story = {
  parameters: { rows: ['API-120'] },
  args: {
    view: ready({ rows: users, total: 240 }, { staleProblem: { message: 'Service unavailable' }, retry: fn() }),
    shownFilter: filter,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Service unavailable', { exact: false })).toBeVisible()
    await expect(canvas.queryByText('previous search', { exact: false })).toBeNull()
  },
}

export const Empty: Story = {
  args: { view: ready({ rows: [], total: 0 }) },
  play: showsNothing('No users found', 'This license has no users yet.', 'announced'),
}

/** A list whose filter changes: the next rows are still loading then. */
function Filtered(args: UserListScreenProps) {
  const [current, setCurrent] = useState<UserFilter>(args.filter)
  return (
    <UserListScreen
      {...args}
      view={current === args.filter ? args.view : loading()}
      filter={current}
      onFilter={(change) => {
        args.onFilter(change)
        setCurrent({ ...current, ...change })
      }}
    />
  )
}

/** Clearing the search keeps the other filter, and the focus goes to the search field. */
export const NothingMatches: Story = {
  args: { view: ready({ rows: [], total: 0 }), filter: { ...filter, search: 'zzzz', onlyActive: true } },
  render: (args) => <Filtered {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No users found', { selector: '[role="status"]' })).toBeInTheDocument()
    canvas.getByRole('button', { name: 'Clear filter' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ search: '' })
    await expect(canvas.getByRole('searchbox', { name: 'Filter users' })).toHaveFocus()
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(canvas.getByRole('checkbox', { name: 'Show Only Active Users' })).toBeChecked()
  },
}

const actions = {
  choices: {
    groups: [
      { userGroupId: 1, name: 'Site Admins' },
      { userGroupId: 2, name: 'Night Shift' },
    ],
    isLoading: false,
    onRetry: fn(),
  },
  onAssign: fn<GroupActionsProps['onAssign']>(async () => undefined),
  onUnassign: fn(async () => true),
}

const renderActions = (choices: GroupActionsProps['choices']): NonNullable<UserListScreenProps['selectionActions']> =>
  function Actions(selected, deselect) {
    return <GroupActions {...actions} users={selected} onDeselect={deselect} choices={choices} />
  }

const administrator: Partial<Story['args']> = {
  newHref: '#new',
  duplicateHref: (user) => `#duplicate-${user.userName}`,
  selectionActions: renderActions(actions.choices),
}

export const MatchInAHiddenColumn: Story = {
  name: 'A match is marked, and a match in a hidden column has a line of its own',
  tags: ['test-only'],
  args: {
    view: ready({
      rows: users
        .slice(0, 2)
        .map((user, place) => (place === 0 ? user : { ...user, email: 'shift.adaeze@example.com' })),
      total: 2,
    }),
    filter: { ...filter, search: 'ADAEZE' },
    table: { density: 'comfortable', onDensity: fn(), hidden: ['email'], onHidden: fn() },
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('rowheader')
    await expect(first?.querySelector('mark')).toHaveTextContent('adaeze')
    await expect(first).not.toHaveTextContent('Email:')
    await expect(second).toHaveTextContent('Email: shift.adaeze@example.com')
    await expect(second?.querySelector('mark')).toHaveTextContent('adaeze')
    await expect(canvas.queryByRole('columnheader', { name: 'Email' })).not.toBeInTheDocument()
  },
}

/** The list of all licenses names the license of each user; that of one license does not. */
export const AllLicenses: Story = {
  args: { licenses, licenseName: ({ licenseId }) => `${licenseId} · Riverside Terminal` },
  render: (args) => <TwoPages {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'License' })).toBeVisible()
    await expect(canvas.getAllByText('1 · Riverside Terminal', { selector: 'td' }).length).toBeGreaterThan(0)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'License' }), '1')
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'License' })).not.toBeInTheDocument())
  },
}

export const LoadingForAnAdministrator: Story = {
  name: 'The check column and the license select are there while the list loads',
  tags: ['test-only'],
  args: { ...administrator, view: loading(), licenses: [], filter: { ...filter, licenseId: 2 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Select all rows' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'License' })).toHaveValue('2')
  },
}

/** Without active users, the empty list counts the inactive ones and offers to show them. */
export const NoActiveUsers: Story = {
  args: { view: ready({ rows: [], total: 0 }), filter: { ...filter, onlyActive: true }, inactiveCount: 26 },
  render: (args) => <Filtered {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/26 inactive users are hidden\./)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Clear filter' })).not.toBeInTheDocument()
    canvas.getByRole('button', { name: 'Show inactive users too' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ onlyActive: false })
    await expect(canvas.getByRole('searchbox', { name: 'Filter users' })).toHaveFocus()
    await expect(canvas.getByRole('checkbox', { name: 'Show Only Active Users' })).not.toBeChecked()
  },
}

export const PageBeyondTheLast: Story = {
  name: 'A page after the last one says so and links to the last',
  tags: ['test-only'],
  parameters: { rows: ['NAV-38'] },
  args: {
    view: ready({ rows: [], total: 30 }),
    filter: { ...filter, page: 9999 },
    pageHref: (page) => `#page-${page}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'There is no page 9,999' })).toBeVisible()
    await expect(canvas.getByText('This list has 2 pages.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to page 2' })).toHaveAttribute('href', '#page-2')
    await expect(canvas.queryByText('No users found')).toBeNull()
    await expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'There is no page 9,999',
    )
  },
}

export const OneRow: Story = { args: { view: ready({ rows: users.slice(0, 1), total: 1 }) } }

export const VeryLongText: Story = { args: { view: ready({ rows: [longUser, ...users], total: 13 }) } }

/** Without the right to edit. */
export const ReadOnly: Story = {
  name: 'Read-only',
  args: { edit: () => refused('You need the "Administer User Create Update" role. Ask your administrator.') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText('Active').length).toBeGreaterThan(1)
    await expect(canvas.queryByRole('button', { name: /Active, user/ })).toBeNull()
  },
}

/** Users who cannot join a group can be deselected, and the others are assigned. */
export const SomeRefused: Story = {
  parameters: { rows: ['GROUP-43'] },
  args: administrator,
  play: async ({ canvas }) => {
    actions.onAssign.mockClear()
    const refused = users.filter(({ userName }) => userName === 'amara.osei')
    actions.onAssign.mockResolvedValueOnce({
      userIds: refused.map(({ userId }) => userId),
      reason: 'Not for amara.osei.',
    })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select agnes.lindqvist' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select amara.osei' }))
    await userEvent.type(await canvas.findByRole('combobox', { name: 'User Group' }), 'Night')
    await userEvent.click(await screen.findByRole('option', { name: 'Night Shift' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Assign 1 of 2 users?' }))
    await expect(dialog.getByText('Not for amara.osei.')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(actions.onAssign).toHaveBeenLastCalledWith([users[1]], actions.choices.groups[1]))
    await expect(canvas.getByRole('checkbox', { name: 'Select amara.osei' })).not.toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Select agnes.lindqvist' })).toBeChecked()
  },
}

/** Selected users are put into a group, and taken out of one. */
export const Selected: Story = {
  parameters: { rows: ['USER-18', 'USER-23', 'USER-24', 'USER-27'] },
  args: administrator,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select agnes.lindqvist' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select amara.osei' }))
    await expect(await canvas.findByRole('region', { name: 'Selection' })).toHaveTextContent('2 of 240 selected')
    await expect(canvas.getByRole('link', { name: 'Duplicate amara.osei' })).toBeVisible()
    const assign = await canvas.findByRole('button', { name: 'Assign' })
    await expect(assign).toHaveAccessibleDescription('Select a user group.')
    await userEvent.type(canvas.getByRole('combobox', { name: 'User Group' }), 'Night')
    await userEvent.click(await screen.findByRole('option', { name: 'Night Shift' }))
    await userEvent.click(assign)
    await expect(actions.onAssign).toHaveBeenCalledWith([users[1], users[3]], actions.choices.groups[1])
    await userEvent.click(canvas.getByRole('button', { name: 'Unassign' }))
    const leave = await screen.findByRole('button', { name: 'Unassign Site Admins' })
    await userEvent.click(leave)
    await waitFor(() =>
      expect(actions.onUnassign).toHaveBeenCalledWith([users[1], users[3]], {
        userGroupId: 1,
        name: 'Site Admins',
      }),
    )
  },
}

const lockedUsers = users.slice(0, 2).map((user, index) => ({
  ...user,
  canShutOut: index > 0,
  userGroups: [{ userGroupId: 1, name: 'Site Admins', ...(index > 0 ? {} : { canLeave: false }) }],
}))

export const RolesCannotBeTaken: Story = {
  name: 'Badges and groups are disabled for a user whose roles you cannot remove',
  tags: ['test-only'],
  parameters: { rows: ['ROLE-55'] },
  args: {
    ...administrator,
    view: ready({ rows: lockedUsers, total: 2 }),
    getLockedFields: (user) => getLockedFields(user, 0),
  },
  play: async ({ canvas, args }) => {
    const [active] = canvas.getAllByRole('button', { name: /^Active, user / })
    if (!active) throw new Error('The badge is not there.')
    await expect(active).toHaveAccessibleDescription(grantMessages.shutOut)
    await userEvent.click(active)
    await expect(args.onToggle).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Unassign' }))
    const leave = await screen.findByRole('button', { name: 'Unassign Site Admins' })
    await expect(leave).toHaveAccessibleDescription(grantMessages.leave)
    actions.onUnassign.mockClear()
    await userEvent.click(leave)
    await expect(actions.onUnassign).not.toHaveBeenCalled()
  },
}

export const NoLicenseChosen: Story = {
  name: 'Assigning waits for a license',
  tags: ['test-only'],
  parameters: { rows: ['USER-25'] },
  args: { ...administrator, licenses, selectionActions: renderActions(undefined) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }))
    const hint = 'Select a License to Assign User Group'
    await expect(await canvas.findByRole('button', { name: 'Assign' })).toHaveAccessibleDescription(hint)
    // Read without a pointer on anything.
    await expect(canvas.getByText(hint, { selector: '[data-part="hint"]' })).toBeVisible()
  },
}

/** On a phone the groups of the selected stand in a dialog, and the bar is one line. */
export const SelectedOnAPhone: Story = {
  parameters: { rows: ['USER-23', 'USER-24', 'USER-27'] },
  args: administrator,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select agnes.lindqvist' }))
    const groups = await canvas.findByRole('button', { name: 'User Groups' })
    await expect(canvas.queryByRole('combobox', { name: 'User Group' })).not.toBeInTheDocument()
    await userEvent.click(groups)
    const dialog = within(await screen.findByRole('dialog', { name: 'User Groups' }))
    await userEvent.type(dialog.getByRole('combobox', { name: 'User Group' }), 'Night')
    await userEvent.click(await screen.findByRole('option', { name: 'Night Shift' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }))
    await expect(actions.onAssign).toHaveBeenLastCalledWith([users[1]], actions.choices.groups[1])
    await waitFor(() => expect(groups).toHaveFocus())
    await userEvent.click(groups)
    await userEvent.click(await screen.findByRole('button', { name: 'Unassign Site Admins' }))
    await waitFor(() =>
      expect(actions.onUnassign).toHaveBeenLastCalledWith([users[1]], { userGroupId: 1, name: 'Site Admins' }),
    )
    await waitFor(() => expect(groups).toHaveFocus())
  },
}

export const NotAllSelectable: Story = {
  name: 'Users with more roles are not selected',
  tags: ['test-only'],
  parameters: { rows: ['USER-22', 'ROLE-21'] },
  args: {
    ...administrator,
    edit: (user) => (user.userId === 1 ? refused('This user administers all licenses.') : { allowed: true }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }))
    await expect(await canvas.findByRole('region', { name: 'Selection' })).toHaveTextContent('11 of 240 selected')
  },
}

/** A list of two pages. */
function TwoPages(args: UserListScreenProps) {
  const [current, setCurrent] = useState<UserFilter>(args.filter)
  const start = (current.page - 1) * current.pageSize
  return (
    <>
      <UserListScreen
        {...args}
        view={ready({ rows: users.slice(start, start + current.pageSize), total: users.length })}
        filter={current}
        onFilter={(change) => setCurrent({ ...current, page: 1, ...change })}
      />
      <Button onClick={() => setCurrent({ ...current, page: 3 - current.page })}>Turn the page</Button>
    </>
  )
}

export const SelectedOnOtherPages: Story = {
  name: 'Selected users stay selected on other pages, and another filter clears the selection',
  tags: ['test-only'],
  parameters: { rows: ['USER-23'] },
  args: { ...administrator, filter: { ...filter, pageSize: 10 } },
  render: (args) => <TwoPages {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select agnes.lindqvist' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select amara.osei' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Turn the page' }))
    const bar = await canvas.findByRole('region', { name: 'Selection' })
    await waitFor(() => expect(bar).toHaveTextContent('2 of 12 selected, 2 on other pages'))
    await userEvent.click(canvas.getAllByRole('checkbox', { name: /^Select (?!all)/ })[0] as HTMLElement)
    await expect(bar).toHaveTextContent('3 of 12 selected, 2 on other pages')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show Only Active Users' }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument())
    await expect(canvas.getByText('Nothing selected')).toBeInTheDocument()
  },
}

export const AllThatMatch: Story = {
  name: 'When the whole page is selected, all that match can be; users you cannot edit are skipped',
  tags: ['test-only'],
  parameters: { rows: ['USER-23', 'USER-22'] },
  args: {
    ...administrator,
    filter: { ...filter, pageSize: 10 },
    edit: (user) => (user.userId === 12 ? refused('This user administers all licenses.') : { allowed: true }),
  },
  render: (args) => <TwoPages {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select agnes.lindqvist' }))
    await expect(canvas.queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 12 that match' }))
    await expect(args.loadAll).toHaveBeenCalledOnce()
    const bar = await canvas.findByRole('region', { name: 'Selection' })
    await waitFor(() =>
      expect(bar).toHaveTextContent("11 of 12 selected, 1 on other pages. 1 skipped because you can't edit them"),
    )
    await expect(canvas.queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Unassign' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Unassign from User Group' })).toBeVisible())
  },
}

export const TooManyMatch: Story = {
  name: 'More than 5,000 users cannot be selected at once, and the button says so',
  tags: ['test-only'],
  args: { ...administrator, view: ready({ rows: users, total: 12_000 }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }))
    const all = canvas.getByRole('button', { name: 'Select all 12,000 that match' })
    await expect(all).toHaveAccessibleDescription(/^You can select up to 5,000 at once\./)
    await userEvent.click(all)
    await expect(args.loadAll).not.toHaveBeenCalled()
  },
}

/** Text of twice the size cuts no badge. */
export const LargeText: Story = {
  parameters: { rows: ['USER-15', 'USER-16'] },
  play: async ({ canvas }) => {
    const root = document.documentElement
    root.style.fontSize = '200%'
    try {
      for (const badge of canvas.getAllByRole('button', { name: /^(Inactive|Locked), / })) {
        const cell = badge.closest('td')
        await expect(cell?.scrollWidth).toBe(cell?.clientWidth)
      }
    } finally {
      root.style.fontSize = ''
    }
  },
}

export const Saving: Story = { args: { isSaving: (user, field) => user.userId === 2 && field === 'isLockedOut' } }

export const KeyboardAlone: Story = {
  name: 'By keyboard alone',
  tags: ['test-only'],
  parameters: { rows: ['USER-19', 'USER-20'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.keyboard('/')
    await expect(canvas.getByRole('searchbox', { name: 'Filter users' })).toHaveFocus()
    canvas.getByRole('link', { name: 'adaeze.okafor' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Active, user adaeze.okafor' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onToggle).toHaveBeenLastCalledWith(users[0], 'isApproved')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Open, user adaeze.okafor' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onToggle).toHaveBeenLastCalledWith(users[0], 'isLockedOut')
  },
}

export const Exported: Story = {
  name: 'The export gets the visible columns of these rows, or all rows with every column',
  tags: ['test-only'],
  parameters: { rows: ['API-117'] },
  args: { export: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'CSV' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'These 240 users, as filtered and sorted' }))
    await expect(args.export).toHaveBeenLastCalledWith([
      'userName',
      'firstName',
      'lastName',
      'isApproved',
      'isLockedOut',
      'addons',
    ])
    await waitFor(() => expect(canvas.getByRole('button', { name: 'CSV' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'All users, with every column' }))
    await expect(args.export).toHaveBeenLastCalledWith(undefined)
  },
}

/** Idle and locked users are facets, and a large count stops at 10,000. */
export const Facets: Story = {
  parameters: { rows: ['USER-132'] },
  args: { facets: { counts: { all: 50_000, idle: 10_001, locked: 0 } } },
  play: async ({ canvas, args }) => {
    const facets = within(await canvas.findByRole('group', { name: 'Show only' }))
    await expect(facets.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'All50,000',
      'Idle 90 days10,000+',
      'Locked0',
    ])
    await userEvent.click(facets.getByRole('button', { name: /^Locked/ }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ facets: ['locked'] })
  },
}

/** A facet without users offers all of them, next to the other filters. */
export const EmptyFacet: Story = {
  parameters: { rows: ['USER-132'] },
  args: {
    facets: { counts: { all: 26, idle: 26, locked: 0 } },
    filter: { ...filter, facets: ['locked'], onlyActive: true },
    view: ready({ rows: [], total: 0 }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Show inactive users too' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ facets: [] })
  },
}
