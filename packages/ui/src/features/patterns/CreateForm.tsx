import { type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type DefaultValues, type FieldValues, type Path, useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { draftMessages } from '@sitewright/domain/shared/draft-messages'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import { Button } from '../../button/Button'
import { DIALOG_LABELS } from '../../dialog/Dialog'
import { focusOnMount } from '../../focus/focus-on-mount'
import { type DraftFields, getDifferingFields } from '../../draft/draft'
import { getPendingLabels } from '../../field/pending-texts'
import { Form } from '../../form/Form'
import { applyServerErrors } from '../../form/server-errors'
import { LeaveGuard } from '../../leave-guard/LeaveGuard'
import { Note } from '../../note/Note'
import type { Change } from '../../unsaved-bar/UnsavedBar'
import { FormEnd } from './FormEnd.styles'
import { explainRefusal } from './explain-refusal'
import { createResolver, type FormSchema } from './create-resolver'
import { getForm } from './get-form'
import { FormBody } from './FormBody.styles'
import { SaveButton } from './SaveButton'
import { StoredDraft, type StoredDraftControl, useStoredDraft } from './StoredDraft'

/** How a creation ended. Nobody else can be editing what does not exist yet, so there is no conflict. */
export type CreateOutcome<Result> = Exclude<SaveOutcome<Result>, { status: 'conflict' }>

/** A step between the creation and the next page, for example a secret that is shown once. */
export interface NextStep {
  /** What leaving now would lose. */
  changes: readonly Change[]
  /** Replaces the fields. The form can then be submitted again. The fields stay by default. */
  fields?: ReactNode
  /** Why the step is needed, as a note above the fields that takes the focus. */
  note?: ReactNode
  /** Text of the save button in this step. */
  saveLabel?: string
  /** The other button in this step. */
  secondary?: ReactNode
  /** A dialog over the form. */
  dialog?: ReactNode
}

type StartValues<T> = { readonly [Field in keyof T]: T[Field] | undefined }

/** Props of CreateForm. */
export interface CreateFormProps<T extends FieldValues, Result> {
  /** Name of the form. */
  label: string
  /** Validates the values and transforms what is saved. */
  schema: FormSchema
  /** The values that the form starts with: empty, or those of a duplicate. `undefined`: the user has to choose one. */
  start: StartValues<T>
  /** Label of each field, for the leave guard. */
  labels: { readonly [Field in keyof T & string]: string }
  /** Creates the record. `created` is the result of an earlier submit, if a next step submits the form again. */
  onSave: (input: T, created: Result | undefined) => Promise<CreateOutcome<Result>>
  /** Called when everything is saved and the leave guard does not ask any longer. Usually it navigates. */
  onSaved: (created: Result) => void
  /** Returns what follows the creation; undefined when nothing does. `finish` calls `onSaved`. */
  getNextStep?: (created: Result, finish: () => void) => NextStep | undefined
  /** Changes that are not fields of the form. */
  moreChanges?: readonly Change[]
  /** Returns why it cannot be saved yet, as a sentence. */
  getDisabledReason?: (values: T) => string | undefined
  saveLabel: string
  /** Goes back, by the button after the save button (NAV-43). */
  onBack?: () => void
  /** Another button in its place, as in the steps of the first run. */
  secondary?: ReactNode
  /** Notes above the fields, for example why nothing can be created. */
  notes?: ReactNode
  /** The fields, wired by name. */
  children: ReactNode
}

/** Creates a record: owns the submit, the errors and the leave guard. A failed save keeps every value. Ctrl+S saves. */
export function CreateForm<T extends FieldValues & DraftFields<T>, Result>(props: CreateFormProps<T, Result>) {
  const { schema, start, labels, onSave, onSaved, getNextStep } = props
  const formId = useId()
  const storedDraft = useStoredDraft(props.label)
  const [resolver] = useState(() => createResolver<T>(schema))
  const form = useForm<T>({
    resolver,
    defaultValues: start as DefaultValues<T>,
    // After a failed save the form moves the focus itself.
    shouldFocusError: false,
  })
  const [isSaving, setSaving] = useState(false)
  const [isDone, setDone] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [created, setCreated] = useState<{ result: Result; sent: T }>()

  // The guard must know before the page is left.
  const releaseGuard = (): void =>
    flushSync(() => {
      setDone(true)
      // A secret does not stay in memory.
      setCreated(undefined)
    })
  const finish = (result: Result): void => {
    releaseGuard()
    onSaved(result)
  }
  const [unsaved, setUnsaved] = useState<LaterChanges<T, Result>>()
  /**
   * Without later changes, calls `onDone`. Else the form stays: the record exists, and another save would create a second one.
   * @param before the saved values
   * @returns whether everything is saved
   */
  const end = (result: Result, before: T, onDone: (result: Result) => void): boolean => {
    const names = [
      ...getDifferingFields<T>(before, form.getValues()).map((field) => labels[field]),
      ...getPendingLabels(getForm(formId)),
    ]
    if (names.length === 0) {
      onDone(result)
      return true
    }
    setCreated(undefined)
    setUnsaved({ result, before, names })
    return false
  }
  const step =
    created && !isDone ? getNextStep?.(created.result, () => void end(created.result, created.sent, finish)) : undefined

  const getDisabledReason = (values: T): string | undefined =>
    unsaved === undefined ? props.getDisabledReason?.(values) : draftMessages.createdAlready

  // A ref, because a repeating Enter can submit before the next render.
  const isCreated = useRef(false)
  const pending = useRef<PendingSave<Result>>(undefined)
  /** While a save is pending and after it succeeded, waits for it: another one would create a second record. The newest `onDone` is called. */
  const joinPendingSave = (onDone: (result: Result) => void): Promise<boolean> | undefined => {
    if (pending.current === undefined) return undefined
    pending.current.onDone = onDone
    return pending.current.ended
  }
  const save = async (input: T, onDone: (result: Result) => void): Promise<boolean> => {
    const joined = joinPendingSave(onDone)
    if (joined !== undefined) return joined
    const started: PendingSave<Result> = { onDone, ended: create(input, (result) => started.onDone(result)) }
    pending.current = started
    let isSaved = false
    try {
      isSaved = await started.ended
      return isSaved
    } finally {
      // A held Enter submits again while the next page loads.
      if (!isSaved) pending.current = undefined
    }
  }
  const create = async (input: T, onDone: (result: Result) => void): Promise<boolean> => {
    if (isCreated.current) return false
    const reason = getDisabledReason(form.getValues())
    if (reason !== undefined) {
      explainRefusal(formId, reason)
      return false
    }
    setSaving(true)
    setFailure(undefined)
    const sent = { ...form.getValues() }
    try {
      const outcome = await onSave({ ...sent, ...input }, created?.result)
      if (outcome.status === 'failed') {
        // Errors of fields appear at the fields.
        if (Object.keys(outcome.fields).length === 0) setFailure(outcome.message)
        applyServerErrors(form, outcome.fields)
        return false
      }
      const result = outcome.value
      // Restored later, it would create a second record.
      storedDraft.clear()
      if (getNextStep?.(result, () => undefined) === undefined) {
        const isSaved = end(result, sent, onDone)
        isCreated.current = !isSaved
        return isSaved
      }
      setCreated({ result, sent })
      return false
    } finally {
      setSaving(false)
    }
  }
  /** The guard goes on to where the user wanted to go. */
  const saveAndLeave = async (): Promise<boolean> => {
    // Before the validation, which is asynchronous: the pending save could end meanwhile.
    const joined = joinPendingSave(releaseGuard)
    if (joined !== undefined) return joined
    if (!(await form.trigger())) {
      // Shows the errors and moves the focus to them.
      getForm(formId)?.requestSubmit()
      return false
    }
    let isSaved = false
    await form.handleSubmit(async (values) => {
      isSaved = await save(values, releaseGuard)
    })()
    return isSaved
  }

  return (
    <>
      <FormBody data-ruled="">
        {!isDone && created === undefined && unsaved === undefined && (
          <LiveStored {...{ form, formId, start, storedDraft }} isSaving={isSaving} />
        )}
        {props.notes}
        {step?.note !== undefined && (
          <Note tone="danger" role="alert" tabIndex={-1} ref={focusOnMount}>
            {step.note}
          </Note>
        )}
        {unsaved !== undefined && !isDone && (
          <Note tone="warning" role="alert" tabIndex={-1} ref={focusOnMount}>
            {draftMessages.createdPartly(unsaved.names)}
          </Note>
        )}
        {failure !== undefined && (
          <Note tone="danger" role="alert">
            {failure}
          </Note>
        )}
        <Form
          form={form}
          id={formId}
          aria-label={props.label}
          isSummaryHidden
          onSubmit={async (values) => {
            await save(values, finish)
          }}
        >
          {step?.fields ?? props.children}
          <FormEnd data-sheet="" data-end="">
            <SaveButton {...{ form, formId, getDisabledReason }} isBusy={isSaving}>
              {step?.saveLabel ?? props.saveLabel}
            </SaveButton>
            {unsaved === undefined ? (
              (step?.secondary ??
              props.secondary ??
              (props.onBack && <Button onClick={props.onBack}>{sharedMessages.back}</Button>))
            ) : (
              <Button onClick={() => finish(unsaved.result)}>{draftMessages.continueWithout}</Button>
            )}
          </FormEnd>
        </Form>
      </FormBody>
      {step?.dialog}
      <Guard
        {...{ form, labels, isDone, step }}
        start={unsaved?.before ?? start}
        moreChanges={props.moreChanges ?? NOTHING}
        onSave={unsaved === undefined ? saveAndLeave : undefined}
      />
    </>
  )
}

const NOTHING: readonly Change[] = []

/** What the user changed during a save that created the record. */
interface LaterChanges<T, Result> {
  result: Result
  /** The saved values. */
  before: T
  /** Labels of the fields that differ from them. */
  names: readonly string[]
}

interface PendingSave<Result> {
  /** Called with the result, before `ended` resolves. */
  onDone: (result: Result) => void
  /** Resolves to whether everything is saved. */
  readonly ended: Promise<boolean>
}

/** Watches the form, so that a key press stores the draft and does not render the page. */
function LiveStored<T extends FieldValues & DraftFields<T>>(props: {
  form: UseFormReturn<T>
  formId: string
  start: StartValues<T>
  storedDraft: StoredDraftControl
  isSaving: boolean
}) {
  const { form, formId, start, storedDraft, isSaving } = props
  const values = useWatch({ control: form.control }) as Partial<T>
  const [base] = useState(() => ({ value: start as T }))
  const value = useMemo(() => ({ ...base.value, ...values }), [base, values])
  return (
    <StoredDraft
      control={storedDraft}
      draft={{ base, value, conflict: undefined }}
      formId={formId}
      disabledReason={isSaving ? DIALOG_LABELS.busyReason : undefined}
      onRestore={(_base, restored) => {
        for (const field of getDifferingFields<T>(value, restored)) {
          form.setValue(field as typeof field & Path<T>, restored[field], { shouldDirty: true })
        }
      }}
    />
  )
}

interface GuardProps<T extends FieldValues> {
  form: UseFormReturn<T>
  start: StartValues<T>
  labels: { readonly [Field in keyof T & string]: string }
  isDone: boolean
  step: NextStep | undefined
  moreChanges: readonly Change[]
  /** Left out when the record is created already. */
  onSave: (() => Promise<boolean>) | undefined
}

/** Watches the form, so that a key press renders this and not the page. */
function Guard<T extends FieldValues & DraftFields<T>>(props: GuardProps<T>) {
  const { form, start, labels, isDone, step, moreChanges, onSave } = props
  const values = useWatch({ control: form.control }) as Partial<T>
  if (isDone) return <LeaveGuard changes={NOTHING} isCreation />
  // Saving again would not keep what the step shows.
  if (step !== undefined) return <LeaveGuard changes={step.changes} />
  const typed = getDifferingFields<T>(start as T, { ...(start as T), ...values }).map((field) => ({
    id: field,
    label: labels[field],
  }))
  return <LeaveGuard changes={[...typed, ...moreChanges]} isCreation onSave={onSave} />
}
