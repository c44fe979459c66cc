import type { FastifyInstance } from 'fastify'
import { retries } from '../db/retry'

/** Warns of each transaction that runs again. Rare ones are harmless; many show that callers lock the same rows in different orders. */
export function logRetries(app: FastifyInstance): void {
  const warn = (retry: unknown): void =>
    app.log.warn({ retry }, 'The database rolled back a transaction: deadlock or serialization failure. It runs again.')
  retries.subscribe(warn)
  app.addHook('onClose', async () => {
    retries.unsubscribe(warn)
  })
}
