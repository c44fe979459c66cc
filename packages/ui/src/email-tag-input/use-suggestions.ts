import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { ComboOption } from '../combo-box/combo-option'
import { findListIndex } from '../combo-box/list-move'

/** Finds addresses for a text. Rejects on failure. The signal is aborted when the answer is no longer needed. */
export type AddressSource = (text: string, signal: AbortSignal) => Promise<readonly ComboOption[]>

/** Delay after the last key before the source is called, in ms. */
const DEBOUNCE_MS = 200
/** Maximum length of a search text. A longer text is a pasted list. */
const MAX_SEARCH_LENGTH = 100
/** Maximum number of rendered suggestions. The others are only counted. */
const MAX_VISIBLE_OPTIONS = 50

interface Query {
  text: string
  options: readonly ComboOption[]
  state: 'loading' | 'loaded' | 'failed'
}

/**
 * The suggestions of a source as the open list of a combobox: the focus stays in the input. Results of older queries are ignored.
 * @param getDisabledReason why an address cannot be chosen; undefined when it can
 */
export function useSuggestions(
  source: AddressSource | undefined,
  getDisabledReason: (address: string) => string | undefined,
) {
  const [query, setQuery] = useState<Query | null>(null)
  const [active, setActive] = useState<string | null>(null)
  const listId = useId()
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; abort: AbortController } | null>(null)
  const stop = (): void => {
    clearTimeout(pending.current?.timer)
    pending.current?.abort.abort()
    pending.current = null
  }
  useEffect(() => stop, [])
  const close = (): void => {
    stop()
    setQuery(null)
    setActive(null)
  }
  const load = (text: string, delay: number): void => {
    stop()
    if (source === undefined) return
    const abort = new AbortController()
    setActive(null)
    setQuery((before) => ({ text, options: before?.options ?? [], state: 'loading' }))
    const answer = (state: Query['state'], options: readonly ComboOption[]): void => {
      if (!abort.signal.aborted) setQuery({ text, options, state })
    }
    const timer = setTimeout(() => {
      // A source that throws fails like one that rejects.
      Promise.resolve()
        .then(() => source(text, abort.signal))
        .then(
          (options) => answer('loaded', options),
          () => answer('failed', []),
        )
    }, delay)
    pending.current = { timer, abort }
  }
  const options = query?.options ?? []
  const visible = options.slice(0, MAX_VISIBLE_OPTIONS).map((option) => {
    const disabledReason = option.disabledReason ?? getDisabledReason(option.value)
    return disabledReason === undefined ? option : { ...option, disabledReason }
  })
  // By its value: other options can arrive while one is active.
  const place = visible.findIndex(({ value }) => value === active)
  return {
    isOpen: query !== null && source !== undefined,
    isLoading: query?.state === 'loading',
    hasFailed: query?.state === 'failed',
    found: { visible, before: 0, total: options.length },
    place,
    active: visible[place],
    listId,
    close,
    /** Suggests addresses for a text, after a pause. */
    search: (text: string): void => {
      const trimmed = text.trim()
      if (trimmed === '' || trimmed.length > MAX_SEARCH_LENGTH) close()
      else load(trimmed, DEBOUNCE_MS)
    },
    retry: (): void => {
      if (query !== null) load(query.text, 0)
    },
    /** @returns whether the open list handled the key */
    onKey: (event: KeyboardEvent): boolean => {
      if (query === null) return false
      if (event.key === 'Escape') {
        close()
        return true
      }
      // Home and End move the caret of the text.
      const nextIndex = event.key.startsWith('Arrow') ? findListIndex(event.key, place, visible.length) : null
      if (nextIndex === null) return false
      setActive(visible[nextIndex]?.value ?? null)
      return true
    },
  }
}

/** The state and handlers that `useSuggestions` returns. */
export type Suggestions = ReturnType<typeof useSuggestions>
