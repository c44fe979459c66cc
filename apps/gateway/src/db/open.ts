import fs from 'node:fs'
import path from 'node:path'
import type { GatewayConfig } from '../config'
import { StartFault } from '../start-fault'
import { createDatabase, type Database } from './database'
import { checkDurable, openDurable } from './durable'
import { embeddedParts } from './embedded'
import { requireFirstAdministrator } from './first-administrator'
import { lockFolder } from './lock'
import { migrate } from './migrate'
import { postgresParts } from './postgres'
import { ensureSeed } from './seed'

export type { Database, Queries } from './database'

/** What the database needs to know of the configuration. */
export type DatabaseConfig = Pick<GatewayConfig, 'databaseUrl' | 'dataDir' | 'seed' | 'admin'>

/**
 * Opens the database of the process, migrated and seeded: the embedded one in `<dataDir>/<seed>`, or the PostgreSQL server of `databaseUrl`.
 * @throws StartFault with a sentence and a remedy, for whatever a person can mend
 */
export const openDatabase = (config: DatabaseConfig, now: number = Date.now()): Promise<Database> =>
  config.databaseUrl === undefined ? openEmbedded(config, now) : openServer(config, config.databaseUrl, now)

async function openEmbedded(config: DatabaseConfig, now: number): Promise<Database> {
  const folder = path.join(config.dataDir, config.seed)
  const release = takeFolder(folder)
  try {
    if (!fs.existsSync(folder)) await createFolder(folder, config, now)
    const durable = await openDurable(folder)
    const db = createDatabase(embeddedParts(durable, release))
    await checkDurable(durable)
    await migrate(db)
    await ensureSeed(db, { ...config, now })
    return db
  } catch (error) {
    release()
    throw error
  }
}

function takeFolder(folder: string): () => void {
  fs.mkdirSync(path.dirname(folder), { recursive: true })
  return lockFolder(folder)
}

async function createFolder(folder: string, config: DatabaseConfig, now: number): Promise<void> {
  if (config.seed === 'none') requireFirstAdministrator(config.admin)
  const draft = `${folder}.tmp`
  fs.rmSync(draft, { recursive: true, force: true })
  const db = createDatabase(embeddedParts(await openDurable(draft), () => undefined))
  await migrate(db)
  await ensureSeed(db, { ...config, now })
  await db.close()
  fs.renameSync(draft, folder)
}

async function openServer(config: DatabaseConfig, databaseUrl: string, now: number): Promise<Database> {
  const db = createDatabase(postgresParts(databaseUrl))
  try {
    await migrate(db)
    await ensureSeed(db, { ...config, now })
    return db
  } catch (error) {
    await db.close()
    throw error instanceof StartFault ? error : error
  }
}
