import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  ArchiveX,
  ArrowUp,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  CircleMinus,
  ClockAlert,
  CloudAlert,
  Columns3,
  CopyPlus,
  Eye,
  Info,
  LoaderCircle,
  Lock,
  LockOpen,
  type LucideIcon,
  Plus,
  RotateCw,
  Search,
  TriangleAlert,
  UserMinus,
  UserPlus,
  Users,
  X,
} from 'lucide-react'
import { expect } from 'storybook/test'
import { Chip, Chips, Row, Sheet } from './Sheet.styles'

const MEANINGS: [LucideIcon, name: string, meaning: string][] = [
  [Plus, 'Plus', 'Adds an item'],
  [CopyPlus, 'CopyPlus', 'Adds a copy'],
  [X, 'X', 'Closes or clears'],
  [Search, 'Search', 'Searches or filters a list'],
  [Columns3, 'Columns3', 'Chooses columns'],
  [ArrowUp, 'ArrowUp', 'Sorted ascending'],
  [ChevronDown, 'ChevronDown', 'Opens a list below'],
  [RotateCw, 'RotateCw', 'Retries'],
  [LoaderCircle, 'LoaderCircle', 'Busy; rotates'],
  [Eye, 'Eye', 'Reveals a hidden value'],
  [CircleCheck, 'CircleCheck', 'Active, valid, done'],
  [CircleMinus, 'CircleMinus', 'Inactive'],
  [Lock, 'Lock', 'Locked; you can’t change it'],
  [LockOpen, 'LockOpen', 'Open'],
  [Users, 'Users', 'User group, or inherited from one'],
  [UserPlus, 'UserPlus', 'Assigns people'],
  [UserMinus, 'UserMinus', 'Unassigns people'],
  [ArchiveX, 'ArchiveX', 'Archived'],
  [ClockAlert, 'ClockAlert', 'Expires soon'],
  [Info, 'Info', 'Information'],
  [TriangleAlert, 'TriangleAlert', 'Warning'],
  [CircleAlert, 'CircleAlert', 'Error'],
  [CloudAlert, 'CloudAlert', 'Failed to load'],
]

const meta = {
  title: 'Foundations/Icons',
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `We use **lucide** icons. Import them one by one, so that the bundle contains only the icons in use:
\`import { Search } from 'lucide-react'\`. An icon without a size is 16 px with a stroke of 1.75. Use 14 px with a stroke of 2 in dense
rows, and 20 px with a stroke of 1.5 in an empty state. Components with an icon prop set the size themselves.

Each icon has one meaning. An icon beside text is hidden from assistive technology. An icon alone needs an \`IconButton\`, whose
\`label\` names it. Arrows are icons, not characters, because the fonts do not include them.`,
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Meanings: Story = {
  render: () => (
    <Sheet>
      <Chips>
        {MEANINGS.map(([Icon, name, meaning]) => (
          <Chip key={name}>
            <Icon aria-hidden="true" />
            <code>{name}</code>
            <small>{meaning}</small>
          </Chip>
        ))}
      </Chips>
    </Sheet>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Sheet>
      <Row>
        <span>
          <Search aria-hidden="true" size={14} strokeWidth={2} /> 14, dense rows
        </span>
        <span>
          <Search aria-hidden="true" data-testid="default" /> 16, default
        </span>
        <span>
          <Search aria-hidden="true" size={20} strokeWidth={1.5} /> 20, empty states
        </span>
      </Row>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByTestId('default')).width).toBe('16px')
  },
}
