import { useState } from 'react'
import { useLeave } from '../field/use-leave'
import { parseColor } from './color'

/** Options of `useColor`. */
export interface ColorChoices {
  value: string | null | undefined
  defaultValue: string | null
  onChange: ((value: string | null) => void) | undefined
}

const toText = (value: string | null): string => (value === null ? '' : (parseColor(value) ?? value))

/** The value of a typed text: a color, `null` for an empty text, else the text itself. */
const toValue = (text: string): string | null => parseColor(text) ?? (text.trim() || null)

/** A color that is typed, picked or chosen. The text stays as it was typed. Only a value that the caller sets replaces it. */
export function useColor({ value, defaultValue, onChange }: ColorChoices) {
  const toState = (first: string | null) => ({ text: toText(first), value: first })
  const [state, setState] = useState(() => toState(value === undefined ? defaultValue : value))
  const [hasLeft, setLeft] = useState(false)
  if (value !== undefined && value !== state.value) setState(toState(value))
  const write = (text: string, next: string | null): void => {
    setState({ text, value: next })
    if (next !== state.value) onChange?.(next)
  }
  const color = parseColor(state.text)
  const leave = useLeave(() => {
    setLeft(true)
    if (color !== null) write(color, color === parseColor(state.value ?? '') ? state.value : color)
  })
  return {
    text: state.text,
    /** # and six capital digits, null when there is none. */
    color,
    isWrong: color === null && state.text.trim() !== '',
    /** The picker's own error appears after the first blur. */
    hasLeft,
    onReset: (): void => {
      setLeft(false)
      if (value === undefined) setState(toState(defaultValue))
    },
    onType: (text: string): void => write(text, toValue(text)),
    onLeave: leave,
    choose: (next: string): void => write(toText(next), toText(next)),
  }
}
