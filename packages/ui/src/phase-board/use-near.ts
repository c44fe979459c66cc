import { type RefObject, useEffect, useState } from 'react'

/** How far out of sight still counts as near, of what is seen. */
const MARGIN = '50%'

/**
 * Whether an element is in sight, or nearly.
 * @param isNearAtFirst until the browser has told
 */
export function useNear(element: RefObject<HTMLElement | null>, isNearAtFirst: boolean): boolean {
  const [isNear, setNear] = useState(isNearAtFirst)
  useEffect(() => {
    const observed = element.current
    if (observed === null) return
    const options = { rootMargin: MARGIN, scrollMargin: MARGIN }
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), options)
    observer.observe(observed)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
