'use client'

import { ConfirmDialog } from '../confirm-dialog/ConfirmDialog'
import { type Change, splitChanges } from './change'
import { ChangeList, type ChangeLabels } from './ChangeList'

export type { Change } from './change'
export type { ChangeLabels } from './ChangeList'

/** Texts of LeaveDialog, for translation. */
export interface LeaveLabels {
  /** The question; "Leave without saving?" by default. */
  title: string
  /** Above the list of changes; "You'll lose these unsaved changes:" by default. */
  lost: string
  /** Number of changes that are not listed; "and 28 more" by default. */
  more: (count: number) => string
  /** Button that closes the dialog and keeps the page open; "Stay" by default. */
  stay: string
  /** Button that discards the changes and leaves the page; "Leave and discard" by default. */
  leave: string
  /** Text alternatives of the icons in the list. */
  changes?: Partial<ChangeLabels>
}

/** Props of LeaveDialog. */
export interface LeaveDialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** The changes that leaving would discard. */
  changes: readonly Change[]
  /** Called by Stay, the close button and Escape. The page stays open. */
  onClose: () => void
  /** Called when the user leaves the page and discards the changes. */
  onLeave: () => void
  /** Replaces the English texts. */
  labels?: Partial<LeaveLabels>
}

/** A longer list would push the buttons off a phone screen. */
const MAX_LISTED = 12

const LABELS: LeaveLabels = {
  title: 'Leave without saving?',
  lost: "You'll lose these unsaved changes:",
  more: (count) => `and ${count} more`,
  stay: 'Stay',
  leave: 'Leave and discard',
}

/** Asks before the user leaves a page with unsaved changes. Exposes `alertdialog`, described by the changes. Stay has the initial focus. */
export function LeaveDialog({ isOpen, changes, onClose, onLeave, labels: labelOverrides }: LeaveDialogProps) {
  const labels = { ...LABELS, ...labelOverrides }
  const { listed, hiddenCount } = splitChanges(changes, MAX_LISTED)
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={labels.title}
      tone="danger"
      confirmLabel={labels.leave}
      onClose={onClose}
      onConfirm={onLeave}
      labels={{ cancel: labels.stay }}
    >
      <p>{labels.lost}</p>
      <ChangeList changes={listed} layout="full" labels={labels.changes} />
      {hiddenCount > 0 && <p>{labels.more(hiddenCount)}</p>}
    </ConfirmDialog>
  )
}
