'use client'

import { Select, type SelectProps } from '../select/Select'
import { type Named, type Numeric, useRegistered, type Wired } from './use-registered'

/** Props of FormSelect: those of Select that the form does not decide, and the path of the value. */
export interface FormSelectProps extends Omit<SelectProps, Wired>, Named, Numeric {}

/** A Select of the form around it. */
export function FormSelect({ name, isNumber, ...rest }: FormSelectProps) {
  return <Select {...rest} {...useRegistered(name, { isNumber })} />
}
