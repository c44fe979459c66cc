import { Problem } from '@sitewright/domain/shared/problem'

/** What a call that must not succeed was told. */
export const failureOf = (promise: Promise<unknown>): Promise<Problem> =>
  promise.then(
    () => Promise.reject(new Error('It was done.')),
    (error: unknown) => {
      if (error instanceof Problem) return error
      throw error
    },
  )
