import { useEffect, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import { applyServerErrors } from '../../form/server-errors'

/** What a form holds, as the server has it, and how many saves that was. */
export interface Versioned<Input> {
  input: Input
  version: number
}

/** How a save of a form ended. */
export type FormOutcome<Input> =
  | { status: 'saved'; stored: Versioned<Input> }
  /** Somebody else saved first; `current` is what stands now. */
  | { status: 'conflict'; current: Versioned<Input> }
  | { status: 'failed'; message: string; fields: FieldErrors }

/** What `useVersionedForm` works from. */
export interface VersionedFormOptions<Input extends FieldValues> {
  stored: Versioned<Input>
  resolver: Resolver<Input>
  onSave: (input: Input, version: number) => Promise<FormOutcome<Input>>
}

/** A form over what is stored. */
export interface VersionedForm<Input extends FieldValues> {
  form: UseFormReturn<Input>
  /** What the form started from: its version is the one that a save names. */
  base: Versioned<Input>
  saving: 'unsaved' | 'saving' | 'failed'
  failure: string | undefined
  /** What somebody else saved in between; asks for a choice. */
  theirs: Versioned<Input> | undefined
  /** Does nothing before a conflict is settled. @returns whether it is saved as it was typed */
  save: (input: Input) => Promise<boolean>
  discard: () => void
  /** Goes on editing over what they saved: the next save replaces it where it was changed here, and nowhere else. */
  keepMine: () => void
  takeTheirs: () => void
}

/** Fields in which two inputs differ, in their order. */
export const changedFieldsOf = <Input extends object>(before: Input, after: Input): (keyof Input & string)[] =>
  (Object.keys(before) as (keyof Input & string)[]).filter((field) => before[field] !== after[field])

/** Fields that were changed here, and that somebody else has saved otherwise: what is lost by one choice or the other. */
export const contestedFieldsOf = <Input extends object>(base: Input, mine: Input, theirs: Input) =>
  changedFieldsOf(base, mine).filter((field) => mine[field] !== theirs[field])

/** What a form starts from, and whether what was changed in it stays. */
interface Start<Input> {
  base: Versioned<Input>
  keepsTouched: boolean
}

/**
 * The state of a form: what is typed survives refreshes, refusals and conflicts; only a person drops it. Whoever saves over somebody else is asked; what was not touched here
 * follows them either way, so that nobody takes back unseen what they saved, such as a key that was switched off.
 */
export function useVersionedForm<Input extends FieldValues>(
  options: VersionedFormOptions<Input>,
): VersionedForm<Input> {
  const { stored, resolver, onSave } = options
  const form = useForm<Input>({
    resolver,
    defaultValues: stored.input as DefaultValues<Input>,
    // After a refusal the form moves the focus itself.
    shouldFocusError: false,
  })
  const [start, setStart] = useState<Start<Input>>({ base: stored, keepsTouched: false })
  const [saving, setSaving] = useState<VersionedForm<Input>['saving']>('unsaved')
  const [failure, setFailure] = useState<string>()
  const [theirs, setTheirs] = useState<Versioned<Input>>()
  const { dirtyFields } = form.formState

  // A refresh brings a newer version: what is untouched follows it, a field that was touched here too waits until the save finds the conflict.
  if (stored.version > start.base.version && saving !== 'saving' && theirs === undefined) {
    const isTouched = (field: string): boolean => Object.keys(dirtyFields).includes(field)
    if (!changedFieldsOf(start.base.input, stored.input).some(isTouched)) setStart({ base: stored, keepsTouched: true })
  }

  // The form is a store of its own: it is told where it starts from.
  useEffect(() => form.reset(start.base.input, { keepDirtyValues: start.keepsTouched }), [form, start])

  const startFrom = (base: Versioned<Input>, keepsTouched: boolean) => {
    setStart({ base, keepsTouched })
    setTheirs(undefined)
    setSaving('unsaved')
    setFailure(undefined)
  }

  const save = async (input: Input): Promise<boolean> => {
    // Nothing is saved before the choice.
    if (theirs !== undefined) return false
    // As typed, it may differ in blanks alone.
    if (changedFieldsOf(start.base.input, input).length === 0) {
      startFrom(start.base, false)
      return true
    }
    setSaving('saving')
    setFailure(undefined)
    const outcome = await onSave(input, start.base.version)
    if (outcome.status === 'saved') {
      startFrom(outcome.stored, false)
      return true
    }
    // All that was changed here, they have saved as well.
    if (
      outcome.status === 'conflict' &&
      contestedFieldsOf(start.base.input, input, outcome.current.input).length === 0
    ) {
      startFrom(outcome.current, false)
      return true
    }
    setSaving('failed')
    if (outcome.status === 'conflict') setTheirs(outcome.current)
    else {
      setFailure(outcome.message)
      applyServerErrors(form, outcome.fields)
    }
    return false
  }

  /** The buttons of the choice go with it: the focus goes on to the first field that differs. */
  const settle = (keepsTouched: boolean): void => {
    if (theirs === undefined) return
    const [field] = contestedFieldsOf(start.base.input, { ...theirs.input, ...form.getValues() }, theirs.input)
    form.setFocus((field ?? Object.keys(theirs.input)[0]) as Path<Input>)
    startFrom(theirs, keepsTouched)
  }

  return {
    form,
    base: start.base,
    saving,
    failure,
    theirs,
    save,
    discard: () => startFrom(start.base, false),
    keepMine: () => settle(true),
    takeTheirs: () => settle(false),
  }
}
