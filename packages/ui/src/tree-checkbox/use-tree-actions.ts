import { useState } from 'react'
import { canToggle, changeOf, setPlaces, toggleAll, togglePlace } from './cascade'
import { type Selection, totals } from './selection'
import { at, isLeaf } from './tree-index'
import type { TreeLabels } from './tree-labels'
import type { Anchor, Tree } from './use-tree'
import { rowOf, setOpen, siblingBranches } from './visible-rows'

/** What a key or a press does to a tree; rows are counted from 0 at the top. */
export interface TreeActions {
  move: (row: number) => void
  toggle: (row: number) => void
  /** Moves on and gives the rows between what the first of them has. */
  extendTo: (row: number) => void
  /** Gives all rows from the last toggled one up to this one what that has. */
  fillTo: (row: number) => void
  toggleAll: () => void
  setOpen: (row: number, isOpen: boolean) => void
  openSiblings: (row: number) => void
}

/** The steps a person takes, each of them said once when it changes several things. */
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
  const idOf = (row: number) => index.nodes[place(row)]?.id ?? ''

  const apply = (next: Selection): boolean => {
    const change = changeOf(selection, next)
    if (change === 0) return false
    const isOn = change > 0
    const changed = Math.abs(change)
    setStatus(changed > 1 ? labels.changed({ isOn, changed, ...totals(next) }) : '')
    select(next)
    return isOn
  }
  const isDisabled = (): boolean => {
    if (disabledReason !== undefined) setStatus(disabledReason)
    return disabledReason !== undefined
  }
  const move = (row: number): void => {
    if (rows.length === 0) return
    const to = Math.max(0, Math.min(row, rows.length - 1))
    reveal(to)
    setView({ ...view, active: place(to) })
  }
  /** Rows between two, both with it. An open branch follows what is under it. */
  const between = (a: number, b: number): number[] => {
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
    setAnchor({ id: idOf(row), isOn: apply(togglePlace(selection, place(row), mask)) })
  }

  const actions: TreeActions = {
    move,
    toggle,
    extendTo: (row) => {
      const to = Math.max(0, Math.min(row, rows.length - 1))
      move(to)
      if (isDisabled()) return
      const isGoingOn = anchor !== null && anchor.id === idOf(activeRow)
      const isOn = isGoingOn ? anchor.isOn : true
      apply(setPlaces(selection, between(isGoingOn ? to : activeRow, to), isOn, mask))
      setAnchor({ id: idOf(to), isOn })
    },
    fillTo: (row) => {
      const from = anchor === null ? -1 : rowOf(rows, index.placeOf(anchor.id))
      if (anchor === null || from < 0) return toggle(row)
      setView({ ...view, active: place(row) })
      if (!isDisabled()) apply(setPlaces(selection, between(from, row), anchor.isOn, mask))
    },
    toggleAll: () => {
      if (!isDisabled()) apply(toggleAll(selection, mask))
    },
    setOpen: (row, isOpen) => {
      if (isLeaf(index, place(row))) return
      setView({ ...view, expansion: setOpen(view.expansion, filtered, [place(row)], isOpen) })
    },
    openSiblings: (row) => {
      const branches = siblingBranches(index, place(row))
      setView({ ...view, expansion: setOpen(view.expansion, filtered, branches, true) })
    },
  }
  return { actions, status }
}
