import { zodResolver } from '@hookform/resolvers/zod'
import { emailList } from '@sitewright/domain/shared/email'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { Button } from '../../button/Button'
import { Form } from '../../form/Form'
import { EmailAddresses } from './EmailAddresses'

const Report = z.object({ recipients: emailList() })
const TEN = Array.from({ length: 10 }, (_, place) => `person.${place + 1}@works.example`)
const send = fn()

function Stage({ recipients = [] }: { recipients?: string[] }) {
  const form = useForm({ shouldFocusError: false, resolver: zodResolver(Report), defaultValues: { recipients } })
  return (
    <Form form={form} onSubmit={send} aria-label="Report" style={{ maxWidth: 480 }}>
      <EmailAddresses name="recipients" label="Recipients" />
      <Button type="submit">Send</Button>
    </Form>
  )
}

const meta = {
  title: 'Screens/Shell/Email addresses',
  component: Stage,
  beforeEach: () => {
    send.mockReset()
  },
} satisfies Meta<typeof Stage>

export default meta
type Story = StoryObj<typeof meta>

export const Invalid: Story = {
  name: 'Takes valid addresses alone, and the form refuses the others [USER-118]',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Recipients' })
    await userEvent.click(input)
    await userEvent.paste('ann@works.example; jan@straße.example')
    await expect(canvas.getByRole('button', { name: 'jan@straße.example Invalid Email Address' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByRole('link', { name: 'Recipients: Invalid Email Address' })).toBeVisible()
    await expect(send).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('link'))
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{Backspace}{Delete}')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
    await expect(send.mock.calls[0]?.[0]).toEqual({ recipients: ['ann@works.example'] })
  },
}

export const Repeated: Story = {
  name: 'Refuses an address that is there already, in any case [USER-119, USER-121]',
  args: { recipients: ['ann@works.example'] },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, ' ANN@Works.example{Enter}')
    await expect(input).toHaveAccessibleDescription('Email Address already exists 2 of 10')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(input).toHaveAccessibleDescription('1 of 10')
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect(input).toHaveAccessibleDescription('Email Address already exists 2 of 10')
  },
}

export const Full: Story = {
  name: 'Takes ten, keeps what is typed beyond and says why [USER-120, USER-121]',
  args: { recipients: TEN },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(canvas.getByText('10 of 10')).toBeVisible()
    await userEvent.type(input, 'ann@works.example{Enter}')
    await expect(input).toHaveValue('ann@works.example')
    await expect(input).toHaveAccessibleDescription('Use 10 email addresses or fewer. 10 of 10')
    await expect(canvas.getByRole('status')).toHaveTextContent('Use 10 email addresses or fewer.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(input).toHaveFocus()
    await expect(send).not.toHaveBeenCalled()
  },
}

export const KeyboardAlone: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('ann@works.example')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
    await expect(send.mock.calls[0]?.[0]).toEqual({ recipients: ['ann@works.example'] })
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus()
  },
}
