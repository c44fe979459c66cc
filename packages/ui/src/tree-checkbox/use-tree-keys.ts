import { type KeyboardEvent, useRef } from 'react'
import { isImeKey } from '../field/is-ime-key'
import { searchTexts } from '../tree/filter'
import { at, isLeaf } from '../tree/tree-index'
import { findRowByName, isContinued, NO_TYPEAHEAD, typeCharacter } from '../tree/typeahead'
import type { Tree } from './use-tree'
import type { TreeActions } from './use-tree-actions'
import { findRow } from '../tree/visible-rows'

/** Matches a character that starts a typeahead. Punctuation does not, because it may be a shortcut of the page, such as `/`. */
const LETTER = /^[\p{L}\p{N}]\p{M}*$/u
/** Matches a character that continues a typeahead. */
const CHARACTER = /^\P{C}\p{M}*$/u

/** Keys that repeat their action while they are held down. */
const REPEATING = new Set(['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'PageDown', 'PageUp'])

/** What the key handler of a tree needs besides the tree's state. */
export interface TreeKeys {
  tree: Tree
  actions: TreeActions
  pageSize: () => number
  /** The primary action of a row. */
  runAction: (row: number) => void
}

/** Handles the keyboard of a tree view with checkboxes. */
export function useTreeKeys({ tree, actions, pageSize, runAction }: TreeKeys) {
  const typeahead = useRef(NO_TYPEAHEAD)
  const { index, rows, open, activeRow: row } = tree

  const expandOrEnter = (): void => {
    const place = at(rows, row)
    if (isLeaf(index, place)) return
    if (at(open, place) === 0) actions.setOpen(row, true)
    else if (at(index.parent, at(rows, row + 1)) === place) actions.move(row + 1)
  }
  const collapseOrLeave = (): void => {
    const place = at(rows, row)
    const parent = findRow(rows, at(index.parent, place))
    if (!isLeaf(index, place) && at(open, place) === 1) actions.setOpen(row, false)
    else if (parent >= 0) actions.move(parent)
  }
  /** @returns whether the key is part of a typeahead: a letter or, during a typeahead, any character that can continue a name */
  const type = ({ key, timeStamp }: KeyboardEvent): boolean => {
    const isLetter = LETTER.test(key)
    if (!isLetter && !(CHARACTER.test(key) && isContinued(typeahead.current, timeStamp))) return false
    const next = typeCharacter(typeahead.current, key, timeStamp)
    const found = findRowByName(rows, searchTexts(index), row, next.text)
    if (found < 0 && !isLetter) return false
    typeahead.current = next
    if (found >= 0) actions.move(found)
    return true
  }

  /** @returns what a key does, or undefined for a key that the tree does not use */
  const findAction = (event: KeyboardEvent<HTMLElement>): (() => void) | undefined => {
    if (event.altKey) return undefined
    if (event.ctrlKey || event.metaKey) {
      return event.key.toLowerCase() === 'a' && !event.shiftKey ? actions.toggleAll : undefined
    }
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = event.shiftKey ? actions.extendTo : actions.move
    const keys: Record<string, () => void> = {
      ArrowDown: () => step(row + 1),
      ArrowUp: () => step(row - 1),
      ArrowRight: isRtl ? collapseOrLeave : expandOrEnter,
      ArrowLeft: isRtl ? expandOrEnter : collapseOrLeave,
      Home: () => actions.move(0),
      End: () => actions.move(rows.length - 1),
      PageDown: () => actions.move(row + pageSize()),
      PageUp: () => actions.move(row - pageSize()),
      ' ': () => (event.shiftKey ? actions.fillTo(row) : actions.toggle(row)),
      '*': () => actions.openSiblings(row),
      Enter: () => runAction(row),
    }
    return keys[event.key]
  }
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.defaultPrevented || event.target !== event.currentTarget || rows.length === 0) return
    if (isImeKey(event)) return
    const { altKey, ctrlKey, metaKey, shiftKey, key, repeat } = event
    const isCommand = ctrlKey || metaKey
    const isTyping = !altKey && !isCommand && !(shiftKey && key === ' ') && !(repeat && key === ' ') && type(event)
    const action = isTyping ? undefined : findAction(event)
    if (!isTyping && action === undefined) return
    event.preventDefault()
    if (action === undefined) return
    typeahead.current = NO_TYPEAHEAD
    // A key that is held down must not toggle its row or follow its link repeatedly.
    if (!repeat || REPEATING.has(key)) action()
  }
}
