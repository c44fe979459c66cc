import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TextArea } from './TextArea'

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
  parameters: {
    docs: {
      description: {
        component: `Several lines of plain text. Grows with what is typed where the browser can, and can be dragged at its corner.
With \`maxCount\` its length is drawn, and announced when little is left; more can be typed and pasted, so that nothing is cut in silence.

**Not for** one line (\`TextField\`) nor for a list of addresses.

**Role and name**: a multi-line \`textbox\`, named by its label, described by error, note and help.

| Key | Does |
| --- | --- |
| Tab | Moves to the field and on; it never types a tab |
| Enter | Makes a new line |`,
      },
    },
  },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithHelp: Story = { args: { help: 'What the group is for.', labelEnd: 'Optional' } }
export const WithError: Story = {
  args: { error: 'Must be at most 500 characters.', defaultValue: 'Night shift of the second phase.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toBeInvalid()
  },
}
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: 'Night shift of the second phase.' } }
export const ManyLines: Story = {
  args: { defaultValue: Array.from({ length: 12 }, (_, line) => `Line ${line + 1} of what was pasted`).join('\n') },
}

export const VeryLongWords: Story = {
  args: {
    label: `Description of ${'everything'.repeat(12)}`,
    defaultValue: `https://files.example/${'drawing'.repeat(40)}`,
    help: 'What the group is for, who may join it and who takes care of it. '.repeat(3),
  },
  globals: { viewport: { value: 'phone' } },
}

export const WithAMaximum: Story = {
  args: { maxCount: 20, help: 'In one line.' },
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
    // Nothing is cut.
    await expect(field).toHaveValue('Night shift of 2026, phase 2')
    await expect(canvas.getByText('8 characters too many', { ignore: '[role="status"]' })).toBeVisible()
    await expect(status).toHaveTextContent('8 characters too many')
    await expect(args.onChange).toHaveBeenCalled()
  },
}

export const TooLong: Story = {
  args: { maxCount: 20, defaultValue: 'Night shift of the second phase.', error: 'Must be at most 20 characters.' },
}

export const KeyboardAlone: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Description' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('One{Enter}Two')
    await expect(field).toHaveValue('One\nTwo')
    await expect(field).toHaveFocus()
    await expect(args.onChange).toHaveBeenCalledTimes(7)
    await userEvent.tab()
    await expect(field).not.toHaveFocus()
    await expect(field).toHaveValue('One\nTwo')
  },
}
