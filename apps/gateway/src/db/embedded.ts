import { setImmediate } from 'node:timers/promises'
import type { PGlite, Results } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { EngineParts } from './database'
import type { DurableClient } from './durable'
import { POOL_LIMITS, turnsOf } from './pool-limits'
import * as schema from './schema'

/** PGlite has no autovacuum: dead rows and stale statistics are dealt with this often, in a tenth of a second for the demo world. */
const MAINTENANCE_MS = 60 * 60_000

/**
 * Yields to the event loop after each statement. The engine runs in this thread and resolves its promises in microtasks, so a series of statements would block all other
 * work.
 */
function yieldAfterStatements(client: PGlite): void {
  type Runs = Pick<PGlite, 'query'>
  const yielding =
    (target: Runs, query: Runs['query']): Runs['query'] =>
    async <T>(...statement: Parameters<Runs['query']>) => {
      try {
        return await query.call<Runs, typeof statement, Promise<Results<T>>>(target, ...statement)
      } finally {
        await setImmediate()
      }
    }
  const transaction = client.transaction.bind(client)
  client.query = yielding(client, client.query.bind(client))
  client.transaction = (run) =>
    transaction((tx) => {
      tx.query = yielding(tx, tx.query)
      return run(tx)
    })
}

/**
 * The parts of the embedded engine on an open client.
 * @param release called at the end, whatever happens
 * @param waitMs how long a transaction waits for its turn
 */
export function embeddedParts(
  { client }: DurableClient,
  release: () => void,
  waitMs: number = POOL_LIMITS.waitMs,
): EngineParts {
  yieldAfterStatements(client)
  let maintenance = Promise.resolve()
  const timer = setInterval(() => {
    // It fails only where every query does, and they tell.
    maintenance = client.exec('vacuum (analyze)').then(
      () => undefined,
      () => undefined,
    )
  }, MAINTENANCE_MS)
  timer.unref()
  const orm = drizzle({ client, schema })
  return {
    engine: 'embedded',
    orm,
    turns: turnsOf({ size: 1, waitMs }),
    transaction: (run, { isolationLevel } = {}) =>
      orm.transaction(run, isolationLevel === undefined ? undefined : { isolationLevel }),
    canWrite: async () => {
      await orm.execute('select 1')
      return true
    },
    close: async () => {
      clearInterval(timer)
      try {
        await maintenance
        // Waits in line behind the transactions that are under way.
        await client.transaction(async () => undefined)
        await client.close()
      } finally {
        release()
      }
    },
  }
}
