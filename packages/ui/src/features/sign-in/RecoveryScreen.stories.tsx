import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { passwordMessages } from '@sitewright/domain/passwords/messages'
import { RecoveryScreen } from './RecoveryScreen'
import { SHEET } from './sheet-fixture'

const meta: Meta<typeof RecoveryScreen> = {
  title: 'Screens/Sign in/Recovery',
  component: RecoveryScreen,
  parameters: { layout: 'fullscreen' },
  args: { config: SHEET, backHref: '#login', onSubmit: fn() },
}

export default meta
type Story = StoryObj<typeof RecoveryScreen>

/** Asks for the username. */
export const Default: Story = {
  parameters: { rows: ['AUTH-78', 'AUTH-79', 'AUTH-81'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }))
    await expect(await canvas.findByText('Please enter a username.')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Username')).toHaveFocus())
    await userEvent.keyboard(' mara {Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('mara'))
  },
}

export const ByEmail: Story = {
  name: 'Asks for the email address where the installation says so',
  tags: ['test-only'],
  parameters: { rows: ['AUTH-82'] },
  args: { config: { ...SHEET, recoveryBy: 'email' }, defaultUserName: 'mara' },
  play: async ({ canvas, args }) => {
    // A user name is no address to begin with.
    await expect(canvas.getByLabelText('Email')).toHaveValue('')
    await userEvent.type(canvas.getByLabelText('Email'), 'mara{Enter}')
    await expect(await canvas.findByText('Please enter a valid email.')).toBeVisible()
    await userEvent.keyboard('@example.com{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('mara@example.com'))
  },
}

export const Prefilled: Story = {
  name: 'Go Back takes along what was typed',
  tags: ['test-only'],
  parameters: { rows: ['AUTH-121'] },
  args: { defaultUserName: 'customer.admin', onBack: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Username'), '2')
    await userEvent.click(canvas.getByRole('link', { name: 'Go Back' }))
    await expect(args.onBack).toHaveBeenCalledWith('customer.admin2')
  },
}

export const PrefilledAddress: Story = {
  name: 'Recovery by email starts with an address that was typed as user name',
  tags: ['test-only'],
  parameters: { rows: ['AUTH-121'] },
  args: { config: { ...SHEET, recoveryBy: 'email' }, defaultUserName: 'mara@example.com' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveValue('mara@example.com')
  },
}

/** A failed call keeps what was typed. */
export const Failure: Story = {
  parameters: { rows: ['ERR-30'] },
  args: { failure: passwordMessages.recoveryFailed, defaultUserName: 'customer.admin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to send email to provided username. Try again.')
    await expect(canvas.getByLabelText('Username')).toHaveValue('customer.admin')
  },
}

export const Busy: Story = { args: { isBusy: true, defaultUserName: 'customer.admin' } }

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('mara')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Send Reset Link' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('mara'))
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Go Back' })).toHaveFocus()
  },
}
