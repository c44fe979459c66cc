import { draftMessages } from '@sitewright/domain/shared/draft-messages'
import { editorMessages as messages } from '@sitewright/domain/workflows/editor-messages'
import type { WorkflowFault } from '@sitewright/domain/workflows/validate'
import type { ReactNode, Ref } from 'react'
import { copyMessages } from '@sitewright/domain/shared/copy-messages'
import { FaultSummary } from '../../fault-summary/FaultSummary'
import { Note } from '../../note/Note'
import { DraftConflict } from '../patterns/DraftParts'
import { CopyDifferences, type CopyDifferenceRow } from '../patterns/CopyDifferences'
import type { WorkflowForm } from './use-workflow-form'
import { MAX_FAULTS, toFaultEntries } from './workflow-faults'
import { Notes } from './WorkflowEditor.styles'

/** Props of EditorNotes. */
export interface EditorNotesProps {
  form: WorkflowForm
  /** Why nothing can be changed. */
  readOnlyNote: string | undefined
  /** The note about a draft that this device stored. */
  storedDraft: ReactNode
  /** The note about links to items that no longer exist. */
  danglingLinks: ReactNode
  /** `id` of the form. */
  formId: string
  /** `id` of the choice between copies that differ. */
  differencesId: string
  differences: readonly CopyDifferenceRow[]
  /** Whether projects of another license have copies with the same key (WF-81). */
  isKeyShared: boolean
  /** Whether the result of a save is a note. The unsaved bar of a stored workflow has it. */
  hasResult: boolean
  faults: readonly WorkflowFault[]
  summaryRef: Ref<HTMLDivElement>
  /** Moves the focus to the cause of a fault. */
  onFollow: (fault: WorkflowFault) => void
}

/** What the user must know before the fields: a stored draft, a conflict, and why the workflow is not saved. */
export function EditorNotes(props: EditorNotesProps) {
  const { form, readOnlyNote, faults, summaryRef, onFollow } = props
  const { draft, versions } = form
  return (
    <Notes>
      {props.isKeyShared && <Note tone="info">{copyMessages.keyShared}</Note>}
      {readOnlyNote !== undefined && <Note tone="info">{readOnlyNote}</Note>}
      {props.storedDraft}
      <DraftConflict
        draft={versions}
        texts={form.texts}
        formId={props.formId}
        title={undefined}
        onChoose={form.choose}
      />
      {readOnlyNote === undefined && (
        <CopyDifferences
          key={form.rejections}
          id={props.differencesId}
          rows={props.differences}
          onChoose={form.chooseCopy}
          isAnswer={form.rejections > 0}
          author={versions.conflict?.author}
        />
      )}
      {props.hasResult && versions.isPartlySaved && (
        <Note tone="warning" role="alert">
          {draftMessages.partlySaved}
        </Note>
      )}
      {props.hasResult && versions.saving === 'failed' && (
        <Note tone="danger" role="alert">
          {versions.failure}
        </Note>
      )}
      {props.danglingLinks}
      {faults.length > 0 && (
        <FaultSummary
          ref={summaryRef}
          title={messages.faults(faults.length)}
          errors={toFaultEntries(faults, draft, onFollow)}
          overflowText={faults.length > MAX_FAULTS ? messages.more(faults.length - MAX_FAULTS) : undefined}
        />
      )}
    </Notes>
  )
}
