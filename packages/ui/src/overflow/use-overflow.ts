import { useCallback, useState } from 'react'

/**
 * Whether a thing does not fit into its parent, which then scrolls and so needs to be reached by the keyboard.
 *
 * Measured, not asked of the window: a large text or a narrow pane overflows just as a phone does.
 * @param axis the direction it is measured in
 * @returns whether it overflows, and the ref of the content, which must be a direct child of what scrolls
 */
export function useOverflow(axis: 'inline' | 'block') {
  const [isOverflowing, setOverflowing] = useState(false)
  const content = useCallback(
    (element: HTMLElement | null) => {
      const parent = element?.parentElement
      if (!element || !parent) return
      const observer = new ResizeObserver(() => {
        const excess =
          axis === 'inline' ? parent.scrollWidth - parent.clientWidth : parent.scrollHeight - parent.clientHeight
        // Sizes in fractions of a pixel are rounded up in one of the two.
        setOverflowing(excess > 1)
      })
      observer.observe(element)
      observer.observe(parent)
      return () => {
        observer.disconnect()
        setOverflowing(false)
      }
    },
    [axis],
  )
  return { isOverflowing, content }
}
