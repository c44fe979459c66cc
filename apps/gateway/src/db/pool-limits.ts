import { sql } from 'drizzle-orm'
import type { Queries } from './database'

/** Limits of the connections to a PostgreSQL server. */
export interface PoolLimits {
  /** Connections that one gateway opens at the most. The server counts those of all gateways. */
  readonly size: number
  /** The server cuts a statement of a call off after this long, in milliseconds; 0 is never. */
  readonly statementTimeoutMs: number
}

export const POOL_LIMITS: PoolLimits = { size: 10, statementTimeoutMs: 30_000 }

/** Lets the statements of this transaction take as long as they need: clean-up and jobs, for which no caller waits. */
export const liftStatementTimeout = async (tx: Queries): Promise<void> => {
  await tx.execute(sql`set local statement_timeout = 0`)
}

/** SQLSTATE of a statement that was cut off: `query_canceled`. */
const CUT_OFF = '57014'

/** Did the database cut a statement off? The driver's error is the cause of the query's. */
export function isCutOff(error: unknown): boolean {
  return error instanceof Error && (Reflect.get(error, 'code') === CUT_OFF || isCutOff(error.cause))
}
