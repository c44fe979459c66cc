import type { FieldValues } from 'react-hook-form'
import { FormCheckbox, type FormCheckboxProps } from '../../form/FormCheckbox'
import { EditedField } from './EditedField'
import { Choice } from './EditedField.styles'
import { ChoiceSkeleton } from './FieldSkeleton'
import { useIsSkeleton } from './FormSkeleton'

/** A checkbox of the form around it, which says what it was before the change. */
export function EditedCheckbox<Values extends FieldValues>(props: FormCheckboxProps<Values>) {
  if (useIsSkeleton()) return <ChoiceSkeleton label={props.label} help={props.help} />
  return (
    <EditedField name={props.name} label={props.label}>
      {(was) => (
        <Choice>
          <FormCheckbox<Values> {...props} />
          {was}
        </Choice>
      )}
    </EditedField>
  )
}
