import { Button } from '@sitewright/ui/button'
import { Form } from '@sitewright/ui/form'
import { FormCheckbox } from '@sitewright/ui/form-checkbox'
import { FormTextField } from '@sitewright/ui/form-text-field'
import { type ResolverError, useForm } from 'react-hook-form'

interface Person {
  name: string
  isActive: boolean
}

const NO_NAME: ResolverError<Person> = {
  values: {},
  errors: { name: { type: 'required', message: 'Enter a name.' } },
}

export function Example() {
  const form = useForm<Person>({
    shouldFocusError: false,
    defaultValues: { name: '', isActive: true },
    resolver: (values) => (values.name.trim() === '' ? NO_NAME : { values, errors: {} }),
  })
  return (
    <Form form={form} onSubmit={(person) => form.reset(person)} aria-label="Edit person">
      <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
        <FormTextField<Person> name="name" label="Name" isRequired />
        <FormCheckbox<Person> name="isActive" label="Active" />
        <Button type="submit" tone="primary">
          Save
        </Button>
      </div>
    </Form>
  )
}
