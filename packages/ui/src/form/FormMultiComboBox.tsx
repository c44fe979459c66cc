'use client'

import type { FieldValues } from 'react-hook-form'
import { MultiComboBox, type MultiComboBoxProps } from '../combo-box/MultiComboBox'
import { useControlled } from './use-controlled'
import type { PathProps, FormControlledProp } from './use-registered'

/** Props of FormMultiComboBox: those of MultiComboBox that the form does not decide, and the path of the value. */
export interface FormMultiComboBoxProps<Values extends FieldValues = FieldValues>
  extends Omit<MultiComboBoxProps, FormControlledProp>, PathProps<Values> {}

const NONE: readonly string[] = []

/** A MultiComboBox of the form around it; its value is a list of texts, in the order in which they were chosen. */
export function FormMultiComboBox<Values extends FieldValues = FieldValues>({
  name,
  ...rest
}: FormMultiComboBoxProps<Values>) {
  return <MultiComboBox {...rest} {...useControlled<readonly string[]>(name, NONE)} />
}
