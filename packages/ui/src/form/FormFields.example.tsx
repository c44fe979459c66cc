import { Button } from '@sitewright/ui/button'
import { Form } from '@sitewright/ui/form'
import { FormComboBox } from '@sitewright/ui/form-combo-box'
import { FormDatePicker } from '@sitewright/ui/form-date-picker'
import { FormNumberField } from '@sitewright/ui/form-number-field'
import { useForm } from 'react-hook-form'

interface License {
  company: string | null
  seats: number | null
  expiry: string | null
}

const COMPANIES = [
  { value: 'northgate', label: 'Northgate Constructors' },
  { value: 'harbor', label: 'Harbor Works' },
]

export function Example() {
  const form = useForm<License>({
    shouldFocusError: false,
    defaultValues: { company: 'northgate', seats: 50, expiry: null },
  })
  return (
    <Form form={form} onSubmit={(license) => form.reset(license)} aria-label="License">
      <div style={{ display: 'grid', gap: '1rem', maxWidth: '20rem' }}>
        <FormComboBox<License> name="company" label="Company" options={COMPANIES} />
        <FormNumberField<License> name="seats" label="Seats" kind="integer" min={1} />
        <FormDatePicker<License> name="expiry" label="Expiry date" labelEnd="Optional" />
        <Button type="submit" tone="primary">
          Save
        </Button>
      </div>
    </Form>
  )
}
