'use client'

import { type RefObject, useEffect, useState } from 'react'
import { observeSize } from '../observe/observe-size'
import { Sign } from '../sign/Sign'
import { Edge } from './ScrollEdges.styles'

/** Props of ScrollEdges. */
export interface ScrollEdgesProps {
  /** The row that scrolls sideways. Its parent is positioned and contains the edges. */
  scroller: RefObject<HTMLElement | null>
}

/** Lucide's chevrons. */
const CHEVRONS = { start: 'm15 18-6-6 6-6', end: 'm9 18 6-6-6-6' } as const
type Side = keyof typeof CHEVRONS

/** Part of the row that a press scrolls by. */
const STEP = 0.7

/**
 * Fades a row at the edges behind which it goes on, with an arrow that scrolls it. For a pointer alone: the keyboard reaches everything in the row, and
 * what has the focus scrolls into view.
 */
export function ScrollEdges({ scroller }: ScrollEdgesProps) {
  const [hidden, setHidden] = useState({ start: false, end: false })
  useEffect(() => {
    const row = scroller.current
    if (row === null) return undefined
    const measure = (): void => {
      // Negative in a row from right to left.
      const before = Math.abs(row.scrollLeft)
      const start = before > 1
      const end = row.scrollWidth - row.clientWidth - before > 1
      setHidden((now) => (now.start === start && now.end === end ? now : { start, end }))
    }
    // It reports once at the start, and then each change of the width.
    const stopObserving = observeSize([row, ...row.children], measure)
    row.addEventListener('scroll', measure, { passive: true })
    return () => {
      stopObserving()
      row.removeEventListener('scroll', measure)
    }
  }, [scroller])
  const scroll = (side: Side): void => {
    const row = scroller.current
    if (row === null) return
    const isForward = (side === 'end') === (getComputedStyle(row).direction === 'ltr')
    row.scrollBy({ left: (isForward ? STEP : -STEP) * row.clientWidth })
  }
  return (['start', 'end'] as const).map(
    (side) =>
      hidden[side] && (
        <Edge
          key={side}
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          data-side={side}
          // The focus stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => scroll(side)}
        >
          <Sign path={CHEVRONS[side]} />
        </Edge>
      ),
  )
}
