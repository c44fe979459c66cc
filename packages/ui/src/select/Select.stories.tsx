import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Select } from './Select'

const LICENSES = [
  { value: '1', label: '1 · Northgate Constructors' },
  { value: '2', label: '2 · Harbour Works' },
  { value: '3', label: '3 · Quarry and Aggregate' },
  { value: '4', label: '4 · Closed license', disabled: true },
]

const meta = {
  title: 'Components/Select',
  component: Select,
  tags: ['autodocs'],
  args: { label: 'License', options: LICENSES, onChange: fn() },
  argTypes: { labelEnd: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `One of a few values, from the browser's own list: its keys, its type-ahead, its picker on a phone. \`stacked\` in a form, \`prefixed\` in
a toolbar, where the label stands inside the outline.

**Not for** more than some fifty values or for values that must be searched, nor for doing something at once (\`MenuButton\`).

**Role and name**: \`combobox\`, named by its label, described by error and help.

| Key | Does |
| --- | --- |
| Tab | Moves to the select, also when it cannot be changed |
| ↑ ↓, first letters | Chooses another value |
| Space, Enter, Alt+↓ | Opens the list |
| Escape | Closes the list; takes the reason of one that cannot be changed away |`,
      },
    },
  },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'License' })
    await userEvent.selectOptions(select, '2 · Harbour Works')
    await expect(select).toHaveValue('2')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const Prefixed: Story = {
  args: { layout: 'prefixed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'License' })).toHaveValue('1')
  },
}

export const NothingChosenYet: Story = {
  args: { placeholder: 'Select a license', defaultValue: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Select a license')
  },
}

export const WithHelp: Story = { args: { help: 'Its people and projects are shown.' } }

export const WithError: Story = {
  tags: ['visual'],
  args: { error: 'LicenseId is required.', placeholder: 'Select a license', defaultValue: '', isRequired: true },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'License' })
    await expect(select).toBeInvalid()
    await expect(select).toHaveAccessibleDescription('LicenseId is required.')
  },
}

export const PrefixedWithError: Story = { args: { layout: 'prefixed', error: 'LicenseId is required.' } }

export const NoValues: Story = { args: { options: [], placeholder: 'No licenses' } }

export const CannotBeChanged: Story = {
  args: { disabledReason: 'You administer one license.', defaultValue: '2' },
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'License' })
    await userEvent.click(select)
    await expect(select).toHaveFocus()
    await expect(select).toHaveValue('2')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(select).toHaveAccessibleDescription('You administer one license.')
    await expect(canvas.getByText('You administer one license.')).toBeVisible()
  },
}

export const CannotBeChangedPrefixed: Story = {
  args: { layout: 'prefixed', disabledReason: 'You administer one license.' },
}

export const VeryLongWords: Story = {
  args: {
    layout: 'prefixed',
    options: [
      { value: '1', label: '1 · Joint venture of Northgate Constructors and Harbour Works for the refinery expansion' },
    ],
  },
  render: (args) => (
    <div style={{ width: 280 }}>
      <Select {...args} />
    </div>
  ),
}

export const KeyboardAlone: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 320 }}>
      <Select {...args} />
      <Select {...args} label="User Group" disabledReason="Select a license first." />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const free = canvas.getByRole('combobox', { name: 'License' })
    const held = canvas.getByRole('combobox', { name: 'User Group' })
    await userEvent.tab()
    await expect(free).toHaveFocus()
    await userEvent.tab()
    await expect(held).toHaveFocus()
    await expect(canvas.getByText('Select a license first.')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('h')
    await expect(held).toHaveValue('1')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('Select a license first.')).not.toBeVisible()
    await expect(held).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(free).toHaveFocus()
  },
}
