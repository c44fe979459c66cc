import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { AddedUser } from '@sitewright/domain/users/model'
import type { NewUserInput } from '@sitewright/domain/users/new-user'
import { toDuplicate, newUser } from '@sitewright/domain/users/rules'
import { failed, loading, ready } from '../../view/view-state'
import { licenses, user } from '../fixtures/users'
import { showsFailure } from '../fixtures/plays'
import { NewUserScreen, type NewUserScreenProps } from './NewUserScreen'

const groups = [
  { userGroupId: 1, name: 'Site Admins' },
  { userGroupId: 2, name: 'Night Shift' },
  { userGroupId: 3, name: 'Visitors' },
]

const named = { userName: 'nadia.brandt', firstName: 'Nadia', lastName: 'Brandt', email: 'nadia@northgate.example' }

/** Adds the user. `missed` are the groups that fail the first time. */
const add = (missed?: AddedUser['missed']) =>
  fn<NewUserScreenProps['onSave']>(async ({ userName }: NewUserInput, added) => ({
    status: 'saved',
    value: added === undefined && missed !== undefined ? { userName, missed } : { userName },
  }))

const meta: Meta<typeof NewUserScreen> = {
  title: 'Screens/Users/New',
  component: NewUserScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'New User',
    view: ready(newUser(1)),
    groupChoices: { groups, isLoading: false, onRetry: fn() },
    onLicense: fn(),
    onSave: add(),
    onCreated: fn(),
    listHref: '#list',
    backHref: '#list',
  },
}

export default meta
type Story = StoryObj<typeof NewUserScreen>

export const Default: Story = {}

export const Duplicate: Story = {
  name: 'A duplicate keeps everything except the identity',
  tags: ['test-only'],
  parameters: { rows: ['USER-46', 'USER-47'] },
  args: { title: 'Duplicate adaeze.okafor', view: ready(toDuplicate(user())) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveValue('Northgate Constructors')
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue('')
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('')
    await expect(canvas.getByRole('button', { name: /Night Shift/ })).toBeVisible()
  },
}

export const Loading: Story = { args: { title: 'Duplicate adaeze.okafor', view: loading() } }

export const Failed: Story = {
  args: { title: 'Duplicate nobody', view: failed({ message: 'No such user.', requestId: 'req-7f3a' }, fn()) },
  play: showsFailure('Failed to fetch user.', 'No such user.'),
}

export const AnotherLicense: Story = {
  name: 'Another license empties the groups',
  tags: ['test-only'],
  parameters: { rows: ['USER-34', 'USER-36'] },
  args: { licenses, view: ready({ ...newUser(1), userGroupIds: new Set([2]) }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /Night Shift/ })).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'License Id' }), '2')
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Night Shift/ })).toBeNull())
    await expect(args.onLicense).toHaveBeenCalledWith(2)
  },
}

export const Privileged: Story = {
  name: 'A privileged user finds the fields in the order of the form',
  tags: ['test-only'],
  parameters: { rows: ['USER-30', 'USER-34'] },
  args: { licenses },
  play: async ({ canvas }) => {
    const names = [
      'Username',
      'License Id',
      'First Name',
      'Last Name',
      'Comment',
      'Email',
      'Phone',
      'Company',
      'Position',
      'User Group(s)',
    ]
    await userEvent.click(canvas.getByRole('textbox', { name: 'Username' }))
    for (const name of names) {
      await expect(document.activeElement).toHaveAccessibleName(name)
      await userEvent.tab()
    }
  },
}

export const GroupsFailed: Story = {
  args: {
    groupChoices: { groups: undefined, isLoading: false, failure: 'Failed to fetch user groups.', onRetry: fn() },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'User Group(s)' }))
    await expect(await screen.findByText('Failed to fetch user groups.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await expect(args.groupChoices.onRetry).toHaveBeenCalledOnce()
  },
}

/** All invalid fields at once. */
export const Invalid: Story = {
  parameters: { rows: ['USER-38', 'USER-39', 'USER-40', 'USER-41'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    for (const text of [
      'Please enter a username.',
      'Please enter a first name.',
      'Please enter a last name.',
      'Please enter a valid email.',
    ]) {
      await expect((await canvas.findAllByText(text)).length).toBeGreaterThan(0)
    }
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const Reserved: Story = {
  name: 'A reserved username is refused before anything is sent',
  tags: ['test-only'],
  parameters: { rows: ['USER-126'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), ' UserGroup ')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect((await canvas.findAllByText('This username is reserved.')).length).toBeGreaterThan(0)
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const RefusedByTheServer: Story = {
  name: 'Keeps what was typed when the license has no seat left',
  tags: ['test-only'],
  parameters: { rows: ['USER-127'] },
  args: {
    onSave: fn(async () => ({
      status: 'failed' as const,
      message: 'The maximum number of users of the license is reached.',
      fields: {},
    })),
  },
  play: async ({ canvas, args }) => {
    for (const [name, value] of [
      ['Username', 'nadia.brandt'],
      ['First Name', 'Nadia'],
      ['Last Name', 'Brandt'],
      ['Email', 'nadia@northgate.example'],
    ] as const) {
      await userEvent.type(canvas.getByRole('textbox', { name }), value)
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/maximum number of users/)
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue('nadia.brandt')
    await expect(args.onCreated).not.toHaveBeenCalled()
  },
}

export const GroupsNotJoined: Story = {
  name: 'Names the groups that the new user could not join, and tries them again',
  tags: ['test-only'],
  parameters: { rows: ['USER-37'] },
  args: {
    view: ready({ ...newUser(1), ...named, userGroupIds: new Set([2, 3]) }),
    onSave: add({ join: [2, 3], leave: [], why: 'No connection to the server.' }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const note = await canvas.findByRole('alert')
    await expect(note).toHaveTextContent(
      'nadia.brandt was added. Not assigned to: Night Shift, Visitors. No connection to the server.',
    )
    await expect(note).toHaveFocus()
    await expect(args.onCreated).not.toHaveBeenCalled()
    // What was chosen stays, and can be changed.
    await userEvent.click(canvas.getByRole('button', { name: /Visitors/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledWith('nadia.brandt'))
    await expect(args.onSave).toHaveBeenCalledTimes(2)
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ userGroupIds: new Set([2]) }),
      expect.objectContaining({ userName: 'nadia.brandt' }),
    )
  },
}

export const GroupsAreLeft: Story = {
  name: 'A user whose groups failed can be opened without them',
  tags: ['test-only'],
  parameters: { rows: ['USER-37'] },
  args: {
    ...GroupsNotJoined.args,
    onSave: add({ join: [3], leave: [1], why: '' }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^nadia.brandt was added. Not assigned to: Visitors. Still assigned to: Site Admins.$/,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Open User' }))
    await expect(args.onCreated).toHaveBeenCalledWith('nadia.brandt')
  },
}

export const KeyboardAlone: Story = {
  name: 'By keyboard alone',
  tags: ['test-only'],
  parameters: { rows: ['USER-30', 'USER-42'] },
  play: async ({ canvas, args }) => {
    canvas.getByRole('textbox', { name: 'Username' }).focus()
    await userEvent.keyboard('nadia.brandt')
    await userEvent.tab()
    await userEvent.keyboard('Nadia')
    await userEvent.tab()
    await userEvent.keyboard('Brandt')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' nadia@northgate.example {Enter}')
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledWith('nadia.brandt'))
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ userName: 'nadia.brandt', email: 'nadia@northgate.example', userGroupIds: new Set() }),
      undefined,
    )
  },
}
