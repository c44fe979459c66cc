'use client'

import type { FieldValues } from 'react-hook-form'
import { RadioGroup, type RadioGroupProps } from '../radio-group/RadioGroup'
import { useControlled } from './use-controlled'
import type { PathProps, FormControlledProp } from './use-registered'

/** Props of FormRadioGroup: those of RadioGroup that the form does not set, and the path of the value. */
export interface FormRadioGroupProps<Values extends FieldValues = FieldValues>
  extends Omit<RadioGroupProps, FormControlledProp>, PathProps<Values> {}

/** A RadioGroup of the form around it. Its value is that of the selected option, or `null` for none. */
export function FormRadioGroup<Values extends FieldValues = FieldValues>(props: FormRadioGroupProps<Values>) {
  const { name, ...rest } = props
  return <RadioGroup {...rest} {...useControlled<string | null>(name, null)} />
}
