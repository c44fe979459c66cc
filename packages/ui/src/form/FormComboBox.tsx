'use client'

import type { FieldValues } from 'react-hook-form'
import { ComboBox, type ComboBoxProps } from '../combo-box/ComboBox'
import { useControlled } from './use-controlled'
import type { PathProps, FormControlledProp } from './use-registered'

/** Props of FormComboBox: those of ComboBox that the form does not decide, and the path of the value. */
export interface FormComboBoxProps<Values extends FieldValues = FieldValues>
  extends Omit<ComboBoxProps, FormControlledProp>, PathProps<Values> {}

/** A ComboBox of the form around it; its value is a text, `null` for none. */
export function FormComboBox<Values extends FieldValues = FieldValues>({ name, ...rest }: FormComboBoxProps<Values>) {
  return <ComboBox {...rest} {...useControlled<string | null>(name, null)} />
}
