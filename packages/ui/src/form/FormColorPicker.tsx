'use client'

import { ColorPicker, type ColorPickerProps } from '../color-picker/ColorPicker'
import { useControlled } from './use-controlled'
import type { Named, Wired } from './use-registered'

/** Props of FormColorPicker: those of ColorPicker that the form does not decide, and the path of the value. */
export interface FormColorPickerProps extends Omit<ColorPickerProps, Wired>, Named {}

/** A ColorPicker of the form around it; its value is # and six digits, `null` for none, or a typed text that is not a color. */
export function FormColorPicker({ name, ...rest }: FormColorPickerProps) {
  return <ColorPicker {...rest} {...useControlled<string | null>(name, null)} />
}
