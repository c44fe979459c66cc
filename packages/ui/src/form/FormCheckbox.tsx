'use client'

import type { FieldValues } from 'react-hook-form'
import { Checkbox, type CheckboxProps } from '../checkbox/Checkbox'
import { type PathProps, useRegistered, type FormControlledProp } from './use-registered'

/** Props of FormCheckbox: those of Checkbox that the form does not set, and the path of the value. */
export interface FormCheckboxProps<Values extends FieldValues = FieldValues>
  extends Omit<CheckboxProps, FormControlledProp>, PathProps<Values> {}

/** A Checkbox of the form around it; its value is true or false. */
export function FormCheckbox<Values extends FieldValues = FieldValues>({ name, ...rest }: FormCheckboxProps<Values>) {
  return <Checkbox {...rest} {...useRegistered(name)} />
}
