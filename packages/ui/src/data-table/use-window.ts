import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  isScaled,
  positionAt,
  scrolledTo,
  windowAt,
  type WindowPosition,
  type WindowSizes,
} from './window-scroll'

/** Until it is measured: a window of ordinary height. */
const UNMEASURED = 600

/** What is drawn of many rows. */
export interface RowWindow {
  /** Places of the rows to draw, the last one not among them. */
  range: [number, number]
  /** How far they stand above their place among all rows, px. */
  shift: number
  sizes: WindowSizes
  onScroll: () => void
  /** Scrolls until a row is seen, and draws it before it returns. */
  reveal: (place: number) => void
  onFocus: (event: FocusEvent) => void
}

/**
 * Which rows of many to draw: those that are seen in a region that scrolls, and some above and below.
 * @param region what scrolls, with the table in it
 * @param count how many rows there are
 * @param usualHeight of a row, px, until one is measured; another one makes it measure again
 */
export function useWindow(region: RefObject<HTMLElement | null>, count: number, usualHeight: number): RowWindow {
  const [measured, setMeasured] = useState({ rowHeight: usualHeight, viewport: UNMEASURED })
  const sizes: WindowSizes = { count, ...measured }
  const position = useRef<WindowPosition>({ top: 0, offset: 0 })
  const [drawn, setDrawn] = useState(() => ({ range: windowAt({ top: 0, offset: 0 }, sizes), shift: 0 }))
  // Read by what is called later than it was made: a scroll, a size that changes.
  const latest = useRef(sizes)
  useLayoutEffect(() => {
    latest.current = sizes
  })

  const draw = useCallback((next: WindowPosition): void => {
    position.current = next
    const range = windowAt(next, latest.current)
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
    const measure = (): void => {
      const head = element.querySelector('thead')?.getBoundingClientRect().height ?? 0
      const row = element.querySelector('tbody > [aria-rowindex]')?.getBoundingClientRect().height
      const rowHeight = row ?? usualHeight
      const viewport = element.clientHeight - head
      setMeasured((now) => (now.rowHeight === rowHeight && now.viewport === viewport ? now : { rowHeight, viewport }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    const head = element.querySelector('thead')
    if (head !== null) observer.observe(head)
    return () => observer.disconnect()
  }, [region, hasRows, usualHeight])

  // Other sizes: the same scroll shows other rows.
  const { rowHeight, viewport } = measured
  useLayoutEffect(() => {
    const element = region.current
    if (element === null) return
    if (isScaled({ count, rowHeight, viewport })) moveTo(positionAt(position.current.offset, { count, rowHeight, viewport }))
    else draw({ top: element.scrollTop, offset: element.scrollTop })
  }, [region, draw, moveTo, count, rowHeight, viewport])

  const reveal = useCallback(
    (place: number): void => {
      const { rowHeight: height, viewport: seen } = latest.current
      const top = place * height
      const { offset } = position.current
      if (top >= offset && top + height <= offset + seen) return
      flushSync(() => moveTo(positionAt(top < offset ? top : top + height - seen, latest.current)))
    },
    [moveTo],
  )

  const onFocus = ({ target }: FocusEvent): void => {
    const index = target.closest('tbody > tr')?.getAttribute('aria-rowindex')
    // Far from the window the browser scrolls to where the row is drawn, and among too many rows that is not where it
    // belongs. After that scroll it is put right.
    if (isScaled(sizes) && index) requestAnimationFrame(() => reveal(Number(index) - 2))
  }

  const [first, last] = drawn.range
  return {
    range: [Math.min(first, count), Math.min(last, count)],
    shift: drawn.shift,
    sizes,
    onScroll,
    reveal,
    onFocus,
  }
}
