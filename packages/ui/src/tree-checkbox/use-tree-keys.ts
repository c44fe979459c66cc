import { type KeyboardEvent, useRef } from 'react'
import { isComposing } from '../input-method/is-composing'
import { searchTexts } from './filter'
import { at, isLeaf } from './tree-index'
import { findRowByName, isContinued, NO_TYPEAHEAD, typeCharacter } from './typeahead'
import type { Tree } from './use-tree'
import type { TreeActions } from './use-tree-actions'
import { findRow } from './visible-rows'

/** Starts a typeahead. Punctuation does not: it may be a shortcut of the page, such as `/`. */
const LETTER = /^[\p{L}\p{N}]\p{M}*$/u
/** Continues a typeahead. */
const CHARACTER = /^\P{C}\p{M}*$/u

/** Keys that act again while they stay down. */
const REPEATING = new Set(['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'PageDown', 'PageUp'])

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
  const typeahead = useRef(NO_TYPEAHEAD)
  const { index, rows, open, activeRow: row } = tree

  const inward = (): void => {
    const place = at(rows, row)
    if (isLeaf(index, place)) return
    if (at(open, place) === 0) actions.setOpen(row, true)
    else if (at(index.parent, at(rows, row + 1)) === place) actions.move(row + 1)
  }
  const outward = (): void => {
    const place = at(rows, row)
    const parent = findRow(rows, at(index.parent, place))
    if (!isLeaf(index, place) && at(open, place) === 1) actions.setOpen(row, false)
    else if (parent >= 0) actions.move(parent)
  }
  /** @returns whether the key is part of a typeahead: a letter, or within one any character with which a name goes on */
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
    return keys[event.key]
  }
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.defaultPrevented || event.target !== event.currentTarget || rows.length === 0) return
    if (isComposing(event)) return
    const { altKey, ctrlKey, metaKey, shiftKey, key, repeat } = event
    const isCommand = ctrlKey || metaKey
    const isTyping = !altKey && !isCommand && !(shiftKey && key === ' ') && !(repeat && key === ' ') && type(event)
    const action = isTyping ? undefined : findAction(event)
    if (!isTyping && action === undefined) return
    event.preventDefault()
    if (action === undefined) return
    typeahead.current = NO_TYPEAHEAD
    // A key that stays down must not check and uncheck its row, nor follow its link, again and again.
    if (!repeat || REPEATING.has(key)) action()
  }
}
