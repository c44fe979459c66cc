import { type CompositionEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useEffectEvent } from '../effect-event/use-effect-event'
import {
  hasUnsentText,
  initialText,
  receiveValue,
  type SearchText,
  sendText,
  settleText,
  typeText,
} from './search-text'
import { isImeKey } from '../field/is-ime-key'

/** How long later texts can take to come back after an earlier one, in ms. */
const SETTLE_MS = 500

/** Options of useSearch. */
export interface SearchOptions {
  value: string
  onChange: (value: string) => void
  /** Milliseconds between the last key and `onChange`. */
  delay: number
}

/**
 * Keeps the typed text, calls `onChange` after a pause, and shows values that change elsewhere.
 *
 * It calls `onChange` at once on Enter, on blur and when the field is cleared. It never does while an input method editor composes a
 * character.
 */
export function useSearch({ value, onChange, delay }: SearchOptions) {
  const [state, setState] = useState(() => initialText(value))
  // A ref, because two keys can arrive before the next render.
  const latest = useRef(state)
  const input = useRef<HTMLInputElement>(null)
  const isComposing = useRef(false)
  /** Counts changes: each one restarts the pause. */
  const [changeCount, setChangeCount] = useState(0)

  const apply = (next: SearchText): void => {
    latest.current = next
    setState(next)
  }
  const send = (): void => {
    const current = latest.current
    apply(sendText(current))
    if (hasUnsentText(current)) onChange(current.text)
  }
  const receive = useEffectEvent(() => apply(receiveValue(latest.current, value)))
  // Before the browser paints, so that the field never shows an outdated value.
  useLayoutEffect(() => receive(), [value])
  const settle = useEffectEvent((pending: SearchText['pending']) => {
    if (latest.current.pending === pending) apply(settleText(latest.current))
  })
  useEffect(() => {
    const { pending } = latest.current
    if (pending.length === 0) return
    const timer = setTimeout(() => settle(pending), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [value])
  const sendAfterPause = useEffectEvent(() => {
    if (!isComposing.current) send()
  })
  useEffect(() => {
    if (changeCount === 0) return
    const timer = setTimeout(sendAfterPause, delay)
    return () => clearTimeout(timer)
  }, [changeCount, delay])

  const type = (text: string): void => {
    apply(typeText(latest.current, text))
    setChangeCount((count) => count + 1)
  }
  const clear = (): void => {
    apply(typeText(latest.current, ''))
    setChangeCount(0)
    send()
    input.current?.focus()
  }
  return {
    text: state.text,
    input,
    clear,
    type,
    /** Shows the value and forgets the typed text, without `onChange`. */
    restart: (): void => apply(initialText(value)),
    /** The focus left the field, which also ends a composition. */
    leave: () => {
      isComposing.current = false
      send()
    },
    startComposition: () => {
      isComposing.current = true
    },
    endComposition: (event: CompositionEvent<HTMLInputElement>) => {
      isComposing.current = false
      type(event.currentTarget.value)
    },
    handleKey: (event: KeyboardEvent<HTMLInputElement>) => {
      if (isImeKey(event)) return
      if (event.key === 'Enter') send()
      if (event.key !== 'Escape' || latest.current.text === '') return
      // The first Escape clears the text, so a dialog around the field stays open and the browser stays in full screen.
      event.preventDefault()
      event.stopPropagation()
      clear()
    },
  }
}
