import { useEffect, useRef, useState } from 'react'
import { cleanSearch } from './page-query'

/**
 * A search text that changes only after a pause in typing, so that not every key sends a request.
 * @param delayMs the pause after the last key
 */
export function useDebouncedSearch(delayMs: number) {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    search,
    /** Whether the typed text is not the search yet. */
    isWaiting: typed !== search,
    onSearch: (text: string): void => {
      clearTimeout(timer.current)
      const wanted = cleanSearch(text)
      setTyped(wanted)
      timer.current = setTimeout(() => setSearch(wanted), delayMs)
    },
  }
}
