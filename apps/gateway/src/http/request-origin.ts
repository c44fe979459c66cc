import { AsyncLocalStorage } from 'node:async_hooks'

/** Where a request came from. */
export interface RequestOrigin {
  /** The caller's network address. */
  readonly address: string
  /** The caller's own name of the request (`x-request-id`), where it sent a harmless one. */
  readonly callerRequestId: string | undefined
}

const current = new AsyncLocalStorage<RequestOrigin>()

/** Runs the handling of a request so that every entry of the audit that it causes knows its origin, without being handed it through every function. */
export const withOrigin = <T>(origin: RequestOrigin, run: () => T): T => current.run(origin, run)

/** The origin of the request that is being handled; `undefined` outside of one. */
export const originOfRequest = (): RequestOrigin | undefined => current.getStore()
