'use client'

import type { FieldValues } from 'react-hook-form'
import { Select, type SelectProps } from '../select/Select'
import { type PathProps, type NumericProps, useRegistered, type FormControlledProp } from './use-registered'

/** Props of FormSelect: those of Select that the form does not set, and the path of the value. */
export interface FormSelectProps<Values extends FieldValues = FieldValues>
  extends Omit<SelectProps, FormControlledProp>, PathProps<Values>, NumericProps {}

/** A Select of the form around it. */
export function FormSelect<Values extends FieldValues = FieldValues>(props: FormSelectProps<Values>) {
  const { name, isNumber, ...rest } = props
  return <Select {...rest} {...useRegistered(name, { isNumber })} />
}
