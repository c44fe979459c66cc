import { useState } from 'react'

/** The part of a read that shows whether its data answers the current filter. */
interface FilteredRead {
  /** Until the current filter has data of its own, this is the same object as before. */
  data: unknown
  error?: unknown
  isValidating: boolean
}

/**
 * The filter that the rows on the screen answer: the previous one while the rows of the current one load, and for as long as they cannot be
 * loaded. So the footer and the rows never belong to different pages.
 */
export function useShownFilter<Filter>({ data, error, isValidating }: FilteredRead, filter: Filter): Filter {
  const [shown, setShown] = useState({ data, filter })
  const isSettled = !isValidating && error === undefined
  // Equal data can be the same object, so that a settled read is an answer too.
  const isCurrent = data === undefined || data !== shown.data || isSettled
  if (!isCurrent) return shown.filter
  // Adjusted while rendering, so that no frame shows new rows over an old footer.
  if (data !== shown.data || JSON.stringify(filter) !== JSON.stringify(shown.filter)) setShown({ data, filter })
  return filter
}
