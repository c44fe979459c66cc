import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Switch } from './Switch'
import { description } from './Switch.description'

const meta = {
  title: 'Components/Switch',
  component: Switch,
  tags: ['autodocs'],
  args: { label: 'Email notices', onChange: fn() },
  parameters: { description },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

const column = { display: 'grid', gap: 12, justifyItems: 'start' } as const

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const toggle = canvas.getByRole('switch', { name: 'Email notices' })
    await expect(canvas.getByText('Off')).toBeVisible()
    await userEvent.click(canvas.getByText('Email notices'))
    await expect(toggle).toBeChecked()
    await expect(canvas.getByText('On')).toBeVisible()
    await expect(canvas.getByText('Off')).not.toBeVisible()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith(true, expect.anything())
  },
}

export const AllStates: Story = {
  tags: ['visual'],
  render: () => (
    <div style={column}>
      <Switch label="Off" />
      <Switch label="On" defaultSelected />
      <Switch label="Being saved" isBusy defaultSelected />
      <Switch label="Disabled, off" disabledReason="Turned off for this license." />
      <Switch label="Disabled, on" defaultSelected disabledReason="Turned on for this license." />
      <Switch label="With its own words" labels={{ on: 'Online', off: 'Offline' }} defaultSelected />
      <Switch label="With help" help="One message a day, at seven." />
      <Switch
        label="With an error"
        error="The server rejected the change. Try again."
        help="One message a day, at seven."
      />
    </div>
  ),
}

export const WithError: Story = {
  tags: ['visual'],
  args: { error: 'The server rejected the change. Try again.', help: 'One message a day.' },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('switch')
    await expect(toggle).toBeInvalid()
    await expect(toggle).toHaveAccessibleDescription('The server rejected the change. Try again. One message a day.')
  },
}

export const CanBeToggledWhileBusy: Story = {
  tags: ['test-only'],
  args: { isBusy: true, defaultSelected: true },
  play: async ({ args, canvas }) => {
    const toggle = canvas.getByRole('switch')
    await expect(toggle).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(toggle)
    await expect(toggle).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const Disabled: Story = {
  tags: ['visual'],
  args: { disabledReason: 'Turned off for this license.' },
  play: async ({ args, canvas }) => {
    const toggle = canvas.getByRole('switch')
    await userEvent.click(toggle)
    await expect(toggle).not.toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(toggle).toHaveAccessibleDescription('Turned off for this license.')
    await expect(canvas.getByText('Turned off for this license.')).toBeVisible()
  },
}

export const VeryLongWords: Story = {
  args: {
    label: `Notices about every change of a work package, ${'a'.repeat(80)}`,
    help: 'One message a day, to everyone of the user group, at seven in the morning of the site.',
    defaultSelected: true,
  },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div style={{ width: 288 }}>
      <Switch {...args} />
    </div>
  ),
}

function ControlledSwitch({ onToggle }: { onToggle: (isOn: boolean) => void }) {
  const [isOn, setOn] = useState(true)
  return (
    <Switch
      label="Controlled"
      isSelected={isOn}
      onChange={(next) => {
        setOn(next)
        onToggle(next)
      }}
    />
  )
}

const onToggle = fn()

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  render: ({ onChange }) => (
    <div style={column}>
      <ControlledSwitch onToggle={onToggle} />
      <Switch label="Disabled" onChange={onChange} disabledReason="Turned off for this license." />
    </div>
  ),
  play: async ({ args, canvas }) => {
    onToggle.mockClear()
    const enabled = canvas.getByRole('switch', { name: 'Controlled' })
    const disabled = canvas.getByRole('switch', { name: 'Disabled' })
    await userEvent.tab()
    await expect(enabled).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(enabled).not.toBeChecked()
    await expect(onToggle).toHaveBeenLastCalledWith(false)
    await userEvent.keyboard(' ')
    await expect(enabled).toBeChecked()
    await userEvent.tab()
    await expect(disabled).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(disabled).not.toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByText('Turned off for this license.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('Turned off for this license.')).not.toBeVisible()
    await expect(disabled).toHaveFocus()
  },
}

export const Do1: Story = {
  tags: ['!dev'],
  render: () => <Switch label="Email notices" defaultSelected />,
}

export const Dont1: Story = {
  tags: ['!dev'],
  render: () => <Switch label="Turn on email notices" defaultSelected />,
}
