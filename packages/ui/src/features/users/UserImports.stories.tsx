import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { refused } from '@sitewright/domain/shared/policy'
import type { UserImport } from '@sitewright/domain/imports/model'
import { failed, loading, ready } from '../../view/view-state'
import { showsFailure } from '../fixtures/plays'
import { UserImports } from './UserImports'

const systems: UserImport[] = [
  { importId: 1, name: 'Drawing Register', enabled: true },
  { importId: 2, name: 'Equipment List', enabled: false },
  { importId: 3, name: 'Material Take-off', enabled: true },
]

const meta: Meta<typeof UserImports> = {
  title: 'Screens/Users/Imports',
  component: UserImports,
  parameters: { layout: 'fullscreen' },
  args: { view: ready(systems), edit: { allowed: true }, isSaving: () => false, onToggle: fn() },
}

export default meta
type Story = StoryObj<typeof UserImports>

export const Default: Story = {}

export const Saving: Story = { args: { isSaving: (system) => system.importId === 2 } }

export const Loading: Story = { args: { view: loading() } }

export const Failed: Story = {
  args: { view: failed({ message: "Can't reach the server." }, fn()) },
  play: showsFailure('Failed to fetch imports for user.', "Can't reach the server."),
}

/** No import system at all. */
export const None: Story = {
  parameters: { rows: ['USER-93'] },
  args: { view: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Imports assigned to this user.')).toBeVisible()
  },
}

/** Without the role only what is switched on is shown, read-only. */
export const ReadOnly: Story = {
  parameters: { rows: ['USER-94', 'USER-95'] },
  args: { edit: refused('You need the "Administer Import System User" role. Ask your administrator.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Drawing Register')).toBeVisible()
    await expect(canvas.queryByText('Equipment List')).toBeNull()
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}

export const NoneToRead: Story = {
  name: 'Says why nothing can be changed when no import is on',
  tags: ['test-only'],
  parameters: { rows: ['USER-93', 'ROLE-50'] },
  args: {
    view: ready([]),
    edit: refused('You need the "Administer Import System User" role. Ask your administrator.'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Imports assigned to this user.')).toBeVisible()
    await expect(
      canvas.getByText('You need the "Administer Import System User" role. Ask your administrator.'),
    ).toBeVisible()
  },
}

function Leaving(args: React.ComponentProps<typeof UserImports>) {
  const [left, setLeft] = useState(systems)
  return (
    <UserImports
      {...args}
      view={ready(left)}
      onToggle={({ importId }) => setLeft(left.filter((system) => system.importId !== importId))}
    />
  )
}

export const LeavesWhenOff: Story = {
  name: 'Moves the focus to the list when an import disappears after it is switched off',
  tags: ['test-only'],
  parameters: { rows: ['USER-92'] },
  render: (args) => <Leaving {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('switch', { name: 'Drawing Register' }).focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.queryByRole('switch', { name: 'Drawing Register' })).toBeNull())
    await expect(canvas.getByRole('list', { name: 'Imports' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('switch', { name: 'Equipment List' })).toHaveFocus()
  },
}

export const KeyboardAlone: Story = {
  name: 'By keyboard alone',
  tags: ['test-only'],
  parameters: { rows: ['USER-92'] },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('switch', { name: 'Drawing Register' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onToggle).toHaveBeenCalledWith(systems[1])
  },
}
