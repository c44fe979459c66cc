import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CheckboxGroup } from './CheckboxGroup'
import { description } from './CheckboxGroup.description'

const DAYS = [
  { value: '60', label: '60 days before' },
  { value: '30', label: '30 days before' },
  { value: '7', label: '7 days before', help: 'The owner gets a copy.' },
]
const WITH_DISABLED = [...DAYS, { value: '0', label: 'On the day', disabledReason: 'Always sent.' }]

const meta = {
  title: 'Components/Checkbox group',
  component: CheckboxGroup,
  tags: ['autodocs'],
  args: { label: 'Notices before expiry', options: DAYS, onChange: fn() },
  argTypes: { labelEnd: { control: false } },
  parameters: { description },
} satisfies Meta<typeof CheckboxGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Notices before expiry' })).toBeVisible()
    await userEvent.click(canvas.getByText('7 days before'))
    await userEvent.click(canvas.getByText('60 days before'))
    await expect(args.onChange).toHaveBeenLastCalledWith(['60', '7'])
  },
}

export const Filled: Story = {
  tags: ['visual'],
  args: { defaultValue: ['60', '7'] },
}

export const Horizontal: Story = { args: { orientation: 'horizontal', defaultValue: ['30'] } }

export const SelectAll: Story = {
  args: { options: WITH_DISABLED, defaultValue: ['30', '0'], hasSelectAll: true },
  play: async ({ args, canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select All' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(['60', '30', '7', '0'])
    await userEvent.click(all)
    await expect(all).not.toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(['0'])
    await expect(canvas.getByText('1 of 4 selected')).toBeVisible()
  },
}

export const TooFew: Story = {
  args: { minItems: 1, defaultValue: ['30'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Choose at least 1.')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByText('30 days before'))
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose at least 1.')
    await expect(canvas.getByRole('checkbox', { name: '30 days before' })).toBeInvalid()
    await expect(canvas.getByRole('checkbox', { name: '30 days before' })).toHaveFocus()
  },
}

export const TooMany: Story = {
  args: { maxItems: 2, defaultValue: ['60', '30'], help: 'At most two.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('7 days before'))
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose at most 2. At most two.')
  },
}

export const WithError: Story = {
  tags: ['visual'],
  args: { error: 'Choose when to send one.', help: 'We email the owner.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose when to send one. We email the owner.')
    await expect(canvas.getByRole('checkbox', { name: '30 days before' })).toBeInvalid()
  },
}

export const Disabled: Story = {
  tags: ['visual'],
  args: {
    defaultValue: ['30'],
    hasSelectAll: true,
    disabledReason: 'Only an administrator can change this.',
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Select All'))
    await userEvent.click(canvas.getByText('60 days before'))
    await expect(canvas.getByRole('checkbox', { name: '30 days before' })).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const NoAnswers: Story = {
  args: { options: [], help: 'Nothing to choose from yet.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Notices before expiry' })).toHaveAccessibleDescription(
      'Nothing to choose from yet.',
    )
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

export const VeryManyAndLong: Story = {
  args: {
    hasSelectAll: true,
    options: Array.from({ length: 40 }, (_, index) => ({
      value: String(index),
      label: `Work package ${index + 1}${index === 2 ? ` ${'of'.repeat(60)}` : ''}`,
    })),
  },
  globals: { viewport: { value: 'phone' } },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  args: { options: WITH_DISABLED, hasSelectAll: true, minItems: 1, defaultValue: ['60'] },
  play: async ({ args, canvas }) => {
    const getBox = (name: string) => canvas.getByRole('checkbox', { name })
    await userEvent.tab()
    await expect(getBox('Select All')).toHaveFocus()
    await userEvent.tab()
    await expect(getBox('60 days before')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(getBox('60 days before')).toHaveFocus()
    await expect(canvas.getByText('Choose at least 1.')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(getBox('30 days before')).toBeChecked()
    await expect(canvas.queryByText('Choose at least 1.')).not.toBeInTheDocument()
    await userEvent.tab()
    await userEvent.tab()
    await expect(getBox('On the day')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(getBox('On the day')).not.toBeChecked()
    await expect(canvas.getByText('Always sent.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(getBox('On the day')).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith(['30'])
  },
}
