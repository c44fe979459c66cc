import type { FieldValues } from 'react-hook-form'
import { useControlled } from '../../form/use-controlled'
import type { FormControlledProp, PathProps } from '../../form/use-registered'
import { EditedField } from './EditedField'
import { LimitField, type LimitFieldProps } from './LimitField'

/** Props of FormLimitField: those of LimitField that the form does not set, and the path of the value. */
export interface FormLimitFieldProps<Values extends FieldValues>
  extends Omit<LimitFieldProps, FormControlledProp | 'labelEnd'>, PathProps<Values> {}

/** A LimitField of the form around it, which says what it was before the change. */
export const FormLimitField = <Values extends FieldValues>({ name, ...props }: FormLimitFieldProps<Values>) => (
  <EditedField name={name} label={props.label} help={props.help}>
    {(was) => <Wired name={name} {...props} labelEnd={was} />}
  </EditedField>
)

const Wired = ({ name, ...props }: Omit<LimitFieldProps, FormControlledProp> & { name: string }) => (
  <LimitField {...props} {...useControlled<number | null>(name, null)} />
)
