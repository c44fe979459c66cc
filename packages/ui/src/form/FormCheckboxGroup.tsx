'use client'

import type { FieldValues } from 'react-hook-form'
import { CheckboxGroup, type CheckboxGroupProps } from '../checkbox-group/CheckboxGroup'
import { useControlled } from './use-controlled'
import type { PathProps, FormControlledProp } from './use-registered'

/** Props of FormCheckboxGroup: those of CheckboxGroup that the form does not set, and the path of the value. */
export interface FormCheckboxGroupProps<Values extends FieldValues = FieldValues>
  extends Omit<CheckboxGroupProps, FormControlledProp>, PathProps<Values> {}

const NONE: readonly string[] = []

/** A CheckboxGroup of the form around it. Its value is a list of texts. */
export function FormCheckboxGroup<Values extends FieldValues = FieldValues>(props: FormCheckboxGroupProps<Values>) {
  const { name, ...rest } = props
  return <CheckboxGroup {...rest} {...useControlled<readonly string[]>(name, NONE)} />
}
