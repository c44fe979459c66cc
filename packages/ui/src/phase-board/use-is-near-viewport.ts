import { type RefObject, useEffect, useState } from 'react'
import { observeVisibility } from '../observe/observe-visibility'

/** How far outside the viewport still counts as near, in percent of the viewport. */
const MARGIN = '50%'

/**
 * Whether an element is in the viewport or near it.
 * @param isNearInitially the result before the browser reports the intersection
 */
export function useIsNearViewport(element: RefObject<HTMLElement | null>, isNearInitially: boolean): boolean {
  const [isNear, setNear] = useState(isNearInitially)
  useEffect(() => {
    const observed = element.current
    if (observed === null) return
    const options = { rootMargin: MARGIN, scrollMargin: MARGIN }
    return observeVisibility(observed, setNear, options)
  }, [element])
  return isNear
}
