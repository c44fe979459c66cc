import { type FocusEvent, type KeyboardEvent, type RefObject, useRef } from 'react'
import { isImeKey } from '../field/is-ime-key'
import { findFirstVisibleRow } from './first-visible-row'
import { findControl, getTabStops } from './row-controls'

const ROW = 'tbody > [aria-rowindex]'
/** A field that uses ↑ and ↓ for nothing but its one line. */
const LINE = 'input:is([type="text"], [type="email"], [type="url"], :not([type])):not([role], [aria-haspopup])'

/** Event handlers of a virtualized table. */
export interface WindowKeys {
  onKeyDown: (event: KeyboardEvent) => void
  /** For the sentinel behind the table: Shift+Tab from the content below moves to the last focused row. */
  onEndFocus: (event: FocusEvent) => void
}

/**
 * Makes the rows a single tab stop, so that Tab does not pass every row. Arrows move to the same control of another row,
 * Ctrl+Home and Ctrl+End to the first and the last row. Tab moves within a row and then out of the table. Rows with fields to
 * type in are a form: Tab moves on through the fields of every row.
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

  /** Scrolls to a row and focuses one of its controls. @returns whether there is such a control */
  const focusIn = (place: number, find: (row: Element) => HTMLElement | null | undefined): boolean => {
    reveal(place)
    const row = region.current?.querySelector(`tbody > [aria-rowindex="${place + 2}"]`)
    const control = row ? find(row) : undefined
    control?.focus({ preventScroll: true })
    // As Tab does.
    if (control?.matches(LINE)) (control as HTMLInputElement).select()
    return Boolean(control)
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
    const next = getPlace(row) + (event.shiftKey ? -1 : 1)
    const isForm = controls.some((control) => control.matches(`${LINE}, textarea, select, [role="spinbutton"]`))
    if (isForm && next >= 0 && next < count && focusIn(next, (to) => getTabStops(to).at(event.shiftKey ? -1 : 0))) {
      event.preventDefault()
    } else if (event.shiftKey) {
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
    if (row === null || event.shiftKey || isImeKey(event) || handlesArrows(target)) return
    const place = getPlace(row)
    const next = isCommand ? { Home: 0, End: count - 1 }[key] : { ArrowUp: place - 1, ArrowDown: place + 1 }[key]
    if (next === undefined) return
    event.preventDefault()
    const column = target.closest<HTMLTableCellElement>('td, th')?.cellIndex ?? 0
    if (next >= 0 && next < count) focusIn(next, (to) => findControl(to, column))
  }

  const onEndFocus = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && region.current?.contains(relatedTarget)) return
    getTabStops(findEntryRow()).at(-1)?.focus()
  }

  return { onKeyDown, onEndFocus }
}

/** The place of a row among all rows. */
const getPlace = (row: Element): number => Number(row.getAttribute('aria-rowindex')) - 2

/** Whether ↑ and ↓ move a caret or a value in this element. */
const handlesArrows = (target: Element): boolean =>
  !target.matches(LINE) &&
  target.matches(
    'textarea, select, [contenteditable], input:not([type="checkbox"]), [aria-haspopup], [role="combobox"], [role="slider"]',
  )
