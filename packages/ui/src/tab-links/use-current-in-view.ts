import { type RefObject, useLayoutEffect } from 'react'

/**
 * Scrolls a row of links sideways until the current link is in the middle. The page itself does not scroll.
 * @param current address of the current link; a change scrolls again
 */
export function useCurrentInView(row: RefObject<HTMLElement | null>, current: string | undefined): void {
  useLayoutEffect(() => {
    const scroller = row.current
    const link = scroller?.querySelector('[aria-current]')
    if (!scroller || !link || current === undefined) return undefined
    // An observer reports before the first paint. Measuring here would force a layout of the whole page during the commit.
    const observer = new ResizeObserver(() => {
      observer.disconnect()
      const outer = scroller.getBoundingClientRect()
      const inner = link.getBoundingClientRect()
      if (inner.left >= outer.left && inner.right <= outer.right) return
      scroller.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
    })
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [row, current])
}
