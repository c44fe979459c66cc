import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database'
import type { Retry } from '../db/events'

/** Warns of each transaction that runs again. Rare ones are harmless; many show that callers lock the same rows in different orders. */
export function logRetries(app: FastifyInstance, { events }: Database): void {
  const warn = (retry: Retry): void =>
    app.log.warn(
      { retry },
      'The database rolled back a transaction: deadlock, serialization failure or deleted row. It runs again.',
    )
  events.on('retry', warn)
  app.addHook('onClose', async () => {
    events.off('retry', warn)
  })
}
