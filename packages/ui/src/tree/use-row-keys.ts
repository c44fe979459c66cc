import { type KeyboardEvent, useRef } from 'react'
import { isImeKey } from '../field/is-ime-key'
import { searchTexts } from './filter'
import { at } from './tree-index'
import { findRowByName, isContinued, NO_TYPEAHEAD, typeCharacter } from './typeahead'
import type { TreeViewState } from './use-tree-view'
import { findRow } from './visible-rows'

/** Matches a character that starts a typeahead. Punctuation does not, because it may be a shortcut of the page, such as `/`. */
const LETTER = /^[\p{L}\p{N}]\p{M}*$/u
/** Matches a character that continues a typeahead. */
const CHARACTER = /^\P{C}\p{M}*$/u

/** Keys that repeat their action while they are held down. Others must not toggle a row or follow a link repeatedly. */
const REPEATING = new Set(['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'PageDown', 'PageUp'])

/** The actions of keys, by the name of the key. */
export type KeyActions = Record<string, () => void>

/** Options of `useRowKeys`. */
export interface RowKeysOptions {
  tree: Pick<TreeViewState, 'index' | 'rows' | 'isOpenAt'>
  /** Moves to a row; to the first or the last one for a number beyond the ends. */
  move: (row: number) => void
  pageSize: () => number
  /** Opens or closes a branch. Without it, all branches stay open. */
  setOpen?: (row: number, isOpen: boolean) => void
  /** What → does on an open branch and on a leaf: by default it moves to the first row under the branch. */
  enter?: (row: number) => void
}

/** The keys that all trees share: ↑ ↓ ← → Home, End, Page Up, Page Down and typeahead. From right to left, ← and → swap. */
export function useRowKeys({ tree, move, pageSize, setOpen, enter }: RowKeysOptions) {
  const typeahead = useRef(NO_TYPEAHEAD)
  const { index, rows, isOpenAt } = tree

  /** @returns whether the key is part of a typeahead: a letter or, during a typeahead, any character that can continue a name */
  const type = ({ key, timeStamp }: KeyboardEvent, row: number): boolean => {
    const isLetter = LETTER.test(key)
    if (!isLetter && !(CHARACTER.test(key) && isContinued(typeahead.current, timeStamp))) return false
    const next = typeCharacter(typeahead.current, key, timeStamp)
    const found = findRowByName(rows, searchTexts(index.nodes), row, next.text)
    if (found < 0 && !isLetter) return false
    typeahead.current = next
    if (found >= 0) move(found)
    return true
  }
  const goIn = (row: number): void => {
    if (isOpenAt(row) === false) setOpen?.(row, true)
    else if (enter !== undefined) enter(row)
    else if (row + 1 < rows.length && at(index.parent, at(rows, row + 1)) === at(rows, row)) move(row + 1)
  }
  const goOut = (row: number): void => {
    const parent = findRow(rows, at(index.parent, at(rows, row)))
    if (isOpenAt(row) === true && setOpen !== undefined) setOpen(row, false)
    else if (parent >= 0) move(parent)
  }
  return {
    /** The actions of the keys on a row. */
    getActions: (row: number, element: HTMLElement): KeyActions => {
      const isRtl = getComputedStyle(element).direction === 'rtl'
      return {
        ArrowDown: () => move(row + 1),
        ArrowUp: () => move(row - 1),
        ArrowRight: () => (isRtl ? goOut : goIn)(row),
        ArrowLeft: () => (isRtl ? goIn : goOut)(row),
        Home: () => move(0),
        End: () => move(rows.length - 1),
        PageDown: () => move(row + pageSize()),
        PageUp: () => move(row - pageSize()),
      }
    },
    /** Handles a key: continues a typeahead on the row, else runs the action. `row` is -1 where keys do not type. */
    press: (event: KeyboardEvent, row: number, action: (() => void) | undefined): void => {
      if (isImeKey(event)) return
      const { altKey, ctrlKey, metaKey, shiftKey, key, repeat } = event
      const isTypeable = !altKey && !ctrlKey && !metaKey && !(key === ' ' && (shiftKey || repeat))
      const isTyping = row >= 0 && isTypeable && type(event, row)
      if (!isTyping && action === undefined) return
      event.preventDefault()
      if (isTyping || action === undefined) return
      typeahead.current = NO_TYPEAHEAD
      if (!repeat || REPEATING.has(key)) action()
    },
  }
}
