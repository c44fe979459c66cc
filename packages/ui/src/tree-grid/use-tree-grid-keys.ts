import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { isImeKey } from '../field/is-ime-key'
import { searchTexts } from '../tree/filter'
import { at } from '../tree/tree-index'
import { findRowByName, isContinued, NO_TYPEAHEAD, typeCharacter } from '../tree/typeahead'
import { findRow } from '../tree/visible-rows'
import type { TreeGridState } from './use-tree-grid'

/** Matches a character that starts a typeahead. Punctuation does not, because it may be a shortcut of the page, such as `/`. */
const LETTER = /^[\p{L}\p{N}]\p{M}*$/u
/** Matches a character that continues a typeahead. */
const CHARACTER = /^\P{C}\p{M}*$/u

const findEventRow = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null

/**
 * Handles the keyboard and the presses of a tree grid.
 *
 * On a row: ↑ ↓ Page Up, Page Down, Home and End move; → opens a branch, else moves to the first control; ← closes a branch, else moves to
 * the parent; Enter follows the link; letters find a name. On a control: → ← move between the controls, and ← from the first one to the
 * row; ↑ ↓ move to the same control of another row; Home and End to the first and last control; Ctrl+Home and Ctrl+End to the first and
 * last row. Tab moves through the controls of the current row and out.
 */
export function useTreeGridKeys(grid: TreeGridState) {
  const typeahead = useRef(NO_TYPEAHEAD)
  const { tree, view, focus } = grid
  const { index, rows } = tree

  const goIn = (row: number): void => (grid.isOpenAt(row) === false ? grid.setOpen(row, true) : focus(row, 0))
  const goOut = (row: number): void => {
    const parent = findRow(rows, at(index.parent, at(rows, row)))
    if (grid.isOpenAt(row) === true) grid.setOpen(row, false)
    else if (parent >= 0) focus(parent)
  }
  const type = ({ key, timeStamp }: KeyboardEvent, row: number): boolean => {
    const isLetter = LETTER.test(key)
    if (!isLetter && !(CHARACTER.test(key) && isContinued(typeahead.current, timeStamp))) return false
    const next = typeCharacter(typeahead.current, key, timeStamp)
    const found = findRowByName(rows, searchTexts(index), row, next.text)
    typeahead.current = next
    if (found >= 0) focus(found)
    return isLetter || found >= 0
  }
  const getRowKeys = (row: number, isRtl: boolean): Record<string, () => void> => ({
    ArrowDown: () => focus(row + 1),
    ArrowUp: () => focus(row - 1),
    ArrowRight: () => (isRtl ? goOut : goIn)(row),
    ArrowLeft: () => (isRtl ? goIn : goOut)(row),
    Home: () => focus(0),
    End: () => focus(rows.length - 1),
    PageDown: () => focus(row + view.pageSize()),
    PageUp: () => focus(row - view.pageSize()),
    Enter: () => grid.findControls(row)[0]?.click(),
  })
  const getControlKeys = (row: number, control: number, isRtl: boolean): Record<string, () => void> => {
    const last = grid.findControls(row).length - 1
    const next = (): void => focus(row, Math.min(control + 1, last))
    const previous = (): void => focus(row, control - 1)
    return {
      ArrowDown: () => focus(row + 1, control),
      ArrowUp: () => focus(row - 1, control),
      ArrowRight: isRtl ? previous : next,
      ArrowLeft: isRtl ? next : previous,
      Home: () => focus(row, 0),
      End: () => focus(row, last),
      PageDown: () => focus(row + view.pageSize(), control),
      PageUp: () => focus(row - view.pageSize(), control),
    }
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const element = findEventRow(event.target)
    if (event.defaultPrevented || element === null || isImeKey(event) || event.altKey || event.metaKey) return
    const row = Number(element.dataset.row)
    const control = grid.findControls(row).indexOf(event.target as HTMLElement)
    const isOnRow = event.target === element
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const commands: Record<string, () => void> = {
      Home: () => focus(0, isOnRow ? -1 : control),
      End: () => focus(rows.length - 1, isOnRow ? -1 : control),
    }
    const keys = event.ctrlKey ? commands : isOnRow ? getRowKeys(row, isRtl) : getControlKeys(row, control, isRtl)
    const action = event.shiftKey ? undefined : keys[event.key]
    if (action === undefined) {
      if (isOnRow && !event.ctrlKey && type(event, row)) event.preventDefault()
      return
    }
    event.preventDefault()
    typeahead.current = NO_TYPEAHEAD
    if (!event.repeat || event.key !== 'Enter') action()
  }
  return {
    onKeyDown,
    onFocus: (event: FocusEvent<HTMLElement>): void => {
      const element = findEventRow(event.target)
      if (element !== null) grid.activate(Number(element.dataset.row))
    },
    onClick: (event: MouseEvent<HTMLElement>): void => {
      const element = findEventRow(event.target)
      const target = event.target as Element
      if (element === null || target.closest('a, button:not([data-part])') !== null) return
      const row = Number(element.dataset.row)
      const isOpen = grid.isOpenAt(row)
      if (isOpen === undefined) focus(row)
      else grid.setOpen(row, !isOpen)
    },
  }
}
