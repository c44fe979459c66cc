import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArchiveX, CircleCheck, CircleMinus, CircleX, ClockAlert, Lock, Pentagon, Users } from 'lucide-react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button/Button'
import { Badge } from './Badge'
import { description } from './Badge.description'

const meta = {
  title: 'Components/Badge',
  component: Badge,
  tags: ['autodocs'],
  args: { children: 'Valid', tone: 'success', icon: <CircleCheck aria-hidden="true" /> },
  argTypes: { icon: { control: false } },
  parameters: { description },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', flexWrap: 'wrap', gap: 8 } as const

export const Default: Story = {}

export const States: Story = {
  tags: ['visual'],
  render: () => (
    <div style={row}>
      <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
        Valid
      </Badge>
      <Badge tone="warning" icon={<ClockAlert aria-hidden="true" />}>
        30 days left
      </Badge>
      <Badge tone="danger" icon={<CircleX aria-hidden="true" />}>
        Expired
      </Badge>
      <Badge tone="info" icon={<Pentagon aria-hidden="true" />}>
        Polygon
      </Badge>
      <Badge icon={<CircleMinus aria-hidden="true" />}>Inactive</Badge>
      <Badge>Foundations</Badge>
    </div>
  ),
}

export const Fixed: Story = {
  render: () => (
    <div style={row}>
      <Badge variant="fixed" icon={<Users aria-hidden="true" />}>
        User Group
      </Badge>
      <Badge variant="fixed" icon={<ArchiveX aria-hidden="true" />}>
        Archived
      </Badge>
      <Badge variant="fixed" icon={<Lock aria-hidden="true" />}>
        auto assigned
      </Badge>
    </div>
  ),
}

export const WithoutPermission: Story = {
  render: () => (
    <div style={{ ...row, gap: 16 }}>
      <Badge variant="text" icon={<CircleCheck aria-hidden="true" />}>
        Active
      </Badge>
      <Badge variant="text" icon={<Lock aria-hidden="true" />}>
        Locked
      </Badge>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const VeryLongWords: Story = {
  tags: ['visual'],
  args: { children: 'Waiting for the approval of the safety officer of the second construction phase' },
  render: (args) => (
    <div style={{ width: 200 }}>
      <Badge {...args} />
    </div>
  ),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, render: States.render }

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  render: (args) => (
    <div style={row}>
      <Button>Before</Button>
      <Badge {...args} />
      <Button>After</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Before' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus()
  },
}
