import { type KeyboardEvent, useState } from 'react'
import { useNumber } from '../number-field/use-number'
import { clampToRange, isOnSlider, findSliderValue, type SliderRange } from './slider-value'

/** Options of `useSlider`. */
export interface SliderChoices extends SliderRange {
  value: number | null | undefined
  defaultValue: number | null
  /** The value cannot be changed. */
  isDisabled: boolean
  onChange: ((value: number | null) => void) | undefined
}

const isNumber = (value: number | null): value is number => value !== null && !Number.isNaN(value)

interface SliderState {
  /** The typed number, `NaN` for a text that is not a number. */
  typed: number | null
  /** The value; `null` for an empty field, `NaN` for a typed text that is not a value of the slider. */
  value: number | null
  /** The value before anything was typed: the last one that the caller set. */
  initial: number | null
  thumb: number
}

/**
 * The state of a number that is dragged or typed. Typed text stays as it is. If it is not a value of the slider, the value is `NaN` and
 * the thumb stays at the last value.
 */
export function useSlider({ value, defaultValue, isDisabled, onChange, ...range }: SliderChoices) {
  const toState = (first: number | null): SliderState => ({
    typed: first,
    value: first,
    initial: first,
    thumb: clampToRange(isNumber(first) ? first : range.min, range),
  })
  const [state, setState] = useState(() => toState(value === undefined ? defaultValue : value))
  if (value !== undefined && !Object.is(value, state.value)) {
    setState({ typed: value, value, initial: value, thumb: isNumber(value) ? clampToRange(value, range) : state.thumb })
  }
  const change = (typed: number | null): void => {
    const next = typed === null || isOnSlider(typed, range) ? typed : Number.NaN
    setState((before) => ({ ...before, typed, value: next, thumb: isNumber(next) ? next : before.thumb }))
    if (!Object.is(next, state.value)) onChange?.(next)
  }
  const number = useNumber({
    value: state.typed,
    defaultValue: null,
    isInteger: false,
    isDisabled,
    onChange: change,
    ...range,
  })
  return {
    number,
    /**
     * The typed text is not a value of the slider. A value from the caller between two steps or outside the range is not an error of the
     * slider, and neither is an empty field where the caller has no number.
     */
    isRejected: !isNumber(state.value) && !(state.value === null && state.initial === null),
    thumb: state.thumb,
    onReset: (): void => {
      number.onReset()
      if (value === undefined) setState(toState(defaultValue))
    },
    onSlide: (newValue: number): void => {
      if (!isDisabled) change(newValue)
    },
    onSliderKey: (event: KeyboardEvent<HTMLInputElement>): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const nextValue = findSliderValue(
        event.key,
        state.thumb,
        range,
        getComputedStyle(event.currentTarget).direction === 'rtl',
      )
      if (nextValue === null) return
      event.preventDefault()
      if (!isDisabled) change(nextValue)
    },
  }
}
