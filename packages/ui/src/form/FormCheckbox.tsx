'use client'

import { Checkbox, type CheckboxProps } from '../checkbox/Checkbox'
import { type Named, useRegistered, type Wired } from './use-registered'

/** Props of FormCheckbox: those of Checkbox that the form does not decide, and the path of the value. */
export interface FormCheckboxProps extends Omit<CheckboxProps, Wired>, Named {}

/** A Checkbox of the form around it; its value is true or false. */
export function FormCheckbox({ name, ...rest }: FormCheckboxProps) {
  return <Checkbox {...rest} {...useRegistered(name)} />
}
