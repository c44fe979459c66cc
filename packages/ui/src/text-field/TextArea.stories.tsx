import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { TextArea } from './TextArea'
import { description } from './TextArea.description'

const meta = {
  title: 'Components/Text area',
  component: TextArea,
  tags: ['autodocs'],
  args: { label: 'Description', onChange: fn() },
  argTypes: { labelEnd: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { description },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithHelp: Story = {
  tags: ['visual'],
  args: { help: 'What the group is for.', labelEnd: 'Optional' },
}
export const WithError: Story = {
  tags: ['visual'],
  args: { error: 'Must be at most 500 characters.', defaultValue: 'Night shift of the second phase.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toBeInvalid()
  },
}
export const ReadOnly: Story = {
  tags: ['visual'],
  args: { isReadOnly: true, defaultValue: 'Night shift of the second phase.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Description' })
    await expect(field).toHaveAttribute('readonly')
    await userEvent.type(field, 'x')
    await expect(field).toHaveValue('Night shift of the second phase.')
  },
}
export const ManyLines: Story = {
  args: { defaultValue: Array.from({ length: 12 }, (_, line) => `Pasted line ${line + 1}`).join('\n') },
}

export const VeryLongWords: Story = {
  args: {
    label: `Description of ${'everything'.repeat(12)}`,
    defaultValue: `https://files.example/${'drawing'.repeat(40)}`,
    help: 'What the group is for, who can join it and who maintains it. '.repeat(3),
  },
  globals: { viewport: { value: 'phone' } },
}

export const WithAMaximum: Story = {
  args: { maxCharacters: 20, help: 'In one line.' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Description' })
    const status = canvas.getByRole('status')
    await expect(canvas.getByText('0 of 20')).toBeVisible()
    await expect(field).toHaveAccessibleDescription('In one line. 0 of 20')
    await userEvent.type(field, 'Night shift of ')
    await expect(canvas.getByText('15 of 20')).toBeVisible()
    await expect(status).toBeEmptyDOMElement()
    await userEvent.type(field, '2026')
    await expect(status).toHaveTextContent('1 character left')
    await userEvent.paste(', phase 2')
    await expect(field).toHaveValue('Night shift of 2026, phase 2')
    await expect(canvas.getByText('8 characters too many', { ignore: '[role="status"]' })).toBeVisible()
    await expect(status).toHaveTextContent('8 characters too many')
    await expect(args.onChange).toHaveBeenCalled()
  },
}

export const TooLong: Story = {
  args: {
    maxCharacters: 20,
    defaultValue: 'Night shift of the second phase.',
    error: 'Must be at most 20 characters.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Description' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/^Must be at most 20 characters\./)
  },
}

export const Disabled: Story = {
  tags: ['visual'],
  args: { disabledReason: 'Only administrators can edit descriptions.', defaultValue: 'Night shift.' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Description' })
    await userEvent.type(field, 'x')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('Night shift.')
    await expect(field).toHaveAttribute('aria-disabled', 'true')
    await expect(field).toHaveAccessibleDescription('Only administrators can edit descriptions.')
    await waitFor(() => expect(canvas.getByText('Only administrators can edit descriptions.')).toBeVisible())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Description' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('One{Enter}Two')
    await expect(field).toHaveValue('One\nTwo')
    await expect(field).toHaveFocus()
    await expect(args.onChange).toHaveBeenCalledTimes(7)
    await expect(args.onChange).toHaveBeenLastCalledWith('One\nTwo', expect.anything())
    await userEvent.tab()
    await expect(field).not.toHaveFocus()
    await expect(field).toHaveValue('One\nTwo')
  },
}
