import { useState } from 'react'
import { type DayFormat, formatDay, parseDay } from './day-text'
import { isDay } from './iso-day'

/** What the text of a date picker is given. */
export interface DayChoices {
  value: string | null | undefined
  defaultValue: string | null
  format: DayFormat
  locale: string
  onChange: ((value: string | null) => void) | undefined
}

/**
 * A text that stands for a day. The text is what was typed, whether it is a day or not; a value that the owner decided replaces it,
 * the one that the text itself raised does not.
 */
export function useDay({ value, defaultValue, format, locale, onChange }: DayChoices) {
  const textOf = (day: string | null): string => (day === null ? '' : isDay(day) ? formatDay(day, format, locale) : day)
  const [state, setState] = useState(() => {
    const first = value === undefined ? defaultValue : value
    return { text: textOf(first), value: first }
  })
  const [hasLeft, setLeft] = useState(false)
  if (value !== undefined && value !== state.value) setState({ text: textOf(value), value })

  const write = (text: string, next: string | null): void => {
    setState({ text, value: next })
    if (next !== state.value) onChange?.(next)
  }
  const day = state.value !== null && isDay(state.value) ? state.value : null
  return {
    text: state.text,
    /** The day, if the text is one. */
    day,
    isUnreadable: state.value !== null && day === null,
    /** Errors of its own are told when the field has been left once. */
    isTold: hasLeft,
    onType: (text: string) => write(text, text.trim() === '' ? null : (parseDay(text, format, locale) ?? text.trim())),
    onLeave: () => {
      setLeft(true)
      if (day !== null || state.value === null) write(textOf(day), day)
    },
    set: (next: string | null) => {
      setLeft(true)
      write(textOf(next), next)
    },
  }
}
