'use client'

import type { FieldValues } from 'react-hook-form'
import { TextField, type TextFieldProps } from '../text-field/TextField'
import { type PathProps, type NumericProps, useRegistered, type FormControlledProp } from './use-registered'

/** Props of FormTextField: those of TextField that the form does not set, and the path of the value. */
export interface FormTextFieldProps<Values extends FieldValues = FieldValues>
  extends Omit<TextFieldProps, FormControlledProp>, PathProps<Values>, NumericProps {}

/** A TextField of the form around it. */
export function FormTextField<Values extends FieldValues = FieldValues>({
  name,
  isNumber,
  ...rest
}: FormTextFieldProps<Values>) {
  return <TextField {...rest} {...useRegistered(name, { isNumber })} />
}
