import { useState } from 'react'

/**
 * The filter that the rows on the screen answer: the previous one while the rows of the current one load, and for as long as they cannot be
 * loaded. So the footer and the rows never belong to different pages.
 * @param data what the read returns. Until the current filter has data of its own, this is the same object as before.
 */
export function useShownFilter<Filter>(data: unknown, filter: Filter): Filter {
  const [shown, setShown] = useState({ data, filter })
  // Adjusted while rendering, so that no frame shows new rows over an old footer.
  if (data === shown.data) return data === undefined ? filter : shown.filter
  setShown({ data, filter })
  return filter
}
