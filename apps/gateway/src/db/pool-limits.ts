import type { TurnLimits } from './turns'

/** Limits of the connections to a PostgreSQL server. */
export interface PoolLimits {
  /** Most connections of one gateway for calls. The limit of the server applies to all gateways together. */
  readonly size: number
  /** `statement_timeout` of a call's statements, in milliseconds; 0 disables it. */
  readonly statementTimeoutMs: number
  /** How long a call waits for its turn to write, for a connection, and each of its statements for a lock, in milliseconds: one locked record must not use up the connections. */
  readonly waitMs: number
}

/** Nine gateways of this size, with one connection more each for readiness and for tasks, fit into the 100 that PostgreSQL allows by default. */
export const POOL_LIMITS: PoolLimits = { size: 8, statementTimeoutMs: 30_000, waitMs: 5000 }

/** Transactions of one license that wait for a connection. More are refused at once. */
const MAX_WAITING = 100

/**
 * Transactions leave a quarter of the connections to session look-ups and other reads, and those of one license use at most a quarter: what waits for a locked record of one
 * license must not stop the others.
 */
export function turnsOf({ size, waitMs }: Pick<PoolLimits, 'size' | 'waitMs'>): TurnLimits {
  const quarter = Math.max(1, Math.floor(size / 4))
  return { perGroup: quarter, inAll: Math.max(1, size - quarter), maxWaiting: MAX_WAITING, waitMs }
}

/** Time limits of a transaction, in milliseconds; 0 disables a limit. */
export interface TransactionLimits {
  readonly statementMs: number
  /** How long a statement waits for a lock. */
  readonly lockMs: number
  /** How long a transaction may stay open between two statements. */
  readonly idleMs: number
}

const IDLE_MS = 60_000

export const callLimits = ({ statementTimeoutMs, waitMs }: PoolLimits): TransactionLimits => ({
  statementMs: statementTimeoutMs,
  lockMs: waitMs,
  idleMs: IDLE_MS,
})

/** For tasks such as clean-up that no caller waits for. A step that waits longer for a lock fails and is repeated later: it must not keep the gateway from stopping. */
export const TASK_LIMITS: TransactionLimits = { statementMs: 0, lockMs: POOL_LIMITS.waitMs, idleMs: IDLE_MS }

/** For migrations and the seed: a gateway that starts waits for one that prepares the same database. `lockForChange` limits the wait for tables. */
export const PREPARATION_LIMITS: TransactionLimits = { statementMs: 0, lockMs: 0, idleMs: 0 }
