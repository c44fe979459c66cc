import {
  configScreenLabels as labels,
  configScreenMessages as messages,
} from '@sitewright/domain/configs/screen-messages'
import { statusNameProblem, takenStatusNames } from '@sitewright/domain/configs/status-edit'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../button/Button'
import { Dialog } from '../../dialog/Dialog'
import { focusOnMount } from '../../focus/focus-on-mount'
import { Note } from '../../note/Note'
import { TextField } from '../../text-field/TextField'
import { useDialogDraft } from '../patterns/use-dialog-draft'
import type { StatusUse } from './config-editor'
import { RenameForm } from './StatusEditor.styles'
import { UseList } from './UseList'

/** Props of RenameStatusDialog. */
export interface RenameStatusDialogProps {
  name: string
  /** The names of the other statuses. */
  others: readonly string[]
  uses: readonly StatusUse[]
  /** Resolves to the message of a failure. */
  onRename: (name: string) => Promise<string | undefined>
  onClose: () => void
}

/** Renames a status, and lists first which workflow items will read the new name (CONF-70). Mounted while it is open. */
export function RenameStatusDialog({ name: stored, others, uses, onRename, onClose }: RenameStatusDialogProps) {
  const [start] = useState({ name: stored })
  const dialog = useDialogDraft(`rename ${stored}`, start, { name: labels.list.newName })
  const { name } = dialog.value
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const problem = statusNameProblem(takenStatusNames(others), name)
  const close = (): void => {
    dialog.clear()
    onClose()
  }
  const rename = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    // React passes the event on to the form of the card that rendered the dialog.
    event.stopPropagation()
    setTried(true)
    if (problem !== undefined || isBusy) return
    setBusy(true)
    setFailure(undefined)
    const message = await onRename(name.trim())
    setBusy(false)
    if (message === undefined) close()
    else setFailure(message)
  }
  return (
    <Dialog
      isOpen
      title={labels.list.renameTitle(stored)}
      isBusy={isBusy}
      onClose={close}
      footer={
        <>
          <Button onClick={close} {...(isBusy && { disabledReason: messages.renaming })}>
            {labels.list.cancel}
          </Button>
          <Button tone="primary" type="submit" form={dialog.id} isBusy={isBusy}>
            {labels.list.renameConfirm}
          </Button>
        </>
      }
    >
      <RenameForm
        id={dialog.id}
        noValidate
        onSubmit={(event) => void rename(event)}
        // React passes keys on to the form of the card too, where Enter does not submit.
        onKeyDown={(event) => event.stopPropagation()}
      >
        {dialog.note}
        {failure !== undefined && (
          <Note tone="danger" role="alert">
            {failure}
          </Note>
        )}
        {uses.length === 0 ? (
          <p>{messages.renameUnused}</p>
        ) : (
          <>
            <p>{messages.renameUses(stored)}</p>
            <UseList uses={uses} />
          </>
        )}
        <TextField
          ref={focusOnMount}
          label={labels.list.newName}
          value={name}
          onChange={(next) => dialog.change('name', next)}
          isRequired
          autoComplete="off"
          {...((isTried || name !== stored) && problem !== undefined && { error: problem })}
        />
      </RenameForm>
    </Dialog>
  )
}
