import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { ComboOption } from '../combo-box/combo-option'
import { listMove } from '../combo-box/list-move'

/** Finds addresses for a text; rejects when it cannot. The signal is aborted when the answer is no longer wanted. */
export type AddressSource = (text: string, signal: AbortSignal) => Promise<readonly ComboOption[]>

/** A pause of this long in the typing asks the source, milliseconds. */
const PAUSE = 200
/** A longer text is a pasted list and asks nothing. */
const LONGEST = 100
/** Rows that are drawn at most; the rest is counted. */
const ROWS = 50

interface Asked {
  text: string
  options: readonly ComboOption[]
  state: 'loading' | 'there' | 'failed'
}

/**
 * What a source suggests for a text that is typed, as the open list of a combobox: the focus stays in the input. Only the answer to
 * the last question counts.
 * @param refusal why an address cannot be chosen, undefined when it can
 */
export function useSuggestions(source: AddressSource | undefined, refusal: (address: string) => string | undefined) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [active, setActive] = useState(-1)
  const listId = useId()
  const running = useRef<{ timer: ReturnType<typeof setTimeout>; abort: AbortController } | null>(null)
  const stop = (): void => {
    clearTimeout(running.current?.timer)
    running.current?.abort.abort()
    running.current = null
  }
  useEffect(() => stop, [])
  const close = (): void => {
    stop()
    setAsked(null)
    setActive(-1)
  }
  const ask = (text: string, pause: number): void => {
    stop()
    if (source === undefined) return
    const abort = new AbortController()
    setActive(-1)
    setAsked((before) => ({ text, options: before?.options ?? [], state: 'loading' }))
    const answer = (state: Asked['state'], options: readonly ComboOption[]): void => {
      if (!abort.signal.aborted) setAsked({ text, options, state })
    }
    const timer = setTimeout(() => {
      // A source that throws at once fails like one that rejects.
      Promise.resolve()
        .then(() => source(text, abort.signal))
        .then(
          (options) => answer('there', options),
          () => answer('failed', []),
        )
    }, pause)
    running.current = { timer, abort }
  }
  const options = asked?.options ?? []
  const shown = options.slice(0, ROWS).map((option) => {
    const disabledReason = option.disabledReason ?? refusal(option.value)
    return disabledReason === undefined ? option : { ...option, disabledReason }
  })
  return {
    isOpen: asked !== null && source !== undefined,
    isLoading: asked?.state === 'loading',
    hasFailed: asked?.state === 'failed',
    found: { shown, before: 0, total: options.length },
    place: Math.min(active, shown.length - 1),
    active: shown[active],
    listId,
    close,
    /** Told what is typed. */
    search: (text: string): void => {
      const wanted = text.trim()
      if (wanted === '' || wanted.length > LONGEST) close()
      else ask(wanted, PAUSE)
    },
    retry: (): void => {
      if (asked !== null) ask(asked.text, 0)
    },
    /** @returns whether the key belonged to the open list */
    onKey: (event: KeyboardEvent): boolean => {
      if (asked === null) return false
      if (event.key === 'Escape') {
        close()
        return true
      }
      // Home and End move the caret: a text is being typed.
      const to = event.key.startsWith('Arrow') ? listMove(event.key, active, shown.length) : null
      if (to === null) return false
      setActive(to)
      return true
    },
  }
}

/** What `useSuggestions` gives. */
export type Suggestions = ReturnType<typeof useSuggestions>
