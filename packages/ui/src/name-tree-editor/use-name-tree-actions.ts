import { useRef, useState } from 'react'
import { useAnnouncement } from '../announcer/use-announcement'
import type { NameNode } from './name-node'
import { findLastNewId, newIds, toOneLine, readPastedRows } from './name-node'
import { type NameTreeLabels, shortName } from './name-tree-labels'
import {
  blockEnd,
  canMove,
  getRowFacts,
  hasChildren,
  insertRows,
  moveRow,
  moveToParent,
  type OutlineMove,
  findNewPlace,
  type Outline,
  removeRow,
  renameRow,
  siblingAfter,
  siblingBefore,
} from './outline'
import { findRow } from '../tree/visible-rows'
import type { NameTree } from './use-name-tree'

/**
 * The actions of a name tree, for keys, buttons and paste. Each one changes the rows, announces the change and moves the focus.
 * @param disabledReason why nothing can be changed
 */
export function useNameTreeActions(tree: NameTree, labels: NameTreeLabels, disabledReason: string | undefined) {
  const { rows, facts, saved } = tree
  const [announcement, announce] = useAnnouncement()
  /** The edit of the current name: a number for each visit of a field, and whether the name was changed in it. */
  const edit = useRef({ visit: 0, isDirty: false })
  const [lastId] = useState(() => findLastNewId(rows))

  const nodeAt = (place: number): NameNode | undefined => saved.nodesById.get(rows[place]?.id ?? '')
  const nameAt = (place: number): string => shortName(rows[place]?.name ?? '', labels.nameless)
  const endEdit = (): void => {
    edit.current.isDirty = false
  }

  /** Why no row can be added under a row: its own reason, or the one of an ancestor. */
  const findAddChildError = (place: number): string | undefined => {
    for (let up = place; up >= 0; up = facts[up]?.parent ?? -1) {
      const reason = nodeAt(up)?.addChildDisabledReason
      if (reason !== undefined) return reason
    }
    return undefined
  }
  const findParent = (place: number): number => facts[place]?.parent ?? -1

  /** Whether a row moves between parents only, because the caller sorts saved rows. */
  const isSorted = (place: number): boolean => tree.isSorted && nodeAt(place) !== undefined
  const moveAt = (place: number, move: OutlineMove): Outline =>
    isSorted(place) ? moveToParent(rows, place, move) : moveRow(rows, place, move)
  /** The parent that a move leads to. */
  const findTarget = (place: number, move: OutlineMove): number => {
    const parent = findParent(place)
    if (move === 'indent') return siblingBefore(rows, place)
    if (move === 'outdent') return findParent(parent)
    if (!isSorted(place)) return parent
    return move === 'up' ? siblingBefore(rows, parent) : siblingAfter(rows, parent)
  }
  const getMoveError = (place: number, move: OutlineMove): string | undefined => {
    if (rows[place] === undefined) return labels.noRow
    if (disabledReason !== undefined) return disabledReason
    const isBetweenParents = isSorted(place) && (move === 'up' || move === 'down')
    if (!canMove(rows, place, move, isBetweenParents))
      return isBetweenParents ? labels.parentErrors[move] : labels.moveErrors[move]
    const own = nodeAt(place)?.moveDisabledReason
    const target = findTarget(place, move)
    if (own !== undefined || target === findParent(place)) return own
    // The parent needs an id before saved rows can move under it.
    if (isSorted(place) && target >= 0 && nodeAt(target) === undefined) return labels.newParentError
    return findAddChildError(target)
  }
  /** Why no row can be added after a row, or under it. */
  const getAddError = (place: number, as: 'sibling' | 'child'): string | undefined => {
    if (disabledReason !== undefined) return disabledReason
    if (as === 'child' && rows[place] === undefined) return labels.noRow
    return findAddChildError(as === 'child' ? place : findParent(place))
  }
  const getRemoveError = (place: number): string | undefined => {
    if (rows[place] === undefined) return labels.noRow
    if (disabledReason !== undefined) return disabledReason
    const block = rows.slice(place, blockEnd(rows, place))
    return block.some(({ id }) => saved.nodesById.has(id)) ? labels.removeError : undefined
  }
  /** Announces an error. @returns whether there is none */
  const isAllowed = (error: string | undefined): boolean => {
    if (error !== undefined) announce(error)
    return error === undefined
  }

  const add = (at: number, as: 'sibling' | 'child'): void => {
    if (!isAllowed(getAddError(at, as))) return
    const { place, depth } = findNewPlace(rows, at, as)
    const id = newIds(rows, lastId).next().value
    tree.step(insertRows(rows, place, [{ id, name: '', depth }]), { label: labels.stepAdd })
    endEdit()
    tree.focusPlace(place)
  }
  /** @param isFocused whether the field keeps the focus; otherwise the pressed button keeps it */
  const move = (at: number, direction: OutlineMove, isFocused: boolean): void => {
    if (!isAllowed(getMoveError(at, direction))) return
    const next = moveAt(at, direction)
    const place = next.findIndex(({ id }) => id === rows[at]?.id)
    tree.step(next, { label: labels.stepMove(nameAt(at)) })
    endEdit()
    const fact = getRowFacts(next)[place]
    const parent = next[fact?.parent ?? -1]
    const target = [nameAt(at), (next[place]?.depth ?? 0) + 1, fact?.position ?? 1, fact?.setSize ?? 1] as const
    announce(
      parent === undefined
        ? labels.moved(...target)
        : labels.movedUnder(...target, shortName(parent.name, labels.nameless)),
    )
    if (isFocused) tree.focusPlace(place)
    else tree.show(place)
  }
  /** Closes or opens a row with children. @returns whether it was open or closed before */
  const setOpen = (at: number, isOpen: boolean): boolean => {
    if (!hasChildren(rows, at) || tree.isClosed(at) !== isOpen) return false
    tree.setOpen(at, isOpen)
    announce(isOpen ? labels.expanded(nameAt(at)) : labels.collapsed(nameAt(at), tree.countBelow(at)))
    return true
  }
  const remove = (at: number, isFocused: boolean): void => {
    if (!isAllowed(getRemoveError(at))) return
    const next = removeRow(rows, at)
    tree.step(next, { label: labels.stepRemove(nameAt(at)) })
    endEdit()
    announce(labels.removed(nameAt(at)))
    // After the last block comes the visible row before it.
    const nextFocusTarget = at < next.length ? at : (tree.visible[findRow(tree.visible, at) - 1] ?? -1)
    if (isFocused) tree.focusPlace(nextFocusTarget)
    else tree.show(nextFocusTarget)
  }
  const rename = (at: number, name: string): void => {
    // Dropped text can contain line breaks, and a drop fires no paste event.
    const next = renameRow(rows, at, toOneLine(name))
    const label = labels.stepRename(nameAt(at))
    tree.set(next, { label, mergeKey: `${String(rows[at]?.id)} ${edit.current.visit}` })
    edit.current.isDirty = true
  }
  /** Restores the name from before the edit. @returns whether it was changed */
  const cancel = (at: number): boolean => {
    if (!edit.current.isDirty) return false
    endEdit()
    // The caller may have cleared the history.
    if (tree.undoOrRedo('undo').label === undefined) return false
    const place = tree.latest.current.findIndex(({ id }) => id === rows[at]?.id)
    tree.focusPlace(place)
    announce(labels.canceled(shortName(tree.latest.current[place]?.name ?? '', labels.nameless)))
    return true
  }
  const undoOrRedo = (direction: 'undo' | 'redo'): void => {
    endEdit()
    const { label, place } = tree.undoOrRedo(direction)
    if (label === undefined) return
    tree.focusPlace(place)
    announce(direction === 'undo' ? labels.undone(label) : labels.redone(label))
  }
  /** @param selection of the field, which the first line replaces */
  const paste = (at: number, text: string, [start, end]: [number, number]): void => {
    const row = rows[at]
    if (row === undefined || !isAllowed(disabledReason ?? nodeAt(at)?.disabledReason ?? getAddError(at, 'sibling')))
      return
    const { first, added } = readPastedRows(text, {
      depth: row.depth,
      canHaveChildren: findAddChildError(at) === undefined,
      ids: newIds(rows, lastId),
    })
    const name = row.name.slice(0, start) + first + row.name.slice(end)
    const { place } = findNewPlace(rows, at, 'sibling')
    const count = added.length + 1
    tree.step(insertRows(renameRow(rows, at, name), place, added), { label: labels.stepPaste(count) })
    endEdit()
    announce(labels.pasted(count))
    tree.focusPlace(added.length === 0 ? at : place + added.length - 1)
  }
  /** The focus moved to a row: typing from now on is another undo step. */
  const visit = (place: number): void => {
    edit.current = { visit: edit.current.visit + 1, isDirty: false }
    if (rows[place]?.id !== tree.active.id || tree.active.place !== place)
      tree.setActive({ id: rows[place]?.id, place })
  }
  return {
    announcement,
    announce,
    add,
    move,
    setOpen,
    remove,
    rename,
    cancel,
    undoOrRedo,
    paste,
    visit,
    getMoveError,
    getAddError,
    getRemoveError,
    nodeAt,
  }
}

/** The result of `useNameTreeActions`. */
export type NameTreeActions = ReturnType<typeof useNameTreeActions>
