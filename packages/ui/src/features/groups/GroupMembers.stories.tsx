import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { allowed, refused } from '@sitewright/domain/shared/policy'
import { largeGroup, members } from '../fixtures/groups'
import { GroupMembers, type GroupMembersProps } from './GroupMembers'

const found = members.map((member) => ({ ...member, email: `${member.userName}@northgate.example`, decision: allowed }))

/** Owns the selection, as the form of a user group does. */
function Owned({ selected, onChange, ...props }: GroupMembersProps) {
  const [userIds, setUserIds] = useState(selected)
  return (
    <GroupMembers
      {...props}
      selected={userIds}
      onChange={(next) => {
        setUserIds(new Set(next))
        onChange(next)
      }}
    />
  )
}

const meta: Meta<typeof GroupMembers> = {
  title: 'Screens/User groups/Members',
  component: GroupMembers,
  args: {
    members,
    selected: new Set(members.slice(0, 3).map(({ userId }) => userId)),
    onChange: fn(),
    search: { found, isLoading: false, onRetry: fn(), onSearch: fn() },
    edit: allowed,
  },
  render: (args) => <Owned {...args} />,
}

export default meta
type Story = StoryObj<typeof GroupMembers>

export const Default: Story = {}

export const Empty: Story = {
  args: { selected: new Set() },
  play: async ({ canvas }) => {
    const users = canvas.getByRole('combobox', { name: 'Users' })
    await expect(users).toHaveAccessibleDescription(
      'Users of the same license. Type a name or an email address to find more.',
    )
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull()
  },
}

export const Loading: Story = {
  args: { search: { found: [], isLoading: true, onRetry: fn(), onSearch: fn() } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Users' }))
    await expect(await screen.findByText('Loading…')).toBeVisible()
  },
}

/** A failed search says why and can be repeated. */
export const SearchFailed: Story = {
  args: { search: { found: [], isLoading: false, failure: 'Failed to fetch users.', onRetry: fn(), onSearch: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Users' }))
    await expect(await screen.findByText('Failed to fetch users.')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: /retry|again/i }))
    await expect(args.search.onRetry).toHaveBeenCalledOnce()
  },
}

/** A user who cannot be added says why. */
export const CannotBeAdded: Story = {
  name: 'User cannot be added',
  args: {
    members: members.slice(0, 3),
    search: {
      found: found.map((user, index) => (index === 4 ? { ...user, decision: refused('No seat is left.') } : user)),
      isLoading: false,
      onRetry: fn(),
      onSearch: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Users' }))
    const option = await screen.findByRole('option', { name: /No seat is left\./ })
    await userEvent.click(option)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const ReadOnly: Story = {
  args: { edit: refused('You need the "Administer User Create Update" role. Ask your administrator.') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull()
  },
}

export const WithError: Story = {
  args: { error: 'A user group can only contain users of its license.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Users' })).toHaveAccessibleDescription(
      /^A user group can only contain users of its license\./,
    )
  },
}

export const FiveThousand: Story = {
  name: 'A list shows 5,000 users and removes one of them',
  tags: ['test-only'],
  args: {
    members: largeGroup.users ?? [],
    selected: new Set(largeGroup.userIds),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 5,000 users' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Users of the user group' }))
    await waitFor(() => expect(dialog.getByRole('searchbox')).toHaveFocus())
    await userEvent.keyboard('user.4321{Enter}')
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove user.4321' }))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(dialog.getByRole('searchbox')).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show all 4,999 users' })).toHaveFocus())
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const input = canvas.getByRole('combobox', { name: 'Users' })
    while (document.activeElement !== input) await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.keyboard('{End}{ArrowUp}{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenCalled())
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveAttribute('aria-expanded', 'false')
  },
}
