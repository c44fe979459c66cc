import { type RefObject, useLayoutEffect } from 'react'

/**
 * Scrolls a row of links sideways, and nothing else, until the current one is in its middle.
 * @param current names the current link; a change of it scrolls again
 */
export function useCurrentInView(row: RefObject<HTMLElement | null>, current: string | undefined): void {
  useLayoutEffect(() => {
    const scroller = row.current
    const link = scroller?.querySelector('[aria-current]')
    if (!scroller || !link || current === undefined) return undefined
    // Told before it is first drawn; to ask here would lay out the whole page in the midst of the work that puts it there.
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
