import { type RefObject, useLayoutEffect } from 'react'

/**
 * Scrolls the table, and not the page, as little as it takes until the line of the selected vertex is seen: it may have been
 * selected on the map.
 */
export function useRevealRow(frame: RefObject<HTMLElement | null>, selected: number | undefined, count: number): void {
  useLayoutEffect(() => {
    const element = frame.current
    const row = element?.querySelector('tr[aria-current]')
    if (!element || !(row instanceof HTMLElement)) return
    // The head stays above the lines.
    const top = row.offsetTop - (element.querySelector('thead')?.offsetHeight ?? 0)
    const bottom = row.offsetTop + row.offsetHeight - element.clientHeight
    if (element.scrollTop > top) element.scrollTop = top
    else if (element.scrollTop < bottom) element.scrollTop = bottom
  }, [frame, selected, count])
}
