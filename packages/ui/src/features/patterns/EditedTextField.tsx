import type { FieldValues } from 'react-hook-form'
import { FormTextField, type FormTextFieldProps } from '../../form/FormTextField'
import { EditedField } from './EditedField'
import { FieldSkeleton } from './FieldSkeleton'
import { useIsSkeleton } from './FormSkeleton'

/** Props of EditedTextField. */
export type EditedTextFieldProps<Values extends FieldValues> = FormTextFieldProps<Values> & { isWide?: boolean }

/** A text field of the form around it, which says what it was before the change. */
export function EditedTextField<Values extends FieldValues>({ isWide, ...props }: EditedTextFieldProps<Values>) {
  if (useIsSkeleton()) return <FieldSkeleton label={props.label} help={props.help} isWide={isWide} />
  return (
    <EditedField name={props.name} isWide={isWide}>
      {(was) => <FormTextField<Values> {...props} labelEnd={was} />}
    </EditedField>
  )
}
