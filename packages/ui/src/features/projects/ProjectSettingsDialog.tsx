import { useCallback, useId, useMemo, useState } from 'react'
import { ProjectInput, type ProjectRecord } from '@sitewright/domain/projects/record'
import {
  projectScreenLabels as labels,
  projectScreenMessages as messages,
} from '@sitewright/domain/projects/screen-messages'
import { draftMessages } from '@sitewright/domain/shared/draft-messages'
import { mapOutcome, type SaveOutcome } from '@sitewright/domain/shared/outcome'
import { Button } from '../../button/Button'
import { Dialog, DIALOG_LABELS } from '../../dialog/Dialog'
import { getUnresolvedParts, isSameValue, type FieldValue } from '../../draft/draft'
import { getChanges, getContestedLabels } from '../../draft/draft-texts'
import { useDraftForm, useLiveDraft } from '../../draft/use-draft-form'
import { Form } from '../../form/Form'
import { LeaveGuard } from '../../leave-guard/LeaveGuard'
import { Note } from '../../note/Note'
import { createResolver } from '../patterns/create-resolver'
import { blockSave, DraftConflict } from '../patterns/DraftParts'
import { type DescribeStored, describeWas, StoredContext } from '../patterns/EditedField'
import { EditedTextArea } from '../patterns/EditedTextArea'
import { EditedTextField } from '../patterns/EditedTextField'
import { Stack } from './ProjectScreens.styles'

/** Props of ProjectSettingsDialog. */
export interface ProjectSettingsDialogProps {
  project: ProjectRecord
  /** Saves the project. A newer version on the server is a conflict (PROJ-38). */
  onSave: (input: ProjectInput, version: number) => Promise<SaveOutcome<ProjectRecord>>
  onClose: () => void
}

const toVersion = ({ name, description, version }: ProjectRecord) => ({ value: { name, description }, version })

const TEXTS = { labels: { name: labels.name, description: labels.description } }

/**
 * The modal 'Project Settings' (PROJ-36 to PROJ-40): Name and Description. Cancel drops the draft. If someone else saved first, it shows both versions and asks.
 * Mounted while it is open.
 */
export function ProjectSettingsDialog({ project, onSave, onClose }: ProjectSettingsDialogProps) {
  const formId = useId()
  const [resolver] = useState(() => createResolver<ProjectInput>(ProjectInput))
  const stored = useMemo(() => toVersion(project), [project])
  const control = useDraftForm<ProjectInput, number>({
    stored,
    resolver,
    onSave: async (input, { version }) => mapOutcome(await onSave(input, version), toVersion),
  })
  const draft = useLiveDraft(control)
  const { base, saving, failure, conflict } = draft
  const isBusy = saving === 'saving'
  const unresolved = getUnresolvedParts(draft)
  const describeStored = useCallback<DescribeStored>(
    (name, value) => {
      const before = base.value[name === 'name' ? 'name' : 'description']
      return isSameValue(before, value as FieldValue) ? undefined : describeWas(before, undefined)
    },
    [base],
  )
  const save = async (values: ProjectInput): Promise<void> => {
    if ((await control.save(values)) === 'saved') onClose()
  }
  const isFailureShown = saving === 'failed' && Object.keys(control.form.formState.errors).length === 0
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={labels.settings}
      isBusy={isBusy}
      footer={
        <>
          <Button disabledReason={isBusy ? DIALOG_LABELS.busyReason : undefined} onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            tone="primary"
            isBusy={isBusy}
            disabledReason={
              unresolved.length === 0
                ? undefined
                : draftMessages.unresolved(unresolved.map((key) => getContestedLabels(draft, TEXTS).get(key) ?? key))
            }
          >
            {conflict === undefined ? labels.save : draftMessages.saveMerged}
          </Button>
        </>
      }
    >
      <Stack>
        <DraftConflict
          draft={draft}
          texts={TEXTS}
          formId={formId}
          title={messages.conflict}
          onChoose={control.choose}
        />
        {isFailureShown && (
          <Note tone="danger" role="alert">
            {failure}
          </Note>
        )}
        <Form
          form={control.form}
          id={formId}
          aria-label={labels.settings}
          isSummaryHidden
          onSubmitCapture={(event) => {
            if (!blockSave(draft, formId)) return
            event.preventDefault()
            event.stopPropagation()
          }}
          onSubmit={save}
        >
          <StoredContext value={describeStored}>
            <Stack>
              <EditedTextField<ProjectInput> name="name" label={labels.name} isRequired autoFocus autoComplete="off" />
              <EditedTextArea<ProjectInput> name="description" label={labels.description} isRequired />
            </Stack>
          </StoredContext>
        </Form>
      </Stack>
      <LeaveGuard changes={getChanges(draft, TEXTS)} />
    </Dialog>
  )
}
