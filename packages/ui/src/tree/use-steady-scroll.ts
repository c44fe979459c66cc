import { useLayoutEffect, useRef } from 'react'
import type { RowWindow } from '../windowing/use-window'
import { at } from './tree-index'
import type { TreeViewState } from './use-tree-view'
import { findRow } from './visible-rows'

/**
 * Scrolls a tree when its rows change. New data keeps the row at the top in place. A new filter scrolls to its first row, and clearing it
 * returns to the current row.
 * @returns stores the scroll position. Call it after each scroll: the scroll event fires with the next frame, and new data can come before.
 */
export function useSteadyScroll(
  { index, rows, filtered, activeRow }: Pick<TreeViewState, 'index' | 'rows' | 'filtered' | 'activeRow'>,
  view: RowWindow,
): () => void {
  const lastView = useRef({ index, rows, filtered, place: 0, past: 0 })
  useLayoutEffect(() => {
    const before = lastView.current
    if (before.index === index && before.rows === rows && before.filtered === filtered) return
    const place =
      before.index === index ? -1 : index.findPlace(before.index.nodes[at(before.rows, before.place)]?.id ?? '')
    const isNewFilter = before.filtered?.search !== filtered?.search
    if (isNewFilter) {
      if (filtered === null) view.reveal(Math.max(0, activeRow))
      else if (before.place + before.past > 0) view.scrollTo(0, 0)
    } else if (place >= 0 && before.place + before.past > 0) {
      const row = findRow(rows, place)
      if (row >= 0) view.scrollTo(row, before.past)
    }
    lastView.current = { index, rows, filtered, ...view.top() }
  })
  return () => {
    Object.assign(lastView.current, view.top())
  }
}
