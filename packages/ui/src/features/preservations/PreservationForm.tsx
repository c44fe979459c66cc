import { useMemo } from 'react'
import type { PreservationEdit } from '@sitewright/domain/preservations/copies'
import { PreservationForm as PreservationSchema } from '@sitewright/domain/preservations/form-schemas'
import type { Preservation } from '@sitewright/domain/preservations/model'
import { preservationScreenMessages as messages } from '@sitewright/domain/preservations/screen-messages'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { mapOutcome, type SaveOutcome } from '@sitewright/domain/shared/outcome'
import type { Decision } from '@sitewright/domain/shared/policy'
import { copyMessages } from '@sitewright/domain/shared/copy-messages'
import { Button } from '../../button/Button'
import { findCopyReason } from '../patterns/CopyDifferences'
import { Note } from '../../note/Note'
import { EditForm } from '../patterns/EditForm'
import { toProjectOption } from '../patterns/project-option'
import { PreservationFields, type PreservationProject, toCopyOption } from './PreservationFields'
import { toCopyRows } from './copy-rows'
import { PreservationCopies } from './PreservationCopies'
import { findMissingParts, type PreservationDraft, toEdit, toPreservationVersion } from './preservation-draft'
import { getDifferenceTexts, getDraftTexts, getPreservationChanges } from './preservation-texts'
import { StepLists } from './StepLists'

/** Props of PreservationForm. */
export interface PreservationFormProps {
  /** All copies that the user sees, the opened one first. */
  copies: readonly Preservation[]
  /** Whether projects of another license have copies with the same key (WF-81). `false` by default. */
  isKeyShared?: boolean
  projects: readonly PreservationProject[]
  edit: Decision
  /** Epoch milliseconds. */
  now: number
  /** Saves over the copies, which have the versions that the edit is on top of. */
  onSave: (edit: PreservationEdit, copies: readonly Preservation[]) => Promise<SaveOutcome<readonly Preservation[]>>
  /** Called when everything is saved (PRES-24). */
  onSaved: () => void
  onCancel: () => void
}

/** Edits a preservation in all its projects (PRES-11 to PRES-37). */
export function PreservationForm(props: PreservationFormProps) {
  const { copies, projects, edit, now, onSave, onSaved, onCancel, isKeyShared = false } = props
  const stored = useMemo(() => toPreservationVersion(copies), [copies])
  const [texts, differences] = useMemo(() => {
    const options = [...copies.map(toCopyOption), ...projects.map(toProjectOption)]
    const names = new Map(options.map(({ value, label }) => [value, label]))
    const nameOf = (projectId: number): string => names.get(projectId) ?? String(projectId)
    return [getDraftTexts(nameOf), getDifferenceTexts(nameOf)] as const
  }, [copies, projects])
  const openedId = copies[0]?.id
  // The opened copy stays first.
  const toVersion = (saved: readonly Preservation[]) =>
    toPreservationVersion(saved.toSorted((one, other) => Number(other.id === openedId) - Number(one.id === openedId)))
  const isReadOnly = !edit.allowed
  return (
    <EditForm<PreservationDraft, string, readonly Preservation[]>
      schema={PreservationSchema}
      stored={stored}
      {...texts}
      readOnlyNote={edit.allowed ? undefined : messages.readOnly(edit.reason)}
      conflictTitle={messages.conflict}
      notes={isKeyShared && <Note tone="info">{copyMessages.keyShared}</Note>}
      getDisabledReason={(values) =>
        findMissingParts(values) ?? findCopyReason(toCopyRows(values, values, differences))
      }
      describeChanges={(draft) => getPreservationChanges(draft, texts, differences)}
      onSave={async (draft, { record }) => mapOutcome(await onSave(toEdit(draft), record), toVersion)}
      onSaved={onSaved}
    >
      {!isReadOnly && <PreservationCopies texts={differences} draftTexts={texts} />}
      <PreservationFields projects={projects} stored={copies} isReadOnly={isReadOnly} />
      <StepLists
        isReadOnly={isReadOnly}
        now={now}
        actions={<Button onClick={onCancel}>{sharedMessages.back}</Button>}
      />
    </EditForm>
  )
}
