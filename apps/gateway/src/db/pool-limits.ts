import { sql } from 'drizzle-orm'
import type { Queries } from './database'

/** Limits of the connections to a PostgreSQL server. */
export interface PoolLimits {
  /** Most connections of one gateway. The limit of the server applies to all gateways together. */
  readonly size: number
  /** `statement_timeout` of the connections, in milliseconds; 0 disables it. */
  readonly statementTimeoutMs: number
}

/** Ten gateways at this size fit into the 100 connections that PostgreSQL allows by default, with 20 left for administrators, backups and gateways that start. */
export const POOL_LIMITS: PoolLimits = { size: 8, statementTimeoutMs: 30_000 }

/** Disables the statement timeout in this transaction, for jobs such as clean-up that no caller waits for. */
export const liftStatementTimeout = async (tx: Queries): Promise<void> => {
  await tx.execute(sql`set local statement_timeout = 0`)
}

/** SQLSTATE `query_canceled`: a statement exceeded its timeout. */
const QUERY_CANCELED = '57014'

/** Did the database cancel a statement? Drizzle wraps the error of the driver as `cause`. */
export function isStatementCanceled(error: unknown): boolean {
  return error instanceof Error && (Reflect.get(error, 'code') === QUERY_CANCELED || isStatementCanceled(error.cause))
}
