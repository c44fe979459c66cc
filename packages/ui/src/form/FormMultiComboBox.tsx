'use client'

import { MultiComboBox, type MultiComboBoxProps } from '../combo-box/MultiComboBox'
import { useControlled } from './use-controlled'
import type { Named, Wired } from './use-registered'

/** Props of FormMultiComboBox: those of MultiComboBox that the form does not decide, and the path of the value. */
export interface FormMultiComboBoxProps extends Omit<MultiComboBoxProps, Wired>, Named {}

const NONE: readonly string[] = []

/** A MultiComboBox of the form around it; its value is a list of texts, in the order in which they were chosen. */
export function FormMultiComboBox({ name, ...rest }: FormMultiComboBoxProps) {
  return <MultiComboBox {...rest} {...useControlled<readonly string[]>(name, NONE)} />
}
