import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { createDatabase, type Database } from '../src/db/database'
import { continueIds } from '../src/db/demo/write-rows'
import { openDurable } from '../src/db/durable'
import { embeddedParts } from '../src/db/embedded'
import { migrate } from '../src/db/migrate'
import { MIGRATIONS } from '../src/db/migrations/all'
import type { DatabaseConfig } from '../src/db/open'
import { connectPostgres } from '../src/db/postgres'

/** Data that earlier versions have left behind, in folders by the number of their schema (`scripts/save-data.ts`). */
export const SAVED = path.join(import.meta.dirname, 'data')

/** A whole data folder of the embedded database, in a folder of its version. */
const FOLDER_FILE = 'production.tar.br'

const savedWith = (file: string): string[] =>
  fs.readdirSync(SAVED).filter((version) => fs.existsSync(path.join(SAVED, version, file)))

/** Versions with rows for the tables of that version, on either engine. */
export const SAVED_ROWS = savedWith('demo.sql')
/** Versions with a whole data folder of the embedded database. */
export const SAVED_FOLDERS = savedWith(FOLDER_FILE)

function tar(args: readonly string[], input?: Buffer): Buffer {
  const { status, stdout, stderr } = spawnSync('tar', args, { input, maxBuffer: Infinity })
  if (status !== 0) throw new Error(`tar ended with ${status}: ${stderr.toString()}`)
  return stdout
}

/** Saves a data folder for `unpackFolder`. A large window finds what is alike in the three databases of a cluster: a quarter of the size of gzip, in a minute. */
export function packFolder(version: string, dataDir: string, seed: string): void {
  const files = tar(['-cf', '-', '-C', dataDir, seed])
  const params = {
    [constants.BROTLI_PARAM_LARGE_WINDOW]: 1,
    [constants.BROTLI_PARAM_LGWIN]: 26,
    [constants.BROTLI_PARAM_SIZE_HINT]: files.length,
  }
  fs.writeFileSync(path.join(SAVED, version, FOLDER_FILE), brotliCompressSync(files, { params }))
}

/** Writes a saved data folder below `dataDir`. */
export function unpackFolder(version: string, dataDir: string): void {
  const packed = fs.readFileSync(path.join(SAVED, version, FOLDER_FILE))
  const files = brotliDecompressSync(packed, { params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 } })
  tar(['-xf', '-', '-C', dataDir], files)
}

/** Opens a database as it is, without bringing it up to date; makes an empty one where there is none. */
export async function openAsIs({ databaseUrl, dataDir, seed }: DatabaseConfig): Promise<Database> {
  if (databaseUrl !== undefined) return createDatabase(await connectPostgres(databaseUrl))
  const folder = path.join(dataDir, seed)
  fs.mkdirSync(folder, { recursive: true })
  return createDatabase(embeddedParts(await openDurable(folder), () => undefined))
}

/** Makes a database of an earlier version from its saved rows. */
export async function makeOldDatabase(config: DatabaseConfig, version: string): Promise<Database> {
  const db = await openAsIs(config)
  const last = Number(version.replace('schema-', ''))
  await migrate(
    db,
    MIGRATIONS.filter(({ id }) => id <= last),
  )
  for (const file of ['demo.sql', 'more.sql']) {
    const text = fs.readFileSync(path.join(SAVED, version, file), 'utf8')
    for (const statement of text.split(/;\n/)) if (statement.trim() !== '') await db.execute(sql.raw(statement))
  }
  await db.transaction(continueIds)
  // As a gateway of that version left it: it wrote no checksums.
  await db.execute(sql`alter table migration drop column checksum`)
  return db
}
