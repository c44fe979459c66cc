import fs from 'node:fs'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The part of Emscripten's NODEFS that PGlite leaves without an fsync. */
interface NodeStreamOps {
  fsync?: (stream: { nfd: number }) => number
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const streamOpsOf = (nodeFs: unknown): NodeStreamOps => {
  if (isRecord(nodeFs) && isRecord(nodeFs.stream_ops)) return nodeFs.stream_ops
  throw new Error('This version of PGlite has no NODEFS.stream_ops: commits could not be made durable.')
}

/** A file system on a folder whose fsync is one: PGlite's own returns at once, and a commit would live in the page cache alone. */
export class DurableFs extends NodeFS {
  /** How often PostgreSQL asked for an fsync and got one. */
  syncs = 0

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const made = await super.init(pg, options)
    const { preRun } = made.emscriptenOpts
    made.emscriptenOpts.preRun = [
      (mod) => {
        streamOpsOf(mod.NODEFS).fsync = (stream) => {
          fs.fdatasyncSync(stream.nfd)
          this.syncs += 1
          return 0
        }
      },
      ...(preRun ?? []),
    ]
    return made
  }
}

/** The version of PostgreSQL that PGlite embeds, as a data folder's PG_VERSION has it. */
export const EMBEDDED_MAJOR = '18'

/** `-F` switches fsync off; without it PostgreSQL asks for one at each commit. */
const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

export interface DurableClient {
  readonly client: PGlite
  readonly files: DurableFs
}

/**
 * PGlite on a folder, with an fsync at every commit; about 300 commits a second on a common disk.
 * One process at a time: take the lock of the folder first (`lock.ts`).
 */
export async function openDurable(folder: string, options: PGliteOptions = {}): Promise<DurableClient> {
  const files = new DurableFs(folder)
  const client = await PGlite.create({ ...options, fs: files, startParams: DURABLE_START, extensions: { pg_trgm } })
  return { client, files }
}

/** Settings without which a commit is not on the disk. */
const DURABLE_SETTINGS = { fsync: 'on', synchronous_commit: 'on', wal_sync_method: 'fsync', full_page_writes: 'on' }

/** Throws unless the settings hold and a commit made now really reached fdatasync. */
export async function checkDurable({ client, files }: DurableClient): Promise<void> {
  for (const [name, wanted] of Object.entries(DURABLE_SETTINGS)) {
    const { rows } = await client.query<{ setting: string }>('select setting from pg_settings where name = $1', [name])
    const setting = rows[0]?.setting
    if (setting !== wanted) throw new Error(`The embedded database runs with ${name} = ${setting}, not ${wanted}.`)
  }
  const before = files.syncs
  await client.query(
    `insert into setting (name, value) values ('last_start', $1) on conflict (name) do update set value = excluded.value`,
    [String(Date.now())],
  )
  if (files.syncs === before) throw new Error('A commit did not reach the disk: the embedded database called no fsync.')
}
