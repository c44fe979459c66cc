import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { grantMessages } from '@sitewright/domain/shared/grant-messages'
import { refused } from '@sitewright/domain/shared/policy'
import { failed, loading, ready } from '../../view/view-state'
import { showsFailure } from '../fixtures/plays'
import { type ManualOutcome, PasswordTab } from './PasswordTab'

const done = async (): Promise<ManualOutcome> => ({ status: 'done' })

const meta: Meta<typeof PasswordTab> = {
  title: 'Screens/Users/Password',
  component: PasswordTab,
  parameters: { layout: 'fullscreen' },
  args: {
    userName: 'adaeze.okafor',
    view: ready({ lastPasswordChangedDate: Date.UTC(2026, 9, 8, 7, 58), canManage: true }),
    requirements: { minLength: 8, requireDigit: true, requirements: ['Must not be the username.'] },
    manage: { allowed: true },
    isOwn: false,
    onManual: fn(done),
    onAutoReset: fn(async () => undefined),
    emailLink: { isSending: false, onSend: fn() },
  },
}

export default meta
type Story = StoryObj<typeof PasswordTab>

/** Three ways, each with what it does. */
export const Default: Story = {
  parameters: { rows: ['USER-106', 'USER-108', 'USER-109', 'USER-111'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/expires in 24 hours\. The current password works until then/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Email Link' }))
    await expect(args.emailLink.onSend).toHaveBeenCalledTimes(1)
  },
}

/** One's own password: the texts speak to you. */
export const Own: Story = {
  parameters: { rows: ['USER-138'] },
  args: { isOwn: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/the user\b/)).toBeNull()
    await expect(canvas.getAllByText(/signs you out everywhere, here too\./)).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Auto Reset' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText('Your current password stops working immediately.')).toBeVisible()
    await expect(dialog.queryByText(/the user\b/)).toBeNull()
  },
}

/** For a user with more roles, only a link. */
export const LinkAlone: Story = {
  parameters: { rows: ['ROLE-53', 'USER-109'] },
  args: { view: ready({ lastPasswordChangedDate: null, canManage: false, reason: grantMessages.account }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(grantMessages.account)).toBeVisible()
    await expect(canvas.queryByLabelText('Password')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Auto Reset' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Email Link' }))
    await expect(args.emailLink.onSend).toHaveBeenCalledTimes(1)
  },
}

/** By the rules of a reset. */
export const Invalid: Story = {
  parameters: { rows: ['USER-107'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'short1')
    await userEvent.type(canvas.getByLabelText('Retype Password'), 'other')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Passwords must match.')).toBeVisible()
    await expect(canvas.getAllByText('Must be at least 8 characters.').length).toBe(2)
    await expect(args.onManual).not.toHaveBeenCalled()
  },
}

export const RefusedByTheServer: Story = {
  args: {
    onManual: fn(async (): Promise<ManualOutcome> => ({
      status: 'failed',
      message: 'Invalid.',
      fields: { newPassword: ['Choose a less common password.'] },
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'password-1')
    await userEvent.type(canvas.getByLabelText('Retype Password'), 'password-1')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Choose a less common password.')).toBeVisible()
    await expect(canvas.getByLabelText('Password')).toHaveValue('password-1')
  },
}

/** Auto Reset asks first, and stays open where it fails. */
export const AutoReset: Story = {
  parameters: { rows: ['USER-108'] },
  args: { onAutoReset: fn(async () => 'Failed to reset password. Try again.') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Auto Reset' }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(args.onAutoReset).not.toHaveBeenCalled()
    const confirm = [...dialog.querySelectorAll('button')].find((button) => button.textContent === 'Auto Reset')
    if (confirm) await userEvent.click(confirm)
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to reset password. Try again.')
  },
}

export const Loading: Story = { args: { view: loading() } }

export const Failed: Story = {
  args: { view: failed({ message: 'No such user.' }, fn()) },
  play: showsFailure('Failed to fetch the password state.', 'No such user.'),
}

/** Nothing can be done for a user with more roles. */
export const ReadOnly: Story = {
  args: {
    manage: refused(
      'This user can access all licenses. To change this user, you need the "Access All Customer Licenses" role.',
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This user can access all licenses\./)).toBeVisible()
    await expect(canvas.getByText('Last Password Change')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const KeyboardAlone: Story = {
  name: 'By keyboard alone',
  tags: ['test-only'],
  parameters: { rows: ['USER-106'] },
  play: async ({ canvas, args }) => {
    canvas.getByLabelText('Password').focus()
    await userEvent.keyboard('Brandnew-7')
    const again = canvas.getByLabelText('Retype Password')
    for (let presses = 0; presses < 4 && again !== document.activeElement; presses += 1) await userEvent.tab()
    await userEvent.keyboard('Brandnew-7{Enter}')
    await waitFor(() => expect(args.onManual).toHaveBeenCalledWith({ newPassword: 'Brandnew-7' }))
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveValue(''))
  },
}
