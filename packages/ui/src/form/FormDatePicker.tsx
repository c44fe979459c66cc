'use client'

import type { FieldValues } from 'react-hook-form'
import { DatePicker, type DatePickerProps } from '../date-picker/DatePicker'
import { createFormField, type FormFieldProps } from './create-form-field'
import { useNullable } from './use-controlled'

/** Props of FormDatePicker: those of DatePicker that the form does not set, and the path of the value. */
export type FormDatePickerProps<Values extends FieldValues = FieldValues> = FormFieldProps<DatePickerProps, Values>

/** A DatePicker of the form around it; its value is `YYYY-MM-DD`, or `null` for none. A typed text that is not a day is the value too, so that a schema can reject it. */
export const FormDatePicker = createFormField(DatePicker, useNullable)
