'use client'

import { type MouseEvent, useState } from 'react'
import { Button } from '../button/Button'
import { Dialog, DIALOG_LABELS, type DialogProps } from '../dialog/Dialog'
import { focusOnMount } from '../focus/focus-on-mount'
import { type Change, splitChanges } from './change'
import { ChangeList, type ChangeLabels } from './ChangeList'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

export type { Change } from './change'
export type { ChangeLabels } from './ChangeList'

/** Texts of LeaveDialog, for translation. */
export interface LeaveLabels {
  /** The question; "Leave without saving?" by default. */
  title: string
  /** Above the list of changes; "You'll lose these unsaved changes:" by default. */
  lost: string
  /** Above the list, if the changes can be saved; "These changes are not saved:" by default. */
  unsaved: string
  /** Number of changes that are not listed; "and 28 more" by default. */
  more: (count: number) => string
  /** Button that closes the dialog and keeps the page open; "Stay" by default. */
  stay: string
  /** Button that discards the changes and leaves the page; "Leave and discard" by default. */
  leave: string
  /** Button that saves the changes and then leaves the page; "Save and leave" by default. */
  saveAndLeave: string
  /** Why the other buttons are disabled while saving; "Wait until this is done." by default. */
  busyReason: string
  /** Text alternatives of the icons in the list. */
  changes?: LabelTexts<ChangeLabels>
}

/** Props of LeaveDialog. `className`, `style`, `id`, `data-*` and `ref` reach the element with the role. */
export interface LeaveDialogProps extends Pick<DialogProps, 'id' | 'className' | 'style' | 'ref'> {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** The changes that leaving would discard. */
  changes: readonly Change[]
  /** Called by Stay, the close button and Escape. The page stays open. */
  onClose: () => void
  /** Called when the user leaves the page and discards the changes. */
  onLeave: () => void
  /**
   * Saves the changes; adds the button "Save and leave". Resolves to whether they are saved: then `onLeave` is called, else `onClose`,
   * and the page shows why. The dialog stays open and busy until it settles.
   */
  onSave?: () => Promise<boolean>
  /** Replaces the English texts. */
  labels?: LabelTexts<LeaveLabels>
}

/** A longer list would push the buttons off a phone screen. */
const MAX_LISTED = 12

const LABELS: CompleteTexts<LeaveLabels> = {
  title: 'Leave without saving?',
  lost: "You'll lose these unsaved changes:",
  unsaved: 'These changes are not saved:',
  more: 'and {count} more',
  stay: 'Stay',
  leave: 'Leave and discard',
  saveAndLeave: 'Save and leave',
  busyReason: DIALOG_LABELS.busyReason,
}

/**
 * Asks before the user leaves a page with unsaved changes. Exposes `alertdialog`, described by the changes. Stay has the initial focus.
 * On closing, the focus returns to what the user pressed to leave.
 */
export function LeaveDialog(props: LeaveDialogProps) {
  const { isOpen, changes, onClose, onLeave, onSave, labels: labelOverrides, ...rest } = props
  const labels = useLabels('LeaveDialog', LABELS, labelOverrides)
  // A saved form has no changes, but the list must not disappear while the page is left.
  const [saving, setSaving] = useState<readonly Change[]>()
  const isBusy = saving !== undefined
  const { listed, hiddenCount } = splitChanges(saving ?? changes, MAX_LISTED)
  const busyReason = isBusy ? labels.busyReason : undefined

  const saveAndLeave = async (save: () => Promise<boolean>): Promise<void> => {
    setSaving(changes)
    try {
      const isSaved = await save()
      if (isSaved) onLeave()
      else onClose()
    } catch {
      // A rejected save is one that failed: the page shows why.
      onClose()
    } finally {
      setSaving(undefined)
    }
  }
  /** Ignores the second click of a double click, and clicks while the dialog closes. */
  const once = (action: () => void) => (event: MouseEvent) => {
    if (isOpen && event.detail < 2) action()
  }

  return (
    <Dialog
      {...rest}
      isOpen={isOpen}
      onClose={onClose}
      title={labels.title}
      role="alertdialog"
      isBusy={isBusy}
      labels={{ busyReason: labels.busyReason }}
      footer={
        <>
          <Button ref={focusOnMount} disabledReason={busyReason} onClick={onClose}>
            {labels.stay}
          </Button>
          <Button tone={onSave ? 'danger' : 'danger-solid'} disabledReason={busyReason} onClick={once(onLeave)}>
            {labels.leave}
          </Button>
          {onSave && (
            <Button tone="primary" isBusy={isBusy} onClick={once(() => void saveAndLeave(onSave))}>
              {labels.saveAndLeave}
            </Button>
          )}
        </>
      }
    >
      <p>{onSave ? labels.unsaved : labels.lost}</p>
      <ChangeList changes={listed} layout="full" labels={labels.changes} />
      {hiddenCount > 0 && <p>{labels.more(hiddenCount)}</p>}
    </Dialog>
  )
}
