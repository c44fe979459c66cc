import type { Meta, StoryObj } from '@storybook/react-vite'
import { UserSearch } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/Button'
import { EmptyState } from './EmptyState'
import { description } from './EmptyState.description'

const clear = fn()
const showInactive = fn()

const meta = {
  title: 'Components/Empty state',
  component: EmptyState,
  tags: ['autodocs'],
  args: {
    title: 'No users match these filters',
    children: <p>None of the 240 users of 1 · Northgate Constructors match “wexler”. 26 inactive users are hidden.</p>,
    icon: <UserSearch aria-hidden="true" />,
    actions: (
      <>
        <Button onClick={clear}>Clear filter</Button>
        <Button tone="ghost" onClick={showInactive}>
          Show inactive users too
        </Button>
      </>
    ),
  },
  argTypes: { icon: { control: false }, actions: { control: false }, foot: { control: false } },
  parameters: { description },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const NothingMatches: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No users match these filters' })).toBeVisible()
  },
}

export const TitleAlone: Story = {
  tags: ['visual'],
  args: { children: undefined, icon: undefined, actions: undefined },
}

export const InsideASection: Story = {
  args: { headingLevel: 3, title: 'No API keys yet', children: <p>A key lets a program act for this license.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible()
  },
}

export const Failed: Story = {
  tags: ['visual'],
  args: { tone: 'danger', title: 'Failed to fetch users.', icon: undefined, foot: <code>Request 7f3a-91c2</code> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Failed to fetch users.' })).toBeVisible()
    await expect(canvas.getByText('Request 7f3a-91c2')).toBeVisible()
  },
}

export const AppearsWhileTyping: Story = {
  args: { role: 'status' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No users match these filters')
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const VeryLongText: Story = {
  args: {
    title: 'No users of the joint venture of Northgate Constructors and Harbour Works match these seven filters',
    children: <p>Nothing matches “northgate_refinery_expansion_night_shift_supervisors_second_construction_phase”.</p>,
  },
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <EmptyState {...args} />
    </div>
  ),
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    clear.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Clear filter' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(clear).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Clear filter' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show inactive users too' })).toHaveFocus()
  },
}
