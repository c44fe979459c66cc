'use client'

import type { FieldValues } from 'react-hook-form'
import { DatePicker, type DatePickerProps } from '../date-picker/DatePicker'
import { useControlled } from './use-controlled'
import type { PathProps, FormControlledProp } from './use-registered'

/** Props of FormDatePicker: those of DatePicker that the form does not set, and the path of the value. */
export interface FormDatePickerProps<Values extends FieldValues = FieldValues>
  extends Omit<DatePickerProps, FormControlledProp>, PathProps<Values> {}

/**
 * A DatePicker of the form around it; its value is `YYYY-MM-DD`, `null` for none, or the typed text if it is not a day, which a schema
 * rejects.
 */
export function FormDatePicker<Values extends FieldValues = FieldValues>({
  name,
  ...rest
}: FormDatePickerProps<Values>) {
  return <DatePicker {...rest} {...useControlled<string | null>(name, null)} />
}
