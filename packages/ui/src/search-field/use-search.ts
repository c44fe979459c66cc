import {
  type CompositionEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { initialText, isUnsent, received, type SearchText, sent, typed } from './search-text'

/** What a search field is given. */
export interface SearchOptions {
  value: string
  onChange: (value: string) => void
  /** Milliseconds after the last key. */
  delay: number
}

/**
 * Keeps what is typed, sends it after a pause, and takes over what is decided elsewhere.
 *
 * Sends at once on Enter, when the field is left, and when it is cleared; never in the middle of a character that is still
 * being composed.
 */
export function useSearch({ value, onChange, delay }: SearchOptions) {
  const [state, setState] = useState(() => initialText(value))
  // What is known right now: two keys may come before the first one is drawn.
  const latest = useRef(state)
  const input = useRef<HTMLInputElement>(null)
  const isComposing = useRef(false)
  const [typedAt, setTypedAt] = useState(0)

  const apply = (next: SearchText): void => {
    latest.current = next
    setState(next)
  }
  const send = (): void => {
    const next = latest.current
    apply(sent(next))
    if (isUnsent(next)) onChange(next.text)
  }
  const takeOver = useEffectEvent(() => apply(received(latest.current, value)))
  // Before the browser draws, so that a value from elsewhere never shows late.
  useLayoutEffect(() => takeOver(), [value])
  const sendLater = useEffectEvent(() => {
    if (!isComposing.current) send()
  })
  // Every key starts the pause anew.
  useEffect(() => {
    if (typedAt === 0) return
    const timer = setTimeout(sendLater, delay)
    return () => clearTimeout(timer)
  }, [typedAt, delay])

  const type = (text: string): void => {
    apply(typed(latest.current, text))
    setTypedAt((count) => count + 1)
  }
  const clear = (): void => {
    apply(typed(latest.current, ''))
    setTypedAt(0)
    send()
    input.current?.focus()
  }
  return {
    text: state.text,
    input,
    clear,
    inputProps: {
      onChange: (event: { target: { value: string } }) => type(event.target.value),
      onBlur: send,
      onCompositionStart: () => {
        isComposing.current = true
      },
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
        isComposing.current = false
        type(event.currentTarget.value)
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') send()
        if (event.key !== 'Escape' || latest.current.text === '') return
        // Clearing comes first: a dialog around it stays, and so does the browser's full screen.
        event.preventDefault()
        event.stopPropagation()
        clear()
      },
    },
  }
}
