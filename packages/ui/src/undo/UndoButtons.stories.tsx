import type { Meta, StoryObj } from '@storybook/react-vite'
import { type KeyboardEvent, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/Button'
import { UndoButtons } from './UndoButtons'
import { undoKey, useUndoHistory } from './use-undo-history'
import { description } from './UndoButtons.description'

/** Two phases that can be swapped. */
function Phases({ isControlled, onAnnounce }: { isControlled?: boolean; onAnnounce?: (announcement: string) => void }) {
  const [phases, setPhases] = useState<readonly string[]>(['Excavate', 'Build'])
  const history = useUndoHistory<readonly string[]>({
    defaultValue: phases,
    ...(isControlled && { value: phases, onChange: setPhases }),
  })
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = undoKey(event)
    if (step === undefined) return
    event.preventDefault()
    history[step]()
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the shortcuts of the controls inside it
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }} onKeyDown={onKeyDown}>
      <UndoButtons history={history} onAnnounce={onAnnounce} />
      <ol aria-label="Phases">
        {history.value.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
      <Button onClick={() => history.set(history.value.toReversed(), { label: 'Swap phases' })}>Swap</Button>
      <Button
        onClick={() => history.set([...history.value, `Phase ${history.value.length + 1}`], { label: 'Add phase' })}
      >
        Add
      </Button>
      <Button onClick={() => setPhases(['Survey'])}>Reload</Button>
    </div>
  )
}

const meta = {
  title: 'Components/Undo buttons',
  component: UndoButtons,
  tags: ['autodocs'],
  args: { history: { undo: () => undefined, redo: () => undefined, undoLabel: undefined, redoLabel: undefined } },
  argTypes: { history: { control: false } },
  render: ({ onAnnounce }) => <Phases onAnnounce={onAnnounce} />,
  parameters: { description },
} satisfies Meta<typeof UndoButtons>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Swap' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Swap phases' }))
    await expect(canvas.getByRole('list')).toHaveTextContent('ExcavateBuild')
    await expect(canvas.getByText('Undone: Swap phases.')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Redo: Swap phases' }))
    await expect(canvas.getByRole('list')).toHaveTextContent('BuildExcavate')
  },
}

export const NothingToUndo: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const undo = canvas.getByRole('button', { name: 'Undo' })
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
    await expect(undo).toHaveAccessibleDescription('Nothing to undo.')
    await expect(canvas.getByRole('button', { name: 'Redo' })).toHaveAccessibleDescription('Nothing to redo.')
  },
}

export const ChangeOfAnotherUser: Story = {
  name: 'Does not undo a change by another user',
  tags: ['test-only'],
  render: () => <Phases isControlled />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Swap' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(canvas.getByRole('list')).toHaveTextContent('Survey')
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription('Nothing to undo.')
  },
}

export const StatusOfTheEditor: Story = {
  name: 'Leaves the announcement to an editor with its own status',
  tags: ['test-only'],
  args: { onAnnounce: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Swap' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Swap phases' }))
    await expect(args.onAnnounce).toHaveBeenLastCalledWith('Undone: Swap phases.')
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
  },
}

export const SameStepTwice: Story = {
  name: 'Announces two steps with the same name',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Add phase' }))
    const first = canvas.getByRole('status').textContent
    await expect(first).toBe('Undone: Add phase.')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Add phase' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Undone: Add phase.')
    await expect(canvas.getByRole('status').textContent).not.toBe(first)
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const undo = canvas.getByRole('button', { name: 'Undo' })
    await userEvent.tab()
    await expect(undo).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('list')).toHaveTextContent('BuildExcavatePhase 3')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(canvas.getByRole('list')).toHaveTextContent('BuildExcavate')
    await expect(undo).toHaveAccessibleName('Undo: Swap phases')
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect(canvas.getByRole('list')).toHaveTextContent('BuildExcavatePhase 3')
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(undo).toHaveFocus()
    await userEvent.keyboard('{Enter}{Enter}')
    // The button without a step keeps the focus and gives the reason.
    await expect(undo).toHaveFocus()
    await expect(undo).toHaveAccessibleDescription('Nothing to undo.')
    await userEvent.keyboard('{Escape}')
    await expect(undo).toHaveFocus()
  },
}
