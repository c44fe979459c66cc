'use client'

import { Redo2, Undo2 } from 'lucide-react'
import { Announcement } from '../announcer/Announcement'
import { IconButton } from '../button/Button'
import type { ElementProps } from '../element-props/element-props'
import { Pair } from './UndoButtons.styles'
import { useAnnouncement } from '../announcer/use-announcement'
import type { Undo } from './use-undo-history'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

/** Texts of UndoButtons. `step` is the name of a step, such as "Move Excavate". */
export interface UndoLabels {
  undo: string
  redo: string
  /** The buttons with the name of a step. */
  undoStep: (step: string) => string
  redoStep: (step: string) => string
  /** Announced after undo. */
  undone: (step: string) => string
  /** Announced after redo. */
  redone: (step: string) => string
  /** Accessible name of the group. */
  history: string
  nothingToUndo: string
  nothingToRedo: string
}

const LABELS: CompleteTexts<UndoLabels> = {
  undo: 'Undo',
  redo: 'Redo',
  undoStep: 'Undo: {step}',
  redoStep: 'Redo: {step}',
  undone: 'Undone: {step}.',
  redone: 'Redone: {step}.',
  history: 'History',
  nothingToUndo: 'Nothing to undo.',
  nothingToRedo: 'Nothing to redo.',
}

/** Props of UndoButtons: those of the `<div>` around both buttons, and these. */
export interface UndoButtonsProps extends ElementProps<'div', 'children'> {
  /** The result of `useUndoHistory`. */
  history: Pick<Undo<never>, 'undo' | 'redo' | 'undoLabel' | 'redoLabel'>
  /** Accessible name of the group; "History" by default. */
  label?: string
  /** Called with "Undone: Move Excavate." for an editor that has its own status; by default the buttons announce it. */
  onAnnounce?: (announcement: string) => void
  /** Replaces the English texts. */
  labels?: LabelTexts<UndoLabels>
}

/**
 * Undo and redo buttons of an editor. Exposes a `group` of two `button`s, each named by the step that it undoes or redoes. A button
 * without a step stays focusable and gives the reason, so that the last step does not lose the focus. Each step is announced once.
 * A repeating key presses a button once. The shortcuts (Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y) belong to the editor: see `undoKey`.
 */
export function UndoButtons(props: UndoButtonsProps) {
  const { history, label, onAnnounce, labels: labelOverrides, ...rest } = props
  const labels = useLabels('UndoButtons', LABELS, labelOverrides)
  const [announcement, announce] = useAnnouncement()
  const report = (step: string | undefined, toSentence: (step: string) => string): void => {
    if (step !== undefined) (onAnnounce ?? announce)(toSentence(step))
  }
  const { undoLabel, redoLabel } = history
  return (
    <Pair role="group" aria-label={label ?? labels.history} {...rest}>
      <IconButton
        size="small"
        icon={<Undo2 />}
        label={undoLabel === undefined ? labels.undo : labels.undoStep(undoLabel)}
        aria-keyshortcuts="Control+Z"
        disabledReason={undoLabel === undefined ? labels.nothingToUndo : undefined}
        onClick={() => report(history.undo(), labels.undone)}
      />
      <IconButton
        size="small"
        icon={<Redo2 />}
        label={redoLabel === undefined ? labels.redo : labels.redoStep(redoLabel)}
        aria-keyshortcuts="Control+Shift+Z"
        disabledReason={redoLabel === undefined ? labels.nothingToRedo : undefined}
        onClick={() => report(history.redo(), labels.redone)}
      />
      {onAnnounce === undefined && <Announcement of={announcement} />}
    </Pair>
  )
}
