'use client'

import type { FieldValues } from 'react-hook-form'
import { Slider, type SliderProps } from '../slider/Slider'
import { createFormField, type FormFieldProps } from './create-form-field'
import { useNullable } from './use-controlled'

/** Props of FormSlider: those of Slider that the form does not set, and the path of the value. */
export type FormSliderProps<Values extends FieldValues = FieldValues> = FormFieldProps<SliderProps, Values>

/** A Slider of the form around it; its value is a number, or `null` for none. A typed text that is not a value of the slider is `NaN`, which every schema rejects. */
export const FormSlider = createFormField(Slider, useNullable)
