import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { passwordMessages } from '@sitewright/domain/passwords/messages'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { ResetScreen, type ResetState } from './ResetScreen'
import { SHEET } from './sheet-fixture'

const FORM: Extract<ResetState, { kind: 'form' }> = {
  kind: 'form',
  variant: 'reset',
  requirements: { minLength: 10, requireDigit: true, requirements: [passwordMessages.notUserName] },
}

const meta: Meta<typeof ResetScreen> = {
  title: 'Screens/Sign in/Reset password',
  component: ResetScreen,
  parameters: { layout: 'fullscreen' },
  args: { config: SHEET, state: FORM, recoveryHref: '#recovery', backHref: '#login', onSubmit: fn() },
}

export default meta
type Story = StoryObj<typeof ResetScreen>

export const Default: Story = {}

export const Typing: Story = {
  name: 'Marks requirements as met while the user types',
  tags: ['test-only'],
  parameters: { rows: ['AUTH-90', 'AUTH-98'] },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map((item) => item.textContent)
    await expect(items).toEqual([
      'Must be at least 10 characters.Not met',
      'Must have a digit.Not met',
      'Must not be the username.Checked on save',
    ])
    await userEvent.type(canvas.getByLabelText('Password'), 'passage7')
    await expect(canvas.getByText('Must have a digit.').closest('li')).toHaveTextContent('Met')
    await expect(canvas.getByText('Must be at least 10 characters.').closest('li')).toHaveTextContent('Not met')
    await expect(await canvas.findByText('1 of 3 requirements met, 1 checked on save.')).toBeInTheDocument()
  },
}

/** Shows all errors at once. */
export const Faults: Story = {
  parameters: { rows: ['AUTH-89', 'AUTH-93', 'AUTH-95'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'short')
    await userEvent.type(canvas.getByLabelText('Retype Password'), 'other{Enter}')
    await waitFor(() =>
      expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/^Must be at least 10 characters\./),
    )
    await expect(canvas.getByLabelText('Retype Password')).toHaveAccessibleDescription('Passwords must match.')
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const RefusedByTheServer: Story = {
  name: 'Shows errors of the server at the field, and sends the password trimmed',
  tags: ['test-only'],
  parameters: { rows: ['AUTH-96'] },
  args: { onSubmit: fn(() => Promise.resolve({ newPassword: [passwordMessages.notCommon] })) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Password'), ' Sitewright 1 ')
    await userEvent.type(canvas.getByLabelText('Retype Password'), 'Sitewright 1{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ newPassword: 'Sitewright 1' }))
    await expect(await canvas.findByText(passwordMessages.notCommon)).toBeVisible()
    await expect(canvas.getByLabelText('Password')).toHaveValue(' Sitewright 1 ')
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus())
  },
}

/** A failed save keeps what was typed. */
export const Failure: Story = {
  parameters: { rows: ['ERR-28'] },
  args: { failure: passwordMessages.resetFailed },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'Sitewright 1')
    await userEvent.type(canvas.getByLabelText('Retype Password'), 'Sitewright 1{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to reset password. Try again.')
    await expect(canvas.getByLabelText('Password')).toHaveValue('Sitewright 1')
  },
}

export const WithoutConfiguration: Story = {
  name: 'Requires 8 characters if the requirements cannot be loaded',
  tags: ['test-only'],
  parameters: { rows: ['AUTH-94'] },
  args: { state: { ...FORM, requirements: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByText('Must be at least 8 characters.')).toBeVisible()
  },
}

/** A password that must be updated. */
export const ForcedUpdate: Story = {
  parameters: { rows: ['AUTH-99'] },
  args: { state: { ...FORM, variant: 'update', userName: 'must.change' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Update Password' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Log Out' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
  },
}

export const Checking: Story = {
  args: { state: { kind: 'checking' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Checking the link.')).toBeInTheDocument()
    await expect(canvas.queryByLabelText('Password')).toBeNull()
  },
}

/** An invalid link offers a new one. */
export const InvalidLink: Story = {
  parameters: { rows: ['AUTH-85', 'AUTH-86'] },
  args: { state: { kind: 'invalid' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Invalid Link!' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Request a new reset link' })).toHaveAttribute('href', '#recovery')
  },
}

/** The link could not be checked. */
export const CheckFailed: Story = {
  name: 'Link check failed',
  args: { state: { kind: 'failed', message: sharedMessages.unreachable, onRetry: fn() } },
  play: async ({ canvas, args }) => {
    await expect(within(canvas.getByRole('alert')).getByText(/^Couldn't check this link\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    if (args.state.kind === 'failed') await expect(args.state.onRetry).toHaveBeenCalledOnce()
  },
}

export const Busy: Story = { args: { isBusy: true } }

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  args: { onSubmit: fn(() => Promise.resolve(undefined)) },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('long enough 1')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getAllByLabelText('Password')[0]).toHaveAttribute('type', 'text')
    await userEvent.tab()
    await userEvent.keyboard('long enough 1{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ newPassword: 'long enough 1' }))
  },
}
