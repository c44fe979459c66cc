'use client'

import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import {
  drawnHeight,
  isScaled,
  positionAt,
  scrolledTo,
  windowAt,
  type WindowPosition,
  type WindowSizes,
} from './window-scroll'

/** Until it is measured: a window of ordinary height, px. */
const UNMEASURED = 600

/** What is measured in a region, px. */
export type WindowMeasures = Omit<WindowSizes, 'count'>

/** What is drawn of many rows of one height. */
export interface RowWindow {
  /** Places of the rows to draw, the last one not among them. */
  range: [number, number]
  /** How far they stand above their place among all rows, px: 0 unless there are more rows than a browser can draw. */
  shift: number
  sizes: WindowSizes
  /** How tall all rows are drawn, px. */
  height: number
  /** Of the region. */
  onScroll: () => void
  /** Scrolls as little as it takes until a row is seen. */
  reveal: (place: number) => void
  /** Puts a row at the top, `past` px of it above the edge. */
  scrollTo: (place: number, past: number) => void
  /** The row at the top, and how much of it is above the edge, px. */
  top: () => { place: number; past: number }
  /** How many whole rows are seen at a time. */
  pageSize: () => number
}

/** As if there were always enough rows to fill an ordinary region, which may be as low as the few it has. */
const endless = (sizes: WindowSizes): WindowSizes => ({
  ...sizes,
  count: Number.POSITIVE_INFINITY,
  viewport: Math.max(sizes.viewport, UNMEASURED),
})

/**
 * Which rows of many to draw: those that are seen in a region that scrolls, and some above and below. Sound for millions of
 * rows, of which a browser would not draw the last ones.
 * @param region what scrolls, with the rows in it
 * @param count how many rows there are
 * @param usualHeight of a row, px, until one is measured; another one makes it measure again
 * @param measure reads the height of a row and of what is seen from the page, where they grow with the reader's text; a function
 *   that stays the same
 * @param covering selector of what covers a part of the region and changes its height, such as a head that sticks
 */
export function useWindow(
  region: RefObject<HTMLElement | null>,
  count: number,
  usualHeight: number,
  measure: (element: HTMLElement, usualHeight: number) => WindowMeasures,
  covering?: string,
): RowWindow {
  const [measured, setMeasured] = useState({ rowHeight: usualHeight, viewport: UNMEASURED })
  const sizes: WindowSizes = { count, ...measured }
  const position = useRef<WindowPosition>({ top: 0, offset: 0 })
  // As many as fit, even beyond the last row: rows that come are drawn at once, and not after they have been measured.
  const [drawn, setDrawn] = useState(() => ({ range: windowAt({ top: 0, offset: 0 }, endless(sizes)), shift: 0 }))
  // Read by what is called later than it was made: a scroll, a size that changes.
  const latest = useRef(sizes)
  useLayoutEffect(() => {
    latest.current = sizes
  })

  const draw = useCallback((next: WindowPosition): void => {
    position.current = next
    const range = windowAt(next, endless(latest.current))
    const shift = next.offset - next.top
    setDrawn((now) =>
      now.range[0] === range[0] && now.range[1] === range[1] && now.shift === shift ? now : { range, shift },
    )
  }, [])

  const moveTo = useCallback(
    (next: WindowPosition): void => {
      const element = region.current
      if (element === null) return
      element.scrollTop = next.top
      draw({ ...next, top: element.scrollTop })
    },
    [region, draw],
  )

  const onScroll = useCallback((): void => {
    const element = region.current
    if (element === null || element.scrollTop === position.current.top) return
    const next = scrolledTo(element.scrollTop, position.current, latest.current)
    if (next.top === element.scrollTop) draw(next)
    else moveTo(next)
  }, [region, draw, moveTo])

  const hasRows = count > 0
  useLayoutEffect(() => {
    const element = region.current
    if (element === null) return
    const read = (): void => {
      const next = measure(element, usualHeight)
      setMeasured((now) => (now.rowHeight === next.rowHeight && now.viewport === next.viewport ? now : next))
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    const cover = covering === undefined ? null : element.querySelector(covering)
    if (cover !== null) observer.observe(cover)
    return () => observer.disconnect()
  }, [region, hasRows, usualHeight, measure, covering])

  // Other sizes: the same scroll shows other rows.
  const { rowHeight, viewport } = measured
  useLayoutEffect(() => {
    const element = region.current
    if (element === null) return
    const now = { count, rowHeight, viewport }
    if (!isScaled(now)) return draw({ top: element.scrollTop, offset: element.scrollTop })
    // The page may have been scrolled without having told it yet: its scroll is not taken back.
    const { offset } =
      element.scrollTop === position.current.top
        ? position.current
        : scrolledTo(element.scrollTop, position.current, now)
    moveTo(positionAt(offset, now))
  }, [region, draw, moveTo, count, rowHeight, viewport])

  const scrollTo = useCallback(
    (place: number, past: number): void => moveTo(positionAt(place * latest.current.rowHeight + past, latest.current)),
    [moveTo],
  )
  const reveal = useCallback(
    (place: number): void => {
      // The page may have been scrolled without having told it yet.
      onScroll()
      const { rowHeight: height, viewport: seen } = latest.current
      const top = place * height
      const { offset } = position.current
      if (top < offset) scrollTo(place, 0)
      else if (top + height > offset + seen) scrollTo(place, height - seen)
    },
    [onScroll, scrollTo],
  )
  const top = useCallback(() => {
    const { offset } = position.current
    const { rowHeight: height } = latest.current
    return { place: Math.floor(offset / height), past: offset % height }
  }, [])
  const pageSize = useCallback(
    () => Math.max(1, Math.floor(latest.current.viewport / latest.current.rowHeight) - 1),
    [],
  )

  // After rows have gone, the page has not told yet where it is scrolled to.
  const last = Math.min(drawn.range[1], count)
  const first = Math.max(0, Math.min(drawn.range[0], last - (drawn.range[1] - drawn.range[0])))
  return {
    range: [first, last],
    shift: drawn.shift,
    sizes,
    height: drawnHeight(sizes),
    onScroll,
    reveal,
    scrollTo,
    top,
    pageSize,
  }
}
