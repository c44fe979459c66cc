'use client'

import type { FieldValues } from 'react-hook-form'
import { PasswordField, type PasswordFieldProps } from '../text-field/PasswordField'
import { type PathProps, useRegistered, type FormControlledProp } from './use-registered'

/** Props of FormPasswordField: those of PasswordField that the form does not set, and the path of the value. */
export interface FormPasswordFieldProps<Values extends FieldValues = FieldValues>
  extends Omit<PasswordFieldProps, FormControlledProp>, PathProps<Values> {}

/** A PasswordField of the form around it. */
export function FormPasswordField<Values extends FieldValues = FieldValues>({
  name,
  ...rest
}: FormPasswordFieldProps<Values>) {
  return <PasswordField {...rest} {...useRegistered(name)} />
}
