import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { sessionLabels } from '@sitewright/domain/session/screen-messages'
import { SignInAgainDialog, type SignInAgainDialogProps } from './SignInAgainDialog'

const meta: Meta<typeof SignInAgainDialog> = {
  title: 'Screens/Sign in/Sign in again',
  component: SignInAgainDialog,
  args: {
    isOpen: true,
    userName: 'customer.admin',
    step: 'password',
    supportEmail: 'support@sitewright.example',
    onPassword: fn(),
    onCode: fn(),
    onStepChange: fn(),
    onLeave: fn(),
  },
}

export default meta
type Story = StoryObj<typeof SignInAgainDialog>

const dialogOf = async (canvasElement: HTMLElement, name = 'Log in again') =>
  within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name }))

/** The user is fixed, and nothing but the login or leaving closes it. */
export const Default: Story = {
  parameters: { rows: ['ERR-93'] },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement)
    await expect(dialog.getByLabelText('Username')).toHaveAttribute('readonly')
    await expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(dialog.getByRole('button', { name: 'Log in' }))
    // The dialog may still be fading in.
    await waitFor(() => expect(dialog.getByText('Please enter your password.')).toBeVisible())
    await expect(dialog.getByLabelText('Password')).toHaveFocus()
    await expect(args.onPassword).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Leave this page' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  args: { failure: 'Failed to login. Try again.' },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement)
    await expect(dialog.getByRole('alert')).toHaveTextContent('Failed to login. Try again.')
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus())
  },
}

export const AnotherUser: Story = {
  args: { failure: sessionLabels.signedInAsOther },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement)
    await expect(dialog.getByRole('alert')).toHaveTextContent('You signed in as a different user.')
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus())
  },
}

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Leave this page' }))
    await expect(args.onLeave).not.toHaveBeenCalled()
  },
}

export const SingleSignOn: Story = {
  args: { step: 'sso', userName: 'sso.user', onSso: fn() },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement)
    await expect(dialog.queryByLabelText('Password')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Login with Single Sign-on' }))
    await expect(args.onSso).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Login with Password' }))
    await expect(args.onStepChange).toHaveBeenCalledWith('password')
  },
}

export const SecondFactor: Story = {
  args: { step: 'second-factor' },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement, 'Check your email')
    await waitFor(() => expect(dialog.getByLabelText('Code')).toHaveFocus())
    await userEvent.keyboard('123456{Enter}')
    await expect(args.onCode).toHaveBeenCalledWith('123456')
    await userEvent.click(dialog.getByRole('button', { name: 'Go Back' }))
    await expect(args.onStepChange).toHaveBeenCalledWith('password')
  },
}

/** A page with something typed whose session ends, and a server that wants a code. */
function OverAForm(props: SignInAgainDialogProps) {
  const [isOpen, setOpen] = useState(false)
  const [step, setStep] = useState<SignInAgainDialogProps['step']>('password')
  return (
    <main>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          props.onLeave()
        }}
      >
        <label>
          Name <input onKeyDown={(event) => event.key === 'F9' && setOpen(true)} />
        </label>
        <SignInAgainDialog
          {...props}
          isOpen={isOpen}
          step={step}
          onPassword={() => setStep('second-factor')}
          onCode={() => setOpen(false)}
          onStepChange={setStep}
        />
      </form>
    </main>
  )
}

export const KeyboardAlone: Story = {
  name: 'By keyboard alone, what was typed on the page stays',
  tags: ['test-only'],
  render: (args) => <OverAForm {...args} />,
  play: async ({ canvasElement, canvas, args }) => {
    const field = canvas.getByLabelText('Name')
    await userEvent.type(field, 'half a na{F9}')
    const dialog = await dialogOf(canvasElement)
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus())
    await userEvent.keyboard('secret{Enter}')
    const next = await dialogOf(canvasElement, 'Check your email')
    await waitFor(() => expect(next.getByLabelText('Code')).toHaveFocus())
    await userEvent.keyboard('123456{Enter}')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('half a na')
    // Neither form was taken for the one of the page under it.
    await expect(args.onLeave).not.toHaveBeenCalled()
  },
}
