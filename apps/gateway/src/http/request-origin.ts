import { AsyncLocalStorage } from 'node:async_hooks'

/** Where a request came from. */
export interface RequestOrigin {
  /** The caller's network address. */
  readonly address: string
  /** The caller's `x-request-id`, if it is harmless. */
  readonly callerRequestId: string | undefined
}

const current = new AsyncLocalStorage<RequestOrigin>()

/** Runs a request handler so that all its audit entries get the origin without passing it through every function. */
export const withOrigin = <T>(origin: RequestOrigin, run: () => T): T => current.run(origin, run)

/** The origin of the current request; `undefined` outside a request. */
export const originOfRequest = (): RequestOrigin | undefined => current.getStore()
