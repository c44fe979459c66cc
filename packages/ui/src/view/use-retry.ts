import { useState } from 'react'
import type { Retry, View, ViewProblem } from './view-state'

/** A retry that a person asked for and that has not shown its outcome. */
interface Held {
  problem: ViewProblem
  /** Its promise has not settled. */
  isPending: boolean
  /** The view has gone back to loading meanwhile. */
  hasLoaded: boolean
}

/**
 * Keeps a failure on screen while it is being tried again, so that the page does not jump and Retry keeps the focus.
 * @returns the problem to show in place of a skeleton, if any, whether it is being retried, and what Retry does
 */
export function useRetry<T>(view: View<T>) {
  const [held, setHeld] = useState<Held | null>(null)
  if (held !== null) {
    if (view.state === 'loading' && !held.hasLoaded) setHeld({ ...held, hasLoaded: true })
    else if (view.state === 'ready' && !held.isPending) setHeld(null)
    else if (view.state === 'failed' && held.hasLoaded && !held.isPending) setHeld(null)
  }
  const run = (problem: ViewProblem, retry: Retry): void => {
    const outcome = retry()
    const isPending = outcome instanceof Promise
    setHeld({ problem, isPending, hasLoaded: false })
    if (!isPending) return
    const settle = (): void => setHeld((now) => (now === null ? null : { ...now, isPending: false }))
    // A failed retry is told by the view that follows it.
    outcome.then(settle, settle)
  }
  const heldProblem = view.state === 'loading' ? held?.problem : undefined
  return {
    problem: view.state === 'failed' ? view.problem : heldProblem,
    isRetrying: heldProblem !== undefined || held?.isPending === true,
    run,
  }
}
