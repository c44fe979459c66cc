'use client'

import type { FieldValues } from 'react-hook-form'
import { DatePicker, type DatePickerProps } from '../date-picker/DatePicker'
import { useControlled } from './use-controlled'
import type { PathProps, FormControlledProp } from './use-registered'

/** Props of FormDatePicker: those of DatePicker that the form does not set, and the path of the value. */
export interface FormDatePickerProps<Values extends FieldValues = FieldValues>
  extends Omit<DatePickerProps, FormControlledProp>, PathProps<Values> {}

/**
 * A DatePicker of the form around it; its value is `YYYY-MM-DD`, or `null` for none. A typed text that is not a day is the value too, so
 * that a schema can reject it.
 */
export function FormDatePicker<Values extends FieldValues = FieldValues>({
  name,
  ...rest
}: FormDatePickerProps<Values>) {
  return <DatePicker {...rest} {...useControlled<string | null>(name, null)} />
}
