import { type FocusEvent, type RefObject, useCallback } from 'react'
import { flushSync } from 'react-dom'
import { type RowWindow, useWindow, type WindowMeasures } from '../windowing/use-window'
import { isScaled } from '../windowing/window-scroll'

/** Virtualization of a table. `reveal` renders the row synchronously. */
export interface TableWindow extends RowWindow {
  onFocus: (event: FocusEvent) => void
}

/** The sticky head covers a part of the scroll container. */
function measure(element: HTMLElement, defaultHeight: number): WindowMeasures {
  const head = element.querySelector('thead')?.getBoundingClientRect().height ?? 0
  const row = element.querySelector('tbody > [aria-rowindex]')?.getBoundingClientRect().height
  return { rowHeight: row ?? defaultHeight, viewport: element.clientHeight - head }
}

/**
 * Chooses the rows of a long table to render.
 * @param region scroll container of the table
 * @param count number of rows
 * @param defaultHeight height of a row in px, until one is measured
 */
export function useTableWindow(
  region: RefObject<HTMLElement | null>,
  count: number,
  defaultHeight: number,
): TableWindow {
  const rows = useWindow(region, count, defaultHeight, measure, 'thead')
  const { reveal } = rows
  // Synchronous, because the caller focuses a control of the row right after.
  const revealNow = useCallback((place: number): void => flushSync(() => reveal(place)), [reveal])
  const onFocus = ({ target }: FocusEvent): void => {
    const index = target.closest('tbody > tr')?.getAttribute('aria-rowindex')
    if (!index || !isScaled(rows.sizes)) return
    const place = Number(index) - 2
    const [first, last] = rows.range
    // Outside the rendered range, the browser scrolls to the element of the row, which is at a different position when the
    // scroll bar is scaled. This corrects the position after that scroll.
    if (place < first || place >= last) requestAnimationFrame(() => revealNow(place))
  }
  return { ...rows, reveal: revealNow, onFocus }
}
