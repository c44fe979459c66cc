import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { RadioGroup } from './RadioGroup'
import { description } from './RadioGroup.description'

const ACCESS = [
  { value: 'all', label: 'All projects', help: 'Includes projects that are added later.' },
  { value: 'some', label: 'Selected projects' },
  { value: 'none', label: 'No projects' },
]
const WITH_DISABLED = [
  ...ACCESS,
  { value: 'owner', label: 'Projects of the owner', disabledReason: 'The license has no owner.' },
]

const meta = {
  title: 'Components/Radio group',
  component: RadioGroup,
  tags: ['autodocs'],
  args: { label: 'Access', options: ACCESS, onChange: fn() },
  argTypes: { labelEnd: { control: false } },
  parameters: { description },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Access' })).toBeVisible()
    // None is selected yet, and none is drawn as indeterminate.
    for (const radio of canvas.getAllByRole('radio')) {
      await expect(getComputedStyle(radio, '::after').maskImage).toBe('none')
    }
    await userEvent.click(canvas.getByText('Selected projects'))
    await expect(canvas.getByRole('radio', { name: 'Selected projects' })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('some')
  },
}

export const Filled: Story = {
  tags: ['visual'],
  args: { defaultValue: 'all' },
}

export const ControlledWithNone: Story = {
  args: { value: null },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Selected projects'))
    // The caller decides: it was called, and still says null.
    await expect(args.onChange).toHaveBeenCalledWith('some')
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
  },
}

export const Horizontal: Story = {
  tags: ['visual'],
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
  args: { help: 'You can change it at any time.', labelEnd: 'Optional' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('You can change it at any time.')
    await expect(canvas.getByRole('radio', { name: 'All projects' })).toHaveAccessibleDescription(
      'Includes projects that are added later.',
    )
  },
}

export const WithError: Story = {
  tags: ['visual'],
  args: { error: 'Choose what the key can access.', help: 'You can change it at any time.', isRequired: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup')
    await expect(group).toBeInvalid()
    await expect(group).toBeRequired()
    await expect(group).toHaveAccessibleDescription('Choose what the key can access. You can change it at any time.')
  },
}

export const DisabledAnswer: Story = {
  args: { options: WITH_DISABLED, defaultValue: 'all' },
  play: async ({ args, canvas }) => {
    const disabled = canvas.getByRole('radio', { name: 'Projects of the owner' })
    await userEvent.click(disabled)
    await expect(disabled).not.toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'All projects' })).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(disabled).toHaveAccessibleDescription('The license has no owner.')
    await expect(canvas.getByText('The license has no owner.')).toBeVisible()
  },
}

export const Disabled: Story = {
  tags: ['visual'],
  args: { defaultValue: 'some', disabledReason: 'Only a license administrator can change this.' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('No projects'))
    await expect(canvas.getByRole('radio', { name: 'Selected projects' })).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const NoAnswers: Story = {
  args: { options: [], help: 'Nothing to choose from yet.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Access' })).toHaveAccessibleDescription(
      'Nothing to choose from yet.',
    )
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}

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
  tags: ['test-only'],
  args: { options: WITH_DISABLED },
  play: async ({ args, canvas }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name })
    await userEvent.tab()
    await expect(radio('All projects')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(radio('All projects')).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(radio('Selected projects')).toHaveFocus()
    await expect(radio('Selected projects')).toBeChecked()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    // Wraps to the disabled option, which shows its reason.
    const disabled = radio('Projects of the owner')
    await expect(disabled).toHaveFocus()
    await expect(disabled).not.toBeChecked()
    await expect(radio('All projects')).toBeChecked()
    await expect(canvas.getByText('The license has no owner.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('The license has no owner.')).not.toBeVisible()
    await expect(disabled).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(radio('No projects')).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith('none')
  },
}

export const Do1: Story = {
  tags: ['!dev'],
  render: () => <RadioGroup label="Access" options={ACCESS.slice(0, 2)} defaultValue="all" />,
}

export const Dont1: Story = {
  tags: ['!dev'],
  render: () => (
    <RadioGroup
      label="Access"
      defaultValue="all"
      options={[
        { value: 'all', label: 'All projects, and also projects that are added later' },
        { value: 'some', label: 'Selected projects' },
      ]}
    />
  ),
}
