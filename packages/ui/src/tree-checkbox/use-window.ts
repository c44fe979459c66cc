import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Rows beyond the edges, so that a quick scroll shows no gap. */
const BEYOND = 6
/** Scrolling renders anew every so many rows. */
const STEP = 4
/** As many rows as fit before anything is measured. */
const FIT = 24
/** No window shows more; it keeps a tree that nothing limits in height from making a row for every node. */
const MOST = 200

/** The rows that are made, and how to bring one into view. */
export interface RowWindow {
  /** The first row, and one past the last. */
  start: number
  stop: number
  onScroll: () => void
  /** Scrolls as little as it takes. */
  reveal: (row: number) => void
  /** Puts a row at the top, `offset` px above its edge. */
  scrollTo: (row: number, offset: number) => void
  /** The row at the top, and how far it is scrolled out, px. */
  top: () => { row: number; offset: number }
  /** How many whole rows are seen at a time. */
  pageSize: () => number
}

/**
 * Which of many rows of equal height are in view. The height is read from the page, as it grows with the reader's text.
 * @param scroller what scrolls; its first child is as high as all rows together
 */
export function useWindow(scroller: RefObject<HTMLElement | null>, count: number): RowWindow {
  const [range, setRange] = useState({ first: 0, fit: FIT })
  const rows = useRef(count)
  useLayoutEffect(() => {
    rows.current = count
  })

  const rowHeight = useCallback((): number => {
    const height = scroller.current?.firstElementChild?.clientHeight ?? 0
    return height / Math.max(1, rows.current) || 1
  }, [scroller])

  const update = useCallback((): void => {
    const element = scroller.current
    if (element === null || rows.current === 0) return
    const height = rowHeight()
    const first = Math.floor(element.scrollTop / height / STEP) * STEP
    const fit = Math.max(FIT, Math.min(MOST, Math.ceil(element.clientHeight / height) + STEP))
    setRange((before) => (before.first === first && before.fit === fit ? before : { first, fit }))
  }, [rowHeight, scroller])

  // A window that grows shows more rows.
  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null) return
    const observer = new ResizeObserver(update)
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller, update])

  const set = (top: number): void => {
    const element = scroller.current
    if (element === null || element.scrollTop === top) return
    element.scrollTop = top
    update()
  }
  // After rows have gone, the page has not yet told where it is scrolled to.
  const first = Math.max(0, Math.min(range.first, count - range.fit))
  return {
    start: Math.max(0, first - BEYOND),
    stop: Math.min(count, first + range.fit + BEYOND),
    onScroll: update,
    reveal: (row) => {
      const element = scroller.current
      if (element === null) return
      const height = rowHeight()
      const top = Math.min(element.scrollTop, row * height)
      set(Math.max(top, (row + 1) * height - element.clientHeight))
    },
    scrollTo: (row, offset) => set(row * rowHeight() + offset),
    top: () => {
      const height = rowHeight()
      const top = scroller.current?.scrollTop ?? 0
      return { row: Math.floor(top / height), offset: top % height }
    },
    pageSize: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight()) - 1),
  }
}
