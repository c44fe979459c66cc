import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Switch } from './Switch'

const meta = {
  title: 'Components/Switch',
  component: Switch,
  tags: ['autodocs'],
  args: { label: 'E-mail notices', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `Turns something on or off at once. The word beside it says the state, so that color and place are not needed to read it. While it
is being saved (\`isBusy\`) it is dashed and can be turned again: the last wish wins.

**Not for** what is saved with a form (\`Checkbox\`), nor for a state in a row of a table (\`ToggleBadge\`).

**Role and name**: \`switch\`, on or off, named by its label. Its label never changes with the state.

| Key | Does |
| --- | --- |
| Tab | Moves to the switch, also when it cannot be changed |
| Space | Turns it |
| Escape | Takes the reason of one that cannot be changed away |`,
      },
    },
  },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

const column = { display: 'grid', gap: 12, justifyItems: 'start' } as const

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const toggle = canvas.getByRole('switch', { name: 'E-mail notices' })
    await expect(canvas.getByText('Off')).toBeVisible()
    await userEvent.click(canvas.getByText('E-mail notices'))
    await expect(toggle).toBeChecked()
    await expect(canvas.getByText('On')).toBeVisible()
    await expect(canvas.getByText('Off')).not.toBeVisible()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const AllStates: Story = {
  render: () => (
    <div style={column}>
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="Being saved" isBusy defaultChecked />
      <Switch label="Held off" disabledReason="Turned off for this license." />
      <Switch label="Held on" defaultChecked disabledReason="Turned on for this license." />
      <Switch label="With its own words" onWord="Online" offWord="Offline" defaultChecked />
      <Switch label="With help" help="One message a day, at seven." />
      <Switch label="Refused" error="The server refused the change." help="One message a day, at seven." />
    </div>
  ),
}

export const WithError: Story = {
  args: { error: 'The server refused the change.', help: 'One message a day.' },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('switch')
    await expect(toggle).toBeInvalid()
    await expect(toggle).toHaveAccessibleDescription('The server refused the change. One message a day.')
  },
}

export const BusyCanBeTurnedAgain: Story = {
  args: { isBusy: true, defaultChecked: true },
  play: async ({ args, canvas }) => {
    const toggle = canvas.getByRole('switch')
    await expect(toggle).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(toggle)
    await expect(toggle).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const CannotBeChanged: Story = {
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
    defaultChecked: true,
  },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div style={{ width: 288 }}>
      <Switch {...args} />
    </div>
  ),
}

function Owned({ onTurn }: { onTurn: (isOn: boolean) => void }) {
  const [isOn, setOn] = useState(true)
  return (
    <Switch
      label="Owned elsewhere"
      checked={isOn}
      onChange={(event) => {
        setOn(event.target.checked)
        onTurn(event.target.checked)
      }}
    />
  )
}

const turned = fn()

export const KeyboardAlone: Story = {
  render: ({ onChange }) => (
    <div style={column}>
      <Owned onTurn={turned} />
      <Switch label="Held" onChange={onChange} disabledReason="Turned off for this license." />
    </div>
  ),
  play: async ({ args, canvas }) => {
    turned.mockClear()
    const free = canvas.getByRole('switch', { name: 'Owned elsewhere' })
    const held = canvas.getByRole('switch', { name: 'Held' })
    await userEvent.tab()
    await expect(free).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(free).not.toBeChecked()
    await expect(turned).toHaveBeenLastCalledWith(false)
    await userEvent.keyboard(' ')
    await expect(free).toBeChecked()
    await userEvent.tab()
    await expect(held).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(held).not.toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByText('Turned off for this license.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('Turned off for this license.')).not.toBeVisible()
    await expect(held).toHaveFocus()
  },
}
