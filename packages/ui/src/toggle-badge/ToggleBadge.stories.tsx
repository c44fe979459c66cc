import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck, CircleMinus, Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { ToggleBadge } from './ToggleBadge'

const meta = {
  title: 'Components/Toggle badge',
  component: ToggleBadge,
  tags: ['autodocs'],
  args: {
    children: 'Active',
    owner: 'user adaeze.okafor',
    isPressed: true,
    tone: 'success',
    icon: <CircleCheck aria-hidden="true" />,
    onToggle: fn(),
  },
  argTypes: { icon: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `A state in a row that one press turns around. The usual value is plain, the exception is filled, so that a page of users is scanned for
what is unusual. While it is being saved (\`isBusy\`) it is dashed and can be pressed again: the last wish wins. Saving, undoing and
telling a failure belong to the owner of the state; the permission comes in as \`canToggle\`.

**Not for** a choice that is saved with a form (\`Checkbox\`), nor for a state that nobody changes (\`Badge\`).

**Role and name**: a toggle \`button\` (\`aria-pressed\`) named by state and owner: "Active, user jsmith". Without the permission plain
text and no tab stop. A fixed one is \`aria-disabled\` and described by its reason.

| Key | Does |
| --- | --- |
| Tab | Moves to the badge, also when it is fixed; passes it by without the permission |
| Enter, Space | Turns the state around |
| Escape | Takes the reason of a fixed one away |`,
      },
    },
  },
} satisfies Meta<typeof ToggleBadge>

export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', flexWrap: 'wrap', gap: 8 } as const

export const Active: Story = {
  play: async ({ args, canvas }) => {
    const badge = canvas.getByRole('button', { name: 'Active, user adaeze.okafor', pressed: true })
    await userEvent.click(badge)
    await expect(args.onToggle).toHaveBeenCalledOnce()
    await expect(args.onToggle).toHaveBeenCalledWith(false)
  },
}

export const AllStates: Story = {
  tags: ['visual'],
  render: () => (
    <div style={row}>
      <ToggleBadge owner="user a" isPressed tone="success" icon={<CircleCheck aria-hidden="true" />}>
        Active
      </ToggleBadge>
      <ToggleBadge owner="user b" isPressed={false} isOff icon={<CircleMinus aria-hidden="true" />}>
        Inactive
      </ToggleBadge>
      <ToggleBadge owner="user c" isPressed tone="danger" icon={<Lock aria-hidden="true" />}>
        Locked
      </ToggleBadge>
      <ToggleBadge owner="user d" isPressed={false} icon={<LockOpen aria-hidden="true" />}>
        Open
      </ToggleBadge>
      <ToggleBadge owner="user e" isPressed={false} isBusy icon={<LockOpen aria-hidden="true" />}>
        Open
      </ToggleBadge>
      <ToggleBadge owner="user f" isPressed canToggle={false} icon={<CircleCheck aria-hidden="true" />}>
        Active
      </ToggleBadge>
      <ToggleBadge
        owner="report g"
        isPressed
        fixedReason="Assigned to everyone of this license."
        icon={<Lock aria-hidden="true" />}
      >
        auto assigned
      </ToggleBadge>
    </div>
  ),
}

export const WithoutPermission: Story = {
  args: { canToggle: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(canvas.getByText('Active')).toBeVisible()
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
}

export const Fixed: Story = {
  args: { fixedReason: 'Assigned to everyone of this license.', children: 'auto assigned', tone: 'neutral' },
  play: async ({ args, canvas }) => {
    const badge = canvas.getByRole('button', { name: 'auto assigned, user adaeze.okafor' })
    await userEvent.click(badge)
    await expect(args.onToggle).not.toHaveBeenCalled()
    await expect(badge).toHaveAccessibleDescription('Assigned to everyone of this license.')
    await expect(canvas.getByText('Assigned to everyone of this license.')).toBeVisible()
  },
}

export const SavingCanBePressedAgain: Story = {
  args: { isBusy: true },
  play: async ({ args, canvas }) => {
    const badge = canvas.getByRole('button')
    await expect(badge).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(badge)
    await expect(args.onToggle).toHaveBeenCalledOnce()
    await expect(args.onToggle).toHaveBeenCalledWith(false)
  },
}

function Lockable({ onToggle }: { onToggle?: (isPressed: boolean) => void }) {
  const [isLocked, setLocked] = useState(false)
  return (
    <ToggleBadge
      owner="user anton.reyes"
      isPressed={isLocked}
      tone={isLocked ? 'danger' : 'neutral'}
      icon={isLocked ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />}
      onToggle={(next) => {
        setLocked(next)
        onToggle?.(next)
      }}
    >
      {isLocked ? 'Locked' : 'Open'}
    </ToggleBadge>
  )
}

export const KeyboardAlone: Story = {
  render: ({ onToggle }) => (
    <div style={row}>
      <Lockable onToggle={onToggle} />
      <ToggleBadge owner="report Daily" isPressed fixedReason="Assigned to everyone." onToggle={onToggle}>
        auto assigned
      </ToggleBadge>
    </div>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Open, user anton.reyes' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Locked, user anton.reyes', pressed: true })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Open, user anton.reyes', pressed: false })).toHaveFocus()
    await userEvent.tab()
    const fixed = canvas.getByRole('button', { name: 'auto assigned, report Daily' })
    await expect(fixed).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onToggle).toHaveBeenCalledTimes(2)
    await expect(canvas.getByText('Assigned to everyone.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('Assigned to everyone.')).not.toBeVisible()
    await expect(fixed).toHaveFocus()
  },
}
