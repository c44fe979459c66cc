import { type KeyboardEvent, type ReactNode, type SubmitEvent, useId } from 'react'
import { DIALOG_LABELS } from '../../dialog/Dialog'
import type { DraftFields } from '../../draft/draft'
import { type FieldTexts, type RecordTexts, getChanges } from '../../draft/draft-texts'
import type { DraftControl } from '../../draft/use-draft'
import { focusFirstInvalid } from '../../form/focus-first-invalid'
import { Note } from '../../note/Note'
import type { Change } from '../../unsaved-bar/UnsavedBar'
import { useSaveKey } from '../../unsaved-bar/use-save-key'
import { Body, Notes } from './DraftEditForm.styles'
import { explainRefusal } from './explain-refusal'
import { getForm } from './get-form'
import { blockSave, DraftConflict, DraftUnsaved } from './DraftParts'
import { StoredDraft, useStoredDraft } from './StoredDraft'
import { useRemovalQuestion } from './use-removal-question'

/** Props of DraftEditForm. */
export interface DraftEditFormProps<T> extends FieldTexts<T> {
  /** Name of the form. */
  label: string
  /** The result of `useDraft`. */
  control: Pick<DraftControl<T>, 'draft' | 'choose' | 'save' | 'waitForSave' | 'discard' | 'restore'>
  /** The unsaved changes, if they are not one for each field and id. */
  changes?: readonly Change[]
  /** Why nothing can be changed, as a note at the top. There is no unsaved bar then. */
  readOnlyNote: string | undefined
  /** Heading of the conflict panel; a general sentence by default. */
  conflictTitle?: string
  /** Hides the conflict panel while a dialog of the form asks instead. */
  isConflictHidden?: boolean
  saveLabel?: string
  /** Whether the last change is still rendering. Ctrl+S saves it anyway. `false` by default. */
  isDrawing?: boolean
  /** Hides the message of a failed save, which the form shows at its field. */
  isFailureHidden?: boolean
  /** Why the changes cannot be saved now, as a sentence. */
  saveDisabledReason?: string | undefined
  /** Called when the user saves while there is a `saveDisabledReason`, for example to focus what is missing. */
  onDisabledSave?: () => void
  /** Saves the draft. When it fails, the first control with an error takes the focus, so render the errors before it resolves. For example after a question; `control.save` by default. Resolves to true when it is saved. */
  onSave?: () => Promise<boolean>
  children: ReactNode
}

/**
 * Edits sets of ids that checkboxes, a tree or a list select: owns the submit, the conflict panel, the unsaved bar and the leave guard, as
 * EditForm does for fields. Exposes `form`. Ctrl+S saves, Enter in a search field does not.
 */
export function DraftEditForm<T extends DraftFields<T>>(props: DraftEditFormProps<T> & RecordTexts<T>) {
  const { label, control, readOnlyNote, children } = props
  const { draft } = control
  const id = useId()
  const isEditable = readOnlyNote === undefined
  const save = props.onSave ?? (async () => (await control.save()) === 'saved')
  const storedDraft = useStoredDraft(label)
  const removal = useRemovalQuestion()
  const trySave = async (): Promise<boolean> => {
    if (blockSave(draft, id)) return false
    if (props.saveDisabledReason === undefined) {
      if (!(await removal.askAboutDraft(draft.base.value, draft.value, props.labels))) return false
      const isSaved = await save()
      if (isSaved) storedDraft.clear()
      else focusFirstInvalid(getForm(id) ?? null)
      return isSaved
    }
    if (props.onDisabledSave === undefined) explainRefusal(id, props.saveDisabledReason)
    else props.onDisabledSave()
    return false
  }
  const saveAndLeave = async (): Promise<boolean> => (await control.waitForSave()) ?? trySave()
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    if (isEditable) void trySave()
  }
  const changes = props.changes ?? getChanges(draft, props)
  return (
    <>
      {props.isConflictHidden !== true && (
        <DraftConflict draft={draft} texts={props} formId={id} title={props.conflictTitle} onChoose={control.choose} />
      )}
      <Body id={id} tabIndex={-1} aria-label={label} noValidate onSubmit={submit} onKeyDown={preventEnterSubmit}>
        <Notes>
          {isEditable ? (
            <StoredDraft
              control={storedDraft}
              draft={draft}
              labels={props.labels}
              formId={id}
              disabledReason={draft.saving === 'saving' ? DIALOG_LABELS.busyReason : undefined}
              onRestore={control.restore}
            />
          ) : (
            <Note tone="info">{readOnlyNote}</Note>
          )}
        </Notes>
        {children}
      </Body>
      {isEditable && changes.length === 0 && props.isDrawing === true && <SaveKey formId={id} />}
      {isEditable && (
        <DraftUnsaved
          draft={draft}
          texts={props}
          changes={changes}
          formId={id}
          saveLabel={props.saveLabel}
          saveDisabledReason={props.saveDisabledReason}
          onDisabledSave={props.onDisabledSave}
          isFailureHidden={props.isFailureHidden}
          onDiscard={control.discard}
          onSave={saveAndLeave}
        />
      )}
      {removal.dialog}
    </>
  )
}

/** Handles Ctrl+S while the unsaved bar is not rendered yet. */
function SaveKey({ formId }: { formId: string }) {
  useSaveKey(formId, false)
  return null
}

/** Prevents the implicit submission: Enter in a search field or on a checkbox must not save. */
function preventEnterSubmit(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
