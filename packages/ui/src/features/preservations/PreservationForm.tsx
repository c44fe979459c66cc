import { useLayoutEffect, useMemo, useRef } from 'react'
import type { PreservationEdit } from '@sitewright/domain/preservations/copies'
import type { Preservation } from '@sitewright/domain/preservations/model'
import {
  preservationScreenLabels as labels,
  preservationScreenMessages as messages,
} from '@sitewright/domain/preservations/screen-messages'
import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import type { Decision } from '@sitewright/domain/shared/policy'
import { Button } from '../../button/Button'
import { EditForm } from '../patterns/EditForm'
import { toProjectOption } from '../patterns/project-option'
import { PreservationFields, type PreservationProject, toCopyOption } from './PreservationFields'
import {
  findMissingParts,
  getDraftTexts,
  getPreservationChanges,
  PRESERVATION_SCHEMA,
  type PreservationDraft,
  toEdit,
  toPreservationVersion,
} from './preservation-draft'
import { StepLists } from './StepLists'

/** Props of PreservationForm. */
export interface PreservationFormProps {
  /** All copies that the user sees, the opened one first. */
  copies: readonly Preservation[]
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

const STORED_STEPS: Preservation['steps'] = []

/** Edits a preservation in all its projects (PRES-11 to PRES-37). */
export function PreservationForm({ copies, projects, edit, now, onSave, onSaved, onCancel }: PreservationFormProps) {
  const known = useRef(copies)
  useLayoutEffect(() => {
    known.current = copies
  }, [copies])
  const stored = useMemo(() => toPreservationVersion(copies), [copies])
  const texts = useMemo(() => {
    const options = [...copies.map(toCopyOption), ...projects.map(toProjectOption)]
    const names = new Map(options.map(({ value, label }) => [value, label]))
    return getDraftTexts((projectId) => names.get(projectId) ?? String(projectId))
  }, [copies, projects])
  const openedId = copies[0]?.id
  const save = async (draft: PreservationDraft) => {
    const outcome = await onSave(toEdit(draft), known.current)
    if (outcome.status === 'failed') return outcome
    const next = outcome.status === 'saved' ? outcome.value : outcome.current
    // The opened copy stays first. A save can follow before the page renders again.
    known.current = next.toSorted((one, other) => Number(other.id === openedId) - Number(one.id === openedId))
    const version = toPreservationVersion(known.current)
    return outcome.status === 'saved'
      ? { status: 'saved' as const, value: version }
      : { status: 'conflict' as const, current: version, author: outcome.author }
  }
  const isReadOnly = !edit.allowed
  return (
    <EditForm<PreservationDraft, string>
      schema={PRESERVATION_SCHEMA}
      stored={stored}
      {...texts}
      readOnlyNote={edit.allowed ? undefined : messages.readOnly(edit.reason)}
      conflictTitle={messages.conflict}
      isSummaryHidden
      getDisabledReason={findMissingParts}
      describeChanges={(draft) => getPreservationChanges(draft, texts)}
      onSave={save}
      onSaved={onSaved}
    >
      <PreservationFields projects={projects} stored={copies} isReadOnly={isReadOnly} />
      <StepLists
        stored={copies[0]?.steps ?? STORED_STEPS}
        isReadOnly={isReadOnly}
        now={now}
        actions={<Button onClick={onCancel}>{labels.cancel}</Button>}
      />
    </EditForm>
  )
}
