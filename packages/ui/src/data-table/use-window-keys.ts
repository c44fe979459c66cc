import { type FocusEvent, type KeyboardEvent, type RefObject, useRef } from 'react'
import { findFirstVisibleRow } from './first-visible-row'
import { findControl, getTabStops } from './row-controls'

const ROW = 'tbody > [aria-rowindex]'

/** Event handlers of a virtualized table. */
export interface WindowKeys {
  onKeyDown: (event: KeyboardEvent) => void
  /** For the sentinel behind the table: Shift+Tab from the content below moves to the last focused row. */
  onEndFocus: (event: FocusEvent) => void
}

/**
 * Makes the rows a single tab stop, so that Tab does not pass every row. Arrows move to the same control of another row,
 * Ctrl+Home and Ctrl+End to the first and the last row. Tab moves within a row and then out of the table.
 * @param region the table's region
 * @param end sentinel right behind the region, so that focusing it does not scroll
 * @param reveal scrolls to a row and renders it
 */
export function useWindowKeys(
  region: RefObject<HTMLElement | null>,
  end: RefObject<HTMLElement | null>,
  count: number,
  reveal: (place: number) => void,
): WindowKeys {
  /** `aria-rowindex` of the last focused row. */
  const lastIndex = useRef('')

  const moveTo = (place: number, from: Element): void => {
    const column = from.closest<HTMLTableCellElement>('td, th')?.cellIndex ?? 0
    reveal(place)
    const row = region.current?.querySelector(`tbody > [aria-rowindex="${place + 2}"]`)
    if (row) findControl(row, column)?.focus({ preventScroll: true })
  }

  /** Finds the last focused row if it is visible, else the first visible row. */
  const findEntryRow = (): Element | undefined => {
    const element = region.current
    if (element === null) return undefined
    const rows = [...element.querySelectorAll(ROW)]
    const { top, bottom } = element.getBoundingClientRect()
    const last = rows.find((row) => row.getAttribute('aria-rowindex') === lastIndex.current)
    const box = last?.getBoundingClientRect()
    return box !== undefined && box.bottom > top && box.top < bottom ? last : findFirstVisibleRow(rows, element)
  }

  const onTab = (event: KeyboardEvent, target: Element): void => {
    const row = target.closest(ROW)
    const heads = [...(region.current?.querySelectorAll('thead') ?? [])].flatMap(getTabStops)
    if (row === null) {
      // Leaving the last head button, or the region if no head is a button.
      if (event.shiftKey || target !== (heads.at(-1) ?? region.current)) return
      const first = getTabStops(findEntryRow())[0]
      if (first === undefined) return
      event.preventDefault()
      first.focus()
      return
    }
    lastIndex.current = row.getAttribute('aria-rowindex') ?? ''
    const controls = getTabStops(row)
    if (target !== controls.at(event.shiftKey ? 0 : -1)) return
    if (event.shiftKey) {
      event.preventDefault()
      ;(heads.at(-1) ?? region.current)?.focus({ preventScroll: true })
    } // The browser then moves the focus from the sentinel to the content below the table.
    else end.current?.focus({ preventScroll: true })
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, target } = event
    const isCommand = event.ctrlKey || event.metaKey
    if (event.defaultPrevented || event.altKey || !(target instanceof Element)) return
    if (key === 'Tab' && !isCommand) {
      onTab(event, target)
      return
    }
    const row = target.closest(ROW)
    if (row === null || event.shiftKey || handlesArrows(target)) return
    const place = Number(row.getAttribute('aria-rowindex')) - 2
    const next = isCommand ? { Home: 0, End: count - 1 }[key] : { ArrowUp: place - 1, ArrowDown: place + 1 }[key]
    if (next === undefined) return
    event.preventDefault()
    if (next >= 0 && next < count) moveTo(next, target)
  }

  const onEndFocus = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && region.current?.contains(relatedTarget)) return
    getTabStops(findEntryRow()).at(-1)?.focus()
  }

  return { onKeyDown, onEndFocus }
}

/** Whether the arrow keys move a caret or a value in this element. */
const handlesArrows = (target: Element): boolean =>
  target.matches(
    'textarea, select, [contenteditable], input:not([type="checkbox"]), [aria-haspopup], [role="combobox"], [role="slider"]',
  )
