import type { KeyboardEvent, RefObject } from 'react'
import { controlIn } from './row-control'

/**
 * Ctrl+Home and Ctrl+End, from a control of a row, to the same one of the first and of the last row.
 * @param region the table's region
 * @param reveal scrolls to a row and draws it
 */
export function useEndKeys(region: RefObject<HTMLElement | null>, count: number, reveal: (place: number) => void) {
  return (event: KeyboardEvent): void => {
    const isEnd = event.key === 'End'
    if ((!isEnd && event.key !== 'Home') || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
    const { target } = event
    if (!(target instanceof Element) || target.closest('tbody > tr') === null || isText(target)) return
    event.preventDefault()
    const place = isEnd ? count - 1 : 0
    const column = target.closest<HTMLTableCellElement>('td, th')?.cellIndex ?? 0
    reveal(place)
    const row = region.current?.querySelector(`tbody > [aria-rowindex="${place + 2}"]`)
    if (row) controlIn(row, column)?.focus({ preventScroll: true })
  }
}

/** There these keys move the caret. */
const isText = (target: Element): boolean =>
  target.matches('textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])')
