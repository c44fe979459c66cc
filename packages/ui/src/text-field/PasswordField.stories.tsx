import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Link } from '../link/Link'
import { PasswordField } from './PasswordField'

const meta = {
  title: 'Components/Password field',
  component: PasswordField,
  tags: ['autodocs'],
  args: { label: 'Password', defaultValue: 'drawing-office' },
  argTypes: { labelEnd: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A secret that can be looked at. The eye shows what is typed and leaves the caret where it was; pressed with the pointer it also leaves
the focus in the field. Caps Lock is told only while the field has the focus.

**Not for** codes that are sent to a person: those are read back, so they are a \`TextField\`.

**Role and name**: browsers give a password no role; it is named by its label. The eye is a \`button\`, "Show password" or "Hide password".

| Key | Does |
| --- | --- |
| Tab | Moves to the field, then to the eye |
| Enter | In the field: submits the form |
| Enter, Space | On the eye: shows or hides, and stays there |`,
      },
    },
  },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const SignIn: Story = {
  args: { size: 'large', labelEnd: <Link href="#forgot">Forgot Password</Link>, capsLockNote: 'Caps Lock is on.' },
}

export const WithError: Story = {
  args: { defaultValue: '', error: 'Please enter your password.', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Please enter your password.')
  },
}

export const KeepsTheCaretWhenShown: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Password')
    await userEvent.click(field)
    field.setSelectionRange(3, 7)
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveFocus()
    await expect([field.selectionStart, field.selectionEnd]).toEqual([3, 7])
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveFocus()
    await expect([field.selectionStart, field.selectionEnd]).toEqual([3, 7])
  },
}

export const CapsLockIsTold: Story = {
  args: { capsLockNote: 'Caps Lock is on.', defaultValue: '' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password')
    // One keyboard for all of it: the lock is the keyboard's own state.
    const user = userEvent.setup()
    const note = canvas.getByRole('status')
    await user.click(field)
    await expect(note).toBeEmptyDOMElement()
    await user.keyboard('{CapsLock}')
    await expect(note).toHaveTextContent('Caps Lock is on.')
    await expect(field).toHaveAccessibleDescription('Caps Lock is on.')
    await user.keyboard('{CapsLock}x')
    await expect(note).toBeEmptyDOMElement()
    await user.keyboard('{CapsLock}')
    await expect(note).toHaveTextContent('Caps Lock is on.')
    await user.tab()
    await expect(note).toBeEmptyDOMElement()
  },
}

export const KeyboardAlone: Story = {
  args: { defaultValue: '' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('secret')
    await expect(field).toHaveValue('secret')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(field).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAttribute('type', 'password')
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(field).toHaveFocus()
  },
}
