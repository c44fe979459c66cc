import { useChangesWithTexts } from '../../field/use-pending-text'
import { LeaveGuard } from '../../leave-guard/LeaveGuard'
import type { Change } from '../../unsaved-bar/change'
import { useSaveKey } from '../../unsaved-bar/use-save-key'
import { UnsavedBarAhead } from '../../unsaved-bar/UnsavedBar'
import { DraftUnsaved } from '../patterns/DraftParts'
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
  const { mode, form, formId, isUnsaved, saveDisabledReason, onSave } = props
  const changes = useChangesWithTexts(isUnsaved ? props.changes : NOTHING, formId)
  if (mode === 'new')
    return (
      <>
        <LeaveGuard changes={changes} onSave={onSave} isCreation />
        <SaveKey formId={formId} isBusy={form.versions.saving === 'saving'} />
      </>
    )
  if (!isUnsaved && changes.length === 0) return <UnsavedBarAhead />
  return (
    <DraftUnsaved
      draft={form.versions}
      texts={form.texts}
      changes={props.changes}
      formId={formId}
      saveDisabledReason={saveDisabledReason}
      onDisabledSave={() => void onSave()}
      onDiscard={form.discard}
      onSave={onSave}
    />
  )
}

/** Handles Ctrl+S where there is no unsaved bar. */
function SaveKey({ formId, isBusy }: { formId: string; isBusy: boolean }) {
  useSaveKey(formId, isBusy)
  return null
}
