import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { RadioGroup } from './RadioGroup'

const ACCESS = [
  { value: 'all', label: 'All projects', help: 'Also those that are added later.' },
  { value: 'some', label: 'Chosen projects' },
  { value: 'none', label: 'No projects' },
]
const WITH_HELD = [
  ...ACCESS,
  { value: 'owner', label: 'Projects of the owner', disabledReason: 'The license has no owner.' },
]

const meta = {
  title: 'Components/Radio group',
  component: RadioGroup,
  tags: ['autodocs'],
  args: { label: 'Access', options: ACCESS, onChange: fn() },
  argTypes: { labelEnd: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `One of two to seven answers, all of them seen at once, each with a line on what it means.

**Not for** more answers (\`Select\`, \`ComboBox\`), nor for something that is on or off (\`Switch\`, \`Checkbox\`).

**Role and name**: \`radiogroup\`, named by its label, described by error and help; each answer a \`radio\`, described by its own line.
An answer that cannot be chosen can be reached, and says why.

| Key | Does |
| --- | --- |
| Tab | Moves to the chosen answer, else to the first; the next Tab leaves the group |
| ↑ ↓ ← → | Moves to another answer and chooses it |
| Space | Chooses the answer that has the focus |
| Escape | Takes the reason of one that cannot be chosen away |`,
      },
    },
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Access' })).toBeVisible()
    // None is chosen yet, and none is drawn as if it were mixed.
    for (const radio of canvas.getAllByRole('radio')) {
      await expect(getComputedStyle(radio, '::after').maskImage).toBe('none')
    }
    await userEvent.click(canvas.getByText('Chosen projects'))
    await expect(canvas.getByRole('radio', { name: 'Chosen projects' })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('some')
  },
}

export const Filled: Story = { args: { defaultValue: 'all' } }

export const Horizontal: Story = {
  args: {
    label: 'Kind',
    orientation: 'horizontal',
    defaultValue: 'paid',
    options: [
      { value: 'trial', label: 'Trial' },
      { value: 'paid', label: 'Paid' },
      { value: 'partner', label: 'Partner' },
    ],
  },
}

export const WithHelp: Story = {
  args: { help: 'Can be changed at any time.', labelEnd: 'Optional' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Can be changed at any time.')
    await expect(canvas.getByRole('radio', { name: 'All projects' })).toHaveAccessibleDescription(
      'Also those that are added later.',
    )
  },
}

export const WithError: Story = {
  args: { error: 'Choose what the key may reach.', help: 'Can be changed at any time.', isRequired: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup')
    await expect(group).toBeInvalid()
    await expect(group).toBeRequired()
    await expect(group).toHaveAccessibleDescription('Choose what the key may reach. Can be changed at any time.')
  },
}

export const AnAnswerThatCannotBeChosen: Story = {
  args: { options: WITH_HELD, defaultValue: 'all' },
  play: async ({ args, canvas }) => {
    const held = canvas.getByRole('radio', { name: 'Projects of the owner' })
    await userEvent.click(held)
    await expect(held).not.toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'All projects' })).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(held).toHaveAccessibleDescription('The license has no owner.')
    await expect(canvas.getByText('The license has no owner.')).toBeVisible()
  },
}

export const CannotBeChanged: Story = {
  args: { defaultValue: 'some', disabledReason: 'Only an administrator of the license changes this.' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('No projects'))
    await expect(canvas.getByRole('radio', { name: 'Chosen projects' })).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const NoAnswers: Story = { args: { options: [], help: 'Nothing to choose from yet.' } }

export const VeryLongWords: Story = {
  args: {
    defaultValue: 'long',
    options: [
      {
        value: 'long',
        label: `Joint venture ${'of'.repeat(60)}`,
        help: 'For the second phase of the refinery. '.repeat(4),
      },
      ...ACCESS,
    ],
  },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div style={{ width: 288 }}>
      <RadioGroup {...args} />
    </div>
  ),
}

export const KeyboardAlone: Story = {
  args: { options: WITH_HELD },
  play: async ({ args, canvas }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name })
    await userEvent.tab()
    await expect(radio('All projects')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(radio('All projects')).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(radio('Chosen projects')).toHaveFocus()
    await expect(radio('Chosen projects')).toBeChecked()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    // Round the end, to the one that cannot be chosen: it is reached and says why.
    const held = radio('Projects of the owner')
    await expect(held).toHaveFocus()
    await expect(held).not.toBeChecked()
    await expect(radio('All projects')).toBeChecked()
    await expect(canvas.getByText('The license has no owner.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('The license has no owner.')).not.toBeVisible()
    await expect(held).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(radio('No projects')).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith('none')
  },
}
