import { Button } from '@sitewright/ui/button'
import { Form } from '@sitewright/ui/form'
import { FormWeightEditor } from '@sitewright/ui/form-weight-editor'
import { useForm } from 'react-hook-form'

interface Values {
  weights: Record<string, number>
}

const PHASES = [
  { id: 'design', name: 'Design' },
  { id: 'build', name: 'Build' },
  { id: 'test', name: 'Test' },
]

export function Example() {
  const form = useForm<Values>({
    shouldFocusError: false,
    defaultValues: { weights: { design: 20, build: 60, test: 20 } },
  })
  return (
    <Form form={form} onSubmit={(values) => form.reset(values)} aria-label="Phases">
      <FormWeightEditor<Values> name="weights" label="Weights" rows={PHASES} />
      <Button type="submit" tone="primary">
        Save
      </Button>
    </Form>
  )
}
