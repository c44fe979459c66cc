'use client'

import { Slider, type SliderProps } from '../slider/Slider'
import { useControlled } from './use-controlled'
import type { Named, Wired } from './use-registered'

/** Props of FormSlider: those of Slider that the form does not decide, and the path of the value. */
export interface FormSliderProps extends Omit<SliderProps, Wired>, Named {}

/** A Slider of the form around it; its value is a number, and `null` for none or for a typed text that is not a value of the slider. */
export function FormSlider({ name, ...rest }: FormSliderProps) {
  return <Slider {...rest} {...useControlled<number | null>(name, null)} />
}
