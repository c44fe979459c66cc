'use client'

import type { FieldValues } from 'react-hook-form'
import { Switch, type SwitchProps } from '../switch/Switch'
import { type PathProps, useRegistered, type FormControlledProp } from './use-registered'

/** Props of FormSwitch: those of Switch that the form does not set, and the path of the value. */
export interface FormSwitchProps<Values extends FieldValues = FieldValues>
  extends Omit<SwitchProps, FormControlledProp>, PathProps<Values> {}

/** A Switch of the form around it; its value is true or false. */
export function FormSwitch<Values extends FieldValues = FieldValues>({ name, ...rest }: FormSwitchProps<Values>) {
  return <Switch {...rest} {...useRegistered(name)} />
}
