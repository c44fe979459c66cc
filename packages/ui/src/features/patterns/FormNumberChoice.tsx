import type { FieldValues } from 'react-hook-form'
import { FormSelect, type FormSelectProps } from '../../form/FormSelect'
import { TextField } from '../../text-field/TextField'

/** Props of FormNumberChoice. */
export interface FormNumberChoiceProps<Values extends FieldValues> extends Omit<
  FormSelectProps<Values>,
  'options' | 'isNumber'
> {
  /** What the user can choose from; undefined for users without a choice. */
  options: FormSelectProps<Values>['options'] | undefined
  /** The value in words, for users without a choice. */
  text: string
}

/** A required field whose value only some users choose, such as the license of a new record. The others read it. */
export function FormNumberChoice<Values extends FieldValues>({
  options,
  text,
  ...rest
}: FormNumberChoiceProps<Values>) {
  if (options === undefined) return <TextField label={rest.label} value={text} isReadOnly />
  return <FormSelect<Values> {...(rest as FormSelectProps<Values>)} options={options} isNumber isRequired />
}
