import { type RefObject, useLayoutEffect } from 'react'
import { observeSize } from '../observe/observe-size'

/**
 * Scrolls a row of links or tabs sideways until the current one is in the middle. The page itself does not scroll.
 * @param current address or id of the current one; a change scrolls again
 * @param selector finds the current one
 */
export function useCurrentInView(
  row: RefObject<HTMLElement | null>,
  current: string | undefined,
  selector = '[aria-current]',
): void {
  useLayoutEffect(() => {
    const scroller = row.current
    const link = scroller?.querySelector(selector)
    if (!scroller || !link || current === undefined) return undefined
    // An observer reports before the first paint. Measuring here would force a layout of the whole page during the commit.
    const stopObserving = observeSize([scroller], () => {
      stopObserving()
      const outer = scroller.getBoundingClientRect()
      const inner = link.getBoundingClientRect()
      if (inner.left >= outer.left && inner.right <= outer.right) return
      scroller.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
    })
    return stopObserving
  }, [row, current, selector])
}
