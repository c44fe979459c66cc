import type { GroupFilter } from '@sitewright/domain/groups/model'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { failed, loading, ready } from '../../view/view-state'
import { groups, longGroup } from '../fixtures/groups'
import { licenses } from '../fixtures/users'
import { showsFailure, showsNothing } from '../fixtures/plays'
import { GroupListScreen, type GroupListScreenProps } from './GroupListScreen'

const filter: GroupFilter = {
  search: '',
  licenseId: undefined,
  sort: { key: 'name', isDescending: false },
  page: 1,
  pageSize: 25,
}

const meta: Meta<typeof GroupListScreen> = {
  title: 'Screens/User groups/List',
  component: GroupListScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready({ rows: groups, total: 32 }),
    filter,
    onFilter: fn(),
    pageHref: (page: number) => `#page-${page}`,
    tabs: (count) => [
      { href: '#users', label: 'Users' },
      { href: '#groups', label: 'User Groups', isCurrent: true, count },
    ],
    newHref: '#new',
    rowLink: (group) => ({ id: `group-${group.userGroupId}`, href: `#group-${group.userGroupId}`, onClick: fn() }),
    licenseName: () => '1 · Northgate Constructors',
    table: { density: 'comfortable', onDensity: fn(), hidden: [], onHidden: fn() },
  },
}

export default meta
type Story = StoryObj<typeof GroupListScreen>

export const Default: Story = {}

export const WithLicenseSelector: Story = {
  args: { licenses },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'License' }), '2')
    await expect(args.onFilter).toHaveBeenCalledWith({ licenseId: 2 })
  },
}

export const Loading: Story = { args: { view: loading() } }

export const Failed: Story = {
  args: { view: failed({ message: 'Failed to fetch user groups.', requestId: 'req-7f3a' }, fn()) },
  play: showsFailure('Failed to fetch user groups.', 'Request req-7f3a'),
}

export const ServerUnreachable: Story = {
  args: {
    view: ready(
      { rows: groups, total: 32 },
      { staleProblem: { message: "Can't reach the server.", isOffline: true }, retry: fn() },
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("Can't reach the server.", { exact: false })).toHaveTextContent(
      'Failed to fetch user groups.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.view.state === 'ready' ? args.view.retry : undefined).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Night Shift' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { view: ready({ rows: [], total: 0 }) },
  play: showsNothing('No user groups found', 'This license has no user groups yet.', 'announced'),
}

/** A list whose filter changes: the next rows are still loading then. */
function Filtered(args: GroupListScreenProps) {
  const [current, setCurrent] = useState<GroupFilter>(args.filter)
  return (
    <GroupListScreen
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

/** Clearing the search moves the focus to the search field. */
export const NothingMatches: Story = {
  args: { view: ready({ rows: [], total: 0 }), filter: { ...filter, search: 'zzzz' } },
  render: (args) => <Filtered {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No user groups found', { selector: '[role="status"]' })).toBeInTheDocument()
    canvas.getByRole('button', { name: 'Clear filter' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ search: '' })
    await expect(canvas.getByRole('searchbox', { name: 'Filter user groups' })).toHaveFocus()
  },
}

/** Without the right to make groups. */
export const ReadOnly: Story = {
  parameters: { rows: ['ROLE-52'] },
  args: { newHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'New User Group' })).toBeNull()
  },
}

export const VeryLongText: Story = { args: { view: ready({ rows: [longGroup, ...groups], total: 8 }) } }

export const KeyboardAlone: Story = {
  name: 'By keyboard alone',
  tags: ['test-only'],
  parameters: { rows: ['GROUP-02', 'GROUP-03'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.keyboard('/')
    await expect(canvas.getByRole('searchbox', { name: 'Filter user groups' })).toHaveFocus()
    await userEvent.keyboard('shift{Enter}')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ search: 'shift' })
    canvas.getByRole('button', { name: 'Users' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ sort: { key: 'userCount', isDescending: false } })
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Commissioning' })).toHaveFocus()
  },
}
