'use client'

import type { FieldValues } from 'react-hook-form'
import { NumberField, type NumberFieldProps } from '../number-field/NumberField'
import { useControlled } from './use-controlled'
import type { PathProps, FormControlledProp } from './use-registered'

/** Props of FormNumberField: those of NumberField that the form does not set, and the path of the value. */
export interface FormNumberFieldProps<Values extends FieldValues = FieldValues>
  extends Omit<NumberFieldProps, FormControlledProp>, PathProps<Values> {}

/**
 * A NumberField of the form around it; its value is a number, or `null` for none. A text that is not a number is `NaN`, which every schema
 * rejects.
 */
export function FormNumberField<Values extends FieldValues = FieldValues>({
  name,
  ...rest
}: FormNumberFieldProps<Values>) {
  return <NumberField {...rest} {...useControlled<number | null>(name, null)} />
}
