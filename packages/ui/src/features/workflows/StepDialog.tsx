import { editorLabels as labels } from '@sitewright/domain/workflows/editor-messages'
import type { ReactNode } from 'react'
import { Button } from '../../button/Button'
import { Dialog, type DialogProps } from '../../dialog/Dialog'
import { Quiet } from './WorkflowEditor.styles'

/** Props of StepDialog. */
export interface StepDialogProps {
  id?: string | undefined
  title: string
  size?: DialogProps['size']
  onDone: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog over the form: OK is one step of undo, and saves nothing yet. Mounted while it is open. */
export function StepDialog({ id, title, size, onDone, onClose, children }: StepDialogProps) {
  return (
    <Dialog
      isOpen
      id={id}
      size={size}
      title={title}
      onClose={onClose}
      footer={
        <>
          <Quiet>{labels.untilSaved}</Quiet>
          <Button onClick={onClose}>{labels.cancel}</Button>
          <Button tone="primary" onClick={onDone}>
            {labels.ok}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
