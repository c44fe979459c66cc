import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { UserInput, type User } from '@sitewright/domain/users/model'
import { inputOf } from '@sitewright/domain/users/rules'
import { applyServerErrors } from '../../form/server-errors'
import type { SaveOutcome } from './save-outcome'

export interface UserFormState {
  form: UseFormReturn<UserInput>
  /** The user that the form started from: its version is the one that a save names. */
  base: User
  saving: 'unsaved' | 'saving' | 'failed'
  failure: string | undefined
  /** What somebody else saved in between; asks for a choice. */
  theirs: User | undefined
  save: (input: UserInput) => Promise<void>
  discard: () => void
  /** Goes on editing over what they saved; the next save replaces it. */
  keepMine: () => void
  takeTheirs: () => void
}

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
  const [start, setStart] = useState({ user, keepValues: false })
  const [saving, setSaving] = useState<UserFormState['saving']>('unsaved')
  const [failure, setFailure] = useState<string>()
  const [theirs, setTheirs] = useState<User>()
  const { isDirty } = form.formState

  // A refresh brings a newer user: an untouched form follows it, a touched one keeps its words until the save finds the conflict.
  if (!isDirty && user.version > start.user.version) setStart({ user, keepValues: false })

  // The form is a store of its own: it is told where it starts from.
  useEffect(() => form.reset(inputOf(start.user), { keepValues: start.keepValues }), [form, start])

  const startFrom = (next: User, keepValues: boolean) => {
    setStart({ user: next, keepValues })
    setTheirs(undefined)
    setSaving('unsaved')
    setFailure(undefined)
  }

  const save = async (input: UserInput) => {
    setSaving('saving')
    setFailure(undefined)
    const outcome = await onSave(input, start.user.version)
    if (outcome.status === 'saved') return startFrom(outcome.user, false)
    setSaving('failed')
    if (outcome.status === 'conflict') return setTheirs(outcome.current)
    setFailure(outcome.message)
    applyServerErrors(form, outcome.fields)
  }

  return {
    form,
    base: start.user,
    saving,
    failure,
    theirs,
    save,
    discard: () => startFrom(start.user, false),
    keepMine: () => theirs && startFrom(theirs, true),
    takeTheirs: () => theirs && startFrom(theirs, false),
  }
}
