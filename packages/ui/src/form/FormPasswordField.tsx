'use client'

import { PasswordField, type PasswordFieldProps } from '../text-field/PasswordField'
import { type Named, useRegistered, type Wired } from './use-registered'

/** Props of FormPasswordField: those of PasswordField that the form does not decide, and the path of the value. */
export interface FormPasswordFieldProps extends Omit<PasswordFieldProps, Wired>, Named {}

/** A PasswordField of the form around it. */
export function FormPasswordField({ name, ...rest }: FormPasswordFieldProps) {
  return <PasswordField {...rest} {...useRegistered(name)} />
}
