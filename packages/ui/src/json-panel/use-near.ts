import { useCallback, useState } from 'react'

/** So far beyond the edge counts as near: a key or a turn of the wheel does not get there first. */
const MARGIN = '600px'

/**
 * Whether an element has ever been near what its parent shows.
 * @param isNearAtFirst known before anything is measured
 * @returns that, and the ref of the element; its parent must be what scrolls
 */
export function useNear(isNearAtFirst: boolean) {
  const [isNear, setNear] = useState(isNearAtFirst)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element === null || isNear) return
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) setNear(true)
        },
        { root: element.parentElement, rootMargin: MARGIN },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [isNear],
  )
  return { isNear, ref }
}
