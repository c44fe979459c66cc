'use client'

import { useLayoutEffect, useMemo, useRef } from 'react'
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm, useWatch } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { applyServerErrors } from '../form/server-errors'
import { type Draft, type DraftFields, type FieldName, isSameValue, valuesChanged, type VersionTag } from './draft'
import { type DraftControl, type DraftOptions, useDraft, type ValueStore } from './use-draft'

/** Options of `useDraftForm`. */
export interface DraftFormOptions<
  T extends FieldValues,
  Tag extends VersionTag = VersionTag,
  Stored = unknown,
> extends DraftOptions<T, Tag, Stored> {
  /** Validates the values before a save. It may omit sets of ids, which are saved as they are selected. */
  resolver: StoredResolver<T>
  /** Validates a field when the user leaves it, and then on every key. By default, a save validates first. */
  isValidatedOnLeave?: boolean | undefined
}

/** A validation that knows the stored values: what equals them is neither judged nor rewritten (LIC-88). */
export type StoredResolver<T extends FieldValues> = Resolver<T, { readonly stored: T } | undefined>

/** A draft whose values live in a form. `draft.value` is of the last event: `useLiveDraft` follows the keys. */
export interface DraftFormControl<T extends FieldValues> extends DraftControl<T> {
  form: UseFormReturn<T>
}

/**
 * Binds a draft to a form of react-hook-form: the form has the values while they are edited, the draft has the versions, the conflict and
 * the save. Errors that the server found appear at their fields.
 */
export function useDraftForm<
  T extends FieldValues & DraftFields<T>,
  Tag extends VersionTag = VersionTag,
  Stored = unknown,
>(options: DraftFormOptions<T, Tag, Stored>): DraftFormControl<T> {
  const { stored, resolver, onSave, onUnsaved, hasUnfinishedSave, isValidatedOnLeave = false } = options
  const base = useRef(stored.value)
  const form = useForm<T>({
    resolver: async (values, _context, state) => resolver(values, { stored: base.current }, state),
    mode: isValidatedOnLeave ? 'onTouched' : 'onSubmit',
    defaultValues: stored.value as DefaultValues<T>,
    // After a failed save the form moves the focus itself.
    shouldFocusError: false,
  })
  const store = useMemo<ValueStore<T>>(
    () => ({ read: () => form.getValues(), write: (next, before) => writeValues(form, next, before) }),
    [form],
  )
  const errors = useRef<Readonly<Record<string, readonly string[]>>>({})
  const control = useDraft<T, Tag, Stored>(
    {
      stored,
      onUnsaved,
      hasUnfinishedSave,
      onSave: async (value, info) => {
        const outcome = await onSave(value, info)
        errors.current = outcome.status === 'failed' ? (outcome.fields ?? {}) : {}
        if (outcome.status !== 'failed') return outcome
        const { message } = outcome
        return { status: 'failed', message, isShownInForm: Object.keys(errors.current).length > 0 }
      },
    },
    store,
  )
  useLayoutEffect(() => {
    base.current = control.draft.base.value
  }, [control.draft.base.value])
  return {
    ...control,
    form,
    save: async (value) => {
      const result = await control.save(value && { ...form.getValues(), ...value })
      if (result === 'failed') applyServerErrors(form, errors.current)
      return result
    },
  }
}

/** Writes what an event changed to the form. Without an edit left, the form starts over, with no errors and nothing touched. */
function writeValues<T extends FieldValues & DraftFields<T>>(
  form: UseFormReturn<T>,
  next: Draft<T>,
  before: Draft<T>,
): void {
  const wasEdited = before.value !== before.base.value || before.pending !== undefined
  if (next.value === next.base.value && next.conflict === undefined && wasEdited) {
    // The fields stay registered: otherwise a key press before the next render would be lost.
    form.reset(next.value, { keepFieldsRef: true })
    return
  }
  for (const field of Object.keys(next.value) as FieldName<T>[]) {
    if (isSameValue(next.value[field], before.value[field])) continue
    const path = field as FieldName<T> & Path<T>
    form.setValue(path, next.value[field])
    form.clearErrors(path)
  }
}

/** The draft with the values of the form as they are now. Renders the calling component with every key, so keep it small. */
export function useLiveDraft<T extends FieldValues & DraftFields<T>>({
  form,
  draft,
}: Pick<DraftFormControl<T>, 'form' | 'draft'>): Draft<T> {
  const values = useWatch({ control: form.control }) as Partial<T>
  return useMemo(() => valuesChanged(draft, values), [draft, values])
}
