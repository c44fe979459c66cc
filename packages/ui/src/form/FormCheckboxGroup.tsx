'use client'

import { CheckboxGroup, type CheckboxGroupProps } from '../checkbox-group/CheckboxGroup'
import { useControlled } from './use-controlled'
import type { Named, Wired } from './use-registered'

/** Props of FormCheckboxGroup: those of CheckboxGroup that the form does not decide, and the path of the value. */
export interface FormCheckboxGroupProps extends Omit<CheckboxGroupProps, Wired>, Named {}

const NONE: readonly string[] = []

/** A CheckboxGroup of the form around it; its value is a list of texts. */
export function FormCheckboxGroup({ name, ...rest }: FormCheckboxGroupProps) {
  return <CheckboxGroup {...rest} {...useControlled<readonly string[]>(name, NONE)} />
}
