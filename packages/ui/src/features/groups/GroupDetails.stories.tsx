import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { groupMessages } from '@sitewright/domain/groups/messages'
import { allowed, refused } from '@sitewright/domain/shared/policy'
import { Button } from '../../button/Button'
import { failed, loading, ready } from '../../view/view-state'
import { group, largeGroup, longGroup, members } from '../fixtures/groups'
import { GroupDetails, type GroupDetailsProps } from './GroupDetails'
import { GroupPage, type GroupPageProps } from './GroupPage'

const found = members.map((member) => ({ ...member, email: `${member.userName}@northgate.example`, decision: allowed }))

/** The page with its first tab, as the portal puts them together. */
function Page({
  view,
  licenseName = () => '1 · Northgate Constructors',
  ...details
}: Omit<GroupDetailsProps, 'group'> & Pick<GroupPageProps, 'view'> & Partial<Pick<GroupPageProps, 'licenseName'>>) {
  return (
    <GroupPage
      view={view}
      name="Site Admins"
      listHref="#list"
      licenseName={licenseName}
      tabs={[
        { href: '#details', label: 'Info', isCurrent: true },
        { href: '#addons', label: 'Product Licenses' },
        { href: '#projects', label: 'Projects' },
        { href: '#roles', label: 'Roles' },
      ]}
    >
      {(opened) => <GroupDetails {...details} group={opened} />}
    </GroupPage>
  )
}

const meta: Meta<typeof Page> = {
  title: 'Screens/User groups/Info',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(group()),
    tag: '"one"',
    edit: allowed,
    onSaveName: fn(async (name: string) => ({
      status: 'saved' as const,
      stored: { input: { name }, version: 4 },
    })),
    onSaveUsers: fn(async () => ({ status: 'saved' as const })),
    search: { found, isLoading: false, onRetry: fn(), onSearch: fn() },
  },
}

export default meta
type Story = StoryObj<typeof Page>

export const Default: Story = {}

export const Loading: Story = { args: { view: loading() } }

export const LicenseIsRead: Story = {
  name: 'The number of the license never stands alone while its name is read',
  args: { licenseName: () => undefined },
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent)
    await expect(terms).toContain('License')
    const [first] = canvas.getAllByRole('definition')
    if (!first) throw new Error('The title block is not there.')
    await expect(first).toHaveTextContent(/^$/)
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeVisible()
  },
}

export const Missing: Story = {
  args: { view: failed({ message: 'No such user group.', requestId: 'req-7f3a' }, fn()) },
}

export const VeryLongText: Story = { args: { view: ready(longGroup) } }

export const ReadOnly: Story = {
  name: 'Read-only without the role [GROUP-40]',
  args: { edit: refused('This needs the role ADMINISTER_USER_CREATE_UPDATE.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly')
    await expect(canvas.getByText(/You can read this user group but not change it\./)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull()
  },
}

export const RolesCannotBeTaken: Story = {
  name: 'A user stays in the group if you cannot remove their roles, and the tag says why [ROLE-55]',
  args: {
    view: ready(
      group({ users: members.map((member, index) => (index === 0 ? { ...member, canLeave: false } : member)) }),
    ),
  },
  play: async ({ canvas }) => {
    const locked = canvas.getByRole('button', {
      name: new RegExp(`^${members[0]?.userName}. Only users with the administrative roles`),
    })
    await userEvent.click(locked)
    await expect(locked).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
  },
}

export const NameIsEmpty: Story = {
  name: 'Save is disabled when the name is empty [GROUP-35]',
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }))
    const save = await canvas.findByRole('button', { name: /^Save/ })
    await expect(save).toHaveAccessibleDescription('User Group Name is required.')
    await userEvent.click(save)
    await expect(args.onSaveName).not.toHaveBeenCalled()
  },
}

export const NameIsTaken: Story = {
  name: 'A name that is taken is told at its field [GROUP-33]',
  args: {
    onSaveName: fn(async () => ({
      status: 'failed' as const,
      message: 'User Group Name already exists.',
      fields: { name: ['User Group Name already exists.'] },
    })),
  },
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Night Shift')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(name).toHaveAccessibleDescription('User Group Name already exists.'))
    await expect(name).toHaveValue('Night Shift')
    await expect(args.onSaveUsers).not.toHaveBeenCalled()
  },
}

export const OnlyWhatChanged: Story = {
  name: 'Save sends the users alone when only they were changed [GROUP-10]',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove agnes.lindqvist' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(args.onSaveUsers).toHaveBeenCalledWith([1, 3, 4], '"one"'))
    await expect(args.onSaveName).not.toHaveBeenCalled()
  },
}

export const NoSeatLeft: Story = {
  name: 'A limit that is reached is told at the users, and the choice is kept [GROUP-42]',
  args: {
    onSaveUsers: fn(async () => ({
      status: 'failed' as const,
      message:
        'Product licenses not added as the limit for some product licenses will be exceeded. Please check the following: Preservation',
    })),
  },
  play: async ({ canvas }) => {
    const users = canvas.getByRole('combobox', { name: 'Users' })
    await userEvent.type(users, 'elena')
    await userEvent.click(canvas.getByRole('option', { name: /elena\.marchetti/ }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(users).toHaveAccessibleDescription(/limit for some product licenses.*Preservation/))
    await expect(canvas.getByRole('button', { name: 'Remove elena.marchetti' })).toBeVisible()
  },
}

export const NameConflict: Story = {
  name: 'Somebody else renamed it in between',
  args: {
    onSaveName: fn(async () => ({
      status: 'conflict' as const,
      current: { input: { name: 'Renamed by them' }, version: 9 },
    })),
  },
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, ' East')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await expect(await canvas.findByRole('cell', { name: 'Renamed by them' })).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'Differences' }).closest('[role=alert]')).toHaveFocus()
    await expect(canvas.getByRole('region', { name: 'Unsaved changes' })).toHaveTextContent(groupMessages.conflict)
    await expect(name).toHaveValue('Site Admins East')
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my changes' }))
    await expect(document.body).not.toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(args.onSaveName).toHaveBeenLastCalledWith('Site Admins East', 9))
  },
}

function Refreshed(props: Omit<GroupDetailsProps, 'group' | 'tag'>) {
  const [isRead, setRead] = useState(false)
  const left = group({ userIds: [1, 3, 4], users: members.filter(({ userId }) => [1, 3, 4].includes(userId)) })
  return (
    <>
      <Button onClick={() => setRead(true)}>Read again</Button>
      <GroupDetails {...props} group={isRead ? left : group()} tag={isRead ? '"two"' : '"one"'} />
    </>
  )
}

const unchanged = group()

export const SomebodyWasTakenOut: Story = {
  name: 'Who left the group while its page was open is told',
  render: ({ view: _view, ...args }) => <Refreshed {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove agnes.lindqvist' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }))
    await expect(canvas.getByText('No longer in this user group, or deleted: agnes.lindqvist.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Remove agnes.lindqvist' })).toBeNull()
  },
}

export const UsersConflict: Story = {
  name: 'Somebody else changed the users in between: a refresh leaves the focus, a save leads to the choice',
  render: ({ view: _view, ...args }) => <Refreshed {...args} />,
  play: async ({ canvas, args }) => {
    const users = canvas.getByRole('combobox', { name: 'Users' })
    await userEvent.type(users, 'elena')
    await userEvent.click(canvas.getByRole('option', { name: /elena\.marchetti/ }))
    await userEvent.keyboard('{Escape}')
    const refresh = canvas.getByRole('button', { name: 'Read again' })
    await userEvent.click(refresh)
    const note = (await canvas.findByRole('table', { name: 'Differences' })).closest('[role=alert]')
    await expect(refresh).toHaveFocus()
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveTextContent('Username')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(note).toHaveFocus())
    await expect(args.onSaveUsers).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(users).toHaveFocus()
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(args.onSaveUsers).toHaveBeenCalledWith([1, 2, 3, 4, 12], '"two"'))
  },
}

export const FiveThousandUsers: Story = {
  name: 'With 5,000 users, folded and listed [GROUP-08]',
  args: { view: ready(largeGroup) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 5,000 users' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Users of the user group' }))
    await waitFor(() => expect(dialog.getByRole('searchbox')).toHaveFocus())
    await userEvent.keyboard('user.4321{Enter}')
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove user.4321' }))
    await expect(dialog.getByRole('searchbox')).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    await expect(await canvas.findByText('1 unsaved change')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show all 4,999 users' })).toBeVisible()
  },
}

export const OpenedAtTheUsers: Story = {
  name: 'Opened at its users [GROUP-12]',
  args: { isAtUsers: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Users' })).toHaveFocus()
  },
}

export const KeyboardAlone: Story = {
  name: 'By keyboard alone [GROUP-07, GROUP-08, GROUP-09]',
  args: { isAtUsers: true, view: ready(unchanged) },
  play: async ({ canvas, args }) => {
    const users = canvas.getByRole('combobox', { name: 'Users' })
    await userEvent.keyboard('elena')
    await userEvent.keyboard('{Enter}{Escape}')
    await expect(canvas.getByRole('button', { name: 'Remove elena.marchetti' })).toBeVisible()
    await expect(users).toHaveFocus()
    await userEvent.keyboard('{Backspace}{ArrowLeft}{Delete}')
    await expect(canvas.queryByRole('button', { name: 'Remove amara.osei' })).toBeNull()
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(args.onSaveUsers).toHaveBeenCalledWith([1, 2, 3, 12], '"one"'))
  },
}
