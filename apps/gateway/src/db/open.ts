import path from 'node:path'
import { tryEnsureAuditPartitions } from './audit-partitions'
import type { GatewayConfig } from '../config'
import type { Note } from './connection-notes'
import { readDatabaseNow } from './clock'
import { createDatabase, type Database } from './database'
import type { LockSettings } from './lock'
import { migrate } from './migrate'
import { POOL_LIMITS, PREPARATION_LIMITS } from './pool-limits'
import { ensureSeed } from './seed'

export type { Database, Queries } from './database'
export type { Note } from './connection-notes'

/** What the database needs to know of the configuration. */
export type DatabaseConfig = Pick<GatewayConfig, 'databaseUrl' | 'dataDir' | 'seed' | 'admin'> &
  Partial<Pick<GatewayConfig, 'pool'>> & {
    /** How the data folder of the embedded database is locked, where it differs from the default. */
    readonly lock?: Partial<LockSettings>
  }

/**
 * Opens the database of the process, migrated and seeded: the embedded one in `<dataDir>/<seed>`, or the PostgreSQL server of `databaseUrl`.
 * @param now what the dates of a new demo world are relative to. Default: now, by the clock of the database
 * @param note called with what the operator should know of the start
 * @throws StartFault with a sentence and a remedy, for whatever a person can mend
 */
export async function openDatabase(
  config: DatabaseConfig,
  now?: number,
  note: Note = () => undefined,
): Promise<Database> {
  const prepare = async (db: Database): Promise<void> => {
    await migrate(db)
    const at = now ?? (await readDatabaseNow(db))
    await ensureSeed(db, { ...config, now: at, note })
    await tryEnsureAuditPartitions(db, at)
  }
  // Only the engine that is used is loaded: each takes a tenth of a second and more.
  if (config.databaseUrl === undefined) {
    const { openDataFolder } = await import('./data-folder')
    const options = { ...config, lock: { note, ...config.lock } }
    return openDataFolder(path.join(config.dataDir, config.seed), options, prepare)
  }

  const { connectPostgres } = await import('./postgres')
  await prepareServer(config.databaseUrl, prepare)
  return createDatabase(await connectPostgres(config.databaseUrl, config.pool, undefined, note))
}

/** Runs migrations and the seed on a connection without time limits. */
async function prepareServer(databaseUrl: string, prepare: (db: Database) => Promise<void>): Promise<void> {
  const [{ connectPostgres }, { preparationFault }] = await Promise.all([
    import('./postgres'),
    import('./connection-fault'),
  ])
  const db = createDatabase(await connectPostgres(databaseUrl, { ...POOL_LIMITS, size: 1 }, PREPARATION_LIMITS))
  try {
    await prepare(db)
  } catch (error) {
    throw preparationFault(error)
  } finally {
    await db.close()
  }
}
