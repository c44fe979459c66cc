import { type ReactNode, type SubmitEvent, useCallback, useId, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldValues } from 'react-hook-form'
import { draftMessages } from '@sitewright/domain/shared/draft-messages'
import { Button } from '../../button/Button'
import { focusUnresolved } from '../../conflict-panel/ConflictPanel'
import { Dialog, DIALOG_LABELS } from '../../dialog/Dialog'
import {
  type Draft,
  type DraftFields,
  type FieldValue,
  getUnresolvedParts,
  isSameValue,
  valuesChanged,
  type Version,
  type VersionTag,
} from '../../draft/draft'
import { type FieldTexts, type RecordTexts, getChanges, getContestedLabels } from '../../draft/draft-texts'
import type { DraftOptions } from '../../draft/use-draft'
import { type DraftFormControl, useDraftForm, useLiveDraft } from '../../draft/use-draft-form'
import { hasPendingText } from '../../field/pending-texts'
import { Form } from '../../form/Form'
import { createResolver, type StoredSchema } from './create-resolver'
import { explainRefusal } from './explain-refusal'
import { getForm } from './get-form'
import { LeaveGuard } from '../../leave-guard/LeaveGuard'
import { Note } from '../../note/Note'
import type { Change } from '../../unsaved-bar/UnsavedBar'
import { blockSave, DraftConflict, DraftUnsaved } from './DraftParts'
import { type DescribeStored, describeWas, FormDraft, StoredContext } from './EditedField'
import { DialogBody, FormBody } from './FormBody.styles'
import { StoredDraft, type StoredDraftControl, useStoredDraft } from './StoredDraft'
import { useRemovalQuestion } from './use-removal-question'

/** Props of EditForm. */
export interface EditFormProps<T extends FieldValues, Tag extends VersionTag, Stored = unknown> extends FieldTexts<T> {
  /** Validates the values and transforms what is saved. It may omit sets of ids. */
  schema: StoredSchema<T>
  /** The values on the server, and their version. */
  stored: Version<T, Tag, Stored>
  /** Saves the values. `changedFields` says which calls are needed. */
  onSave: DraftOptions<T, Tag, Stored>['onSave']
  /** Why nothing can be changed, as a note at the top. There is no unsaved bar then. */
  readOnlyNote: string | undefined
  /** Heading of the conflict panel; a general sentence by default. */
  conflictTitle?: string
  /** Returns why the values cannot be saved now, as a sentence. `stored` are the values that they are on top of. */
  getDisabledReason?: (values: T, stored: T) => string | undefined
  /** Asks before valid values are saved. Nothing is saved if it resolves to false. `stored` are the values that they are on top of. */
  confirmSave?: ((values: T, stored: T) => Promise<boolean>) | undefined
  /** Returns the effect of a save beyond the form, if `confirmSave` asks about one. The unsaved bar shows it. `stored` are the values before the changes. */
  getWarning?: ((values: T, stored: T) => string | undefined) | undefined
  /** Validates a field when the user leaves it, for a form whose Save is disabled while it is invalid. */
  isValidatedOnLeave?: boolean
  /** What an earlier save that stopped has left, though no field differs. The bar stays, and a save runs. */
  unfinished?: readonly Change[]
  /** Lists the unsaved changes, if they are not one for each field and id. */
  describeChanges?: (draft: Draft<T>) => readonly Change[]
  /** Called when the user discards all changes. */
  onDiscard?: () => void
  /** Called when everything is saved and the leave guard does not ask any longer. Not after "Save and leave", nor when the user typed during the save. */
  onSaved?: () => void
  /** Further notes above the fields. */
  notes?: ReactNode
  /** Shows the form as a dialog, with Cancel and Save in place of the unsaved bar. Mount it while it is open, and close it in `onSaved` too. */
  dialog?: { title: string; onClose: () => void }
  /** The fields, wired by name, usually in a FormSheet. */
  children: ReactNode
}

/**
 * Edits a record: owns the submit, the conflict panel, the unsaved bar and the leave guard. What the user types survives refreshes, failed
 * saves and conflicts. Ctrl+S saves.
 */
export function EditForm<T extends FieldValues & DraftFields<T>, Tag extends VersionTag, Stored = unknown>(
  props: EditFormProps<T, Tag, Stored> & RecordTexts<T>,
) {
  const { schema, stored, onSave, readOnlyNote, children, unfinished = NONE, isValidatedOnLeave, dialog } = props
  const formId = useId()
  const resolver = useMemo(() => createResolver<T>(schema), [schema])
  const [isLeaving, setLeaving] = useState(false)
  const control = useDraftForm<T, Tag, Stored>({
    stored,
    resolver,
    onSave,
    isValidatedOnLeave,
    hasUnfinishedSave: unfinished.length > 0,
  })
  const storedDraft = useStoredDraft(dialog?.title)
  const removal = useRemovalQuestion()
  const confirmSave = async (values: T): Promise<boolean> => {
    const base = control.draft.base.value
    if (!(await removal.askAboutDraft(base, control.form.getValues(), props.labels))) return false
    return props.confirmSave === undefined || props.confirmSave(values, base)
  }
  const save = async (values: T): Promise<void> => {
    if (readOnlyNote !== undefined || isDisabled(control, formId, props.getDisabledReason)) return
    if (!(await saveAll(control, formId, values, confirmSave))) return
    storedDraft.clear()
    if (props.onSaved === undefined) return
    // The guard must know before the page is left.
    flushSync(() => setLeaving(true))
    props.onSaved()
  }
  const { base } = control.draft
  const { formats } = props
  const describeStored = useCallback<DescribeStored>(
    (name, value) => {
      const field = name as keyof T & string
      const before = base.value[field]
      return isSameValue(before, value as FieldValue) ? undefined : describeWas(before, formats?.[field])
    },
    [base, formats],
  )
  const blockSubmit = (event: SubmitEvent): void => {
    // A contested value can be invalid, and the choice replaces it: so the choice comes before the validation.
    if (!blockSave(valuesChanged(control.draft, control.form.getValues()), formId)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const conflict = <LiveConflict control={control} formId={formId} texts={props} title={props.conflictTitle} />
  const notes = (
    <>
      {readOnlyNote !== undefined && <Note tone="info">{readOnlyNote}</Note>}
      {readOnlyNote === undefined && !isLeaving && (
        <LiveStored control={control} formId={formId} texts={props} storedDraft={storedDraft} />
      )}
      {props.notes}
    </>
  )
  const form = (
    <Form
      form={control.form}
      id={formId}
      aria-label={dialog?.title}
      isSummaryHidden
      onSubmitCapture={blockSubmit}
      onSubmit={save}
    >
      <StoredContext value={describeStored}>
        <FormDraft value={control.draft}>{children}</FormDraft>
      </StoredContext>
    </Form>
  )
  if (dialog !== undefined) {
    return (
      <>
        <LiveDialog control={control} formId={formId} texts={props} storedDraft={storedDraft} {...dialog}>
          {conflict}
          {notes}
          {form}
        </LiveDialog>
        {removal.dialog}
      </>
    )
  }
  return (
    <>
      {conflict}
      <FormBody>
        {notes}
        {form}
      </FormBody>
      {readOnlyNote === undefined && !isLeaving && (
        <LiveUnsaved
          control={control}
          formId={formId}
          texts={props}
          unfinished={unfinished}
          onDiscard={props.onDiscard}
          getDisabledReason={props.getDisabledReason}
          getWarning={props.getWarning}
          confirmSave={confirmSave}
          describeChanges={props.describeChanges}
          onSaved={storedDraft.clear}
        />
      )}
      {removal.dialog}
    </>
  )
}

const NONE: readonly Change[] = []

/** Whether valid values cannot be saved now, however the save was started. Then it focuses the first choice without an answer, else Save, which shows the reason. */
function isDisabled<T extends FieldValues>(
  { draft, form }: DraftFormControl<T>,
  formId: string,
  getDisabledReason: EditFormProps<T, VersionTag>['getDisabledReason'],
): boolean {
  const reason = getDisabledReason?.(form.getValues(), draft.base.value)
  if (reason === undefined) return false
  if (!focusUnresolved(getForm(formId) ?? null)) explainRefusal(formId, reason)
  return true
}

/** @returns whether everything is saved, also what the user typed during the save */
async function saveAll<T extends FieldValues>(
  control: DraftFormControl<T>,
  formId: string,
  values: T,
  confirmSave: (values: T) => Promise<boolean>,
): Promise<boolean> {
  if (!(await confirmSave(values))) return false
  if ((await control.save(values)) !== 'saved') return false
  const form = getForm(formId)
  return form === undefined || !hasPendingText(form)
}

interface LiveProps<T extends FieldValues> {
  control: DraftFormControl<T>
  formId: string
  texts: FieldTexts<T>
}

/** Watches the whole form, so that a key press renders the panel and not the page. */
function LiveConflict<T extends FieldValues & DraftFields<T>>(props: LiveProps<T> & { title: string | undefined }) {
  const { control, formId, texts, title } = props
  if (control.draft.conflict === undefined && !control.draft.isRejected) return null
  return <WatchedConflict {...{ control, formId, texts, title }} />
}

function WatchedConflict<T extends FieldValues & DraftFields<T>>(props: LiveProps<T> & { title: string | undefined }) {
  const { control, formId, texts, title } = props
  const draft = useLiveDraft(control)
  return <DraftConflict draft={draft} texts={texts} formId={formId} title={title} onChoose={control.choose} />
}

/** Watches the whole form, so that a key press stores the draft and does not render the page. */
function LiveStored<T extends FieldValues & DraftFields<T>>(props: LiveProps<T> & { storedDraft: StoredDraftControl }) {
  const { control, formId, texts, storedDraft } = props
  const draft = useLiveDraft(control)
  return (
    <StoredDraft
      control={storedDraft}
      draft={draft}
      labels={texts.labels}
      formId={formId}
      disabledReason={draft.saving === 'saving' ? DIALOG_LABELS.busyReason : undefined}
      onRestore={control.restore}
    />
  )
}

/** Watches the whole form, so that a key press renders the buttons of the dialog and not its fields. Cancel drops the draft. */
function LiveDialog<T extends FieldValues & DraftFields<T>>(
  props: LiveProps<T> & {
    storedDraft: StoredDraftControl
    title: string
    onClose: () => void
    children: ReactNode
  },
) {
  const { control, formId, texts, storedDraft, title, onClose } = props
  const draft = useLiveDraft(control)
  const { saving, failure, conflict } = draft
  const isBusy = saving === 'saving'
  const unresolved = getUnresolvedParts(draft)
  const contested = getContestedLabels(draft, texts)
  const cancel = (): void => {
    storedDraft.clear()
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      isBusy={isBusy}
      footer={
        <>
          <Button disabledReason={isBusy ? DIALOG_LABELS.busyReason : undefined} onClick={cancel}>
            {draftMessages.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            tone="primary"
            isBusy={isBusy}
            disabledReason={
              unresolved.length === 0
                ? undefined
                : draftMessages.unresolved(unresolved.map((key) => contested.get(key) ?? key))
            }
          >
            {conflict === undefined ? draftMessages.save : draftMessages.saveMerged}
          </Button>
        </>
      }
    >
      <DialogBody>
        {saving === 'failed' && failure !== undefined && failure !== '' && (
          <Note tone="danger" role="alert">
            {failure}
          </Note>
        )}
        {props.children}
      </DialogBody>
      <LeaveGuard changes={getChanges(draft, texts)} />
    </Dialog>
  )
}

/** Watches the whole form, so that a key press renders the bar and not the page. */
function LiveUnsaved<T extends FieldValues & DraftFields<T>>(
  props: LiveProps<T> & {
    unfinished: readonly Change[]
    onDiscard: (() => void) | undefined
    getDisabledReason: EditFormProps<T, VersionTag>['getDisabledReason']
    getWarning: EditFormProps<T, VersionTag>['getWarning']
    confirmSave: (values: T) => Promise<boolean>
    describeChanges: ((draft: Draft<T>) => readonly Change[]) | undefined
    onSaved: () => void
  },
) {
  const { control, formId, texts } = props
  const { form } = control
  const draft = useLiveDraft(control)
  const edits = props.describeChanges?.(draft) ?? getChanges(draft, texts)
  const changes = edits.length > 0 ? edits : props.unfinished
  const saveAndLeave = async (): Promise<boolean> => {
    const isEarlierSaved = await control.waitForSave()
    if (isEarlierSaved !== undefined) return isEarlierSaved
    if (blockSave(draft, formId)) return false
    if (!(await form.trigger())) {
      // Shows the errors and moves the focus to them.
      getForm(formId)?.requestSubmit()
      return false
    }
    let isSaved = false
    await form.handleSubmit(async (values) => {
      isSaved =
        !isDisabled(control, formId, props.getDisabledReason) &&
        (await saveAll(control, formId, values, props.confirmSave))
    })()
    if (isSaved) props.onSaved()
    return isSaved
  }
  return (
    <DraftUnsaved
      draft={draft}
      texts={texts}
      changes={changes}
      formId={formId}
      saveDisabledReason={props.getDisabledReason?.(draft.value, draft.base.value)}
      warning={props.getWarning?.(draft.value, draft.base.value)}
      onDisabledSave={() => void focusUnresolved(getForm(formId) ?? null)}
      onDiscard={() => {
        control.discard()
        props.onDiscard?.()
      }}
      onSave={saveAndLeave}
    />
  )
}
