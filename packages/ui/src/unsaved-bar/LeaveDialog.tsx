'use client'

import { ConfirmDialog } from '../confirm-dialog/ConfirmDialog'
import { type Change, firstChanges } from './change'
import { ChangeList, type ChangeLabels } from './ChangeList'

/** The words of a leave dialog, for another language. */
export interface LeaveLabels {
  /** The question. */
  title: string
  /** Before the list of changes. */
  lost: string
  /** How many there are beside those that are listed. */
  more: (count: number) => string
  /** The harmless button. */
  stay: string
  /** The other one. */
  leave: string
  /** What the signs of the chips say. */
  changes?: ChangeLabels
}

/** Props of LeaveDialog. */
export interface LeaveDialogProps {
  /** Whether it stands over the page. */
  isOpen: boolean
  /** What would be lost. */
  changes: readonly Change[]
  /** Back to the page: Stay, the cross, or Escape. */
  onStay: () => void
  /** The changes are given up. */
  onLeave: () => void
  /** Words other than the English ones. */
  labels?: Partial<LeaveLabels>
}

/** More would push the buttons off a phone. */
const LISTED = 12

const LABELS: LeaveLabels = {
  title: 'Leave without saving?',
  lost: 'These changes are not saved and would be lost:',
  more: (count) => `and ${count} more`,
  stay: 'Stay',
  leave: 'Leave and discard',
}

/** Asks before a page with unsaved changes is left. Exposes `alertdialog`, described by the changes; Stay has the focus. */
export function LeaveDialog({ isOpen, changes, onStay, onLeave, labels: labelOverrides }: LeaveDialogProps) {
  const labels = { ...LABELS, ...labelOverrides }
  const { first, more } = firstChanges(changes, LISTED)
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={labels.title}
      tone="danger"
      cancelLabel={labels.stay}
      confirmLabel={labels.leave}
      onCancel={onStay}
      onConfirm={onLeave}
    >
      <p>{labels.lost}</p>
      <ChangeList changes={first} layout="full" labels={labels.changes} />
      {more > 0 && <p>{labels.more(more)}</p>}
    </ConfirmDialog>
  )
}
