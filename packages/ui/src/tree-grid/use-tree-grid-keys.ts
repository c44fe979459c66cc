import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'
import { at } from '../tree/tree-index'
import { readLevelKey } from '../tree/level-key'
import { type KeyActions, useRowKeys } from '../tree/use-row-keys'
import { findEventRow } from '../tree/use-tree-rows'
import { listSiblingBranches } from '../tree/visible-rows'
import type { TreeGridState } from './use-tree-grid'
import type { TreeGridSelectionState } from './use-tree-grid-selection'

/**
 * Handles the keyboard and the presses of a tree grid.
 *
 * On a row: ↑ ↓ Page Up, Page Down, Home and End move; → opens a branch, else moves to the first control; ← closes a branch, else moves to
 * the parent; * opens all branches among the siblings; Enter follows the link; letters find a name. On a control: → ← move between the
 * controls, and ← from the first one to the row; ↑ ↓ move to the same control of another row; Home and End to the first and last control;
 * Ctrl+Home and Ctrl+End to the first and last row. Alt+Shift with a digit opens the branches to that level. With a selection, Space toggles the
 * row, Shift+Space and Shift+↑ ↓ select a range, Ctrl+A selects all that match, and Escape clears the selection. Tab moves through the controls of the current row and out.
 */
export function useTreeGridKeys(
  grid: TreeGridState,
  selection: TreeGridSelectionState | undefined,
  hasLevels: boolean,
) {
  const { tree, view, focus } = grid
  const keys = useRowKeys({
    tree,
    move: focus,
    setOpen: grid.setOpen,
    pageSize: view.pageSize,
    enter: (row) => focus(row, 0),
  })
  const getControlActions = (row: number, control: number, element: HTMLElement): KeyActions => {
    const last = grid.findControls(row).length - 1
    const next = (): void => focus(row, Math.min(control + 1, last))
    const previous = (): void => focus(row, control - 1)
    const isRtl = getComputedStyle(element).direction === 'rtl'
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
  const getSelectionActions = (row: number, { shiftKey, ctrlKey, metaKey }: KeyboardEvent): KeyActions => {
    if (selection === undefined) return {}
    const step = (by: number): void => {
      selection.step(row, row + by)
      focus(row + by)
    }
    if (ctrlKey || metaKey) return { a: () => selection.setAll(true) }
    if (shiftKey) return { ' ': () => selection.extendTo(row), ArrowDown: () => step(1), ArrowUp: () => step(-1) }
    return { ' ': () => selection.toggle(row), ...(selection.hasAny && { Escape: selection.clear }) }
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const row = findEventRow(event.target)
    if (event.defaultPrevented || row < 0) return
    const level = readLevelKey(event)
    if (hasLevels && level > 0) {
      event.preventDefault()
      grid.setLevel(level)
      return
    }
    if (event.altKey || (event.metaKey && selection === undefined)) return
    const control = grid.findControls(row).indexOf(event.target as HTMLElement)
    const isOnRow = event.target === view.findElement(row)
    const actions: KeyActions = event.ctrlKey
      ? { Home: () => focus(0, control), End: () => focus(tree.rows.length - 1, control) }
      : isOnRow
        ? {
            ...keys.getActions(row, event.currentTarget),
            '*': () => grid.setOpenPlaces(row, listSiblingBranches(tree.index, at(tree.rows, row)), true),
            Enter: () => grid.findControls(row)[0]?.click(),
          }
        : getControlActions(row, control, event.currentTarget)
    const selecting = isOnRow ? getSelectionActions(row, event)[event.key] : undefined
    // A character can need Shift, a key with a name is another key then.
    const isOther = event.metaKey || (event.shiftKey && event.key.length > 1)
    keys.press(event, isOnRow ? row : -1, selecting ?? (isOther ? undefined : actions[event.key]))
  }
  return {
    onKeyDown,
    onFocus: (event: FocusEvent<HTMLElement>): void => {
      const row = findEventRow(event.target)
      if (row >= 0) tree.activate(row)
    },
    onMouseDown: (event: MouseEvent<HTMLElement>): void => {
      // Shift would select text.
      if (selection !== undefined && event.shiftKey) event.preventDefault()
    },
    onClick: (event: MouseEvent<HTMLElement>): void => {
      const row = findEventRow(event.target)
      if (row < 0 || (event.target as Element).closest('a, button:not([data-part])') !== null) return
      const isOnCheckbox = (event.target as Element).matches("[data-part='check']")
      if (selection !== undefined && (isOnCheckbox || event.shiftKey || event.ctrlKey || event.metaKey)) {
        if (isOnCheckbox && selection.getReason(row) !== undefined) event.preventDefault()
        focus(row)
        if (event.shiftKey) selection.extendTo(row)
        else selection.toggle(row)
        return
      }
      const isOpen = tree.isOpenAt(row)
      if (isOpen === undefined) focus(row)
      else grid.setOpen(row, !isOpen)
    },
  }
}
