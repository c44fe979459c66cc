import { useId, useState } from 'react'
import { Button } from '../../button/Button'
import { ConfirmDialog } from '../../confirm-dialog/ConfirmDialog'
import { Dialog } from '../../dialog/Dialog'
import { Note } from '../../note/Note'
import { ProductCopyField, type ProductCopyFieldProps } from './ProductCopyField'
import { Fields } from './TabBody.styles'

/** Props of SecretDialog. */
export interface SecretDialogProps {
  /** The whole secret. */
  secret: string
  title: string
  /** Says that it is shown once. */
  warning: string
  labels: { secret: string; copy: string; close: string }
  /** Asked when the user presses Escape or the cross. Without it, only the button closes the dialog. */
  question?: { title: string; text: string; confirm: string }
  toasts: ProductCopyFieldProps['toasts']
  /** Called by the button, and when the question is confirmed. A click outside would lose the secret, so it does nothing. */
  onClose: () => void
}

/** Shows a new secret once, with a button that copies it and a warning (KEY-19 to KEY-23, CAT-12). */
export function SecretDialog({ secret, title, warning, labels, question, toasts, onClose }: SecretDialogProps) {
  const warningId = useId()
  const [isAsking, setAsking] = useState(false)
  return (
    <Dialog
      isOpen
      title={title}
      onClose={question ? () => setAsking(true) : undefined}
      role="alertdialog"
      // Only the warning: a description with the field would read the whole secret aloud.
      aria-describedby={warningId}
      size="wide"
      footer={
        <Button tone="primary" onClick={onClose}>
          {labels.close}
        </Button>
      }
    >
      <Fields>
        <Note id={warningId} tone="warning">
          {warning}
        </Note>
        {question && (
          <ConfirmDialog
            isOpen={isAsking}
            title={question.title}
            confirmLabel={question.confirm}
            tone="danger"
            onConfirm={onClose}
            onClose={() => setAsking(false)}
          >
            <p>{question.text}</p>
          </ConfirmDialog>
        )}
        <ProductCopyField label={labels.secret} value={secret} isWhole labels={{ copy: labels.copy }} toasts={toasts} />
      </Fields>
    </Dialog>
  )
}
