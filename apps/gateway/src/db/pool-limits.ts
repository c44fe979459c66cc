/** Limits of the connections to a PostgreSQL server. */
export interface PoolLimits {
  /** Most connections of one gateway for calls. The limit of the server applies to all gateways together. */
  readonly size: number
  /** `statement_timeout` of a call's statements, in milliseconds; 0 disables it. */
  readonly statementTimeoutMs: number
}

/** Nine gateways of this size, with one connection more each for readiness and for tasks, fit into the 100 that PostgreSQL allows by default. */
export const POOL_LIMITS: PoolLimits = { size: 8, statementTimeoutMs: 30_000 }

/** Time limits of a transaction, in milliseconds; 0 disables a limit. */
export interface TransactionLimits {
  readonly statementMs: number
  /** How long a statement waits for a lock. */
  readonly lockMs: number
  /** How long a transaction may stay open between two statements. */
  readonly idleMs: number
}

/** A call that waits longer for a lock is answered 503, so that one locked record does not use up the connections. */
export const CALL_LOCK_MS = 5000

const IDLE_MS = 60_000

export const callLimits = ({ statementTimeoutMs }: PoolLimits): TransactionLimits => ({
  statementMs: statementTimeoutMs,
  lockMs: CALL_LOCK_MS,
  idleMs: IDLE_MS,
})

/** For tasks such as clean-up that no caller waits for. A step that waits longer for a lock fails and is repeated later: it must not keep the gateway from stopping. */
export const TASK_LIMITS: TransactionLimits = { statementMs: 0, lockMs: CALL_LOCK_MS, idleMs: IDLE_MS }

/** For migrations and the seed: a gateway that starts waits for one that prepares the same database. */
export const PREPARATION_LIMITS: TransactionLimits = { statementMs: 0, lockMs: 0, idleMs: 0 }
