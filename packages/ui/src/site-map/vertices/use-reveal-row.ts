import { type RefObject, useLayoutEffect } from 'react'

/**
 * Scrolls the row of the selected vertex into view, which the user can select on the map. Scrolls the table but not the page, and no
 * further than necessary.
 */
export function useRevealRow(frame: RefObject<HTMLElement | null>, selected: number | undefined, count: number): void {
  useLayoutEffect(() => {
    const element = frame.current
    const row = element?.querySelector('tr[aria-current]')
    if (!element || !(row instanceof HTMLElement)) return
    // The header is sticky.
    const top = row.offsetTop - (element.querySelector('thead')?.offsetHeight ?? 0)
    const bottom = row.offsetTop + row.offsetHeight - element.clientHeight
    if (element.scrollTop > top) element.scrollTop = top
    else if (element.scrollTop < bottom) element.scrollTop = bottom
  }, [frame, selected, count])
}
