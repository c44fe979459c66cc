'use client'

import { Switch, type SwitchProps } from '../switch/Switch'
import { type Named, useRegistered, type Wired } from './use-registered'

/** Props of FormSwitch: those of Switch that the form does not decide, and the path of the value. */
export interface FormSwitchProps extends Omit<SwitchProps, Wired>, Named {}

/** A Switch of the form around it; its value is true or false. */
export function FormSwitch({ name, ...rest }: FormSwitchProps) {
  return <Switch {...rest} {...useRegistered(name)} />
}
