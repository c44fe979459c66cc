import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { sessionDialogMessages } from '@sitewright/domain/session/dialog-messages'
import { sessionReplies } from '@sitewright/domain/session/messages'
import { SecondFactorScreen, type SecondFactorScreenProps } from './SecondFactorScreen'
import { SHEET } from './sheet-fixture'

function Refusing(props: SecondFactorScreenProps) {
  const [failure, setFailure] = useState<string>()
  return (
    <SecondFactorScreen
      {...props}
      failure={failure}
      onSubmit={() => setFailure('This code is wrong or expired. Check the latest email.')}
    />
  )
}

function Resending(props: SecondFactorScreenProps) {
  const [notice, setNotice] = useState<string>()
  const send = async () => {
    await props.onNewCode?.()
    setNotice(sessionDialogMessages.newCodeSent)
  }
  return <SecondFactorScreen {...props} notice={notice} onNewCode={send} />
}

function Ending(props: SecondFactorScreenProps) {
  const [isOver, setOver] = useState(false)
  return (
    <SecondFactorScreen
      {...props}
      isOver={isOver}
      failure={isOver ? sessionReplies.codeOver : undefined}
      onSubmit={() => setOver(true)}
    />
  )
}

const meta: Meta<typeof SecondFactorScreen> = {
  title: 'Screens/Sign in/Second factor',
  component: SecondFactorScreen,
  parameters: { layout: 'fullscreen' },
  args: { config: SHEET, backHref: '#login', onSubmit: fn() },
}

export default meta
type Story = StoryObj<typeof SecondFactorScreen>

/** One field, and Verify waits for it. */
export const Default: Story = {
  parameters: { rows: ['AUTH-28', 'AUTH-29', 'AUTH-32'] },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Code')
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1)
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    const verify = canvas.getByRole('button', { name: 'Verify' })
    await expect(verify).toHaveAccessibleDescription('Please enter the code.')
    await userEvent.click(verify)
    await userEvent.type(field, '  {Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Pasted: Story = {
  name: 'A code is pasted with spaces',
  tags: ['test-only'],
  parameters: { rows: ['AUTH-31'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Code'))
    await userEvent.paste(' 123 456\n')
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }))
    await expect(args.onSubmit).toHaveBeenCalledWith('123456')
  },
}

/** A refused code keeps the screen and what was typed. */
export const Refused: Story = {
  parameters: { rows: ['AUTH-32'] },
  render: (args) => <Refusing {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Code')
    await userEvent.type(field, '000000{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This code is wrong or expired. Check the latest email.',
    )
    await expect(field).toHaveValue('000000')
    await waitFor(() => expect(field).toHaveFocus())
    // Its text is selected: the next code takes its place.
    await userEvent.keyboard('1')
    await expect(field).toHaveValue('1')
  },
}

export const NewCode: Story = {
  name: 'Sends a new code on request, and masks the address',
  tags: ['test-only'],
  parameters: { rows: ['AUTH-118'] },
  args: { email: 'c•••@example.com', onNewCode: fn() },
  render: (args) => <Resending {...args} />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Code')
    await expect(field).toHaveAccessibleDescription('We emailed a code to c•••@example.com. It expires in 10 minutes.')
    await userEvent.type(field, '123')
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }))
    await expect(args.onNewCode).toHaveBeenCalledOnce()
    await expect(await canvas.findByText('We emailed you a new code. The previous code no longer works.')).toBeVisible()
    await waitFor(() => expect(field).toHaveFocus())
    // The typed part of the first code is selected, so typing replaces it.
    await userEvent.keyboard('7')
    await expect(field).toHaveValue('7')
  },
}

export const Over: Story = {
  name: 'After the last try, says that the attempt is over and links to Login',
  tags: ['test-only'],
  parameters: { rows: ['AUTH-118'] },
  render: (args) => <Ending {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Code'), '000000{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This login attempt has ended. Log in again to get a new code.',
    )
    const back = canvas.getByRole('link', { name: 'Back to Login' })
    await expect(back).toHaveAttribute('href', '#login')
    await waitFor(() => expect(back).toHaveFocus())
    await expect(canvas.queryByLabelText('Code')).toBeNull()
  },
}

export const Busy: Story = { args: { isBusy: true } }

export const KeyboardAlone: Story = {
  name: 'By keyboard alone',
  tags: ['test-only'],
  parameters: { rows: ['AUTH-29', 'AUTH-30'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Code')).toHaveFocus()
    await userEvent.keyboard('123456{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('123456')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Verify' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Go Back' })).toHaveFocus()
  },
}
