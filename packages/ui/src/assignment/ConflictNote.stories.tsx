import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ConflictNote } from './ConflictNote'
import { focusConflict } from './focus-conflict'

const rows = [
  { id: 'position', label: 'Position', theirs: 'Foreman', mine: 'Site engineer' },
  { id: 'active', label: 'Is Approved', theirs: 'No', mine: 'Yes' },
]
const onTakeTheirs = fn<() => void>()
const onKeepMine = fn<() => void>()

const meta = {
  title: 'Components/Conflict note',
  component: ConflictNote,
  tags: ['autodocs'],
  args: { formId: 'user', message: 'Another user saved this user first.', rows, onTakeTheirs, onKeepMine },
  beforeEach: () => {
    onTakeTheirs.mockClear()
    onKeepMine.mockClear()
  },
  parameters: {
    docs: {
      description: {
        component: `A merge conflict: another user saved first. The note lists the differences between their version and your version, and asks which
one to use. Your draft stays until you choose. \`useAssignment\` detects conflicts of assignments; a form compares versions.

**Not for** a save that failed for another reason: the \`UnsavedBar\` shows the server's message. Not for a refresh that changes only
untouched fields: apply it without asking.

**Role and name**: an \`alert\` with a \`table\` named "Differences" and two \`button\`s. It takes the focus when it answers a save
(\`isAnswer\`). The caller moves the focus when the note disappears.

| Key | Does |
| --- | --- |
| Tab | Moves to Use their changes, then to Keep my changes |
| Enter, Space | Presses the button |`,
      },
    },
  },
} satisfies Meta<typeof ConflictNote>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Another user saved this user first.')
    await expect(canvas.getByRole('row', { name: 'Position Foreman Site engineer' })).toBeVisible()
  },
}

export const AnswersASave: Story = {
  args: { isAnswer: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Use their changes' })).toHaveFocus()
    focusConflict('user')
    await expect(canvas.getByRole('alert')).toHaveFocus()
  },
}

export const Waiting: Story = {
  args: { rows: [], isWaiting: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Use their changes' })
    await expect(button).toHaveAccessibleDescription('Loading their changes. Try again in a moment.')
    await userEvent.click(button)
    await expect(onTakeTheirs).not.toHaveBeenCalled()
  },
}

export const ManyDifferences: Story = {
  args: {
    rows: Array.from({ length: 40 }, (_, i) => ({
      id: String(i),
      label: `Project ${i + 1}`,
      theirs: 'Assigned',
      mine: 'Not assigned',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(13)
    await expect(canvas.getByText('and 28 more')).toBeVisible()
  },
}

export const VeryLongText: Story = {
  args: {
    rows: [
      {
        id: 'comment',
        label: 'Comment of the administrator who last edited this user',
        theirs: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4),
        mine: 'A comment that is longer than the column is wide, so that it wraps onto several lines',
      },
    ],
  },
}

export const LargeTextInANarrowPlace: Story = {
  name: 'Text of twice the size in a narrow container breaks no word',
  render: (args) => (
    <div style={{ width: 280 }}>
      <ConflictNote {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const root = document.documentElement
    root.style.fontSize = '200%'
    try {
      const word = document.createRange()
      word.selectNodeContents(canvas.getByText('Foreman'))
      await expect(word.getClientRects()).toHaveLength(1)
    } finally {
      root.style.fontSize = ''
    }
  },
}

export const KeyboardAlone: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Use their changes' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onTakeTheirs).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(onKeepMine).toHaveBeenCalledTimes(1)
  },
}
