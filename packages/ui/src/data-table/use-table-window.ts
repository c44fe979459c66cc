import { type FocusEvent, type RefObject, useCallback } from 'react'
import { flushSync } from 'react-dom'
import { type RowWindow, useWindow, type WindowMeasures } from '../windowing/use-window'
import { isScaled } from '../windowing/window-scroll'

/** The window of a table, which draws a row before it says that it is revealed. */
export interface TableWindow extends RowWindow {
  onFocus: (event: FocusEvent) => void
}

/** The head sticks, and covers what is under it. */
function measure(element: HTMLElement, usualHeight: number): WindowMeasures {
  const head = element.querySelector('thead')?.getBoundingClientRect().height ?? 0
  const row = element.querySelector('tbody > [aria-rowindex]')?.getBoundingClientRect().height
  return { rowHeight: row ?? usualHeight, viewport: element.clientHeight - head }
}

/**
 * Which rows of a long table to draw.
 * @param region what scrolls, with the table in it
 * @param count how many rows there are
 * @param usualHeight of a row, px, until one is measured
 */
export function useTableWindow(region: RefObject<HTMLElement | null>, count: number, usualHeight: number): TableWindow {
  const rows = useWindow(region, count, usualHeight, measure, 'thead')
  const { reveal } = rows
  // Its controls get the focus in the same turn.
  const revealNow = useCallback((place: number): void => flushSync(() => reveal(place)), [reveal])
  const onFocus = ({ target }: FocusEvent): void => {
    const index = target.closest('tbody > tr')?.getAttribute('aria-rowindex')
    if (!index || !isScaled(rows.sizes)) return
    const place = Number(index) - 2
    const [first, last] = rows.range
    // Far from the window the browser scrolls to where the row is drawn, and among too many rows that is not where it
    // belongs. After that scroll it is put right; within the window nothing is to be put right, and a scroll that comes first stays.
    if (place < first || place >= last) requestAnimationFrame(() => revealNow(place))
  }
  return { ...rows, reveal: revealNow, onFocus }
}
