import type { KeyboardEvent } from 'react'
import { type KeyActions, useRowKeys } from '../tree/use-row-keys'
import type { Tree } from './use-tree'
import type { TreeActions } from './use-tree-actions'

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
  const { rows, activeRow: row } = tree
  const keys = useRowKeys({ tree, move: actions.move, setOpen: actions.setOpen, pageSize })

  /** @returns what a key does, or undefined for a key that the tree does not use */
  const findAction = (event: KeyboardEvent<HTMLElement>): (() => void) | undefined => {
    const { key, shiftKey } = event
    if (event.altKey) return undefined
    if (event.ctrlKey || event.metaKey) return key.toLowerCase() === 'a' && !shiftKey ? actions.toggleAll : undefined
    const own: KeyActions = {
      ' ': () => (shiftKey ? actions.fillTo(row) : actions.toggle(row)),
      '*': () => actions.openSiblings(row),
      Enter: () => runAction(row),
      ...(shiftKey && { ArrowDown: () => actions.extendTo(row + 1), ArrowUp: () => actions.extendTo(row - 1) }),
    }
    return own[key] ?? keys.getActions(row, event.currentTarget)[key]
  }
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.defaultPrevented || event.target !== event.currentTarget || rows.length === 0) return
    keys.press(event, row, findAction(event))
  }
}
