import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Checkbox } from './Checkbox'
import { description } from './Checkbox.description'

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  args: { label: 'Show Only Active Users', onChange: fn() },
  parameters: { description },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', flexWrap: 'wrap', gap: '8px 24px' } as const

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Show Only Active Users' })
    await userEvent.click(canvas.getByText('Show Only Active Users'))
    await expect(box).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith(true, expect.anything())
  },
}

export const AllStates: Story = {
  tags: ['visual'],
  render: () => (
    <div style={row}>
      <Checkbox label="Off" />
      <Checkbox label="On" defaultSelected />
      <Checkbox label="Mixed" isIndeterminate />
      <Checkbox label="Inherited" defaultSelected disabledReason="Inherited from the user group Site Admins." />
      <Checkbox label="Not possible" disabledReason="You can't grant this role." />
      <Checkbox label="Mixed and inherited" isIndeterminate disabledReason="Inherited from two user groups." />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Mixed' })).toBePartiallyChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Inherited' })).toBeChecked()
  },
}

export const WithHelp: Story = {
  tags: ['visual'],
  args: { help: 'Locked users stay in the list.', defaultSelected: true },
}

export const WithError: Story = {
  tags: ['visual'],
  args: { label: 'I understand what will be deleted', error: 'Please confirm.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Please confirm.')
  },
}

export const Disabled: Story = {
  tags: ['visual'],
  args: {
    label: 'Administer Project Read',
    defaultSelected: true,
    disabledReason: 'Inherited from the user group Site Admins.',
  },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(box).toHaveAccessibleDescription('Inherited from the user group Site Admins.')
    await expect(canvas.getByText('Inherited from the user group Site Admins.')).toBeVisible()
  },
}

export const HiddenLabel: Story = {
  args: { label: 'Select jordan.whitfield', isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select jordan.whitfield' })).toBeVisible()
  },
}

export const VeryLongWords: Story = {
  args: {
    label:
      'Administer the construction work categories of every project that the license of the joint venture contains',
    help: 'Includes archived ones and those that other administrators add later.',
  },
  render: (args) => (
    <div style={{ width: 240 }}>
      <Checkbox {...args} />
    </div>
  ),
}

function CheckboxForAll() {
  const [states, setStates] = useState([true, false])
  const isAll = states.every(Boolean)
  return (
    <div style={{ display: 'grid', justifyItems: 'start' }}>
      <Checkbox
        label="Select All"
        isSelected={isAll}
        isIndeterminate={!isAll && states.some(Boolean)}
        onChange={(isSelected) => setStates(states.map(() => isSelected))}
      />
      {states.map((isOn, index) => (
        <Checkbox
          key={index}
          label={index === 0 ? 'Post Receipt' : 'Post Shipment'}
          isSelected={isOn}
          onChange={(isSelected) => setStates(states.with(index, isSelected))}
        />
      ))}
    </div>
  )
}

export const RepresentsSeveral: Story = {
  render: () => <CheckboxForAll />,
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select All' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Post Shipment' })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Post Receipt' }))
    await expect(all).toBePartiallyChecked()
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  render: ({ onChange }) => (
    <div style={row}>
      <Checkbox label="Administer Site" onChange={onChange} />
      <Checkbox label="Administer Role" onChange={onChange} disabledReason="You can't grant this role." />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const enabled = canvas.getByRole('checkbox', { name: 'Administer Site' })
    const disabled = canvas.getByRole('checkbox', { name: 'Administer Role' })
    await userEvent.tab()
    await expect(enabled).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(enabled).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(enabled).not.toBeChecked()
    await expect(enabled).toHaveFocus()
    await userEvent.tab()
    await expect(disabled).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(disabled).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    await expect(canvas.getByText("You can't grant this role.")).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText("You can't grant this role.")).not.toBeVisible()
    await expect(disabled).toHaveFocus()
  },
}

export const Do1: Story = {
  tags: ['!dev'],
  render: () => <Checkbox label="Send notices by email" defaultSelected />,
}

export const Dont1: Story = {
  tags: ['!dev'],
  render: () => <Checkbox label="Don’t send notices by email" />,
}
