import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { UserInput, type User } from '@sitewright/domain/users/model'
import { changedFields, inputOf } from '@sitewright/domain/users/rules'
import { applyServerErrors } from '../../form/server-errors'
import { contestedFieldsOf } from '../shell/use-versioned-form'
import type { SaveOutcome } from './save-outcome'

export interface UserFormState {
  form: UseFormReturn<UserInput>
  /** The user that the form started from: its version is the one that a save names. */
  base: User
  saving: 'unsaved' | 'saving' | 'failed'
  failure: string | undefined
  /** What somebody else saved in between; asks for a choice. */
  theirs: User | undefined
  /** @returns whether it is saved */
  save: (input: UserInput) => Promise<boolean>
  discard: () => void
  /** Goes on editing over what they saved: the next save replaces it where it was changed here, and nowhere else. */
  keepMine: () => void
  takeTheirs: () => void
}

/** What the form starts from, and whether what was changed in it stays. */
interface Start {
  user: User
  keepsTouched: boolean
}

const differInBadgesAlone = (before: User, after: User): boolean =>
  changedFields(inputOf(before), inputOf(after)).every((field) => field === 'isApproved' || field === 'isLockedOut')

/** The state of a form over a user: what is typed survives refreshes, refusals and conflicts; only a person drops it. */
export function useUserForm(
  user: User,
  onSave: (input: UserInput, version: number) => Promise<SaveOutcome>,
): UserFormState {
  const form = useForm<UserInput>({
    resolver: zodResolver(UserInput),
    defaultValues: inputOf(user),
    // After a refusal the error summary takes the focus.
    shouldFocusError: false,
  })
  const [start, setStart] = useState<Start>({ user, keepsTouched: false })
  const [saving, setSaving] = useState<UserFormState['saving']>('unsaved')
  const [failure, setFailure] = useState<string>()
  const [theirs, setTheirs] = useState<User>()
  const { isDirty } = form.formState

  // A refresh brings a newer user: an untouched form follows it, a touched one keeps its words until the save finds the conflict.
  // A badge that was pressed on the same page is no conflict with what is typed beside it.
  if (user.version > start.user.version && (!isDirty || differInBadgesAlone(start.user, user))) {
    setStart({ user, keepsTouched: isDirty })
  }

  // The form is a store of its own: it is told where it starts from.
  useEffect(() => form.reset(inputOf(start.user), { keepDirtyValues: start.keepsTouched }), [form, start])

  const startFrom = (next: User, keepsTouched: boolean) => {
    setStart({ user: next, keepsTouched })
    setTheirs(undefined)
    setSaving('unsaved')
    setFailure(undefined)
  }

  const save = async (input: UserInput): Promise<boolean> => {
    setSaving('saving')
    setFailure(undefined)
    const outcome = await onSave(input, start.user.version)
    if (outcome.status === 'saved') {
      startFrom(outcome.user, false)
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

  /** The buttons of the choice go with it: the focus goes on to the first field that differs, or to the first of all where that one is not shown. */
  const settle = (keepsTouched: boolean): void => {
    if (theirs === undefined) return
    const [field = 'firstName'] = contestedFieldsOf(inputOf(start.user), form.getValues(), inputOf(theirs))
    form.setFocus('firstName')
    form.setFocus(field)
    startFrom(theirs, keepsTouched)
  }

  return {
    form,
    base: start.user,
    saving,
    failure,
    theirs,
    save,
    discard: () => startFrom(start.user, false),
    keepMine: () => settle(true),
    takeTheirs: () => settle(false),
  }
}
