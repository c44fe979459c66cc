import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { JumpDialog, type JumpGroup } from './JumpDialog'

const GROUPS: readonly JumpGroup[] = [
  {
    id: 'project',
    label: 'Projects',
    options: [
      { id: 'project 12', kind: 'project', label: 'Northgate Refinery Expansion', detail: '12 · License 1' },
      { id: 'project 13', kind: 'project', label: 'Northgate Tank Farm Revamp', detail: '13 · License 1 · Inactive' },
      { id: 'project 31', kind: 'project', label: 'North Jetty', detail: '31 · License 2' },
    ],
  },
  {
    id: 'user',
    label: 'Users',
    options: [
      { id: 'user 5', kind: 'user', label: 'nora.lindgren', detail: 'Nora Lindgren' },
      { id: 'user 6', kind: 'user', label: 'eleanor.hughes', detail: 'Eleanor Hughes' },
    ],
  },
  {
    id: 'license',
    label: 'Licenses',
    options: [{ id: 'license 1', kind: 'license', label: 'Northgate Constructors', detail: '1 · Active' }],
  },
  {
    id: 'actions',
    label: 'Actions',
    options: [
      { id: 'new', kind: 'create', label: 'New User', keys: ['G', 'A'] },
      { id: 'keys', kind: 'keys', label: 'Keyboard shortcuts', keys: ['?'] },
      { id: 'theme', kind: 'theme', label: 'Theme: Light, Dark, High contrast' },
    ],
  },
]

const meta = {
  title: 'Screens/Shell/Jump to',
  component: JumpDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    text: 'nor',
    onTextChange: fn(),
    groups: GROUPS,
    isLoading: false,
    onRetry: fn(),
    onOpen: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof JumpDialog>

export default meta
type Story = StoryObj<typeof meta>

const getField = () => screen.getByRole('combobox', { name: 'Search or jump to' })
const getOptions = () => screen.getAllByRole('option')

/** Results in groups, the best one active. */
export const Default: Story = {
  parameters: { rows: ['JUMP-01'] },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Jump to' })).toBeVisible()
    await expect(getField()).toHaveFocus()
    await expect(getField()).toHaveAttribute('aria-activedescendant', getOptions()[0]?.id)
    const group = screen.getByRole('group', { name: 'Users' })
    await expect(within(group).getAllByRole('option')).toHaveLength(2)
    await expect(screen.getByText('9 results')).toBeInTheDocument()
  },
}

/** Records that were opened last, without a text. */
export const Recent: Story = {
  parameters: { rows: ['JUMP-02'] },
  args: {
    text: '',
    groups: [
      {
        id: 'recent',
        label: 'Recent',
        options: [
          { id: 'r1', kind: 'site', label: 'Jetty 3', detail: 'Site' },
          { id: 'r2', kind: 'api-key', label: 'Crane Telematics', detail: 'API key' },
          { id: 'r3', kind: 'workflow', label: 'Spool Fabrication', detail: 'Workflow' },
        ],
      },
    ],
  },
  play: async () => {
    const group = screen.getByRole('group', { name: 'Recent' })
    await expect(within(group).getAllByRole('option')).toHaveLength(3)
    await expect(getField()).toHaveAttribute('aria-activedescendant', getOptions()[0]?.id)
  },
}

export const NothingYet: Story = {
  name: 'Nothing to show yet',
  args: { text: '', groups: [] },
  play: async () => {
    await expect(screen.getByText('Type a name or an id.')).toBeVisible()
    await expect(getField()).toHaveAttribute('aria-expanded', 'false')
  },
}

export const Loading: Story = { args: { text: 'no', groups: [], isLoading: true } }

export const LoadingMore: Story = {
  name: 'Actions at once, records when the server answers',
  tags: ['test-only'],
  parameters: { rows: ['JUMP-09'] },
  args: { text: 'new', groups: GROUPS.slice(-1), isLoading: true },
}

/** The server did not search. */
export const Failed: Story = {
  parameters: { rows: ['JUMP-10'] },
  args: { groups: GROUPS.slice(-1), failure: "Can't reach the server. Try again in a moment." },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(getOptions()).toHaveLength(3)
  },
}

/** No results, with a next step. */
export const Nothing: Story = {
  parameters: { rows: ['JUMP-12'] },
  args: { text: '<b>50%_\\', groups: [] },
  play: async () => {
    await expect(screen.getByText('Nothing found for “<b>50%_\\”.')).toBeVisible()
    await expect(screen.getByText('Try a shorter search, another spelling or an id.')).toBeVisible()
  },
}

export const LongTexts: Story = {
  args: {
    groups: [
      {
        id: 'site',
        label: 'Sites',
        options: [
          { id: 's1', kind: 'site', label: 'North '.repeat(20), detail: 'Northgate Refinery Expansion '.repeat(4) },
          { id: 's2', kind: 'site', label: 'N'.repeat(120), detail: '12' },
        ],
      },
      ...GROUPS,
    ],
  },
}

export const LargeTextOnASmallPage: Story = { globals: { textSize: '200' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

function Typed({ onOpen }: { onOpen: (label: string, isNewTab: boolean) => void }) {
  const [text, setText] = useState('')
  const groups = GROUPS.map((group) => ({
    ...group,
    options: group.options.filter(({ label }) => label.toLowerCase().includes(text)),
  })).filter(({ options }) => options.length > 0)
  return (
    <JumpDialog
      text={text}
      onTextChange={setText}
      groups={groups}
      isLoading={false}
      onRetry={fn()}
      onOpen={({ label }, { isNewTab }) => onOpen(label, isNewTab)}
      onClose={fn()}
    />
  )
}
const opened = fn()

export const KeyboardAlone: Story = {
  name: 'Chooses and opens with the keys alone',
  tags: ['test-only'],
  parameters: { rows: ['JUMP-11'] },
  render: () => <Typed onOpen={opened} />,
  play: async () => {
    opened.mockClear()
    await waitFor(() => expect(getField()).toHaveFocus())
    const active = () => document.getElementById(getField().getAttribute('aria-activedescendant') ?? '')
    await userEvent.keyboard('nor')
    await expect(active()).toHaveTextContent('Northgate Refinery Expansion')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(active()).toHaveTextContent('North Jetty')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(active()).toHaveTextContent('Northgate Constructors')
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{ArrowDown}{Control>}{Enter}{/Control}')
    await expect(opened.mock.calls).toEqual([
      ['Northgate Constructors', false],
      ['Northgate Refinery Expansion', true],
    ])
    // Other keys write.
    await userEvent.keyboard('{Home}x')
    await expect(getField()).toHaveValue('xnor')
  },
}

export const ByMouse: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('option', { name: /nora\.lindgren/ }))
    await userEvent.keyboard('{Control>}')
    await userEvent.pointer({ keys: '[MouseLeft]', target: screen.getByRole('option', { name: /North Jetty/ }) })
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'user 5' }), { isNewTab: false })
    await expect(getField()).toHaveFocus()
  },
}
