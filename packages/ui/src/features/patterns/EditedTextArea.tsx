import type { FieldValues } from 'react-hook-form'
import { FormTextArea, type FormTextAreaProps } from '../../form/FormTextArea'
import { EditedField } from './EditedField'

/** A text area over both columns of the form around it, which says what it was before the change. */
export const EditedTextArea = <Values extends FieldValues>(props: FormTextAreaProps<Values>) => (
  <EditedField name={props.name} label={props.label} help={props.help} shape="area" isWide>
    {(was) => <FormTextArea<Values> {...props} labelEnd={was} />}
  </EditedField>
)
