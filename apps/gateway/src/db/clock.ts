import { AsyncResource } from 'node:async_hooks'
import { sql, type SQL } from 'drizzle-orm'

/** SQL: the time by the clock of the database, epoch milliseconds. Gateways whose clocks differ agree on it. */
export const DATABASE_NOW = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`

/** The clock of the database is read again after this long, in milliseconds. */
const READ_EVERY_MS = 30_000
/** The answer is as inexact as the wait for it was long: after more than this, in milliseconds, the last answer is better. */
const EXACT_WITHIN_MS = 1000

/** The part of a database that answers its time. */
interface Timekeeper {
  execute(query: SQL): Promise<{ rows: { now: number }[] }>
}

/** The time by the clock of the database, epoch milliseconds. */
export async function readDatabaseNow(db: Timekeeper): Promise<number> {
  const { rows } = await db.execute(sql`select ${DATABASE_NOW} as now`)
  if (rows[0] === undefined) throw new Error('The database has no clock.')
  return rows[0].now
}

/**
 * The clock of the database as a function, which judges what has ended: the machine of one gateway can be hours off. Between two reads, time passes by the monotonic clock of the process.
 * Where the database does not answer, that goes on.
 * @param elapsed the monotonic clock, milliseconds
 */
export async function createClock(
  db: Timekeeper,
  elapsed: () => number = () => performance.now(),
): Promise<() => number> {
  let offset = 0
  let readAt = 0
  let reading: Promise<void> | undefined
  const read = async (exactWithinMs: number): Promise<void> => {
    const before = elapsed()
    const now = await readDatabaseNow(db)
    const after = elapsed()
    if (after - before > exactWithinMs) return
    offset = now - (before + after) / 2
    readAt = after
  }
  await read(Number.POSITIVE_INFINITY)
  // Not as a part of the call that uses the clock, which can be in a transaction.
  const refresh = AsyncResource.bind((): void => {
    reading ??= read(EXACT_WITHIN_MS)
      .catch(() => undefined)
      .finally(() => (reading = undefined))
  })
  return () => {
    if (elapsed() - readAt >= READ_EVERY_MS) refresh()
    return Math.floor(elapsed() + offset)
  }
}
