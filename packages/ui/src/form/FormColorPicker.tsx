'use client'

import type { FieldValues } from 'react-hook-form'
import { ColorPicker, type ColorPickerProps } from '../color-picker/ColorPicker'
import { useControlled } from './use-controlled'
import type { PathProps, FormControlledProp } from './use-registered'

/** Props of FormColorPicker: those of ColorPicker that the form does not set, and the path of the value. */
export interface FormColorPickerProps<Values extends FieldValues = FieldValues>
  extends Omit<ColorPickerProps, FormControlledProp>, PathProps<Values> {}

/** A ColorPicker of the form around it; its value is # and six digits, `null` for none, or a typed text that is not a color. */
export function FormColorPicker<Values extends FieldValues = FieldValues>({
  name,
  ...rest
}: FormColorPickerProps<Values>) {
  return <ColorPicker {...rest} {...useControlled<string | null>(name, null)} />
}
