import { useState } from 'react'
import { canToggle, countChange, setPlaces, toggleAll, togglePlace } from './cascade'
import { type Selection, countTotals } from './selection'
import { at, isLeaf } from '../tree/tree-index'
import type { TreeLabels } from './tree-labels'
import type { Anchor, Tree } from './use-tree'
import { findRow, setOpen, listSiblingBranches } from '../tree/visible-rows'

/** The actions of keys and presses on a tree. Rows are counted from 0 at the top. */
export interface TreeActions {
  move: (row: number) => void
  toggle: (row: number) => void
  /** Moves to a row, and gives all rows on the way the state of the first one. */
  extendTo: (row: number) => void
  /** Gives all rows from the last toggled one to this one the state of that one. */
  fillTo: (row: number) => void
  toggleAll: () => void
  setOpen: (row: number, isOpen: boolean) => void
  openSiblings: (row: number) => void
}

/** The actions of a tree. An action that changes several leaves announces it once. */
export function useTreeActions(
  tree: Tree,
  labels: TreeLabels,
  disabledReason: string | undefined,
  reveal: (row: number) => void,
) {
  const { index, view, setView, filtered, open, rows, selection, select, activeRow } = tree
  const [status, setStatus] = useState('')
  const [anchor, setAnchor] = useState<Anchor | null>(null)
  const mask = filtered?.mask ?? null
  const place = (row: number): number => at(rows, row)
  const getId = (row: number) => index.nodes[place(row)]?.id ?? ''

  const apply = (next: Selection): boolean => {
    const change = countChange(selection, next)
    if (change === 0) return false
    const isOn = change > 0
    const changed = Math.abs(change)
    setStatus(changed > 1 ? labels.changed({ isOn, changed, ...countTotals(next) }) : '')
    select(next)
    return isOn
  }
  const isDisabled = (): boolean => {
    if (disabledReason !== undefined) setStatus(disabledReason)
    return disabledReason !== undefined
  }
  const move = (row: number): void => {
    if (rows.length === 0) return
    const targetRow = Math.max(0, Math.min(row, rows.length - 1))
    reveal(targetRow)
    setView({ ...view, active: place(targetRow) })
  }
  /** The places of a range of rows, both ends included. An open branch is left out: the rows under it decide its state. */
  const listRange = (a: number, b: number): number[] => {
    const places: number[] = []
    for (let row = Math.min(a, b); row <= Math.max(a, b); row++) {
      if ((isLeaf(index, place(row)) || at(open, place(row)) === 0) && canToggle(index, place(row))) {
        places.push(place(row))
      }
    }
    return places
  }
  const toggle = (row: number): void => {
    setView({ ...view, active: place(row) })
    if (!canToggle(index, place(row)) || isDisabled()) return
    setAnchor({ id: getId(row), isOn: apply(togglePlace(selection, place(row), mask)) })
  }

  const actions: TreeActions = {
    move,
    toggle,
    extendTo: (row) => {
      const targetRow = Math.max(0, Math.min(row, rows.length - 1))
      move(targetRow)
      if (isDisabled()) return
      const isContinued = anchor !== null && anchor.id === getId(activeRow)
      const isOn = isContinued ? anchor.isOn : true
      apply(setPlaces(selection, listRange(isContinued ? targetRow : activeRow, targetRow), isOn, mask))
      setAnchor({ id: getId(targetRow), isOn })
    },
    fillTo: (row) => {
      const from = anchor === null ? -1 : findRow(rows, index.findPlace(anchor.id))
      if (anchor === null || from < 0) return toggle(row)
      setView({ ...view, active: place(row) })
      if (!isDisabled()) apply(setPlaces(selection, listRange(from, row), anchor.isOn, mask))
    },
    toggleAll: () => {
      if (!isDisabled()) apply(toggleAll(selection, mask))
    },
    setOpen: (row, isOpen) => {
      if (isLeaf(index, place(row))) return
      setView({ ...view, expansion: setOpen(view.expansion, filtered, [place(row)], isOpen) })
    },
    openSiblings: (row) => {
      const branches = listSiblingBranches(index, place(row))
      setView({ ...view, expansion: setOpen(view.expansion, filtered, branches, true) })
    },
  }
  return { actions, status }
}
