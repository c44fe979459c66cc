import { useCallback, useState } from 'react'
import { observeVisibility } from '../observe/observe-visibility'

/** The distance from the viewport that counts as near: one key press or wheel step does not scroll further. */
const MARGIN = '600px'

/**
 * Whether an element has ever been near the viewport of its scroll container.
 * @param isNearAtFirst the result before the first measurement
 * @returns the result, and the ref of the element; its parent must be the scroll container
 */
export function useIsNearViewport(isNearAtFirst: boolean) {
  const [isNear, setNear] = useState(isNearAtFirst)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element === null || isNear) return
      return observeVisibility(element, (isVisible) => isVisible && setNear(true), {
        root: element.parentElement,
        rootMargin: MARGIN,
      })
    },
    [isNear],
  )
  return { isNear, ref }
}
