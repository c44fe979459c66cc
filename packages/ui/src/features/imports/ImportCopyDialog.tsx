import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  importScreenLabels as labels,
  importScreenMessages as messages,
} from '@sitewright/domain/imports/screen-messages'
import { ImportCopyInput, type ImportSystem } from '@sitewright/domain/imports/system'
import { isNameTaken } from '@sitewright/domain/imports/system-rules'
import { Button } from '../../button/Button'
import { Dialog, DIALOG_LABELS } from '../../dialog/Dialog'
import { Form } from '../../form/Form'
import { FormTextField } from '../../form/FormTextField'
import { applyServerErrors } from '../../form/server-errors'
import { Note } from '../../note/Note'
import { createResolver } from '../patterns/create-resolver'
import { Fields } from '../patterns/TabBody.styles'
import type { ImportCopyProps } from './ImportCopy'

/** Props of ImportCopyDialog. */
export interface ImportCopyDialogProps extends Pick<ImportCopyProps, 'existing' | 'target' | 'onCopy'> {
  /** The import system of the source. */
  system: ImportSystem
  onCopied: () => void
  onClose: () => void
}

/** Asks for the name of a copy. A name that cannot be used keeps the dialog open (COPY-07 to COPY-11). Mounted while it is open. */
export function ImportCopyDialog({ system, existing, target, onCopy, onCopied, onClose }: ImportCopyDialogProps) {
  const formId = useId()
  const [resolver] = useState(() => createResolver<ImportCopyInput>(ImportCopyInput))
  const form = useForm<ImportCopyInput>({
    resolver,
    defaultValues: { displayName: system.displayName },
    shouldFocusError: false,
  })
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const copy = async ({ displayName }: ImportCopyInput): Promise<void> => {
    setFailure(undefined)
    if (existing !== undefined && isNameTaken(existing, displayName)) {
      return form.setError('displayName', { message: messages.copyNameTaken })
    }
    setBusy(true)
    const outcome = await onCopy(system, displayName)
    setBusy(false)
    if (outcome.status === 'saved') return onCopied()
    if (Object.keys(outcome.fields).length === 0) setFailure(outcome.message)
    applyServerErrors(form, outcome.fields)
  }
  return (
    <Dialog
      isOpen
      title={labels.copyTitle(system.displayName)}
      isBusy={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button disabledReason={isBusy ? DIALOG_LABELS.busyReason : undefined} onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button type="submit" form={formId} tone="primary" isBusy={isBusy}>
            {labels.copyShort}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} aria-label={labels.copyTitle(system.displayName)} isSummaryHidden onSubmit={copy}>
        <Fields>
          {failure !== undefined && (
            <Note tone="danger" role="alert">
              {failure}
            </Note>
          )}
          <FormTextField<ImportCopyInput>
            name="displayName"
            label={labels.copyName}
            help={messages.copyHelp(target)}
            isRequired
            autoFocus
            autoComplete="off"
          />
        </Fields>
      </Form>
    </Dialog>
  )
}
