import { useState } from 'react'
import { useLeave } from '../field/use-leave'
import { parseColor } from './color'

/** What a color is given. */
export interface ColorChoices {
  value: string | undefined
  defaultValue: string
  onChange: ((value: string) => void) | undefined
}

const shown = (value: string): string => parseColor(value) ?? value

/** A color that is typed, picked or chosen. The text stays as it is typed; a value that the owner decided replaces it. */
export function useColor({ value, defaultValue, onChange }: ColorChoices) {
  const [state, setState] = useState(() => ({ text: shown(value ?? defaultValue), value: value ?? defaultValue }))
  const [hasLeft, setLeft] = useState(false)
  if (value !== undefined && value !== state.value) setState({ text: shown(value), value })
  const write = (text: string, next: string): void => {
    setState({ text, value: next })
    if (next !== state.value) onChange?.(next)
  }
  const color = parseColor(state.text)
  const leave = useLeave(() => {
    setLeft(true)
    if (color !== null) write(color, color === parseColor(state.value) ? state.value : color)
  })
  return {
    text: state.text,
    /** # and six capital digits, null when there is none. */
    color,
    /** What is typed is wrong, and the field has been left once. */
    isWrong: hasLeft && color === null && state.text.trim() !== '',
    onType: (text: string): void => write(text, parseColor(text) ?? text.trim()),
    onLeave: leave,
    choose: (next: string): void => write(shown(next), shown(next)),
  }
}
