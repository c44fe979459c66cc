import { useState } from 'react'
import type { Retry, View, ViewProblem } from './view-state'

/** A retry whose result is not visible yet. */
interface PendingRetry {
  problem: ViewProblem
  /** Whether its promise is pending. */
  isPending: boolean
  /** Whether the view has been `loading` since the retry. */
  hasLoaded: boolean
}

/**
 * Keeps a failure visible during a retry, so that the page does not jump and Retry keeps the focus.
 * @returns the problem to show instead of a skeleton, if any; whether a retry is pending; and the retry callback
 */
export function useRetry<T>(view: View<T>) {
  const [pending, setPending] = useState<PendingRetry | null>(null)
  if (pending !== null) {
    if (view.state === 'loading' && !pending.hasLoaded) setPending({ ...pending, hasLoaded: true })
    else if (view.state === 'ready' && !pending.isPending) setPending(null)
    else if (view.state === 'failed' && pending.hasLoaded && !pending.isPending) setPending(null)
  }
  const run = (problem: ViewProblem, retry: Retry): void => {
    const result = retry()
    const isPending = result instanceof Promise
    setPending({ problem, isPending, hasLoaded: false })
    if (!isPending) return
    const onSettled = (): void => setPending((now) => (now === null ? null : { ...now, isPending: false }))
    // The next view reports a failure of the retry.
    result.then(onSettled, onSettled)
  }
  const retriedProblem = view.state === 'loading' ? pending?.problem : undefined
  return {
    problem: view.state === 'failed' ? view.problem : retriedProblem,
    isRetrying: retriedProblem !== undefined || pending?.isPending === true,
    run,
  }
}
