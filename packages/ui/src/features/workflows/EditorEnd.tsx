import { draftMessages } from '@sitewright/domain/shared/draft-messages'
import { discardPendingTexts } from '../../field/pending-texts'
import { useChangesWithTexts } from '../../field/use-pending-text'
import { LeaveGuard } from '../../leave-guard/LeaveGuard'
import type { Change } from '../../unsaved-bar/change'
import { useSaveKey } from '../../unsaved-bar/use-save-key'
import { UnsavedBar, UnsavedBarAhead } from '../../unsaved-bar/UnsavedBar'
import type { WorkflowForm } from './use-workflow-form'

/** Props of EditorEnd. */
export interface EditorEndProps {
  mode: 'new' | 'edit'
  form: WorkflowForm
  /** `id` of the form element. */
  formId: string
  /** Whether leaving the page would lose something. */
  isUnsaved: boolean
  changes: readonly Change[]
  saveDisabledReason: string | undefined
  /** Saves the workflow, or shows why it cannot be saved. Resolves to whether it is saved. */
  onSave: () => Promise<boolean>
}

const NOTHING = [] as const

/** Guards unsaved changes. A stored workflow is saved in the unsaved bar, a new one in its header. */
export function EditorEnd(props: EditorEndProps) {
  const { versions } = props.form
  const { mode, form, formId, isUnsaved, saveDisabledReason, onSave } = props
  const changes = useChangesWithTexts(isUnsaved ? props.changes : NOTHING, formId)
  return (
    <>
      <LeaveGuard changes={changes} onSave={onSave} isCreation={mode === 'new'} />
      {mode === 'new' ? (
        <SaveKey formId={formId} isBusy={versions.saving === 'saving'} />
      ) : isUnsaved || changes.length > 0 ? (
        <UnsavedBar
          changes={changes}
          state={versions.saving}
          message={versions.failure}
          note={versions.isPartlySaved ? draftMessages.partlySaved : undefined}
          formId={formId}
          saveDisabledReason={saveDisabledReason}
          onDisabledSave={() => void onSave()}
          onDiscard={() => {
            discardPendingTexts(document)
            form.discard()
          }}
          labels={versions.conflict === undefined ? {} : { save: draftMessages.saveMerged }}
        />
      ) : (
        <UnsavedBarAhead />
      )}
    </>
  )
}

/** Handles Ctrl+S where there is no unsaved bar. */
function SaveKey({ formId, isBusy }: { formId: string; isBusy: boolean }) {
  useSaveKey(formId, isBusy)
  return null
}
