import { type KeyboardEvent, useState } from 'react'
import { useNumber } from '../number-field/use-number'
import { isOnSlider, slideKey, thumbAt, type SliderRange } from './slider-value'

/** What a slider is given. */
export interface SliderChoices extends SliderRange {
  value: number | undefined
  defaultValue: number
  /** Nothing changes it. */
  isDisabled: boolean
  onChange: ((value: number) => void) | undefined
}

/**
 * A number that is drawn and typed. What is typed stays as it is; the owner is told `NaN` for what is no value of the slider,
 * and the thumb stays at the last one that was.
 */
export function useSlider({ value, defaultValue, isDisabled, onChange, ...range }: SliderChoices) {
  const start = value ?? defaultValue
  const [state, setState] = useState<{ raw: number | null; told: number; thumb: number }>(() => ({
    raw: start,
    told: start,
    thumb: thumbAt(start, range),
  }))
  if (value !== undefined && !Object.is(value, state.told)) {
    setState({ raw: value, told: value, thumb: Number.isNaN(value) ? state.thumb : thumbAt(value, range) })
  }
  const change = (raw: number | null): void => {
    const told = isOnSlider(raw, range) ? raw : Number.NaN
    setState((before) => ({ raw, told, thumb: Number.isNaN(told) ? before.thumb : told }))
    if (!Object.is(told, state.told)) onChange?.(told)
  }
  const number = useNumber({
    value: state.raw,
    defaultValue: null,
    isInteger: false,
    isDisabled,
    onChange: change,
    ...range,
  })
  return {
    number,
    /** What is typed is no value of the slider. One of the owner's, between two steps or outside, is not this field's to judge. */
    isRefused: Number.isNaN(state.told),
    thumb: state.thumb,
    onSlide: (to: number): void => {
      if (!isDisabled) change(to)
    },
    onSliderKey: (event: KeyboardEvent<HTMLInputElement>): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const to = slideKey(event.key, state.thumb, range, getComputedStyle(event.currentTarget).direction === 'rtl')
      if (to === null) return
      event.preventDefault()
      if (!isDisabled) change(to)
    },
  }
}
