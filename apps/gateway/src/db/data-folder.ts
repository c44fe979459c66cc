import fs from 'node:fs'
import path from 'node:path'
import { StartFault } from '../start-fault'
import { createDatabase, type Database, type EngineParts } from './database'
import { checkDurable, EMBEDDED_MAJOR, openDurable, type DurableClient } from './durable'
import { embeddedParts } from './embedded'
import { requireFirstAdministrator, type FirstAdministrator } from './first-administrator'
import { lockFolder, type FolderLock, type LockSettings } from './lock'
import { createPauseServer } from './pause-server'
import type { PoolLimits } from './pool-limits'
import { syncPath, syncTree } from './sync-tree'

interface FolderOptions {
  readonly seed: string
  readonly admin: FirstAdministrator | undefined
  readonly lock?: Partial<LockSettings> | undefined
  readonly pool?: PoolLimits
}

/** Migrates and seeds. */
type Prepare = (db: Database) => Promise<void>

/**
 * Opens the embedded database in a folder, and makes it where there is none. The folder is locked until the database is closed.
 * @throws StartFault
 */
export async function openDataFolder(folder: string, options: FolderOptions, prepare: Prepare): Promise<Database> {
  const lock = await takeFolder(folder, options.lock)
  let close: () => unknown = lock.release
  try {
    // What a start that was cut off left behind.
    fs.rmSync(draftOf(folder), { recursive: true, force: true })
    if (!holdsDatabase(folder)) {
      if (options.seed === 'none') requireFirstAdministrator(options.admin)
      await createFolder(folder, prepare, lock).catch(
        toFault(`The database could not be made in ${folder}`, spaceRemedy),
      )
    }
    const durable = await openLocked(folder, lock)
    const parts = embeddedParts(durable, lock.release, options.pool?.waitMs)
    const pauses = createPauseServer(folder, options.lock?.note)
    const db = createDatabase({
      ...parts,
      close: () => {
        pauses.close()
        return parts.close()
      },
    })
    close = db.close
    await checkDurable(durable)
    await prepare(db)
    await pauses.listen(db)
    return db
  } catch (error) {
    await close()
    throw error
  }
}

/** The database of a data folder as it is: neither made nor migrated nor seeded. No one else can open it until it is closed. */
export interface StoredDatabase {
  readonly db: EngineParts
  /** Closes the database and keeps its folder locked. Then the files have everything. */
  closeFiles(): Promise<void>
  /** Releases the lock, after closing the database where it is open. */
  release(): Promise<void>
}

/**
 * Opens what a data folder has.
 * @throws StartFault where it has no database, or another process has it
 */
export async function openStored(folder: string, settings?: Partial<LockSettings>): Promise<StoredDatabase> {
  if (!holdsDatabase(folder)) {
    throw new StartFault(`There is no database in ${folder}.`, 'Set DATA_DIR and SEED to the values of the gateway.')
  }
  const lock = await takeFolder(folder, settings)
  try {
    const db = embeddedParts(await openLocked(folder, lock), () => undefined)
    let closing: Promise<void> | undefined
    const closeFiles = () => (closing ??= db.close())
    return { db, closeFiles, release: () => closeFiles().finally(lock.release) }
  } catch (error) {
    lock.release()
    throw error
  }
}

const openLocked = (folder: string, lock: FolderLock): Promise<DurableClient> =>
  openDurable(folder, lock.ensure).catch(
    toFault(
      `The embedded database in ${folder} cannot be opened`,
      'Restore the folder from a copy, or move it away to start with an empty one.',
    ),
  )

const draftOf = (folder: string): string => `${folder}.tmp`
const spaceRemedy = 'See that the disk has room and the folder may be written, or choose another one with DATA_DIR.'

const toFault =
  (problem: string, remedy: string) =>
  (error: unknown): never => {
    if (error instanceof StartFault) throw error
    throw new StartFault(`${problem}: ${error instanceof Error ? error.message : String(error)}.`, remedy, error)
  }

async function takeFolder(folder: string, settings?: Partial<LockSettings>): Promise<FolderLock> {
  try {
    fs.mkdirSync(path.dirname(folder), { recursive: true })
    return await lockFolder(folder, settings)
  } catch (error) {
    return toFault(`The data folder ${path.dirname(folder)} cannot be written`, spaceRemedy)(error)
  }
}

/**
 * Is there a database in the folder already? An empty folder counts as none.
 * @throws StartFault when there is something else, or a database of another PostgreSQL
 */
function holdsDatabase(folder: string): boolean {
  if (!fs.existsSync(folder) || fs.readdirSync(folder).length === 0) return false
  const versionFile = path.join(folder, 'PG_VERSION')
  if (!fs.existsSync(versionFile)) {
    throw new StartFault(
      `The folder ${folder} is not empty and holds no database.`,
      'Choose another folder with DATA_DIR, or move what is in it away.',
    )
  }
  const version = fs.readFileSync(versionFile, 'utf8').trim()
  if (version !== EMBEDDED_MAJOR) {
    throw new StartFault(
      `The database in ${folder} was made by PostgreSQL ${version}; this gateway has ${EMBEDDED_MAJOR} embedded.`,
      'Start the gateway that made it, or move the folder away to start with an empty one.',
    )
  }
  return true
}

/**
 * Makes the database beside its place and moves it there when it is whole and on the disk: a start that is cut off at any moment leaves no database, not
 * half a one.
 */
async function createFolder(folder: string, prepare: Prepare, lock: FolderLock): Promise<void> {
  const draft = draftOf(folder)
  // The engine makes files that all users of the machine may read. The folder is closed to them.
  fs.mkdirSync(draft, { mode: 0o700 })
  const db = createDatabase(embeddedParts(await openDurable(draft, lock.ensure), () => undefined))
  try {
    await prepare(db)
  } finally {
    await db.close()
  }
  fs.chmodSync(draft, 0o700)
  syncTree(draft)
  lock.ensure()
  if (fs.existsSync(folder)) fs.rmdirSync(folder)
  fs.renameSync(draft, folder)
  syncPath(path.dirname(folder))
}
