import type { FieldValues } from 'react-hook-form'
import { FormTextArea, type FormTextAreaProps } from '../../form/FormTextArea'
import { EditedField } from './EditedField'
import { FieldSkeleton } from './FieldSkeleton'
import { useIsSkeleton } from './FormSkeleton'

/** A text area over both columns of the form around it, which says what it was before the change. */
export function EditedTextArea<Values extends FieldValues>(props: FormTextAreaProps<Values>) {
  if (useIsSkeleton()) return <FieldSkeleton label={props.label} help={props.help} shape="area" isWide />
  return (
    <EditedField name={props.name} isWide>
      {(was) => <FormTextArea<Values> {...props} labelEnd={was} />}
    </EditedField>
  )
}
