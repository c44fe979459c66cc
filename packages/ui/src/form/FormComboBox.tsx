'use client'

import { ComboBox, type ComboBoxProps, type ComboId } from '../combo-box/ComboBox'
import { useControlled } from './use-controlled'
import type { Named, Wired } from './use-registered'

/** Props of FormComboBox: those of ComboBox that the form does not decide, and the path of the value. */
export interface FormComboBoxProps<Id extends ComboId = string> extends Omit<ComboBoxProps<Id>, Wired>, Named {}

/** A ComboBox of the form around it; its value is the chosen option's, `null` for none. */
export function FormComboBox<Id extends ComboId = string>({ name, ...rest }: FormComboBoxProps<Id>) {
  return <ComboBox {...rest} {...useControlled<Id | null>(name, null)} />
}
