'use client'

import { RadioGroup, type RadioGroupProps } from '../radio-group/RadioGroup'
import { useControlled } from './use-controlled'
import type { Named, Wired } from './use-registered'

/** Props of FormRadioGroup: those of RadioGroup that the form does not decide, and the path of the value. */
export interface FormRadioGroupProps extends Omit<RadioGroupProps, Wired>, Named {}

/** A RadioGroup of the form around it; its value is a text, `''` for none. */
export function FormRadioGroup({ name, ...rest }: FormRadioGroupProps) {
  return <RadioGroup {...rest} {...useControlled<string>(name, '')} />
}
