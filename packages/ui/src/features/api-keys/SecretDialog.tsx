import { useId } from 'react'
import { apiKeyLabels, apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { Button } from '../../button/Button'
import { Dialog } from '../../dialog/Dialog'
import { Note } from '../../note/Note'
import { ProductCopyField, type ProductCopyFieldProps } from '../patterns/ProductCopyField'
import { Fields } from '../patterns/TabBody.styles'

/** Props of SecretDialog. */
export interface SecretDialogProps {
  /** The whole key. */
  secret: string
  toasts: ProductCopyFieldProps['toasts']
  /** Called by the button only: a click outside would lose the secret. */
  onClose: () => void
}

/** Shows the whole key once, with a button that copies it and a warning (KEY-19 to KEY-23). */
export function SecretDialog({ secret, toasts, onClose }: SecretDialogProps) {
  const warningId = useId()
  return (
    <Dialog
      isOpen
      title={apiKeyLabels.secretTitle}
      role="alertdialog"
      // Only the warning: a description with the field would read the whole secret aloud.
      aria-describedby={warningId}
      size="wide"
      footer={
        <Button tone="primary" onClick={onClose}>
          {apiKeyLabels.close}
        </Button>
      }
    >
      <Fields>
        <Note id={warningId} tone="warning">
          {apiKeyMessages.seenOnce}
        </Note>
        <ProductCopyField
          label={apiKeyLabels.secret}
          value={secret}
          isWhole
          labels={{ copy: apiKeyLabels.copy }}
          toasts={toasts}
        />
      </Fields>
    </Dialog>
  )
}
