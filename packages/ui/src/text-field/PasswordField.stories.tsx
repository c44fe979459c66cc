import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Link } from '../link/Link'
import { PasswordField } from './PasswordField'
import { description } from './PasswordField.description'

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
  parameters: { description },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }

export const SignIn: Story = {
  args: {
    size: 'large',
    labelEnd: <Link href="#forgot">Forgot Password</Link>,
    labels: { capsLock: 'Caps Lock is on.' },
  },
}

export const WithError: Story = {
  tags: ['visual'],
  args: { defaultValue: '', error: 'Please enter your password.', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Password/)).toHaveAccessibleDescription('Please enter your password.')
  },
}

export const KeepsTheCaretWhenRevealed: Story = {
  tags: ['test-only'],
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

export const AnnouncesCapsLock: Story = {
  tags: ['test-only'],
  args: { labels: { capsLock: 'Caps Lock is on.' }, defaultValue: '' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password')
    // One keyboard instance, because it stores the state of Caps Lock.
    const user = userEvent.setup()
    await user.click(field)
    await expect(field).not.toHaveAccessibleDescription()
    await user.keyboard('{CapsLock}')
    await expect(field).toHaveAccessibleDescription('Caps Lock is on.')
    await waitFor(() =>
      expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(/^Caps Lock is on\.$/),
    )
    await user.keyboard('{CapsLock}x')
    await expect(field).not.toHaveAccessibleDescription()
    await user.keyboard('{CapsLock}')
    await expect(field).toHaveAccessibleDescription('Caps Lock is on.')
    await user.tab()
    await expect(field).not.toHaveAccessibleDescription()
  },
}

export const Disabled: Story = {
  tags: ['visual'],
  args: { disabledReason: 'Single sign-on users have no password.', onChange: fn() },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Password')
    await userEvent.type(field, 'x')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('drawing-office')
    await expect(field).toHaveAttribute('aria-disabled', 'true')
    await expect(field).toHaveAccessibleDescription('Single sign-on users have no password.')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
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
