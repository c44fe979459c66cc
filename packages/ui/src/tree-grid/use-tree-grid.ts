import { type RefObject, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { token } from '../tokens/tokens'
import { at } from '../tree/tree-index'
import { useSteadyScroll } from '../tree/use-steady-scroll'
import { type RowLayout, useTreeRows } from '../tree/use-tree-rows'
import { type TreeViewOptions, useTreeView } from '../tree/use-tree-view'
import { findRow, findVisibleRow } from '../tree/visible-rows'

export const ROW_LAYOUT: RowLayout = {
  usualHeight: 40,
  height: token('row'),
  indent: { start: '6px', level: token('space-5'), most: '40%' },
}

/** The rows of a tree grid, the current row and its focus. Rows are counted from 0 at the top. */
export function useTreeGrid(options: TreeViewOptions, region: RefObject<HTMLElement | null>) {
  const tree = useTreeView(options)
  const { rows, activeRow } = tree
  const view = useTreeRows(region, rows.length, activeRow, ROW_LAYOUT)
  const saveScroll = useSteadyScroll(tree, view)
  const latest = useRef(rows)
  useLayoutEffect(() => {
    latest.current = rows
  })
  const onScroll = (): void => {
    view.onScroll()
    saveScroll()
  }
  const findControls = (row: number): HTMLElement[] => [
    ...(view.findElement(row)?.querySelectorAll<HTMLElement>('a[href], button:not([data-part])') ?? []),
  ]
  /**
   * Moves the focus to a row, or to one of its controls.
   * @param control -1 for the row; a row with fewer controls takes its last one
   */
  const focus = (wanted: number, control = -1): void => {
    let row = -1
    flushSync(() => (row = tree.activate(wanted)))
    if (row < 0) return
    flushSync(() => view.reveal(row))
    saveScroll()
    const element = view.findElement(row)
    const controls = findControls(row)
    const target = control < 0 ? element : controls[Math.min(control, controls.length - 1)]
    ;(target ?? element)?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const focusRow = useRef(focus)
  useLayoutEffect(() => {
    focusRow.current = focus
  })
  /** Opens or closes branches, and keeps the focus on a row. */
  const setOpenPlaces = (row: number, places: readonly number[], isOpen: boolean): void => {
    const place = at(rows, row)
    flushSync(() => tree.setOpen(places, isOpen, place))
    view.findElement(findRow(latest.current, place))?.focus({ preventScroll: true })
  }
  /** Opens the branches to a level, and keeps the focus on the row of the current node or of an ancestor. */
  const setLevel = (level: number): void => {
    const place = at(rows, activeRow)
    flushSync(() => tree.setLevel(level))
    focusRow.current(findVisibleRow(tree.index, latest.current, place))
  }
  return {
    tree,
    view: { ...view, onScroll },
    findControls,
    focus,
    setOpenPlaces,
    setLevel,
    setOpen: (row: number, isOpen: boolean): void => setOpenPlaces(row, [at(rows, row)], isOpen),
    /** Whether a row is the last one of its card. */
    isLast: (row: number): boolean => row === rows.length - 1 || tree.getPosition(row + 1).level === 1,
  }
}

/** The result of `useTreeGrid`. */
export type TreeGridState = ReturnType<typeof useTreeGrid>
