import { type FocusEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useSteadyScroll } from '../tree/use-steady-scroll'
import { COMPACT_ROWS, findEventRow, useTreeRows } from '../tree/use-tree-rows'
import type { Tree } from './use-tree'
import type { TreeActions } from './use-tree-actions'

/** Controls that the caller renders in a row. They handle their clicks themselves. */
const CALLER_CONTROLS = 'button:not([data-part]), input, select, a:not([data-part])'

/**
 * Manages focus and scrolling. The focus is always on the tree element, which never unmounts, and `aria-activedescendant` points to
 * the current row.
 */
export function useTreeFocus(tree: Tree, region: RefObject<HTMLElement | null>) {
  const { index, rows, activeRow } = tree
  const [isFocused, setFocused] = useState(false)
  const isPressing = useRef(false)
  const view = useTreeRows(region, rows.length, activeRow, COMPACT_ROWS)
  const saveScroll = useSteadyScroll(tree, view)
  const activeNode = index.nodes[rows[activeRow] ?? -1]

  // The page can be lower than the tree, as with large text. The browser scrolls only to an element that has the focus itself.
  const revealedRow = useRef(-1)
  useLayoutEffect(() => {
    const row = revealedRow.current === activeRow ? view.findElement(activeRow) : null
    revealedRow.current = -1
    row?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  const reveal = (row: number): void => {
    view.reveal(row)
    saveScroll()
    revealedRow.current = row
  }

  const findPressedRow = (event: MouseEvent): number =>
    (event.target as Element).closest(CALLER_CONTROLS) === null ? findEventRow(event.target) : -1
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
      if (findPressedRow(event) < 0 || event.button !== 0) return
      event.preventDefault()
      isPressing.current = true
      event.currentTarget.focus({ preventScroll: true })
      isPressing.current = false
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      const row = findPressedRow(event)
      if (row < 0) return
      const target = event.target as Element
      const part = target.closest<HTMLElement>('[data-part]')?.dataset.part
      const isOpen = tree.isOpenAt(row)
      if (part === 'link') return
      if (part === 'expander' && isOpen !== undefined) actions.setOpen(row, !isOpen)
      else if (event.shiftKey) actions.fillTo(row)
      else if (part !== 'check' && hasAction) {
        actions.move(row)
        act(row)
      } else actions.toggle(row)
    },
  })
  return {
    rows: { ...view, reveal },
    isFocused,
    /** The id of the element of the current row. */
    activeId: activeNode && view.getElementId(activeNode.id),
    findLink: (row: number) => view.findElement(row)?.querySelector<HTMLElement>('[data-part="link"]'),
    handlers,
  }
}

/** The result of `useTreeFocus`. */
export type TreeFocus = ReturnType<typeof useTreeFocus>
