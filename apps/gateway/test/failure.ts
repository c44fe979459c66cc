import { Problem } from '@sitewright/domain/shared/problem'

/** The answer to a call that must not succeed. */
export const failureOf = (promise: Promise<unknown>): Promise<Problem> =>
  promise.then(
    () => Promise.reject(new Error('It was done.')),
    (error: unknown) => {
      if (error instanceof Problem) return error
      throw error
    },
  )
