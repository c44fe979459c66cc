'use client'

import type { ReactNode } from 'react'
import { Button } from '../button/Button'
import { BUSY_REASON, Dialog } from '../dialog/Dialog'
import { focusOnMount } from '../dialog/focus-on-mount'
import { Note } from '../note/Note'

/** Props of ConfirmDialog. */
export interface ConfirmDialogProps {
  /** Whether it stands over the page. */
  isOpen: boolean
  /** The question: "Deactivate Northgate Refinery Expansion?" */
  title: string
  /** What follows from a yes, in a sentence or two; also what must be typed first, if anything. */
  children: ReactNode
  /** A verb, the same as in the title: "Deactivate project". */
  confirmLabel: string
  /** "Cancel" by default. */
  cancelLabel?: string
  /** `danger` for what cannot be undone: a red button, and Cancel has the focus. `primary` by default. */
  tone?: 'primary' | 'danger'
  /** Why a yes is not possible yet: "Type the name to confirm." The button stays focusable and says so. */
  confirmDisabledReason?: string
  /** The yes is being carried out: nothing closes the dialog until that ends. */
  isBusy?: boolean
  /** Why the yes could not be carried out; stands inside, and the question stays open. */
  error?: string
  /** Which control has the focus at first; `content` leaves it to a field inside. By default the harmless one. */
  initialFocus?: 'confirm' | 'cancel' | 'content'
  /** Name of the cross; "Close" by default. */
  closeLabel?: string
  /** Why Cancel and the cross do nothing meanwhile; "Wait until this is done." by default. */
  busyReason?: string
  /** A yes. The dialog stays until `isOpen` says otherwise. */
  onConfirm: () => void
  /** A no: Cancel, the cross, or Escape. */
  onCancel: () => void
}

/** Asks before something is done. Exposes `alertdialog`, named by the question and described by what follows from it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmLabel, cancelLabel = 'Cancel', tone = 'primary', ...rest } = props
  const {
    confirmDisabledReason,
    isBusy = false,
    busyReason = BUSY_REASON,
    error,
    closeLabel,
    onConfirm,
    onCancel,
  } = rest
  const initialFocus = rest.initialFocus ?? (tone === 'danger' ? 'cancel' : 'confirm')
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      isBusy={isBusy}
      closeLabel={closeLabel}
      busyReason={busyReason}
      footer={
        <>
          <Button
            ref={initialFocus === 'cancel' ? focusOnMount : undefined}
            disabledReason={isBusy ? busyReason : undefined}
            onClick={onCancel}
          >
            {cancelLabel}
          </Button>
          <Button
            ref={initialFocus === 'confirm' ? focusOnMount : undefined}
            tone={tone === 'danger' ? 'danger-solid' : 'primary'}
            isBusy={isBusy}
            disabledReason={confirmDisabledReason}
            // A double click is one yes; so is a press on a dialog that is about to leave.
            onClick={(event) => {
              if (isOpen && event.detail < 2) onConfirm()
            }}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {error !== undefined && (
        <Note tone="danger" role="alert">
          {error}
        </Note>
      )}
    </Dialog>
  )
}
