'use client'

import { TextField, type TextFieldProps } from '../text-field/TextField'
import { type Named, type Numeric, useRegistered, type Wired } from './use-registered'

/** Props of FormTextField: those of TextField that the form does not decide, and the path of the value. */
export interface FormTextFieldProps extends Omit<TextFieldProps, Wired>, Named, Numeric {}

/** A TextField of the form around it. */
export function FormTextField({ name, isNumber, ...rest }: FormTextFieldProps) {
  return <TextField {...rest} {...useRegistered(name, { isNumber })} />
}
