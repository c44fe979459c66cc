import { useCallback, useState } from 'react'
import { observeSize } from '../observe/observe-size'

/**
 * Whether an element overflows its parent. The parent then scrolls, and must be reachable by keyboard.
 *
 * It measures the element instead of using a media query, because large text or a narrow pane can overflow on any screen.
 * @param axis the direction to measure
 * @returns whether it overflows, and the ref of the content, which must be a direct child of the scroll container
 */
export function useOverflow(axis: 'inline' | 'block') {
  const [isOverflowing, setOverflowing] = useState(false)
  const content = useCallback(
    (element: HTMLElement | null) => {
      const parent = element?.parentElement
      if (!element || !parent) return
      const stopObserving = observeSize([element, parent], () => {
        const excess =
          axis === 'inline' ? parent.scrollWidth - parent.clientWidth : parent.scrollHeight - parent.clientHeight
        // Fractions of a pixel are rounded up in only one of the two sizes.
        setOverflowing(excess > 1)
      })
      return () => {
        stopObserving()
        setOverflowing(false)
      }
    },
    [axis],
  )
  return { isOverflowing, content }
}
