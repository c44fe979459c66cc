import { logOutLabels as labels } from '@sitewright/domain/drafts/messages'
import { Button } from '../../button/Button'
import { Dialog } from '../../dialog/Dialog'
import { focusOnMount } from '../../focus/focus-on-mount'

/** Props of LogOutDialog. */
export interface LogOutDialogProps {
  /** Number of forms with unsaved changes on this device. */
  count: number
  /** Called to delete them and log out. */
  onDelete: () => void
  /** Called to log out without deleting them. */
  onKeep: () => void
  onClose: () => void
}

/** The question of Log Out about unsaved changes on this device (DRAFT-06). Exposes `alertdialog`. Deleting has the initial focus. */
export function LogOutDialog({ count, onDelete, onKeep, onClose }: LogOutDialogProps) {
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={labels.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{labels.cancel}</Button>
          <Button onClick={onKeep}>{labels.keep}</Button>
          <Button tone="danger-solid" ref={focusOnMount} onClick={onDelete}>
            {labels.remove}
          </Button>
        </>
      }
    >
      <p>{labels.text(count)}</p>
    </Dialog>
  )
}
