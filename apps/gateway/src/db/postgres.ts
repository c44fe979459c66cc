import { randomBytes } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { StartFault } from '../start-fault'
import type { EngineParts, TransactionOptions } from './database'
import { connectionFault } from './connection-fault'
import { GATEWAY_NAME, type Note, warnOfConnection, warnOfDroppedLimits } from './connection-notes'
import { connectionOf, placeOf } from '../database-url'
import { isConnectionLost, OutcomeUnknown, RolledBack } from './failure'
import { callLimits, POOL_LIMITS, TASK_LIMITS, turnsOf, type PoolLimits, type TransactionLimits } from './pool-limits'
import * as schema from './schema'

const INT8 = 20
// As the embedded engine does: a number where it is exact.
pg.types.setTypeParser(INT8, (text) => {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : BigInt(text)
})

/** The collation of names came with it. */
const OLDEST_MAJOR = 17

/** How much longer than the server the gateway waits for a statement, in milliseconds: the server's own answer is preferred. */
const DEADLINE_MARGIN_MS = 2000
/** A server that takes longer to say that it can write is not ready. */
const PROBE_MS = 2000
/** An idle connection asks this often whether the other side is alive. */
const KEEP_ALIVE_MS = 10_000

/**
 * pg-pool removes its own listener while a client is checked out, and an `error` event without a listener ends the process. A lost connection is reported by the next
 * statement, so this listener has nothing to do.
 */
class Client extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    this.on('error', () => undefined)
  }
}

type Connection = ReturnType<typeof connectionOf>

interface PoolOptions {
  readonly size: number
  readonly limits: TransactionLimits
  /** How long to wait for an answer of the server; `undefined` waits for ever. */
  readonly deadlineMs: number | undefined
  /** How long to wait for a connection: for a free one of the pool, or for a new one. */
  readonly connectMs: number
  /** `application_name` */
  readonly name?: string
  /** How long a connection may be unused; 0 is for ever. Default: 10 seconds. */
  readonly idleMs?: number
}

function openPool(
  connection: Connection,
  { size, limits, deadlineMs, connectMs, name = 'sitewright', idleMs = 10_000 }: PoolOptions,
): pg.Pool {
  const pool = new pg.Pool({
    Client,
    ...connection,
    max: size,
    statement_timeout: limits.statementMs,
    idle_in_transaction_session_timeout: limits.idleMs,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: idleMs,
    query_timeout: deadlineMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: name,
  })
  // An idle connection that the server ends: the pool opens another one for the next query, which reports it if that fails.
  pool.on('error', () => undefined)
  return pool
}

/**
 * Connects to a PostgreSQL server.
 * @param limits of calls
 * @param transactionLimits the default of transactions; those of calls if left out
 * @param note called with what the operator should change; left out for a connection that only prepares the database
 * @throws StartFault when it does not answer, refuses, or is one that the gateway cannot use; the message contains the address without its password
 */
export async function connectPostgres(
  connectionString: string,
  limits: PoolLimits = POOL_LIMITS,
  transactionLimits: TransactionLimits = callLimits(limits),
  note?: Note,
): Promise<EngineParts> {
  const connection = connectionOf(connectionString)
  const { statementMs } = transactionLimits
  const deadlineMs = statementMs === 0 ? undefined : statementMs + DEADLINE_MARGIN_MS
  const connectMs = limits.waitMs
  const pool = openPool(connection, { size: limits.size, limits: transactionLimits, deadlineMs, connectMs })
  try {
    await checkServer(pool, placeOf(connectionString))
    if (note !== undefined) {
      await warnOfDroppedLimits(pool, transactionLimits, note)
      await warnOfConnection(pool, connectionString, limits.size, note)
    }
  } catch (error) {
    await pool.end()
    throw error
  }
  // Without a deadline of the gateway, because their statements have none at the server.
  const tasks = openPool(connection, { size: 1, limits: TASK_LIMITS, deadlineMs: undefined, connectMs })
  // Of its own, so that calls that wait for a lock do not make the gateway unready.
  const probes = openPool(connection, {
    size: 1,
    limits: { ...TASK_LIMITS, statementMs: PROBE_MS },
    deadlineMs: PROBE_MS,
    connectMs: PROBE_MS,
    idleMs: 0,
    name: `${GATEWAY_NAME}${randomBytes(4).toString('hex')}`,
  })
  // From the start on, so that the next gateway counts this one. If it fails, the next probe tries again.
  if (note !== undefined) await probes.query('select 1').catch(() => undefined)
  return {
    engine: 'postgres',
    orm: drizzle({ client: pool, schema }),
    turns: turnsOf(limits),
    countConnections: () => ({
      limit: limits.size,
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    transaction: (run, { limits: own, isolationLevel } = {}) =>
      runTransaction(own === undefined ? pool : tasks, run, { limits: own ?? transactionLimits, isolationLevel }),
    canWrite: async () => {
      const { rows } = await probes.query<{ isReadOnly: boolean }>(
        `select current_setting('transaction_read_only')::boolean as "isReadOnly"`,
      )
      return rows[0]?.isReadOnly === false
    },
    close: async () => {
      await Promise.all([pool.end(), tasks.end(), probes.end()])
    },
  }
}

/** The time limits are set here and not on the connection alone: a pooler such as PgBouncer drops those of a connection. */
const beginOf = ({ statementMs, lockMs, idleMs }: TransactionLimits, isolationLevel = 'read committed'): string =>
  [
    `begin isolation level ${isolationLevel}`,
    `set local statement_timeout = ${statementMs}`,
    `set local lock_timeout = ${lockMs}`,
    `set local idle_in_transaction_session_timeout = ${idleMs}`,
    // Without a limit of its own, none of the role either.
    ...(statementMs === 0 ? ['set local transaction_timeout = 0'] : []),
  ].join(';')

const dialect = new PgDialect()

/**
 * Runs a transaction on a connection of the pool. Drizzle's own one never returns a connection whose BEGIN failed, and reuses one that failed.
 * @throws RolledBack where the connection was lost before COMMIT, OutcomeUnknown where it was lost after, else the error of the callback
 */
async function runTransaction<T>(
  pool: pg.Pool,
  run: (tx: NodePgTransaction<typeof schema, never>) => Promise<T>,
  { limits, isolationLevel }: Required<Pick<TransactionOptions, 'limits'>> & TransactionOptions,
): Promise<T> {
  const client = await pool.connect()
  let result: T
  try {
    await client.query(beginOf(limits, isolationLevel))
    result = await run(new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined))
  } catch (error) {
    const isLost = isConnectionLost(error) || !(await rollBack(client))
    client.release(isLost)
    throw isConnectionLost(error)
      ? new RolledBack('The connection was lost in a transaction.', { cause: error })
      : error
  }
  try {
    const { command } = await client.query('commit')
    // PostgreSQL answers so after a failed statement whose error the callback has swallowed.
    if (command !== 'COMMIT') throw new Error('A transaction was rolled back: one of its statements failed.')
  } catch (error) {
    client.release(true)
    throw isConnectionLost(error) ? new OutcomeUnknown('The answer to COMMIT was lost.', { cause: error }) : error
  }
  client.release()
  return result
}

/** Whether the transaction is rolled back and its connection can be used again. */
const rollBack = (client: pg.PoolClient): Promise<boolean> =>
  client.query('rollback').then(
    () => true,
    () => false,
  )

async function checkServer(pool: pg.Pool, place: string): Promise<void> {
  let version: number
  let encoding: string
  try {
    const { rows } = await pool.query<{ version: number; encoding: string }>(
      `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding`,
    )
    version = rows[0]?.version ?? 0
    encoding = rows[0]?.encoding ?? ''
  } catch (error) {
    throw connectionFault(error, place)
  }
  if (version < OLDEST_MAJOR) {
    throw new StartFault(
      `The server of DATABASE_URL (${place}) is PostgreSQL ${version}; the gateway needs ${OLDEST_MAJOR} or newer.`,
      'Upgrade the server, or leave DATABASE_URL out to use the embedded database.',
    )
  }
  if (encoding !== 'UTF8') {
    throw new StartFault(
      `The database of DATABASE_URL (${place}) has the encoding ${encoding}; the gateway needs UTF8.`,
      'Create the database with: create database … encoding UTF8 template template0.',
    )
  }
}
