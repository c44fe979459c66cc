import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { DATABASE_NOW } from '../db/clock'

/** SQL: so many milliseconds from now, by the clock of the database. */
export const inMs = (ms: number): SQL => sql`${DATABASE_NOW} + ${ms}::bigint`

/**
 * SQL: whether a row can be taken, because its lease or its pause is over.
 * @param until the column
 * @param longestMs nothing that gateways write is further ahead: what is comes from before the clock of the database was set back, and must not wait until that clock arrives there
 */
export const isDue = (until: SQLWrapper, longestMs: number): SQL =>
  sql`(${until} <= ${DATABASE_NOW} or ${until} > ${inMs(longestMs)})`

/** Another gateway has taken the row, because this one was paused for longer than its lease; or the row was removed. Nothing more may be written for it. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}
