'use client'

import type { FieldValues } from 'react-hook-form'
import { type ComboId, MultiComboBox, type MultiComboBoxProps } from '../combo-box/MultiComboBox'
import { useControlled } from './use-controlled'
import type { PathProps, FormControlledProp } from './use-registered'

/** Props of FormMultiComboBox: those of MultiComboBox that the form does not set, and the path of the value. */
export interface FormMultiComboBoxProps<Values extends FieldValues = FieldValues, Id extends ComboId = string>
  extends Omit<MultiComboBoxProps<Id>, FormControlledProp>, PathProps<Values> {}

const NONE: readonly never[] = []

/** A MultiComboBox of the form around it; its value is the list of the chosen options' values, in the order in which they were chosen. */
export function FormMultiComboBox<Values extends FieldValues = FieldValues, Id extends ComboId = string>({
  name,
  ...rest
}: FormMultiComboBoxProps<Values, Id>) {
  return <MultiComboBox {...rest} {...useControlled<readonly Id[]>(name, NONE)} />
}
