import type { Meta, StoryObj } from '@storybook/react-vite'
import { type KeyboardEvent, useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button/Button'
import { UndoButtons } from './UndoButtons'
import { undoKey, useUndoHistory } from './use-undo-history'

/** Two phases that change places. */
function Phases({ kept }: { kept: 'inside' | 'outside' }) {
  const [outside, setOutside] = useState<readonly string[]>(['Excavate', 'Build'])
  const history = useUndoHistory<readonly string[]>({
    defaultValue: outside,
    ...(kept === 'outside' && { value: outside, onChange: setOutside }),
  })
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = undoKey(event)
    if (step === undefined) return
    event.preventDefault()
    history[step]()
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of what stands in it
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }} onKeyDown={onKeyDown}>
      <UndoButtons history={history} />
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
      <Button onClick={() => setOutside(['Survey'])}>Reload</Button>
    </div>
  )
}

const meta = {
  title: 'Components/Undo buttons',
  component: UndoButtons,
  tags: ['autodocs'],
  args: { history: { undo: () => undefined, redo: () => undefined, undoLabel: undefined, redoLabel: undefined } },
  argTypes: { history: { control: false } },
  render: () => <Phases kept="inside" />,
  parameters: {
    docs: {
      description: {
        component: `Takes the steps of an editor back, and takes them again. \`useUndoHistory\` keeps the steps, up to a hundred; each is named,
so that the buttons say what they would do.

**Not for** the text of a single field: the browser undoes that itself. Not for what is saved already.

**Role and name**: a \`group\` named by \`label\`, of two \`button\`s named by the step: "Undo: Move Excavate". What was undone or
redone is announced.

| Key | Does |
| --- | --- |
| Tab | Moves to each button, also when there is nothing to undo or redo |
| Enter, Space | Presses it |
| Ctrl+Z | Undoes; heard by the editor around it |
| Ctrl+Shift+Z, Ctrl+Y | Redoes; heard by the editor around it |
| Escape | Takes the reason of a button that cannot be pressed away |`,
      },
    },
  },
} satisfies Meta<typeof UndoButtons>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
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
  play: async ({ canvas }) => {
    const undo = canvas.getByRole('button', { name: 'Undo' })
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
    await expect(undo).toHaveAccessibleDescription('Nothing to undo.')
    await expect(canvas.getByRole('button', { name: 'Redo' })).toHaveAccessibleDescription('Nothing to redo.')
  },
}

export const WhatAnotherHasChanged: Story = {
  name: 'What another has changed is not undone',
  render: () => <Phases kept="outside" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Swap' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(canvas.getByRole('list')).toHaveTextContent('Survey')
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription('Nothing to undo.')
  },
}

export const KeyboardAlone: Story = {
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
    // The last step is gone; the focus stays where it is, and says why nothing more can be done.
    await expect(undo).toHaveFocus()
    await expect(undo).toHaveAccessibleDescription('Nothing to undo.')
    await userEvent.keyboard('{Escape}')
    await expect(undo).toHaveFocus()
  },
}
