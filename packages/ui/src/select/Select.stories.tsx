import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { anatomy } from '../foundations/anatomy-story'
import { Select } from './Select'
import { description } from './Select.description'

const LICENSES = [
  { value: '1', label: '1 · Northgate Constructors' },
  { value: '2', label: '2 · Harbour Works' },
  { value: '3', label: '3 · Quarry and Aggregate' },
  { value: '4', label: '4 · Closed license', disabledReason: 'Expired in 2024.' },
]

const meta = {
  title: 'Components/Select',
  component: Select,
  tags: ['autodocs'],
  args: { label: 'License', options: LICENSES, onChange: fn() },
  argTypes: { labelEnd: { control: false } },
  parameters: { description },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'License' })
    await userEvent.selectOptions(select, '2 · Harbour Works')
    await expect(select).toHaveValue('2')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('2', expect.anything())
  },
}

export const Prefixed: Story = {
  tags: ['visual'],
  args: { layout: 'prefixed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'License' })).toHaveValue('1')
  },
}

export const NothingSelected: Story = {
  args: { placeholder: 'Select a license', defaultValue: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Select a license')
  },
}

export const WithHelp: Story = {
  tags: ['visual'],
  args: { help: 'Shows the users and projects of this license.' },
}

export const WithError: Story = {
  tags: ['visual'],
  args: { error: 'LicenseId is required.', placeholder: 'Select a license', defaultValue: '', isRequired: true },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'License' })
    await expect(select).toBeInvalid()
    await expect(select).toHaveAccessibleDescription('LicenseId is required.')
  },
}

export const PrefixedWithError: Story = {
  args: { layout: 'prefixed', error: 'LicenseId is required.' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'License' })
    await expect(select).toBeInvalid()
    await expect(select).toHaveAccessibleDescription('LicenseId is required.')
  },
}

export const DisabledOption: Story = {
  args: { defaultValue: '3' },
  play: async ({ args, canvas }) => {
    const option = canvas.getByRole('option', { name: '4 · Closed license (Expired in 2024.)' })
    await expect(option).toBeDisabled()
    await userEvent.selectOptions(canvas.getByRole('combobox'), option)
    await expect(canvas.getByRole('combobox')).toHaveValue('3')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const NoValues: Story = {
  args: { options: [], placeholder: 'No licenses' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'License' })).toHaveDisplayValue('No licenses')
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
  },
}

export const Disabled: Story = {
  tags: ['visual'],
  args: { disabledReason: 'You administer one license.', defaultValue: '2' },
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'License' })
    await userEvent.click(select)
    await expect(select).toHaveFocus()
    await expect(select).toHaveValue('2')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(select).toHaveAccessibleDescription('You administer one license.')
    await waitFor(() => expect(canvas.getByText('You administer one license.')).toBeVisible())
  },
}

export const DisabledPrefixed: Story = {
  tags: ['visual'],
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
  tags: ['test-only'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 320 }}>
      <Select {...args} />
      <Select {...args} label="User Group" disabledReason="Select a license first." />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const enabled = canvas.getByRole('combobox', { name: 'License' })
    const disabled = canvas.getByRole('combobox', { name: 'User Group' })
    await userEvent.tab()
    await expect(enabled).toHaveFocus()
    await userEvent.tab()
    await expect(disabled).toHaveFocus()
    await waitFor(() => expect(canvas.getByText('Select a license first.')).toBeVisible())
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('h')
    await expect(disabled).toHaveValue('1')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('Select a license first.')).not.toBeVisible()
    await expect(disabled).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(enabled).toHaveFocus()
  },
}

export const Anatomy: Story = {
  tags: ['!dev'],
  ...anatomy([
    ['label', 'start'],
    ['label + span', 'end'],
    ['select', 'start'],
    ['select ~ svg', 'end'],
    ['[id$="-error"]', 'start'],
    ['[id$="-help"]', 'start'],
  ]),
  render: () => (
    <Select
      label="License"
      labelEnd="Optional"
      placeholder="Select a license"
      options={LICENSES}
      defaultValue=""
      error="Select a license."
      help="Shows the users and projects of this license."
    />
  ),
}

export const Do1: Story = {
  tags: ['!dev'],
  render: () => <Select label="License" placeholder="Select a license" options={LICENSES} />,
}

export const Dont1: Story = {
  tags: ['!dev'],
  render: () => <Select label="License" options={LICENSES} />,
}
