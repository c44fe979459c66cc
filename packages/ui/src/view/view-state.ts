/** Why something could not be loaded. */
export interface ViewProblem {
  /** The server's message, or our own if the server did not answer. */
  message: string
  /** Request id for the support team. */
  requestId?: string
  /** Whether the browser reports that it is offline. */
  isOffline?: boolean
  /** Whether the content does not exist, or the user may not see it. */
  isUnavailable?: boolean
  /** Title of a record that does not exist, instead of that of a failure: "Not found". A retry would not find it either. */
  missingTitle?: string
}

/** Retries the request. If it returns a promise, Retry is busy until the promise settles. */
export type Retry = () => void | Promise<unknown>

/**
 * State of a screen or of a region. Empty is `ready` with an empty value. A refresh is also `ready`, so that loaded data never
 * disappears.
 */
export type View<T> =
  | { state: 'loading' }
  | { state: 'failed'; problem: ViewProblem; retry: Retry }
  | {
      state: 'ready'
      value: T
      /** Whether newer data is loading. */
      isRefreshing: boolean
      /** Why the last refresh failed; `value` is stale then. */
      staleProblem?: ViewProblem
      retry?: Retry
    }

/** Creates a view without data. */
export const loading = (): View<never> => ({ state: 'loading' })

/** Creates a view for a request that failed. */
export const failed = (problem: ViewProblem, retry: Retry): View<never> => ({ state: 'failed', problem, retry })

/** Creates a view with data, which may be empty. `isRefreshing` is `false` by default. */
export const ready = <T>(
  value: T,
  options: { isRefreshing?: boolean; staleProblem?: ViewProblem; retry?: Retry } = {},
): View<T> => ({ state: 'ready', value, isRefreshing: false, ...options })
