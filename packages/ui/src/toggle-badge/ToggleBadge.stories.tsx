import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck, CircleMinus, Lock, LockOpen } from 'lucide-react'
import { createRef, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { anatomy } from '../foundations/anatomy-story'
import { ToggleBadge, type ToggleBadgeProps } from './ToggleBadge'
import { description } from './ToggleBadge.description'

const meta = {
  title: 'Components/Toggle badge',
  component: ToggleBadge,
  tags: ['autodocs'],
  args: {
    children: 'Active',
    owner: 'user adaeze.okafor',
    isSelected: true,
    actionDescription: 'Press to deactivate.',
    tone: 'success',
    icon: <CircleCheck aria-hidden="true" />,
    onChange: fn(),
  },
  argTypes: { icon: { control: false } },
  parameters: { description },
} satisfies Meta<typeof ToggleBadge>

export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', flexWrap: 'wrap', gap: 8 } as const

export const Active: Story = {
  play: async ({ args, canvas }) => {
    const badge = canvas.getByRole('button', { name: 'Active, user adaeze.okafor' })
    await expect(badge).not.toHaveAttribute('aria-pressed')
    await expect(badge).toHaveAccessibleDescription('Press to deactivate.')
    await userEvent.click(badge)
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith(false, expect.anything())
  },
}

export const AllStates: Story = {
  tags: ['visual'],
  render: () => (
    <div style={row}>
      <ToggleBadge owner="user a" isSelected tone="success" icon={<CircleCheck aria-hidden="true" />}>
        Active
      </ToggleBadge>
      <ToggleBadge owner="user b" isSelected={false} isMuted icon={<CircleMinus aria-hidden="true" />}>
        Inactive
      </ToggleBadge>
      <ToggleBadge owner="user c" isSelected tone="danger" icon={<Lock aria-hidden="true" />}>
        Locked
      </ToggleBadge>
      <ToggleBadge owner="user d" isSelected={false} icon={<LockOpen aria-hidden="true" />}>
        Open
      </ToggleBadge>
      <ToggleBadge owner="user e" isSelected={false} isBusy icon={<LockOpen aria-hidden="true" />}>
        Open
      </ToggleBadge>
      <ToggleBadge owner="user f" isSelected canToggle={false} icon={<CircleCheck aria-hidden="true" />}>
        Active
      </ToggleBadge>
      <ToggleBadge
        owner="report g"
        isSelected
        disabledReason="Assigned to everyone of this license."
        icon={<Lock aria-hidden="true" />}
      >
        auto assigned
      </ToggleBadge>
    </div>
  ),
}

export const WithoutPermission: Story = {
  tags: ['visual'],
  args: { canToggle: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(canvas.getByText('Active')).toBeVisible()
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
}

const rootRef = createRef<HTMLElement>()

export const RefAndAttributesWithoutPermission: Story = {
  name: 'Ref and rest props reach the root without the permission too, and a press changes nothing',
  tags: ['test-only'],
  args: { canToggle: false, ref: rootRef, id: 'state', className: 'own', onClick: fn() },
  play: async ({ args, canvas }) => {
    const root = canvas.getByText('Active').parentElement
    await expect(rootRef.current).toBe(root)
    await expect(root).toHaveAttribute('id', 'state')
    await expect(root).toHaveClass('own')
    await userEvent.click(canvas.getByText('Active'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const DescribedByTheCallerToo: Story = {
  name: "The caller's description is read before the description of the action",
  tags: ['test-only'],
  args: { 'aria-describedby': 'more' },
  render: (args) => (
    <>
      <ToggleBadge {...args} />
      <p id="more">Changed yesterday.</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Changed yesterday. Press to deactivate.')
  },
}

export const Disabled: Story = {
  tags: ['visual'],
  args: { disabledReason: 'Assigned to everyone of this license.', children: 'auto assigned', tone: 'neutral' },
  play: async ({ args, canvas }) => {
    const badge = canvas.getByRole('button', { name: 'auto assigned, user adaeze.okafor' })
    await userEvent.click(badge)
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(badge).toHaveAccessibleDescription('Assigned to everyone of this license.')
    await expect(canvas.getByText('Assigned to everyone of this license.')).toBeVisible()
  },
}

export const SavingCanBePressedAgain: Story = {
  tags: ['test-only'],
  args: { isBusy: true },
  play: async ({ args, canvas }) => {
    const badge = canvas.getByRole('button')
    await expect(badge).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(badge)
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith(false, expect.anything())
  },
}

function Lockable({ onChange }: Pick<ToggleBadgeProps, 'onChange'>) {
  const [isLocked, setLocked] = useState(false)
  return (
    <ToggleBadge
      owner="user anton.reyes"
      isSelected={isLocked}
      actionDescription={isLocked ? 'Press to unlock.' : 'Press to lock.'}
      tone={isLocked ? 'danger' : 'neutral'}
      icon={isLocked ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />}
      onChange={(isSelected, event) => {
        setLocked(isSelected)
        onChange?.(isSelected, event)
      }}
    >
      {isLocked ? 'Locked' : 'Open'}
    </ToggleBadge>
  )
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  render: ({ onChange }) => (
    <div style={row}>
      <Lockable onChange={onChange} />
      <ToggleBadge owner="report Daily" isSelected disabledReason="Assigned to everyone." onChange={onChange}>
        auto assigned
      </ToggleBadge>
    </div>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Open, user anton.reyes' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const locked = canvas.getByRole('button', { name: 'Locked, user anton.reyes' })
    await expect(locked).toHaveFocus()
    await expect(locked).toHaveAccessibleDescription('Press to unlock.')
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Open, user anton.reyes' })).toHaveFocus()
    await userEvent.tab()
    const disabled = canvas.getByRole('button', { name: 'auto assigned, report Daily' })
    await expect(disabled).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    await expect(canvas.getByText('Assigned to everyone.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('Assigned to everyone.')).not.toBeVisible()
    await expect(disabled).toHaveFocus()
  },
}

export const Anatomy: Story = {
  tags: ['!dev'],
  ...anatomy([
    ['#usual', 'start'],
    '#usual > svg',
    ['#usual > [aria-hidden="true"]:not(svg)', 'end'],
    ['#exception', 'end'],
    ['#fixed', 'end'],
  ]),
  render: (args) => (
    <div style={{ ...row, gap: '24px 40px', paddingInline: 16, zoom: 1.75 }}>
      <ToggleBadge {...args} id="usual" />
      <ToggleBadge id="exception" owner="user c" isSelected tone="danger" icon={<Lock aria-hidden="true" />}>
        Locked
      </ToggleBadge>
      <ToggleBadge id="fixed" owner="report d" isSelected disabledReason="Assigned to everyone of this license.">
        Assigned
      </ToggleBadge>
    </div>
  ),
}

export const Do1: Story = { tags: ['!dev'] }

export const Dont1: Story = { tags: ['!dev'], args: { children: 'Deactivate' } }

/** Three users and whether each is locked. */
const locks = (locked: readonly boolean[]) => (
  <div style={row}>
    {locked.map((isLocked, index) => (
      <ToggleBadge
        key={ACCOUNTS[index]}
        owner={`user ${ACCOUNTS[index]}`}
        isSelected={isLocked}
        tone={isLocked ? 'danger' : 'neutral'}
      >
        {isLocked ? 'Locked' : 'Open'}
      </ToggleBadge>
    ))}
  </div>
)
const ACCOUNTS = ['a', 'b', 'c']

export const Do2: Story = { tags: ['!dev'], render: () => locks([false, true, false]) }

export const Dont2: Story = { tags: ['!dev'], render: () => locks([true, true, true]) }
