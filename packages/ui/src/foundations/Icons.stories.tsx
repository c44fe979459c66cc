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
  [Plus, 'Plus', 'Adds a new one'],
  [CopyPlus, 'CopyPlus', 'Adds a copy'],
  [X, 'X', 'Closes or clears'],
  [Search, 'Search', 'Filters what is listed'],
  [Columns3, 'Columns3', 'Chooses columns'],
  [ArrowUp, 'ArrowUp', 'Sorted upwards'],
  [ChevronDown, 'ChevronDown', 'Opens a list below'],
  [RotateCw, 'RotateCw', 'Tries again'],
  [LoaderCircle, 'LoaderCircle', 'Is being done; turns'],
  [Eye, 'Eye', 'Shows what is hidden'],
  [CircleCheck, 'CircleCheck', 'Active, valid, done'],
  [CircleMinus, 'CircleMinus', 'Inactive'],
  [Lock, 'Lock', 'Locked, not yours to change'],
  [LockOpen, 'LockOpen', 'Open'],
  [Users, 'Users', 'A user group; inherited from one'],
  [UserPlus, 'UserPlus', 'Assigns people'],
  [UserMinus, 'UserMinus', 'Unassigns people'],
  [ArchiveX, 'ArchiveX', 'Archived'],
  [ClockAlert, 'ClockAlert', 'Runs out soon'],
  [Info, 'Info', 'A remark'],
  [TriangleAlert, 'TriangleAlert', 'Mind what follows'],
  [CircleAlert, 'CircleAlert', 'An error'],
  [CloudAlert, 'CloudAlert', 'Could not be loaded'],
]

const meta = {
  title: 'Foundations/Icons',
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `Icons are **lucide**, imported one by one so that only those in use reach the browser: \`import { Search } from 'lucide-react'\`. Without a
size they are 16 px at a stroke of 1.75; 14 px at 2 in dense rows; 20 px at 1.5 on the plate of an empty state. Components that take an
icon size it themselves.

One icon has one meaning. Beside words it is hidden from assistive technology; alone it stands in an \`IconButton\`, whose \`label\` is its
name. Arrows are icons, never characters: the fonts lack them.`,
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
          <Search aria-hidden="true" data-testid="usual" /> 16, as a rule
        </span>
        <span>
          <Search aria-hidden="true" size={20} strokeWidth={1.5} /> 20, on a plate
        </span>
      </Row>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByTestId('usual')).width).toBe('16px')
  },
}
