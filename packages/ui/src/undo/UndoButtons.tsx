'use client'

import { Redo2, Undo2 } from 'lucide-react'
import { type ComponentPropsWithRef, useState } from 'react'
import { IconButton } from '../button/Button'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { Pair } from './UndoButtons.styles'
import type { Undo } from './use-undo-history'

/** Words of UndoButtons; `step` is what was done, such as "Move Excavate". */
export interface UndoLabels {
  undo: (step: string | undefined) => string
  redo: (step: string | undefined) => string
  /** Said when it is done. */
  undone: (step: string) => string
  redone: (step: string) => string
  nothingToUndo: string
  nothingToRedo: string
}

const WORDS: UndoLabels = {
  undo: (step) => (step === undefined ? 'Undo' : `Undo: ${step}`),
  redo: (step) => (step === undefined ? 'Redo' : `Redo: ${step}`),
  undone: (step) => `Undone: ${step}.`,
  redone: (step) => `Redone: ${step}.`,
  nothingToUndo: 'Nothing to undo.',
  nothingToRedo: 'Nothing to redo.',
}

/** Props of UndoButtons: those of the `<div>` around both, and these. */
export interface UndoButtonsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What `useUndoHistory` gives. */
  history: Pick<Undo<never>, 'undo' | 'redo' | 'undoLabel' | 'redoLabel'>
  /** Name of the group; "History" by default. */
  label?: string
  /** Words other than the English ones. */
  labels?: Partial<UndoLabels>
}

/**
 * Undo and redo of an editor. Exposes a `group` of two `button`s, named by what they would take back; one that has nothing
 * to do stays focusable and says so, so that the focus is never lost after the last step. What was done is announced.
 * The keys (Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y) belong to the editor: see `undoKey`.
 */
export function UndoButtons({ history, label = 'History', labels, ...rest }: UndoButtonsProps) {
  const text = { ...WORDS, ...labels }
  const [said, setSaid] = useState('')
  const say = (step: string | undefined, sentence: (step: string) => string): void => {
    if (step !== undefined) setSaid(sentence(step))
  }
  const { undoLabel, redoLabel } = history
  return (
    <Pair role="group" aria-label={label} {...rest}>
      <IconButton
        size="small"
        icon={<Undo2 />}
        label={text.undo(undoLabel)}
        aria-keyshortcuts="Control+Z"
        disabledReason={undoLabel === undefined ? text.nothingToUndo : undefined}
        onClick={() => say(history.undo(), text.undone)}
      />
      <IconButton
        size="small"
        icon={<Redo2 />}
        label={text.redo(redoLabel)}
        aria-keyshortcuts="Control+Shift+Z"
        disabledReason={redoLabel === undefined ? text.nothingToRedo : undefined}
        onClick={() => say(history.redo(), text.redone)}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Pair>
  )
}
