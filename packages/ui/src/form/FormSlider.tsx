'use client'

import type { FieldValues } from 'react-hook-form'
import { Slider, type SliderProps } from '../slider/Slider'
import { useControlled } from './use-controlled'
import type { PathProps, FormControlledProp } from './use-registered'

/** Props of FormSlider: those of Slider that the form does not set, and the path of the value. */
export interface FormSliderProps<Values extends FieldValues = FieldValues>
  extends Omit<SliderProps, FormControlledProp>, PathProps<Values> {}

/** A Slider of the form around it; its value is a number, or `null` for none. A typed text that is not a value of the slider is `NaN`, which every schema rejects. */
export function FormSlider<Values extends FieldValues = FieldValues>({ name, ...rest }: FormSliderProps<Values>) {
  return <Slider {...rest} {...useControlled<number | null>(name, null)} />
}
