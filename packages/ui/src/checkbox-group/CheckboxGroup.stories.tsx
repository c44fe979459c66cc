import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CheckboxGroup } from './CheckboxGroup'

const DAYS = [
  { value: '60', label: '60 days before' },
  { value: '30', label: '30 days before' },
  { value: '7', label: '7 days before', help: 'Also told to the owner.' },
]
const WITH_HELD = [...DAYS, { value: '0', label: 'On the day', disabledReason: 'Always sent.' }]

const meta = {
  title: 'Components/Checkbox group',
  component: CheckboxGroup,
  tags: ['autodocs'],
  args: { label: 'Notices before expiry', options: DAYS, onChange: fn() },
  argTypes: { labelEnd: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `Any number of two to some ten answers to one question, all of them seen. \`selectAllLabel\` puts a box for all of them above;
\`min\` and \`max\` are told after the first change.

**Not for** more answers (\`MultiComboBox\`), nor for things with parts (\`TreeCheckbox\`), nor for one thing that is on or off (\`Checkbox\`).

**Role and name**: \`group\`, named by its label, described by error and help; each answer a \`checkbox\`. The box for all is mixed when
some are on. One that cannot be changed can be reached, says why, and is not counted by the box for all.

| Key | Does |
| --- | --- |
| Tab | Moves from box to box |
| Space | Ticks the box or takes the tick away; on the first one, of all of them |
| Escape | Takes the reason of one that cannot be changed away |`,
      },
    },
  },
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

export const Filled: Story = { args: { defaultValue: ['60', '7'] } }

export const Horizontal: Story = { args: { orientation: 'horizontal', defaultValue: ['30'] } }

export const SelectAll: Story = {
  args: { options: WITH_HELD, defaultValue: ['30', '0'], selectAllLabel: 'Select All' },
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
  args: { min: 1, defaultValue: ['30'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Choose at least 1.')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByText('30 days before'))
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose at least 1.')
    await expect(canvas.getByRole('checkbox', { name: '30 days before' })).toBeInvalid()
    await expect(canvas.getByRole('checkbox', { name: '30 days before' })).toHaveFocus()
  },
}

export const TooMany: Story = {
  args: { max: 2, defaultValue: ['60', '30'], help: 'At most two.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('7 days before'))
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose at most 2. At most two.')
  },
}

export const WithError: Story = { args: { error: 'Choose when to send one.', help: 'E-mail to the owner.' } }

export const CannotBeChanged: Story = {
  args: {
    defaultValue: ['30'],
    selectAllLabel: 'Select All',
    disabledReason: 'Only an administrator changes this.',
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Select All'))
    await userEvent.click(canvas.getByText('60 days before'))
    await expect(canvas.getByRole('checkbox', { name: '30 days before' })).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const NoAnswers: Story = { args: { options: [], help: 'Nothing to choose from yet.' } }

export const VeryManyAndLong: Story = {
  args: {
    selectAllLabel: 'Select All',
    options: Array.from({ length: 40 }, (_, place) => ({
      value: String(place),
      label: `Work package ${place + 1}${place === 2 ? ` ${'of'.repeat(60)}` : ''}`,
    })),
  },
  globals: { viewport: { value: 'phone' } },
}

export const KeyboardAlone: Story = {
  args: { options: WITH_HELD, selectAllLabel: 'Select All', min: 1, defaultValue: ['60'] },
  play: async ({ args, canvas }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name })
    await userEvent.tab()
    await expect(box('Select All')).toHaveFocus()
    await userEvent.tab()
    await expect(box('60 days before')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box('60 days before')).toHaveFocus()
    await expect(canvas.getByText('Choose at least 1.')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box('30 days before')).toBeChecked()
    await expect(canvas.queryByText('Choose at least 1.')).not.toBeInTheDocument()
    await userEvent.tab()
    await userEvent.tab()
    await expect(box('On the day')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box('On the day')).not.toBeChecked()
    await expect(canvas.getByText('Always sent.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(box('On the day')).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith(['30'])
  },
}
