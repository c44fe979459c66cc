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
import { observeSize } from '../observe/observe-size'

/** The height of the viewport until it is measured, px. */
const UNMEASURED = 600

/** The measures of a scroll container, px. */
export type WindowMeasures = Omit<WindowSizes, 'count'>

/** The virtualized part of many rows of one height. */
export interface RowWindow {
  /** The places of the rows to render: the first one, and one past the last one. */
  range: [number, number]
  /** How far the rows are moved up from their real offset, px: 0 unless there are more rows than a browser can draw. */
  shift: number
  sizes: WindowSizes
  /** The height for all rows, px. */
  height: number
  /** The scroll handler of the container. */
  onScroll: () => void
  /** Scrolls as little as possible until a row is visible. */
  reveal: (place: number) => void
  /** Scrolls a row to the top, with `past` px of it above the edge. */
  scrollTo: (place: number, past: number) => void
  /** The row at the top, and how much of it is above the edge, px. */
  top: () => { place: number; past: number }
  /** How many rows Page Up and Page Down move by. */
  pageSize: () => number
}

/** Sizes with endless rows and at least the default viewport: a container with few rows can be low, and new rows must render at once. */
const endless = (sizes: WindowSizes): WindowSizes => ({
  ...sizes,
  count: Number.POSITIVE_INFINITY,
  viewport: Math.max(sizes.viewport, UNMEASURED),
})

/**
 * Virtualizes rows: renders the ones in the viewport of a scroll container, and some above and below. Works for millions of rows,
 * although browsers limit the height of an element.
 * @param region the scroll container with the rows
 * @param count the number of rows
 * @param usualHeight the height of a row until one is measured, px; a new value measures again
 * @param measure reads the height of a row and of the viewport, which change with the text size; memoize it
 * @param covering selector of an element that covers part of the viewport and can change its height, such as a sticky header
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
  // The range can go beyond the last row, so that new rows render at once and not after a measurement.
  const [drawn, setDrawn] = useState(() => ({ range: windowAt({ top: 0, offset: 0 }, endless(sizes)), shift: 0 }))
  // Compared before the state is set: React can render once more for a state that is equal.
  const lastDrawn = useRef(drawn)
  // A ref, because scroll and resize handlers run after later renders.
  const latest = useRef(sizes)
  useLayoutEffect(() => {
    latest.current = sizes
  })

  const draw = useCallback((next: WindowPosition): void => {
    position.current = next
    const range = windowAt(next, endless(latest.current))
    const shift = next.offset - next.top
    const { range: before, shift: shiftBefore } = lastDrawn.current
    if (before[0] === range[0] && before[1] === range[1] && shiftBefore === shift) return
    lastDrawn.current = { range, shift }
    setDrawn(lastDrawn.current)
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
      const found = measure(element, usualHeight)
      // 0 without a layout: in jsdom, or in an element that is not displayed.
      const next = { ...found, rowHeight: found.rowHeight || usualHeight }
      const { rowHeight: height, viewport: seen } = latest.current
      if (height !== next.rowHeight || seen !== next.viewport) setMeasured(next)
    }
    read()
    const cover = covering === undefined ? null : element.querySelector(covering)
    return observeSize(cover === null ? [element] : [element, cover], read)
  }, [region, hasRows, usualHeight, measure, covering])

  // With other sizes the same scroll position shows other rows.
  const { rowHeight, viewport } = measured
  useLayoutEffect(() => {
    const element = region.current
    if (element === null) return
    const newSizes = { count, rowHeight, viewport }
    if (!isScaled(newSizes)) return draw({ top: element.scrollTop, offset: element.scrollTop })
    // The container can have scrolled before its scroll event. That scroll must not be undone.
    const { offset } =
      element.scrollTop === position.current.top
        ? position.current
        : scrolledTo(element.scrollTop, position.current, newSizes)
    moveTo(positionAt(offset, newSizes))
  }, [region, draw, moveTo, count, rowHeight, viewport])

  const scrollTo = useCallback(
    (place: number, past: number): void => moveTo(positionAt(place * latest.current.rowHeight + past, latest.current)),
    [moveTo],
  )
  const reveal = useCallback(
    (place: number): void => {
      // The container can have scrolled before its scroll event.
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

  // After rows were removed, the scroll event with the new position has not fired yet.
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
