import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/** How many cards one slice renders. A slice of this size takes far less than 50 ms on a slow machine. */
const SLICE = 16

/** What is rendered wherever the page is scrolled to. */
export interface CompleteCards {
  /** How many phases render their visible cards. */
  phases: number
  /** How many cards, counted from the first one of the first phase, are rendered. */
  cards: number
}

const EVERY_VISIBLE: CompleteCards = { phases: Number.POSITIVE_INFINITY, cards: 0 }

/** Whether the page is on a server or hydrates never changes. */
const subscribe = () => () => undefined

/**
 * Renders all cards in slices, so that no task blocks the page: first the visible cards, phase by phase, then all others.
 * A server renders the visible cards of all phases, and hydration begins with them.
 * @param phases the number of phases
 * @param cards the number of cards on the board
 * @param isWanted false renders the visible cards at once, and no others
 */
export function useCompleteCards(phases: number, cards: number, isWanted: boolean): CompleteCards {
  const isServerRendered = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )
  const [slice, setSlice] = useState(isServerRendered ? phases : 0)
  const complete = { phases: slice, cards: Math.max(0, slice - phases) * SLICE }
  const isPending = isWanted && (complete.phases < phases || complete.cards < cards)
  useEffect(() => {
    if (!isPending) return
    // A task of its own, so that the browser paints and handles keys between two slices.
    const timer = setTimeout(() => startTransition(() => setSlice(slice + 1)))
    return () => clearTimeout(timer)
  }, [isPending, slice])
  return isWanted ? complete : EVERY_VISIBLE
}
