'use client'

import type { ReactNode } from 'react'
import { Button } from '../button/Button'
import { Dialog, DIALOG_LABELS, type DialogLabels, type DialogProps } from '../dialog/Dialog'
import { focusOnMount } from '../focus/focus-on-mount'
import { Note } from '../note/Note'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

/** Texts of ConfirmDialog, for translation. */
export interface ConfirmDialogLabels {
  /** Text of the button that closes the dialog without confirming; "Cancel" by default. */
  cancel: string
}

const LABELS: CompleteTexts<ConfirmDialogLabels> = { cancel: 'Cancel' }

/** Props of ConfirmDialog. `className`, `style`, `id`, `data-*` and `ref` reach the element with the role. */
export interface ConfirmDialogProps extends Pick<DialogProps, 'id' | 'className' | 'style' | 'ref'> {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** The question: "Deactivate Northgate Refinery Expansion?" */
  title: string
  /** The consequences of confirming, in a sentence or two. */
  children: ReactNode
  /** Text of the confirm button, with the verb of the title: "Deactivate project". */
  confirmLabel: string
  /** `danger` for actions that cannot be undone: a red button, and Cancel has the initial focus. `primary` by default. */
  tone?: 'primary' | 'danger'
  /** Why confirming is not possible yet: "Type the name first." The button stays focusable. */
  confirmDisabledReason?: string
  /** Prevents closing while the confirmed action is pending; `false` by default. */
  isBusy?: boolean
  /** Why the confirmed action failed. It appears in the dialog, which stays open. */
  error?: string
  /** Which control has the initial focus; `content` leaves it to a field inside. By default Cancel for `danger`, else the confirm button. */
  initialFocus?: 'confirm' | 'cancel' | 'content'
  /** Called when the user confirms. The dialog stays open until `isOpen` is false. */
  onConfirm: () => void
  /** Called by Cancel, the close button and Escape. */
  onClose: () => void
  /** Replaces the English texts. */
  labels?: LabelTexts<ConfirmDialogLabels & DialogLabels>
}

/** Asks for confirmation before an action. Exposes `alertdialog`, named by the question and described by the consequences. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    children,
    confirmLabel,
    tone = 'primary',
    confirmDisabledReason,
    isBusy = false,
    error,
    initialFocus = tone === 'danger' ? 'cancel' : 'confirm',
    onConfirm,
    onClose,
    labels: labelOverrides,
    ...rest
  } = props
  const labels = useLabels('ConfirmDialog', LABELS, labelOverrides)
  const { busyReason } = useLabels('Dialog', DIALOG_LABELS, labelOverrides)
  return (
    <Dialog
      {...rest}
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      role="alertdialog"
      isBusy={isBusy}
      labels={labelOverrides}
      footer={
        <>
          <Button
            ref={initialFocus === 'cancel' ? focusOnMount : undefined}
            disabledReason={isBusy ? busyReason : undefined}
            onClick={onClose}
          >
            {labels.cancel}
          </Button>
          <Button
            ref={initialFocus === 'confirm' ? focusOnMount : undefined}
            tone={tone === 'danger' ? 'danger-solid' : 'primary'}
            isBusy={isBusy}
            disabledReason={confirmDisabledReason}
            // Ignores the second click of a double click, and clicks while the dialog closes.
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
