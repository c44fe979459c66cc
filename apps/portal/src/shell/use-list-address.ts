import { useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/**
 * Writes what a list is asked for into the address: anything but a page starts over at page 1. Typing replaces the entry, so that back leaves the list and does not undo
 * letter by letter. Two changes may come before the address says the first one, as when a field is left by pressing the head of a column: the second goes on from the
 * first and does not undo it.
 * @param value what the address says
 * @param queryOf the address of a filter; what is empty is left out
 */
export function useListAddress<Filter extends { page: number }>(
  value: Filter,
  queryOf: (filter: Filter) => Record<string, string | undefined>,
): (change: Partial<Filter>) => void {
  const { key } = useLocation()
  const [, setQuery] = useSearchParams()
  const asked = useRef<{ at: string; filter: Filter }>(undefined)
  return (change) => {
    const from = asked.current?.at === key ? asked.current.filter : value
    const filter = { ...from, page: 1, ...change }
    asked.current = { at: key, filter }
    const entries = Object.entries(queryOf(filter)).filter((entry): entry is [string, string] => !!entry[1])
    setQuery(entries, { replace: true, preventScrollReset: true })
  }
}
