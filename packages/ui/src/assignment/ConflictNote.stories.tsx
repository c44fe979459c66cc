import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ConflictNote } from './ConflictNote'
import { leadToConflict } from './lead-to-conflict'

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
  args: { formId: 'user', message: 'Somebody else saved this user in the meantime.', rows, onTakeTheirs, onKeepMine },
  beforeEach: () => {
    onTakeTheirs.mockClear()
    onKeepMine.mockClear()
  },
  parameters: {
    docs: {
      description: {
        component: `Somebody else saved first. The note says what differs between what they saved and what is on the page, and asks which of both
goes on. Nothing that was typed or chosen is lost before the answer. \`useAssignment\` tells when it is needed for things that are
assigned; a form compares versions.

**Not for** a save that was refused for any other reason (the \`UnsavedBar\` tells the server's words), nor for a refresh that nobody's
words stand against (it is taken over without a question).

**Role and name**: an \`alert\`, with a \`table\` named "What differs" and two \`button\`s. It takes the focus when it answers a save
(\`isAnswer\`); whoever shows it moves the focus when it goes.

| Key | Does |
| --- | --- |
| Tab | Moves to Take theirs, then to Keep mine |
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
    await expect(canvas.getByRole('alert')).toHaveTextContent('Somebody else saved this user in the meantime.')
    await expect(canvas.getByRole('row', { name: 'Position Foreman Site engineer' })).toBeVisible()
  },
}

export const AnswersASave: Story = {
  args: { isAnswer: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Take theirs' })).toHaveFocus()
    leadToConflict('user')
    await expect(canvas.getByRole('alert')).toHaveFocus()
  },
}

export const Waiting: Story = {
  args: { rows: [], isWaiting: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Take theirs' })
    await expect(button).toHaveAccessibleDescription('What they saved is still being read.')
    await userEvent.click(button)
    await expect(onTakeTheirs).not.toHaveBeenCalled()
  },
}

export const VeryMany: Story = {
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
        label: 'Comment of the person who last administered this user',
        theirs: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4),
        mine: 'As long as anybody likes to type, and then a little more than that',
      },
    ],
  },
}

export const LargeTextInANarrowPlace: Story = {
  name: 'Text of twice the size in a narrow place breaks no word',
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
    await expect(canvas.getByRole('button', { name: 'Take theirs' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onTakeTheirs).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(onKeepMine).toHaveBeenCalledTimes(1)
  },
}
