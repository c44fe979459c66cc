import { type FocusEvent, type MouseEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { at } from '../tree/tree-index'
import type { Tree } from './use-tree'
import type { TreeActions } from './use-tree-actions'
import { measureRows } from '../windowing/measure-rows'
import { useWindow } from '../windowing/use-window'
import { findRow } from '../tree/visible-rows'

/** Controls that the caller renders in a row. They handle their clicks themselves. */
const CALLER_CONTROLS = 'button:not([data-part]), input, select, a:not([data-part])'

/** The height of a row until one is measured, px. */
const ROW_HEIGHT = 32
const measure = measureRows('[data-row]')

/**
 * Manages focus and scrolling. The focus is always on the tree element, which never unmounts, and `aria-activedescendant` points to
 * the current row.
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
    // An element id must not contain spaces. The type distinguishes the number 1 from the text '1'.
    const id = String(node.id).replaceAll(/[\s%]/g, (sign) => `%${sign.charCodeAt(0)}`)
    return `${treeId}-${(typeof node.id)[0]}-${id}`
  }

  // New data keeps the row at the top in place. A new filter scrolls to its first row, and clearing it returns to the current row.
  const lastView = useRef({ index, rows, filtered, place: 0, past: 0 })
  useLayoutEffect(() => {
    const before = lastView.current
    if (before.index === index && before.rows === rows && before.filtered === filtered) return
    const place =
      before.index === index ? -1 : index.findPlace(before.index.nodes[at(before.rows, before.place)]?.id ?? '')
    const isNewFilter = before.filtered?.search !== filtered?.search
    if (isNewFilter) {
      if (filtered === null) view.reveal(Math.max(0, activeRow))
      else view.scrollTo(0, 0)
    } else if (place >= 0 && before.place + before.past > 0) {
      const row = findRow(rows, place)
      if (row >= 0) view.scrollTo(row, before.past)
    }
    lastView.current = { index, rows, filtered, ...view.top() }
  })

  // The page can be lower than the tree, as with large text. The browser scrolls only to an element that has the focus itself.
  const revealedRow = useRef(-1)
  useLayoutEffect(() => {
    const id = revealedRow.current === activeRow ? rowId(activeRow) : undefined
    revealedRow.current = -1
    if (id !== undefined) document.getElementById(id)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  // Reads the scroll position immediately. The scroll event fires with the next frame, and new data can arrive before it.
  const saveScroll = (): void => {
    Object.assign(lastView.current, view.top())
  }
  const reveal = (row: number): void => {
    view.reveal(row)
    saveScroll()
    revealedRow.current = row
  }

  const findEventRow = (event: MouseEvent): number => {
    const target = event.target as Element
    const element = target.closest<HTMLElement>('[data-row]')
    return element === null || target.closest(CALLER_CONTROLS) !== null ? -1 : Number(element.dataset.row)
  }
  const handlers = (actions: TreeActions, act: (row: number) => void, hasAction: boolean) => ({
    onScroll: () => {
      view.onScroll()
      saveScroll()
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      setFocused(true)
      // Scrolling now would move the pressed row away from under the pointer.
      if (isPressing.current) return
      if (event.target === event.currentTarget && event.target.matches(':focus-visible')) reveal(activeRow)
    },
    onBlur: () => setFocused(false),
    // Otherwise a press would focus the link or button in the row, which unmounts on scrolling.
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      if (findEventRow(event) < 0 || event.button !== 0) return
      event.preventDefault()
      isPressing.current = true
      event.currentTarget.focus({ preventScroll: true })
      isPressing.current = false
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      const row = findEventRow(event)
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
  const findLink = (row: number) => {
    const element = region.current?.querySelector(`[data-row="${row}"] [data-part="link"]`)
    return element instanceof HTMLElement ? element : null
  }
  return { rows: { ...view, reveal }, isFocused, rowId, findLink, handlers }
}

/** The result of `useTreeFocus`. */
export type TreeFocus = ReturnType<typeof useTreeFocus>
