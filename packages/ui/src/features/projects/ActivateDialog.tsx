import {
  projectScreenLabels as labels,
  projectScreenMessages as messages,
} from '@sitewright/domain/projects/screen-messages'
import { ConfirmDialog } from '../../confirm-dialog/ConfirmDialog'
import { useConfirmedAction } from '../patterns/use-confirmed-action'

/** Props of ActivateDialog. */
export interface ActivateDialogProps {
  name: string
  /** Resolves to the message of a failure. */
  onActivate: () => Promise<string | undefined>
  onClose: () => void
}

/** Asks before a project is activated, and says what that does not restore (PROJ-49, PROJ-50). Mounted while it is open. */
export function ActivateDialog({ name, onActivate, onClose }: ActivateDialogProps) {
  const action = useConfirmedAction(onActivate, onClose)
  return (
    <ConfirmDialog isOpen title={labels.activateTitle(name)} confirmLabel={labels.activateConfirm} {...action}>
      <p>{messages.activateInfo}</p>
    </ConfirmDialog>
  )
}
