import { AsyncLocalStorage } from 'node:async_hooks'
import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from 'drizzle-orm/pg-core'
import { noteCommit } from './commits'
import { createEvents, type GatewayEvents } from './events'
import { NoTurn, refusedProblem } from './failure'
import type { TransactionLimits } from './pool-limits'
import { retryConflicts } from './retry'
import type * as schema from './schema'
import { createTurns, type TurnCounts, type TurnLimits } from './turns'

interface Rows<Row> {
  rows: Row[]
}

/** What `execute` answers on both engines. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/**
 * Typed queries of one engine, or of one transaction: what a store function takes as its first argument, so that it runs inside and outside of a transaction.
 */
export type Queries = PgDatabase<RowsResult, typeof schema>

export type Engine = 'embedded' | 'postgres'

export interface TransactionOptions {
  /** Default: those of calls. With limits of its own it waits for no turn. The embedded engine has none: it runs one statement at a time, in this process. */
  readonly limits?: TransactionLimits | undefined
  /** Default: read committed. */
  readonly isolationLevel?: PgTransactionConfig['isolationLevel']
}

/** The connections of calls to a PostgreSQL server. */
export interface ConnectionCounts {
  /** Most that are open at the same time. */
  readonly limit: number
  readonly used: number
  readonly idle: number
  /** Statements and transactions that wait for a connection. */
  readonly waiting: number
}

/** How busy a database is. */
export interface DatabaseUse {
  /** `undefined` for the embedded engine, which has one connection in this process. */
  readonly connections: ConnectionCounts | undefined
  readonly turns: TurnCounts
}

/** The one database of the process. Open it with `openDatabase`. */
export interface Database {
  readonly engine: Engine
  readonly events: GatewayEvents
  /**
   * Queries outside of a transaction, each committed on its own.
   * Touched inside a transaction callback it throws: on the embedded engine, which has one connection, it would wait for ever. Use the `tx` that was passed.
   */
  readonly orm: Queries
  /**
   * Runs all or nothing. The callback must use `tx` alone, and must not wait for anything but the database (no mail, no HTTP).
   * Fails with a Problem 400 at the commit where it would shut out the last super-administrator (LIC-86).
   * After a deadlock, a serialization failure or the deletion of a row that it names, the callback runs again, up to three times in all (`retry.ts`). So it must have no effect outside of the database but values that
   * each run replaces: nothing is added to an array or a counter, and mails are announced after the transaction.
   * `tx.transaction` nests by savepoint.
   * Before it takes a connection it waits for a turn of its license (`asWriter`).
   * @throws NoTurn where the wait was too long
   */
  transaction<T>(run: (tx: Queries) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** Raw SQL outside of a transaction, one statement, which is retried as a transaction is. bigint comes as number on both engines. */
  execute<Row extends Record<string, unknown> = Record<string, unknown>>(query: SQL): Promise<{ rows: Row[] }>
  /** Whether the database answers now, within two seconds, and can write. Locks of calls do not matter. Never throws. */
  isReady(): Promise<boolean>
  /** How busy it is now. Reads memory only. */
  readUse(): DatabaseUse
  /** Waits for pending statements, closes and releases the lock. Twice does nothing. */
  close(): Promise<void>
}

interface OpenTransaction {
  isOpen: boolean
}

/** The user for whose call a flow runs transactions. */
interface Writer {
  /** Whose turns it uses: the license of the session. All that runs without a session shares the turns of `undefined`. */
  readonly licenseId: number | undefined
  /** Aborted when nobody waits for the outcome any more. */
  readonly signal?: AbortSignal
}

const currentWriter = new AsyncLocalStorage<Writer>()

/** Runs a flow whose transactions use the turns of a license. A signal that is left out stays that of the outer flow. */
export const asWriter = <T>(writer: Writer, run: () => T): T =>
  currentWriter.run({ ...currentWriter.getStore(), ...writer }, run)

/** Remembers in which asynchronous flow a transaction is open. */
const openTransaction = new AsyncLocalStorage<OpenTransaction>()

const refuseInTransaction = (): void => {
  if (openTransaction.getStore()?.isOpen) {
    throw new Error('The database was used inside a transaction callback: pass the transaction (tx) on instead.')
  }
}

/** A database that takes longer to answer nothing is not ready. */
const READY_WITHIN_MS = 2000

/** What an engine gives; the rest is the same on both. */
export interface EngineParts {
  readonly engine: Engine
  readonly orm: Queries
  /** How many transactions run at the same time, for each license and in all. */
  readonly turns: TurnLimits
  countConnections?(): ConnectionCounts
  transaction<T>(run: (tx: Queries) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** Whether the database accepts writes. */
  canWrite(): Promise<boolean>
  close(): Promise<void>
}

/** Makes the database of an engine's parts. */
export function createDatabase(parts: EngineParts): Database {
  const orm = new Proxy(parts.orm, {
    get(target, property, receiver): unknown {
      refuseInTransaction()
      return Reflect.get(target, property, receiver)
    },
  })
  const events = createEvents()
  const turns = createTurns<number | undefined>(parts.turns, () => new NoTurn('No turn for a transaction in time.'))
  let closing: Promise<void> | undefined
  let probe: Promise<boolean> | undefined
  return {
    engine: parts.engine,
    events,
    orm,
    transaction: async (run, options) => {
      refuseInTransaction()
      const { licenseId, signal } = currentWriter.getStore() ?? {}
      return retryConflicts(events, async () => {
        const endTurn = options?.limits === undefined ? await turns.take(licenseId, signal) : undefined
        const mark: OpenTransaction = { isOpen: true }
        try {
          const result = await parts.transaction((tx) => openTransaction.run(mark, () => run(tx)), options)
          noteCommit()
          return result
        } catch (error) {
          throw refusedProblem(error) ?? error
        } finally {
          mark.isOpen = false
          endTurn?.()
        }
      })
    },
    execute: async <Row extends Record<string, unknown>>(query: SQL) => {
      refuseInTransaction()
      const { rows } = await retryConflicts(events, async () => parts.orm.execute<Row>(query))
      return { rows }
    },
    isReady: async () => {
      if (closing !== undefined) return false
      let timer: NodeJS.Timeout | undefined
      const patience = new Promise<boolean>((resolve) => {
        timer = setTimeout(resolve, READY_WITHIN_MS, false)
      })
      // Shared, so that a flood of probes asks the database once.
      probe ??= parts
        .canWrite()
        .catch(() => false)
        .finally(() => (probe = undefined))
      return Promise.race([probe, patience]).finally(() => clearTimeout(timer))
    },
    readUse: () => ({ connections: parts.countConnections?.(), turns: turns.count() }),
    close: () => (closing ??= parts.close()),
  }
}
