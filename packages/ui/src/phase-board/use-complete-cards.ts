import { startTransition, useEffect, useState } from 'react'

/** How many cards one slice renders. A slice of this size takes far less than 50 ms on a slow machine. */
const SLICE = 24

/**
 * Renders all cards in slices, so that no task blocks the page.
 * @param total the number of cards on the board
 * @param isWanted false renders none beyond the visible ones
 * @returns how many cards, counted from the first one of the first phase, are rendered wherever the page is scrolled to
 */
export function useCompleteCards(total: number, isWanted: boolean): number {
  const [count, setCount] = useState(0)
  const isPending = isWanted && count < total
  useEffect(() => {
    if (!isPending) return
    // A task of its own, so that the browser paints and handles keys between two slices.
    const timer = setTimeout(() => startTransition(() => setCount(count + SLICE)))
    return () => clearTimeout(timer)
  }, [isPending, count])
  return isWanted ? count : 0
}
