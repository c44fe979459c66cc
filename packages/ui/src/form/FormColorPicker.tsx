'use client'

import type { FieldValues } from 'react-hook-form'
import { ColorPicker, type ColorPickerProps } from '../color-picker/ColorPicker'
import { createFormField, type FormFieldProps } from './create-form-field'
import { useNullable } from './use-controlled'

/** Props of FormColorPicker: those of ColorPicker that the form does not set, and the path of the value. */
export type FormColorPickerProps<Values extends FieldValues = FieldValues> = FormFieldProps<ColorPickerProps, Values>

/** A ColorPicker of the form around it; its value is # and six digits, `null` for none, or a typed text that is not a color. */
export const FormColorPicker = createFormField(ColorPicker, useNullable)
