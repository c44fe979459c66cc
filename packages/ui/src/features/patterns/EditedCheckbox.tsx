import type { FieldValues } from 'react-hook-form'
import { FormCheckbox, type FormCheckboxProps } from '../../form/FormCheckbox'
import { EditedField } from './EditedField'
import { Choice } from './EditedField.styles'

/** A checkbox of the form around it, which says what it was before the change. */
export function EditedCheckbox<Values extends FieldValues>(props: FormCheckboxProps<Values>) {
  return (
    <EditedField name={props.name}>
      {(was) => (
        <Choice>
          <FormCheckbox<Values> {...props} />
          {was}
        </Choice>
      )}
    </EditedField>
  )
}
