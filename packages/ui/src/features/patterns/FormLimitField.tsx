import type { FieldValues } from 'react-hook-form'
import { useControlled } from '../../form/use-controlled'
import type { FormControlledProp, PathProps } from '../../form/use-registered'
import { EditedField } from './EditedField'
import { FieldSkeleton } from './FieldSkeleton'
import { useIsSkeleton } from './FormSkeleton'
import { LimitField, type LimitFieldProps } from './LimitField'

/** Props of FormLimitField: those of LimitField that the form does not set, and the path of the value. */
export interface FormLimitFieldProps<Values extends FieldValues>
  extends Omit<LimitFieldProps, FormControlledProp | 'labelEnd'>, PathProps<Values> {}

/** A LimitField of the form around it, which says what it was before the change. */
export function FormLimitField<Values extends FieldValues>({ name, ...props }: FormLimitFieldProps<Values>) {
  const isSkeleton = useIsSkeleton()
  if (isSkeleton) return <FieldSkeleton label={props.label} help={props.help} />
  return <Wired name={name} {...props} />
}

function Wired({ name, ...props }: Omit<LimitFieldProps, FormControlledProp | 'labelEnd'> & { name: string }) {
  const wired = useControlled<number | null>(name, null)
  return <EditedField name={name}>{(was) => <LimitField {...props} {...wired} labelEnd={was} />}</EditedField>
}
