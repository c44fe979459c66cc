'use client'

import type { FieldValues } from 'react-hook-form'
import { DatePicker, type DatePickerProps } from '../date-picker/DatePicker'
import { useControlled } from './use-controlled'
import type { PathProps, FormControlledProp } from './use-registered'

/** Props of FormDatePicker: those of DatePicker that the form does not decide, and the path of the value. */
export interface FormDatePickerProps<Values extends FieldValues = FieldValues>
  extends Omit<DatePickerProps, FormControlledProp>, PathProps<Values> {}

/** A DatePicker of the form around it; its value is `YYYY-MM-DD`, `null` for none, and what was typed where that is no day, which a schema refuses. */
export function FormDatePicker<Values extends FieldValues = FieldValues>({
  name,
  ...rest
}: FormDatePickerProps<Values>) {
  return <DatePicker {...rest} {...useControlled<string | null>(name, null)} />
}
