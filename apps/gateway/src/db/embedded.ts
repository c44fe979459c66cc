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
 * Runs one statement at a time, and yields to the event loop after each. The engine runs in this thread, resolves its promises in microtasks and starts the next statement in
 * them: many calls that wait for it would block all other work until the last of them was served.
 */
function yieldAfterStatements(client: PGlite): void {
  type Runs = Pick<PGlite, 'query'>
  let last: Promise<unknown> = Promise.resolve()
  const inOrder = <T>(run: () => Promise<T>): Promise<T> => {
    const result = last.then(run)
    last = result.then(
      () => setImmediate(),
      () => setImmediate(),
    )
    return result
  }
  const query = client.query.bind(client)
  const transaction = client.transaction.bind(client)
  client.query = <T>(...statement: Parameters<Runs['query']>) => inOrder(() => query<T>(...statement))
  client.transaction = (run) =>
    inOrder(() =>
      transaction((tx) => {
        const { query: queryIn } = tx
        tx.query = async <T>(...statement: Parameters<Runs['query']>) => {
          try {
            return await queryIn.call<Runs, typeof statement, Promise<Results<T>>>(tx, ...statement)
          } finally {
            await setImmediate()
          }
        }
        return run(tx)
      }),
    )
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
        // Waits behind the running transactions.
        await client.transaction(async () => undefined)
        await client.close()
      } finally {
        release()
      }
    },
  }
}
