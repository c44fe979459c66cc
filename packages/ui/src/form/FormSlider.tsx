'use client'

import type { FieldValues } from 'react-hook-form'
import { Slider, type SliderProps } from '../slider/Slider'
import { useControlled } from './use-controlled'
import type { PathProps, FormControlledProp } from './use-registered'

/** Props of FormSlider: those of Slider that the form does not decide, and the path of the value. */
export interface FormSliderProps<Values extends FieldValues = FieldValues>
  extends Omit<SliderProps, FormControlledProp>, PathProps<Values> {}

/** A Slider of the form around it; its value is a number, and `NaN` for a typed text that is none, which every schema refuses. */
export function FormSlider<Values extends FieldValues = FieldValues>({ name, ...rest }: FormSliderProps<Values>) {
  return <Slider {...rest} {...useControlled<number>(name, rest.min ?? 0)} />
}
