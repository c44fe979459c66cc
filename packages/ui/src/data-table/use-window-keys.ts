import { type FocusEvent, type KeyboardEvent, type RefObject, useRef } from 'react'
import { controlIn, controlsOf } from './row-control'
import { firstSeen } from './row-seen'

const ROW = 'tbody > [aria-rowindex]'

/** What a windowed table does with keys and with a focus that comes from behind. */
export interface WindowKeys {
  onKeyDown: (event: KeyboardEvent) => void
  /** Of the element behind the table: a focus that comes from what follows goes on to the row that was left. */
  onEndFocus: (event: FocusEvent) => void
}

/**
 * Makes the rows one stop for Tab: arrows move among them, Ctrl+Home and Ctrl+End to the first and to the last one, always to the
 * same control; Tab goes on within a row and then out of the table, else it would take as many presses as there are rows.
 * @param region the table's region
 * @param end right behind the region, so that a focus that comes to it scrolls nothing there
 * @param reveal scrolls to a row and draws it
 */
export function useWindowKeys(
  region: RefObject<HTMLElement | null>,
  end: RefObject<HTMLElement | null>,
  count: number,
  reveal: (place: number) => void,
): WindowKeys {
  /** The row that had the focus last. */
  const left = useRef('')

  const moveTo = (place: number, from: Element): void => {
    const column = from.closest<HTMLTableCellElement>('td, th')?.cellIndex ?? 0
    reveal(place)
    const row = region.current?.querySelector(`tbody > [aria-rowindex="${place + 2}"]`)
    if (row) controlIn(row, column)?.focus({ preventScroll: true })
  }

  /** The row that was left, or else the first that is seen. */
  const entry = (): Element | undefined => {
    const element = region.current
    if (element === null) return undefined
    const rows = [...element.querySelectorAll(ROW)]
    const { top, bottom } = element.getBoundingClientRect()
    const last = rows.find((row) => row.getAttribute('aria-rowindex') === left.current)
    const box = last?.getBoundingClientRect()
    return box !== undefined && box.bottom > top && box.top < bottom ? last : firstSeen(rows, element)
  }

  const onTab = (event: KeyboardEvent, target: Element): void => {
    const row = target.closest(ROW)
    const heads = [...(region.current?.querySelectorAll('thead') ?? [])].flatMap(controlsOf)
    if (row === null) {
      // From the last head, or from the region of a table whose heads are words.
      if (event.shiftKey || target !== (heads.at(-1) ?? region.current)) return
      const first = controlsOf(entry())[0]
      if (first === undefined) return
      event.preventDefault()
      first.focus()
      return
    }
    left.current = row.getAttribute('aria-rowindex') ?? ''
    const controls = controlsOf(row)
    if (target !== controls.at(event.shiftKey ? 0 : -1)) return
    if (event.shiftKey) {
      event.preventDefault()
      ;(heads.at(-1) ?? region.current)?.focus({ preventScroll: true })
    } // From there the browser goes on, to whatever follows the table.
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
    if (row === null || event.shiftKey || isText(target)) return
    const place = Number(row.getAttribute('aria-rowindex')) - 2
    const next = isCommand ? { Home: 0, End: count - 1 }[key] : { ArrowUp: place - 1, ArrowDown: place + 1 }[key]
    if (next === undefined) return
    event.preventDefault()
    if (next >= 0 && next < count) moveTo(next, target)
  }

  const onEndFocus = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && region.current?.contains(relatedTarget)) return
    controlsOf(entry()).at(-1)?.focus()
  }

  return { onKeyDown, onEndFocus }
}

/** There these keys move the caret, or choose. */
const isText = (target: Element): boolean =>
  target.matches(
    'textarea, select, [contenteditable], input:not([type="checkbox"]), [aria-haspopup], [role="combobox"], [role="slider"]',
  )
