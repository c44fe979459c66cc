import { Form } from '@sitewright/ui/form'
import { FormTextField } from '@sitewright/ui/form-text-field'
import { applyServerErrors } from '@sitewright/ui/form/server-errors'
import { createToastQueue } from '@sitewright/ui/toast-queue'
import { Toasts } from '@sitewright/ui/toasts'
import { UnsavedBar, type UnsavedBarProps } from '@sitewright/ui/unsaved-bar'
import { useState } from 'react'
import { useForm, useFormState } from 'react-hook-form'

interface Person {
  firstName: string
  lastName: string
}

const LABELS = { firstName: 'First Name', lastName: 'Last Name' }
const FIELDS = ['firstName', 'lastName'] as const
const toasts = createToastQueue()

/** Your call to the server: the errors by field if it rejects the save. */
async function savePerson(person: Person): Promise<Record<string, string[]> | undefined> {
  return person.lastName.trim() === '' ? { lastName: ['Enter a last name.'] } : undefined
}

export function Example() {
  const [saved, setSaved] = useState<Person>({ firstName: 'Jordan', lastName: 'Whitfield' })
  const [state, setState] = useState<UnsavedBarProps['state']>('unsaved')
  const form = useForm<Person>({ shouldFocusError: false, defaultValues: saved })
  const { dirtyFields } = useFormState({ control: form.control })
  const changes = FIELDS.filter((name) => dirtyFields[name]).map((name) => ({ id: name, label: LABELS[name] }))
  const submit = async (person: Person) => {
    setState('saving')
    const errors = await savePerson(person)
    if (errors !== undefined) {
      setState('failed')
      applyServerErrors(form, errors)
      return
    }
    setSaved(person)
    form.reset(person)
    setState('unsaved')
    toasts.success('User updated.')
  }
  const discard = () => {
    form.reset(saved)
    setState('unsaved')
  }
  return (
    <>
      <Form form={form} id="person-form" onSubmit={submit} aria-label="User">
        <div style={{ display: 'grid', gap: '1rem', maxWidth: '20rem' }}>
          <FormTextField<Person> name="firstName" label={LABELS.firstName} />
          <FormTextField<Person> name="lastName" label={LABELS.lastName} isRequired />
        </div>
      </Form>
      {changes.length > 0 && (
        <UnsavedBar
          changes={changes}
          state={state}
          message="Failed to save the user."
          formId="person-form"
          onDiscard={discard}
        />
      )}
      <Toasts queue={toasts} />
    </>
  )
}
