'use client'

import type { FieldValues } from 'react-hook-form'
import { NumberField, type NumberFieldProps } from '../number-field/NumberField'
import { createFormField, type FormFieldProps } from './create-form-field'
import { useNullable } from './use-controlled'

/** Props of FormNumberField: those of NumberField that the form does not set, and the path of the value. */
export type FormNumberFieldProps<Values extends FieldValues = FieldValues> = FormFieldProps<NumberFieldProps, Values>

/** A NumberField of the form around it; its value is a number, or `null` for none. A text that is not a number is `NaN`, which every schema rejects. */
export const FormNumberField = createFormField(NumberField, useNullable)
