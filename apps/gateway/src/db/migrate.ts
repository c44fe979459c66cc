import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { StartFault } from '../start-fault'
import type { Database, Queries } from './database'
import { isLockTimeout } from './failure'
import { verifyChecksums } from './migration-checksums'
import { MIGRATIONS } from './migrations/all'
import type { Migration } from './migrations/migration'
import { checksumOf } from './migrations/checksum'
import { rootCause } from './root-cause'

/** Names the lock that gateways on one PostgreSQL server take before they change its schema or its seed. */
const ADVISORY_LOCK = 7_405_213

/**
 * Lets one gateway at a time prepare a database; released with the transaction. The embedded engine has one process anyway.
 */
export const lockForPreparation = async (tx: Queries): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`)
}

/**
 * The same before a change of tables. Statements of calls queue behind one that waits for a table, and wait five seconds themselves: it gives up after three, so that none of
 * them fails.
 */
export async function lockForChange(tx: Queries): Promise<void> {
  await lockForPreparation(tx)
  await tx.execute(sql`set local lock_timeout = '3s'`)
}

/** How often a migration is tried that waits for a lock. In the pauses the calls behind it go on. With the pauses, five minutes. */
const LOCK_TRIES = 75
/** In milliseconds. */
const LOCK_PAUSE_MS = 1000

/**
 * Brings the schema up to date, each migration in a transaction of its own: a fault leaves the database at the one before.
 * @throws StartFault when the database has a migration that this gateway does not know or knows with another text, and when a migration fails.
 */
export async function migrate(
  db: Pick<Database, 'transaction'>,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockForPreparation(tx)
    await refuseForeignTables(tx)
    await tx.execute(sql`create table if not exists migration (
      migration_id integer primary key,
      name text not null,
      applied_at bigint not null
    )`)
    await verifyVersion(tx, migrations)
  })
  for (const migration of migrations) await applyBetweenCalls(db, migration)
}

/**
 * Checks the schema of a database that has one.
 * @returns its version
 * @throws StartFault when the database has a migration that this gateway does not know or knows with another text
 */
export async function verifyVersion(tx: Queries, migrations: readonly Migration[] = MIGRATIONS): Promise<number> {
  const newest = newestOf(migrations)
  const { rows } = await tx.execute<{ id: number | null }>(sql`select max(migration_id) as id from migration`)
  const found = rows[0]?.id ?? 0
  if (found > newest) {
    throw new StartFault(
      `The database has schema version ${found}; this gateway knows versions up to ${newest}.`,
      'Start the newer gateway that made it, or one newer than that.',
    )
  }
  await verifyChecksums(tx, migrations)
  return found
}

/** The schema version that a gateway with these migrations makes. */
export const newestOf = (migrations: readonly Migration[]): number => migrations.at(-1)?.id ?? 0

/** Tries again where a session has locked a table for long, as a dump of the database does. */
async function applyBetweenCalls(db: Pick<Database, 'transaction'>, migration: Migration): Promise<void> {
  for (let run = 1; ; run += 1) {
    try {
      return await db.transaction((tx) => apply(tx, migration))
    } catch (error) {
      if (run === LOCK_TRIES || !isLockTimeout(error)) throw error
      await setTimeout(LOCK_PAUSE_MS)
    }
  }
}

/** A database that was never ours must be empty: its tables may belong to another program. */
async function refuseForeignTables(tx: Queries): Promise<void> {
  const { rows } = await tx.execute<{ tablename: string }>(
    sql`select tablename from pg_tables where schemaname = current_schema() order by tablename`,
  )
  const names = rows.map((row) => row.tablename)
  if (names.length === 0 || names.includes('migration')) return
  throw new StartFault(
    `The database holds tables of something else (${names.slice(0, 3).join(', ')}${names.length > 3 ? ' …' : ''}).`,
    'Give the gateway an empty database.',
  )
}

async function apply(tx: Queries, migration: Migration): Promise<void> {
  const { id, name, statements } = migration
  await lockForChange(tx)
  const { rows } = await tx.execute(sql`select 1 from migration where migration_id = ${id}`)
  if (rows.length > 0) return
  for (const [index, statement] of statements.entries()) {
    await tx.execute(sql.raw(statement)).catch((error: unknown) => {
      throw failedMigration(migration, index + 1, error)
    })
  }
  await tx.execute(sql`
    insert into migration (migration_id, name, applied_at, checksum) values (${id}, ${name}, ${Date.now()}, ${checksumOf(migration)})`)
}

/** The database's own message and nothing of the query: a statement of a migration fills several screens. */
function failedMigration({ id, name, statements }: Migration, position: number, error: unknown): StartFault {
  const reason = rootCause(error)
  return new StartFault(
    `Migration ${id} (${name}) failed at statement ${position} of ${statements.length}: ${reason instanceof Error ? reason.message : String(reason)}. All of its changes were rolled back, and the database is at schema version ${id - 1}.`,
    `Fix the cause and start again, or start a gateway that knows schema version ${id - 1}.`,
    error,
  )
}
