/** Why something could not be loaded, in words for a person. */
export interface ViewProblem {
  /** The server's words, or our own when there was no answer. */
  message: string
  /** What support asks for. */
  requestId?: string
  /** There was no network, as far as the browser knows. */
  isOffline?: boolean
}

/** Tries again. A promise keeps Retry busy until it settles. */
export type Retry = () => void | Promise<unknown>

/**
 * What a screen, or a region of it, can be. Empty is `ready` with nothing in it; a refresh is `ready` too, so that data
 * once shown is never blanked.
 */
export type View<T> =
  | { state: 'loading' }
  | { state: 'failed'; problem: ViewProblem; retry: Retry }
  | {
      state: 'ready'
      value: T
      /** Newer data is being fetched; what is shown may be a moment old. */
      isRefreshing: boolean
      /** The last refresh failed; what is shown is older than it should be. */
      staleProblem?: ViewProblem
      retry?: Retry
    }

/** Nothing is known yet. */
export const loading = (): View<never> => ({ state: 'loading' })

/** Nothing is known, and it was tried. */
export const failed = (problem: ViewProblem, retry: Retry): View<never> => ({ state: 'failed', problem, retry })

/** Something to show, also when it is empty. `isRefreshing` is false unless given. */
export const ready = <T>(
  value: T,
  rest: { isRefreshing?: boolean; staleProblem?: ViewProblem; retry?: Retry } = {},
): View<T> => ({ state: 'ready', value, isRefreshing: false, ...rest })
