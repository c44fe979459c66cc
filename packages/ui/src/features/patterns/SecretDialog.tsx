import { useId } from 'react'
import { Button } from '../../button/Button'
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
  toasts: ProductCopyFieldProps['toasts']
  /** Called by the button only: a click outside would lose the secret. */
  onClose: () => void
}

/** Shows a new secret once, with a button that copies it and a warning (KEY-19 to KEY-23, CAT-12). */
export function SecretDialog({ secret, title, warning, labels, toasts, onClose }: SecretDialogProps) {
  const warningId = useId()
  return (
    <Dialog
      isOpen
      title={title}
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
        <ProductCopyField label={labels.secret} value={secret} isWhole labels={{ copy: labels.copy }} toasts={toasts} />
      </Fields>
    </Dialog>
  )
}
