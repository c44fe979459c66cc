'use client'

import type { FieldValues } from 'react-hook-form'
import { ComboBox, type ComboBoxProps, type ComboId } from '../combo-box/ComboBox'
import { useControlled } from './use-controlled'
import type { PathProps, FormControlledProp } from './use-registered'

/** Props of FormComboBox: those of ComboBox that the form does not set, and the path of the value. */
export interface FormComboBoxProps<Values extends FieldValues = FieldValues, Id extends ComboId = string>
  extends Omit<ComboBoxProps<Id>, FormControlledProp>, PathProps<Values> {}

/** A ComboBox of the form around it; its value is that of the chosen option, or `null` for none. */
export function FormComboBox<Values extends FieldValues = FieldValues, Id extends ComboId = string>({
  name,
  ...rest
}: FormComboBoxProps<Values, Id>) {
  return <ComboBox {...rest} {...useControlled<Id | null>(name, null)} />
}
