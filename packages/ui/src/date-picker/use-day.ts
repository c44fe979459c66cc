import { useState } from 'react'
import { formatDay, parseDay } from './day-text'
import { isDay } from './iso-day'

/** Options of `useDay`. */
export interface DayChoices {
  value: string | null | undefined
  defaultValue: string | null
  format: string
  locale: string
  onChange: ((value: string | null) => void) | undefined
}

/**
 * The text of a date picker and the day in it. The text stays as it was typed, even if it is not a day. Only a value that the caller sets
 * replaces the text, not a value that typing reported.
 */
export function useDay({ value, defaultValue, format, locale, onChange }: DayChoices) {
  const toText = (day: string | null): string => (day === null ? '' : isDay(day) ? formatDay(day, format, locale) : day)
  const toState = (first: string | null) => ({ text: toText(first), value: first, format, locale })
  const [state, setState] = useState(() => toState(value === undefined ? defaultValue : value))
  const [hasLeft, setLeft] = useState(false)
  if (value !== undefined && value !== state.value) setState(toState(value))
  // A day is written again in another language; a text that is not a day stays.
  else if (format !== state.format || locale !== state.locale) {
    setState({ ...state, text: toText(state.value), format, locale })
  }

  const write = (text: string, next: string | null): void => {
    setState({ text, value: next, format, locale })
    if (next !== state.value) onChange?.(next)
  }
  const day = state.value !== null && isDay(state.value) ? state.value : null
  return {
    text: state.text,
    /** The day; null if the text is not one. */
    day,
    isUnreadable: state.value !== null && day === null,
    /** What a native form submits: the day, or the typed text if it is not one. */
    formText: state.value ?? '',
    /** The field's own errors appear after the first blur. */
    hasLeft,
    onReset: (): void => {
      setLeft(false)
      if (value === undefined) setState(toState(defaultValue))
    },
    onType: (text: string) => write(text, text.trim() === '' ? null : (parseDay(text, format, locale) ?? text.trim())),
    onLeave: () => {
      setLeft(true)
      if (day !== null || state.value === null) write(toText(day), day)
    },
    set: (next: string | null) => {
      setLeft(true)
      write(toText(next), next)
    },
  }
}
