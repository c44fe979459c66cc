import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { PreservationEdit } from '@sitewright/domain/preservations/copies'
import type { Preservation } from '@sitewright/domain/preservations/model'
import { preservationScreenMessages as messages } from '@sitewright/domain/preservations/screen-messages'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import type { Decision } from '@sitewright/domain/shared/policy'
import { copyMessages } from '@sitewright/domain/shared/copy-messages'
import { Button } from '../../button/Button'
import { getDifferingFields, type VersionAuthor } from '../../draft/draft'
import { findCopyReason } from '../patterns/CopyDifferences'
import { Note } from '../../note/Note'
import { EditForm } from '../patterns/EditForm'
import { toProjectOption } from '../patterns/project-option'
import { PreservationFields, type PreservationProject, toCopyOption } from './PreservationFields'
import { toCopyRows } from './copy-rows'
import { PreservationCopies } from './PreservationCopies'
import {
  findMissingParts,
  getDifferenceTexts,
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

interface Newest {
  /** The copies of the last load. */
  readonly loaded: readonly Preservation[]
  readonly copies: readonly Preservation[]
  /** Number of saves that other versions rejected. */
  readonly rejections: number
  /** Whether those saves found differences of other copies alone, so that no conflict panel answers them. */
  readonly isAnswer: boolean
  /** Who saved the version that the last of them found, if known. */
  readonly author?: VersionAuthor
}

const STORED_STEPS: Preservation['steps'] = []

/** Edits a preservation in all its projects (PRES-11 to PRES-37). */
export function PreservationForm(props: PreservationFormProps) {
  const { copies, projects, edit, now, onSave, onSaved, onCancel, isKeyShared = false } = props
  const known = useRef(copies)
  useLayoutEffect(() => {
    known.current = copies
  }, [copies])
  const stored = useMemo(() => toPreservationVersion(copies), [copies])
  // What a rejected save found can be newer than the last load.
  const [newest, setNewest] = useState<Newest>({ loaded: copies, copies, rejections: 0, isAnswer: false })
  if (newest.loaded !== copies) setNewest({ ...newest, loaded: copies, copies })
  const [texts, differences] = useMemo(() => {
    const options = [...copies.map(toCopyOption), ...projects.map(toProjectOption)]
    const names = new Map(options.map(({ value, label }) => [value, label]))
    const nameOf = (projectId: number): string => names.get(projectId) ?? String(projectId)
    return [getDraftTexts(nameOf), getDifferenceTexts(nameOf)] as const
  }, [copies, projects])
  const openedId = copies[0]?.id
  const save = async (draft: PreservationDraft) => {
    const before = toPreservationVersion(known.current)
    const outcome = await onSave(toEdit(draft), known.current)
    if (outcome.status === 'failed') return outcome
    const next = outcome.status === 'saved' ? outcome.value : outcome.current
    // The opened copy stays first. A save can follow before the page renders again.
    known.current = next.toSorted((one, other) => Number(other.id === openedId) - Number(one.id === openedId))
    const version = toPreservationVersion(known.current)
    const found = known.current
    if (outcome.status === 'conflict')
      setNewest((now) => ({
        ...now,
        copies: found,
        rejections: now.rejections + 1,
        isAnswer:
          (now.rejections === 0 || now.isAnswer) &&
          getDifferingFields<PreservationDraft>(before.value, version.value).every((field) => field === 'differences'),
        ...(outcome.author && { author: outcome.author }),
      }))
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
      notes={isKeyShared && <Note tone="info">{copyMessages.keyShared}</Note>}
      getDisabledReason={(values) =>
        findMissingParts(values) ?? findCopyReason(toCopyRows(values.differences, values, values, differences))
      }
      describeChanges={(draft) => getPreservationChanges(draft, texts, differences)}
      onSave={save}
      onSaved={onSaved}
    >
      {!isReadOnly && (
        <PreservationCopies
          copies={newest.copies}
          texts={differences}
          rejections={newest.rejections}
          isAnswer={newest.isAnswer}
          author={newest.author}
        />
      )}
      <PreservationFields projects={projects} stored={copies} isReadOnly={isReadOnly} />
      <StepLists
        stored={copies[0]?.steps ?? STORED_STEPS}
        isReadOnly={isReadOnly}
        now={now}
        actions={<Button onClick={onCancel}>{sharedMessages.back}</Button>}
      />
    </EditForm>
  )
}
