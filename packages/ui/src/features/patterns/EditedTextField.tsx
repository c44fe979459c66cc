import type { FieldValues } from 'react-hook-form'
import { FormTextField, type FormTextFieldProps } from '../../form/FormTextField'
import { EditedField } from './EditedField'

/** Props of EditedTextField. */
export type EditedTextFieldProps<Values extends FieldValues> = FormTextFieldProps<Values> & { isWide?: boolean }

/** A text field of the form around it, which says what it was before the change. The browser offers no values of other records. */
export const EditedTextField = <Values extends FieldValues>({ isWide, ...props }: EditedTextFieldProps<Values>) => (
  <EditedField name={props.name} label={props.label} help={props.help} isWide={isWide}>
    {(was) => <FormTextField<Values> autoComplete="off" {...props} labelEnd={was} />}
  </EditedField>
)
