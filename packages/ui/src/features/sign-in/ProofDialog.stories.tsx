import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { sessionDialogMessages } from '@sitewright/domain/session/dialog-messages'
import { sessionReplies } from '@sitewright/domain/session/messages'
import { ProofDialog, type ProofDialogProps } from './ProofDialog'

const meta: Meta<typeof ProofDialog> = {
  title: 'Screens/Sign in/Proof',
  component: ProofDialog,
  args: {
    isOpen: true,
    userName: 'customer.admin',
    step: 'password',
    onPassword: fn(),
    onCode: fn(),
    onSendCode: fn(),
    onUsePassword: fn(),
    onCancel: fn(),
  },
}

export default meta
type Story = StoryObj<typeof ProofDialog>

const dialogOf = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: "Confirm it's you" }))

/** Asks for the password, and Escape cancels. */
export const Password: Story = {
  parameters: { rows: ['AUTH-114'] },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement)
    await expect(dialog.getByLabelText('Username')).toHaveAttribute('readonly')
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(dialog.getByText('Please enter your password.')).toBeVisible())
    await userEvent.keyboard('secret{Enter}')
    await expect(args.onPassword).toHaveBeenCalledWith('secret')
    await userEvent.click(dialog.getByRole('button', { name: 'Email me a code instead' }))
    await expect(args.onSendCode).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const WrongPassword: Story = {
  args: { failure: sessionReplies.proofWrongPassword },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement)
    await expect(dialog.getByRole('alert')).toHaveTextContent('The password is wrong.')
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus())
  },
}

/** A single sign-on user can only request a code by email. */
export const SingleSignOn: Story = {
  name: 'Single sign-on',
  args: { step: 'send', onUsePassword: undefined },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement)
    await expect(dialog.queryByLabelText('Password')).toBeNull()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Email me a code' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onSendCode).toHaveBeenCalledOnce()
  },
}

export const Address: Story = {
  name: 'Names the address that must be proved before login codes go there',
  tags: ['test-only'],
  parameters: { rows: ['AUTH-119'] },
  args: { step: 'send', address: 'new.address@example.com', onUsePassword: undefined },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement)
    await expect(dialog.getByText(/Your login codes will go to new\.address@example\.com/)).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Email me a code' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onSendCode).toHaveBeenCalledOnce()
  },
}

export const CodeNotSent: Story = {
  args: { step: 'send', failure: sessionDialogMessages.proofCodeFailed },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement)
    await expect(dialog.getByRole('alert')).toHaveTextContent('Failed to email a code. Try again.')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Email me a code' })).toHaveFocus())
  },
}

function WithSteps(props: ProofDialogProps) {
  const [step, setStep] = useState(props.step)
  const [sentCount, setSentCount] = useState(1)
  return (
    <ProofDialog
      {...props}
      step={step}
      sentCount={sentCount}
      onSendCode={() => {
        setStep('code')
        setSentCount((count) => count + 1)
      }}
      onUsePassword={() => setStep('password')}
    />
  )
}

/** Submits the emailed code without spaces, and announces a new code. */
export const Code: Story = {
  args: { step: 'code', email: 'c•••@example.com' },
  render: (args) => <WithSteps {...args} />,
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement)
    await waitFor(() => expect(dialog.getByLabelText('Code')).toHaveFocus())
    await userEvent.keyboard(' 123 456 {Enter}')
    await expect(args.onCode).toHaveBeenCalledWith('123456')
    await userEvent.click(dialog.getByRole('button', { name: 'Send a new code' }))
    await expect(await dialog.findByRole('status')).toHaveTextContent(sessionDialogMessages.newCodeSent)
    await userEvent.click(dialog.getByRole('button', { name: 'Use my password instead' }))
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus())
  },
}

export const ExpiredCode: Story = {
  args: { step: 'code', failure: sessionReplies.codeRefused },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement)
    await expect(dialog.getByRole('alert')).toHaveTextContent('This code is wrong or expired. Check the latest email.')
    await waitFor(() => expect(dialog.getByLabelText('Code')).toHaveFocus())
  },
}

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvasElement, args }) => {
    await dialogOf(canvasElement)
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}
