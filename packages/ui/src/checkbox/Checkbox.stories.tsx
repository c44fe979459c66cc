import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Checkbox } from './Checkbox'

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  args: { label: 'Show Only Active Users', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `Takes something into a set, or out of it, when the form is saved. In between (\`isIndeterminate\`) it stands for several of which some are
on. A dashed one is given from elsewhere and cannot be changed here.

**Not for** a state that changes at once in a row (\`ToggleBadge\`), nor for a tree of things (\`TreeCheckbox\`).

**Role and name**: \`checkbox\`, checked, unchecked or mixed, named by its label. Its target is 24 px, its drawing 16.

| Key | Does |
| --- | --- |
| Tab | Moves to the checkbox, also when it cannot be changed |
| Space | Ticks it or takes the tick away |
| Escape | Takes the reason of one that cannot be changed away |`,
      },
    },
  },
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
  },
}

export const AllStates: Story = {
  tags: ['visual'],
  render: () => (
    <div style={row}>
      <Checkbox label="Off" />
      <Checkbox label="On" defaultChecked />
      <Checkbox label="Mixed" isIndeterminate />
      <Checkbox label="Inherited" defaultChecked disabledReason="Given by the user group Site Admins." />
      <Checkbox label="Not possible" disabledReason="Not yours to grant." />
      <Checkbox label="Mixed and inherited" isIndeterminate disabledReason="Given by two user groups." />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Mixed' })).toBePartiallyChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Inherited' })).toBeChecked()
  },
}

export const WithHelp: Story = { args: { help: 'Locked users stay in the list.', defaultChecked: true } }

export const WithError: Story = {
  args: { label: 'I have read what will be lost', error: 'Please confirm.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Please confirm.')
  },
}

export const CannotBeChanged: Story = {
  args: {
    label: 'Administer Project Read',
    defaultChecked: true,
    disabledReason: 'Given by the user group Site Admins.',
  },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(box).toHaveAccessibleDescription('Given by the user group Site Admins.')
    await expect(canvas.getByText('Given by the user group Site Admins.')).toBeVisible()
  },
}

export const LabelHeardAndNotDrawn: Story = {
  args: { label: 'Select jordan.whitfield', isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select jordan.whitfield' })).toBeVisible()
  },
}

export const VeryLongWords: Story = {
  args: {
    label:
      'Administer the construction work categories of every project that the license of the joint venture contains',
    help: 'Also those that are archived, and those that other administrators will add later.',
  },
  render: (args) => (
    <div style={{ width: 240 }}>
      <Checkbox {...args} />
    </div>
  ),
}

function Everything() {
  const [on, setOn] = useState([true, false])
  const isAll = on.every(Boolean)
  return (
    <div style={{ display: 'grid', justifyItems: 'start' }}>
      <Checkbox
        label="Select All"
        checked={isAll}
        isIndeterminate={!isAll && on.some(Boolean)}
        onChange={() => setOn(on.map(() => !isAll))}
      />
      {on.map((isOn, index) => (
        <Checkbox
          key={index}
          label={index === 0 ? 'Post Receipt' : 'Post Shipment'}
          checked={isOn}
          onChange={() => setOn(on.map((was, at) => (at === index ? !was : was)))}
        />
      ))}
    </div>
  )
}

export const StandsForSeveral: Story = {
  render: () => <Everything />,
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
  render: ({ onChange }) => (
    <div style={row}>
      <Checkbox label="Administer Site" onChange={onChange} />
      <Checkbox label="Administer Role" onChange={onChange} disabledReason="Not yours to grant." />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const free = canvas.getByRole('checkbox', { name: 'Administer Site' })
    const held = canvas.getByRole('checkbox', { name: 'Administer Role' })
    await userEvent.tab()
    await expect(free).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(free).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(free).not.toBeChecked()
    await expect(free).toHaveFocus()
    await userEvent.tab()
    await expect(held).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(held).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    await expect(canvas.getByText('Not yours to grant.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('Not yours to grant.')).not.toBeVisible()
    await expect(held).toHaveFocus()
  },
}
