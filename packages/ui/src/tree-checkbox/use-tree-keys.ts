import { type KeyboardEvent, useRef } from 'react'
import { searchTexts } from './filter'
import { at, isLeaf } from './tree-index'
import { findRow, typeOn } from './typeahead'
import type { Tree } from './use-tree'
import type { TreeActions } from './use-tree-actions'
import { rowOf } from './visible-rows'

/** Other signs may be shortcuts of the page, such as `/`. */
const LETTER = /^[\p{L}\p{N}]$/u

/** What the keys of a tree need beside its state. */
export interface TreeKeys {
  tree: Tree
  actions: TreeActions
  pageSize: () => number
  /** The primary action of a row. */
  act: (row: number) => void
}

/** The keyboard of a tree view with check boxes. */
export function useTreeKeys({ tree, actions, pageSize, act }: TreeKeys) {
  const typed = useRef({ text: '', time: 0 })
  const { index, rows, open, activeRow: row } = tree

  const inward = (): void => {
    const place = at(rows, row)
    if (isLeaf(index, place)) return
    if (at(open, place) === 0) actions.setOpen(row, true)
    else if (at(index.parent, at(rows, row + 1)) === place) actions.move(row + 1)
  }
  const outward = (): void => {
    const place = at(rows, row)
    const parent = rowOf(rows, at(index.parent, place))
    if (!isLeaf(index, place) && at(open, place) === 1) actions.setOpen(row, false)
    else if (parent >= 0) actions.move(parent)
  }
  const typeLetter = (event: KeyboardEvent): void => {
    typed.current = typeOn(typed.current, event.key, event.timeStamp)
    const found = findRow(rows, searchTexts(index), row, typed.current.text)
    if (found >= 0) actions.move(found)
  }

  /** @returns whether the key is one of the tree's */
  const press = (event: KeyboardEvent<HTMLElement>): boolean => {
    const isCommand = event.ctrlKey || event.metaKey
    if (isCommand && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'a') {
      actions.toggleAll()
      return true
    }
    if (isCommand || event.altKey) return false
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = event.shiftKey ? actions.extendTo : actions.move
    const keys: Record<string, () => void> = {
      ArrowDown: () => step(row + 1),
      ArrowUp: () => step(row - 1),
      ArrowRight: isRtl ? outward : inward,
      ArrowLeft: isRtl ? inward : outward,
      Home: () => actions.move(0),
      End: () => actions.move(rows.length - 1),
      PageDown: () => actions.move(row + pageSize()),
      PageUp: () => actions.move(row - pageSize()),
      ' ': () => (event.shiftKey ? actions.fillTo(row) : actions.toggle(row)),
      '*': () => actions.openSiblings(row),
      Enter: () => act(row),
    }
    const handle = keys[event.key] ?? (LETTER.test(event.key) ? () => typeLetter(event) : undefined)
    handle?.()
    return handle !== undefined
  }
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.defaultPrevented || event.target !== event.currentTarget || rows.length === 0) return
    if (press(event)) event.preventDefault()
  }
}
