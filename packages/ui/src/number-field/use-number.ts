import { type KeyboardEvent, useState } from 'react'
import { useLeave } from '../field/use-leave'
import { numberOf } from './number-labels'
import { formatNumber } from './parse-number'
import { type NumberLimits, stepNumber } from './step-number'

/** What a number field is given. */
export interface NumberChoices extends NumberLimits {
  value: number | null | undefined
  defaultValue: number | null
  isInteger: boolean
  /** The keys change nothing. */
  isDisabled: boolean
  onChange: ((value: number | null) => void) | undefined
}

const textOf = (value: number | null): string => (value === null || Number.isNaN(value) ? '' : formatNumber(value))

/** Steps that a key goes, or the limit that it goes to. */
const KEYS: Readonly<Record<string, number | 'min' | 'max'>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: 'min',
  End: 'max',
}

/**
 * A text that stands for a number. The text is what was typed, whether it can be read or not; a value that the owner decided
 * replaces it, the one that the text itself raised does not.
 */
export function useNumber({ value, defaultValue, isInteger, isDisabled, onChange, ...limits }: NumberChoices) {
  const [state, setState] = useState(() => ({ text: textOf(value ?? defaultValue), value: value ?? defaultValue }))
  const [hasLeft, setLeft] = useState(false)
  if (value !== undefined && !Object.is(value, state.value)) setState({ text: textOf(value), value })

  const write = (text: string, next: number | null): void => {
    setState({ text, value: next })
    if (!Object.is(next, state.value)) onChange?.(next)
  }
  const step = (steps: number): void => {
    const next = stepNumber(state.value, steps, limits)
    write(textOf(next), next)
  }
  const leave = useLeave(() => {
    setLeft(true)
    if (state.value !== null && !Number.isNaN(state.value)) write(textOf(state.value), state.value)
  })
  return {
    ...state,
    /** Errors of its own are told when the field has been left once. */
    isTold: hasLeft,
    step,
    onType: (text: string) => write(text, numberOf(text, isInteger)),
    onLeave: leave,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const by = KEYS[event.key]
      if (isDisabled || by === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const limit = typeof by === 'number' ? undefined : limits[by]
      // Without a limit Home and End move the caret, as in any text.
      if (typeof by !== 'number' && limit === undefined) return
      event.preventDefault()
      if (typeof by === 'number') step(by)
      else if (limit !== undefined) write(textOf(limit), limit)
    },
  }
}
