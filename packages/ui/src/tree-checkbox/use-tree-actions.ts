import { useState } from 'react'
import { useAnnouncement } from '../announcer/use-announcement'
import { canToggle, countChange, setPlaces, toggleAll, togglePlace } from './cascade'
import { type Selection, countTotals } from './selection'
import { at } from '../tree/tree-index'
import { describeChange, type TreeLabels } from './tree-labels'
import type { Anchor, Tree } from './use-tree'
import { findRow, listSiblingBranches } from '../tree/visible-rows'

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
  const { index, filtered, rows, isOpenAt, selection, select, activeRow } = tree
  const [status, announce] = useAnnouncement()
  const [anchor, setAnchor] = useState<Anchor | null>(null)
  const mask = filtered?.mask ?? null
  const place = (row: number): number => at(rows, row)
  const getId = (row: number) => index.nodes[place(row)]?.id ?? ''

  const apply = (next: Selection): boolean => {
    const change = countChange(selection, next)
    if (change === 0) return false
    const isOn = change > 0
    const changed = Math.abs(change)
    announce(changed > 1 ? describeChange({ isOn, changed, ...countTotals(next) }, labels) : '')
    select(next)
    return isOn
  }
  const isDisabled = (): boolean => {
    if (disabledReason !== undefined) announce(disabledReason)
    return disabledReason !== undefined
  }
  /** @returns the row, which is the first or the last one for a number beyond the ends */
  const moveTo = (wanted: number): number => {
    const row = tree.activate(wanted)
    if (row >= 0) reveal(row)
    return row
  }
  /** The places of a range of rows, both ends included. An open branch is left out: the rows under it decide its state. */
  const listRange = (a: number, b: number): number[] => {
    const places: number[] = []
    for (let row = Math.min(a, b); row <= Math.max(a, b); row++) {
      if (isOpenAt(row) !== true && canToggle(index, place(row))) places.push(place(row))
    }
    return places
  }
  const toggle = (row: number): void => {
    tree.activate(row)
    if (!canToggle(index, place(row)) || isDisabled()) return
    setAnchor({ id: getId(row), isOn: apply(togglePlace(selection, place(row), mask)) })
  }

  const actions: TreeActions = {
    move: moveTo,
    toggle,
    extendTo: (row) => {
      const targetRow = moveTo(row)
      if (isDisabled()) return
      const isContinued = anchor !== null && anchor.id === getId(activeRow)
      const isOn = isContinued ? anchor.isOn : true
      apply(setPlaces(selection, listRange(isContinued ? targetRow : activeRow, targetRow), isOn, mask))
      setAnchor({ id: getId(targetRow), isOn })
    },
    fillTo: (row) => {
      const from = anchor === null ? -1 : findRow(rows, index.findPlace(anchor.id))
      if (anchor === null || from < 0) return toggle(row)
      tree.activate(row)
      if (!isDisabled()) apply(setPlaces(selection, listRange(from, row), anchor.isOn, mask))
    },
    toggleAll: () => {
      if (!isDisabled()) apply(toggleAll(selection, mask))
    },
    setOpen: (row, isOpen) => {
      if (isOpenAt(row) !== undefined) tree.setOpen([place(row)], isOpen)
    },
    openSiblings: (row) => tree.setOpen(listSiblingBranches(index, place(row)), true),
  }
  return { actions, status }
}
