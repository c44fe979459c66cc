import { type RefObject, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { at, isLeaf, setSize, type TreeNode } from '../tree/tree-index'
import { type TreeViewOptions, useTreeView } from '../tree/use-tree-view'
import { findRow, setOpen as setPlacesOpen } from '../tree/visible-rows'
import { measureRows } from '../windowing/measure-rows'
import { useWindow } from '../windowing/use-window'

/** The height of a row until one is measured, px. */
const ROW_HEIGHT = 40
const measure = measureRows('[data-row]')

/** What a row shows of its node. */
export interface RowFacts {
  node: TreeNode<number>
  row: number
  /** Its position, in rows from the top. */
  line: number
  level: number
  position: number
  setSize: number
  /** Undefined for a leaf. */
  isOpen: boolean | undefined
  isActive: boolean
  /** The last row of its card. */
  isLast: boolean
}

/** Options of `useTreeGrid`. */
export interface TreeGridOptions extends Pick<TreeViewOptions, 'filter' | 'defaultExpanded'> {
  nodes: readonly TreeNode<number>[]
  region: RefObject<HTMLElement | null>
}

/** The rows of a tree grid, the current row and its focus. Rows are counted from 0 at the top. */
export function useTreeGrid({ nodes, filter, defaultExpanded, region }: TreeGridOptions) {
  const tree = useTreeView({ nodes, filter, defaultExpanded })
  const { index, rows, open, filtered, view: shown, setView, activeRow } = tree
  const view = useWindow(region, rows.length, ROW_HEIGHT, measure)
  const latest = useRef(rows)
  useLayoutEffect(() => {
    latest.current = rows
  })
  // A new search starts at its first row.
  const lastSearch = useRef(filtered?.search)
  useLayoutEffect(() => {
    if (lastSearch.current === filtered?.search) return
    lastSearch.current = filtered?.search
    view.scrollTo(0, 0)
  })

  const findRowElement = (row: number): HTMLElement | null =>
    region.current?.querySelector<HTMLElement>(`[data-row="${row}"]`) ?? null
  const findControls = (row: number): HTMLElement[] => [
    ...(findRowElement(row)?.querySelectorAll<HTMLElement>('a[href], button:not([data-part])') ?? []),
  ]
  /** Makes a row the current one without moving the focus. */
  const activate = (row: number): void => {
    if (row >= 0 && row !== activeRow) setView({ ...shown, active: at(rows, row) })
  }
  /**
   * Moves the focus to a row, or to one of its controls.
   * @param control -1 for the row itself; a row with fewer controls takes its last one
   */
  const focus = (wanted: number, control = -1): void => {
    if (rows.length === 0) return
    const row = Math.max(0, Math.min(wanted, rows.length - 1))
    flushSync(() => setView({ ...shown, active: at(rows, row) }))
    flushSync(() => view.reveal(row))
    const element = findRowElement(row)
    const controls = findControls(row)
    const target = control < 0 ? element : controls[Math.min(control, controls.length - 1)]
    target?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const setOpen = (row: number, isOpen: boolean): void => {
    const place = at(rows, row)
    if (isLeaf(index, place)) return
    flushSync(() => setView({ expansion: setPlacesOpen(shown.expansion, filtered, [place], isOpen), active: place }))
    findRowElement(findRow(latest.current, place))?.focus({ preventScroll: true })
  }
  const isOpenAt = (row: number): boolean | undefined =>
    isLeaf(index, at(rows, row)) ? undefined : at(open, at(rows, row)) === 1

  const [start, stop] = view.range
  const drawnRows = Array.from({ length: stop - start }, (_, i) => start + i)
  // The current row can have the focus, so it is always rendered.
  if (activeRow >= 0 && activeRow < start) drawnRows.unshift(activeRow)
  else if (activeRow >= stop) drawnRows.push(activeRow)

  const getFacts = (row: number): RowFacts | undefined => {
    const place = at(rows, row)
    // The ids are those of the list, which has numbers.
    const node = index.nodes[place] as TreeNode<number> | undefined
    return (
      node && {
        node,
        row,
        line: row - view.shift / view.sizes.rowHeight,
        level: at(index.depth, place) + 1,
        position: at(index.position, place),
        setSize: setSize(index, place),
        isOpen: isOpenAt(row),
        isActive: row === activeRow,
        isLast: row === rows.length - 1 || at(index.depth, at(rows, row + 1)) === 0,
      }
    )
  }
  return { tree, view, drawnRows, getFacts, findRowElement, findControls, activate, focus, setOpen, isOpenAt }
}

/** The result of `useTreeGrid`. */
export type TreeGridState = ReturnType<typeof useTreeGrid>
