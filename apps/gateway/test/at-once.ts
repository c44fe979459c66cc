import { sql, type SQL } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { turnsOf } from '../src/db/pool-limits'
import { POOL_SIZE, type TwoGateways } from './two-gateways'

/** Transactions of one license that run at the same time in both gateways together. */
const AT_ONCE = 2 * turnsOf({ size: POOL_SIZE, waitMs: 0 }).perGroup

/**
 * Makes calls run into each other, which by chance they seldom do: takes a lock that each of them needs, until as many of them wait for it as both gateways run.
 * @param lock the statement that takes the lock
 * @param waiting how many connections wait for it
 */
export async function atOnce<T>(
  { db }: TwoGateways,
  lock: SQL,
  start: () => Promise<T>[],
  waiting = AT_ONCE,
): Promise<T[]> {
  let calls: Promise<T>[] = []
  await db.transaction(async (tx) => {
    await tx.execute(lock)
    calls = start()
    await vi.waitFor(
      async () => {
        const { rows } = await tx.execute<{ waiting: number }>(
          // Other test files have databases of their own on the same server. A lock of a row names no database, but its waiter also holds one of a table.
          sql`select count(distinct pid)::int as waiting from pg_locks where not granted and pid in
            (select pid from pg_locks where database = (select oid from pg_database where datname = current_database()))`,
        )
        expect(rows[0]?.waiting).toBe(waiting)
      },
      { timeout: 30_000 },
    )
  })
  return Promise.all(calls)
}
