import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { allowed, refused } from '@sitewright/domain/shared/policy'
import { failed, loading, ready } from '../../view/view-state'
import { licenses } from '../fixtures/users'
import { showsFailure } from '../fixtures/plays'
import { NewGroupScreen } from './NewGroupScreen'

const seed = { projectIds: [1, 2, 3], roleIds: [4, 5], addOnIds: [6] }

const meta: Meta<typeof NewGroupScreen> = {
  title: 'Screens/User groups/New',
  component: NewGroupScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready({ licenseId: 1 }),
    create: allowed,
    licenseName: () => '1 · Northgate Constructors',
    listHref: '#list',
    onSave: fn(async () => ({ status: 'saved' as const, value: undefined })),
    onSaved: fn(),
    onBack: fn(),
  },
}

export default meta
type Story = StoryObj<typeof NewGroupScreen>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(
      'User Group Name is required.',
    )
  },
}

export const AcrossLicenses: Story = {
  name: 'A user of all licenses chooses one',
  tags: ['test-only'],
  parameters: { rows: ['GROUP-30', 'GROUP-36'] },
  args: { view: ready({ licenses }) },
  play: async ({ canvas, args }) => {
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '  Night Shift ')
    await expect(save).toHaveAccessibleDescription('Please select a license.')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'License' }), '2')
    await userEvent.click(save)
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ LicenseId: 2, Name: 'Night Shift' }))
    await expect(args.onSaved).toHaveBeenCalled()
  },
}

export const FromAUser: Story = {
  name: 'From a user, with what to copy',
  tags: ['test-only'],
  parameters: { rows: ['GROUP-23', 'GROUP-24', 'GROUP-27', 'GROUP-38'] },
  args: { view: ready({ licenseId: 1, seed }), userName: 'adaeze.okafor' },
  play: async ({ canvas, args }) => {
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'As Adaeze')
    await expect(save).toHaveAccessibleDescription('Choose what to copy.')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Copy Projects' }))
    await userEvent.click(save)
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ LicenseId: 1, Name: 'As Adaeze', ProjectIds: [1, 2, 3] }),
    )
  },
}

export const PartlyCopyable: Story = {
  name: 'Says how much of the user’s assignments can be copied',
  tags: ['test-only'],
  parameters: { rows: ['USER-47'] },
  args: {
    view: ready({ licenseId: 1, seed: { ...seed, copyable: { projects: 2, roles: 1, addOns: 1 } } }),
    userName: 'adaeze.okafor',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Copy Projects' })).toHaveAccessibleDescription(
      '2 of 3 projects assigned directly can be copied.',
    )
    await expect(canvas.getByRole('checkbox', { name: 'Copy Roles and Product Licenses' })).toHaveAccessibleDescription(
      '1 of 2 roles and 1 product license assigned directly can be copied.',
    )
  },
}

/** A taken name is an error of its field, and stays. */
export const NameIsTaken: Story = {
  parameters: { rows: ['GROUP-33'] },
  args: {
    onSave: fn(async () => ({
      status: 'failed' as const,
      message: 'User Group Name already exists.',
      fields: { name: ['User Group Name already exists.'] },
    })),
  },
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, 'Site Admins')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(name).toHaveAccessibleDescription('User Group Name already exists.'))
    await expect(name).toHaveValue('Site Admins')
    await expect(args.onSaved).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: {
    onSave: fn(async () => ({ status: 'failed' as const, message: 'Failed to create user group.', fields: {} })),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Night Shift')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to create user group.')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Night Shift')
  },
}

/** Save is disabled while syncing. */
export const Saving: Story = {
  parameters: { rows: ['GROUP-37'] },
  args: { onSave: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Night Shift')
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(save)
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { args: { view: loading(), userName: 'adaeze.okafor' } }

export const Failed: Story = {
  args: { view: failed({ message: 'No such user.', requestId: 'req-7f3a' }, fn()), userName: 'adaeze.okafor' },
  play: showsFailure("Couldn't load what is assigned to this user.", 'No such user.'),
}

/** Without the role. */
export const ReadOnly: Story = {
  parameters: { rows: ['ROLE-52'] },
  args: { create: refused('You need the "Administer User Create Update" role. Ask your administrator.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly')
  },
}

export const KeyboardAlone: Story = {
  name: 'By keyboard alone',
  tags: ['test-only'],
  parameters: { rows: ['GROUP-22', 'GROUP-23', 'GROUP-29'] },
  args: { view: ready({ licenseId: 1, seed }), userName: 'adaeze.okafor' },
  play: async ({ canvas, args }) => {
    canvas.getByRole('textbox', { name: 'Name' }).focus()
    await userEvent.keyboard('Night Shift')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Copy Projects' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onBack).toHaveBeenCalled()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        LicenseId: 1,
        Name: 'Night Shift',
        RoleIds: [4, 5],
        ProjectIds: [1, 2, 3],
        AddOnIds: [6],
      }),
    )
  },
}
