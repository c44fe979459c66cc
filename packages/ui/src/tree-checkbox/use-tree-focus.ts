import { type FocusEvent, type MouseEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { at } from './tree-index'
import type { Tree } from './use-tree'
import type { TreeActions } from './use-tree-actions'
import { measureRows } from '../windowing/measure-rows'
import { useWindow } from '../windowing/use-window'
import { rowOf } from './visible-rows'

/** What a caller has put into a row, and what presses belong to. */
const OF_ITS_OWN = 'button:not([data-part]), input, select, a:not([data-part])'

/** Until one is measured, px. */
const ROW_HEIGHT = 32
const measure = measureRows('[data-row]')

/**
 * Where the focus is and what is in view. The focus is always on the tree itself, which nothing takes away; the current row
 * is named by its id.
 */
export function useTreeFocus(tree: Tree, region: RefObject<HTMLElement | null>) {
  const { index, rows, activeRow, filtered } = tree
  const [isFocused, setFocused] = useState(false)
  const isPressing = useRef(false)
  const treeId = useId()
  const view = useWindow(region, rows.length, ROW_HEIGHT, measure)

  const rowId = (row: number): string | undefined => {
    const node = row < 0 ? undefined : index.nodes[at(rows, row)]
    if (node === undefined) return undefined
    // An id of an element has no spaces, and all else is allowed. A number and its digits are two ids.
    const id = String(node.id).replaceAll(/[\s%]/g, (sign) => `%${sign.charCodeAt(0)}`)
    return `${treeId}-${(typeof node.id)[0]}-${id}`
  }

  // New data: what was at the top stays there. A new filter: its first rows, and afterwards back to where one was.
  const seen = useRef({ index, rows, filtered, place: 0, past: 0 })
  useLayoutEffect(() => {
    const before = seen.current
    if (before.index === index && before.rows === rows && before.filtered === filtered) return
    const place =
      before.index === index ? -1 : index.placeOf(before.index.nodes[at(before.rows, before.place)]?.id ?? '')
    const isNewFilter = before.filtered?.search !== filtered?.search
    if (isNewFilter) {
      if (filtered === null) view.reveal(Math.max(0, activeRow))
      else view.scrollTo(0, 0)
    } else if (place >= 0 && before.place + before.past > 0) {
      const row = rowOf(rows, place)
      if (row >= 0) view.scrollTo(row, before.past)
    }
    seen.current = { index, rows, filtered, ...view.top() }
  })

  // Asked at once: the page tells of scrolling only with its next frame, and new data may come before that.
  const note = (): void => {
    Object.assign(seen.current, view.top())
  }
  const reveal = (row: number): void => {
    view.reveal(row)
    note()
  }

  const rowFrom = (event: MouseEvent): number => {
    const target = event.target as Element
    const element = target.closest<HTMLElement>('[data-row]')
    return element === null || target.closest(OF_ITS_OWN) !== null ? -1 : Number(element.dataset.row)
  }
  const handlers = (actions: TreeActions, act: (row: number) => void, hasAction: boolean) => ({
    onScroll: () => {
      view.onScroll()
      note()
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      setFocused(true)
      // A press is on the row that is meant: whatever scrolls now takes it away from under the pointer.
      if (isPressing.current) return
      if (event.target === event.currentTarget && event.target.matches(':focus-visible')) reveal(activeRow)
    },
    onBlur: () => setFocused(false),
    // A press would take the focus to a link in the row, which scrolling then takes away.
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      if (rowFrom(event) < 0 || event.button !== 0) return
      event.preventDefault()
      isPressing.current = true
      event.currentTarget.focus({ preventScroll: true })
      isPressing.current = false
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      const row = rowFrom(event)
      if (row < 0) return
      const target = event.target as Element
      const part = target.closest<HTMLElement>('[data-part]')?.dataset.part
      const isOpenNow = at(tree.open, at(rows, row)) === 1
      if (part === 'link') return
      if (part === 'expander' && at(index.children, at(rows, row)) > 0) actions.setOpen(row, !isOpenNow)
      else if (event.shiftKey) actions.fillTo(row)
      else if (part !== 'check' && hasAction) {
        actions.move(row)
        act(row)
      } else actions.toggle(row)
    },
  })
  const linkOf = (row: number) => {
    const element = region.current?.querySelector(`[data-row="${row}"] [data-part="link"]`)
    return element instanceof HTMLElement ? element : null
  }
  return { rows: { ...view, reveal }, isFocused, rowId, linkOf, handlers }
}

/** What `useTreeFocus` gives. */
export type TreeFocus = ReturnType<typeof useTreeFocus>
