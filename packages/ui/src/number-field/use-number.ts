import { type KeyboardEvent, useState } from 'react'
import { useLeave } from '../field/use-leave'
import { useLanguage } from '../locale/locale-context'
import { toNumber } from './number-labels'
import { getNotation } from './number-notation'
import { formatNumber, formatPlain } from './parse-number'
import { type NumberLimits, stepNumber } from './step-number'

/** Options of `useNumber`. */
export interface NumberChoices extends NumberLimits {
  value: number | null | undefined
  defaultValue: number | null
  isInteger: boolean
  /** Keys and steps have no effect. */
  isDisabled: boolean
  onChange: ((value: number | null) => void) | undefined
}

const isNumber = (value: number | null): value is number => value !== null && !Number.isNaN(value)

/** The steps of a key, or the limit it moves to. */
const KEYS: Readonly<Record<string, number | 'min' | 'max'>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: 'min',
  End: 'max',
}

/**
 * The text of a number field and the number in it. The text stays as it was typed, even if it is not a number. Only a value that the caller
 * sets replaces the text, not a value that typing reported.
 */
export function useNumber({ value, defaultValue, isInteger, isDisabled, onChange, ...limits }: NumberChoices) {
  const notation = getNotation(useLanguage().locale)
  const toText = (next: number | null): string => (isNumber(next) ? formatPlain(next, notation) : '')
  const toState = (first: number | null) => ({ text: toText(first), value: first, notation })
  const [state, setState] = useState(() => toState(value ?? defaultValue))
  const [hasLeft, setLeft] = useState(false)
  if (value !== undefined && !Object.is(value, state.value)) setState(toState(value))
  // A number is written again in another language; a text that is not a number stays.
  else if (notation !== state.notation) {
    setState({ ...state, notation, text: isNumber(state.value) ? toText(state.value) : state.text })
  }

  const write = (text: string, next: number | null): void => {
    setState({ text, value: next, notation })
    if (!Object.is(next, state.value)) onChange?.(next)
  }
  const step = (steps: number): boolean => {
    if (isDisabled) return false
    const next = stepNumber(state.value, steps, limits)
    write(toText(next), next)
    return stepNumber(next, Math.sign(steps), limits) !== next
  }
  const leave = useLeave(() => {
    setLeft(true)
    if (isNumber(state.value)) write(toText(state.value), state.value)
  })
  return {
    ...state,
    /** What a native form submits: the digits, or the typed text if it is not a number. */
    formText: state.value === null ? '' : isNumber(state.value) ? formatNumber(state.value) : state.text,
    /** The field's own errors appear after the first blur. */
    hasLeft,
    /** @returns whether another step in this direction is possible */
    step,
    onReset: (): void => {
      setLeft(false)
      if (value === undefined) setState(toState(defaultValue))
    },
    onType: (text: string) => write(text, toNumber(text, isInteger, notation)),
    onLeave: leave,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const by = KEYS[event.key]
      if (isDisabled || by === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const limit = typeof by === 'number' ? undefined : limits[by]
      // Without a limit Home and End move the caret.
      if (typeof by !== 'number' && limit === undefined) return
      event.preventDefault()
      if (typeof by === 'number') step(by)
      else if (limit !== undefined) write(toText(limit), limit)
    },
  }
}
