import fs from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Operations = Record<string, unknown>

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The operations on open files and on paths of Emscripten's NODEFS. PGlite leaves the first ones without an fsync. */
const operationsOf = (nodeFs: unknown): { stream: Operations; node: Operations } => {
  if (isRecord(nodeFs) && isRecord(nodeFs.stream_ops) && isRecord(nodeFs.node_ops)) {
    return { stream: nodeFs.stream_ops, node: nodeFs.node_ops }
  }
  throw new Error('This version of PGlite has no NODEFS operations: commits could not be made durable.')
}

/** What changes a file by its handle, and what changes a folder by a path. */
const STREAM_CHANGES = ['write', 'setattr']
const NODE_CHANGES = ['setattr', 'mknod', 'rename', 'unlink', 'rmdir', 'symlink']

function callBefore(operations: Operations, names: readonly string[], ensure: () => void): void {
  for (const name of names) {
    const run = operations[name]
    if (typeof run !== 'function') throw new Error(`This version of PGlite has no NODEFS operation ${name}.`)
    operations[name] = (...args: unknown[]): unknown => {
      ensure()
      const result: unknown = Reflect.apply(run, operations, args)
      return result
    }
  }
}

/**
 * A file system on a folder whose fsync is one: PGlite's own returns at once, and a commit would live in the page cache alone. Before each change of the folder, and again
 * before a commit is acknowledged, it calls `ensure`, which throws or ends the process when the folder has another owner.
 */
export class DurableFs extends NodeFS {
  /** How often PostgreSQL asked for an fsync and got one. */
  syncs = 0
  /** How often it changed something in the folder. */
  changes = 0
  readonly #ensure: () => void

  constructor(folder: string, ensure: () => void = () => undefined) {
    super(folder)
    this.#ensure = ensure
  }

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const made = await super.init(pg, options)
    const { preRun } = made.emscriptenOpts
    made.emscriptenOpts.preRun = [
      (mod) => {
        const { stream, node } = operationsOf(mod.NODEFS)
        const ensure = (): void => {
          this.#ensure()
          this.changes += 1
        }
        callBefore(stream, STREAM_CHANGES, ensure)
        callBefore(node, NODE_CHANGES, ensure)
        stream.fsync = ({ nfd }: { nfd: number }): number => {
          fs.fdatasyncSync(nfd)
          this.#ensure()
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
 * @param ensure called before each change of the folder; see `FolderLock.ensure`
 */
export async function openDurable(folder: string, ensure?: () => void): Promise<DurableClient> {
  const files = new DurableFs(folder, ensure)
  const client = await PGlite.create({ fs: files, startParams: DURABLE_START, extensions: { pg_trgm } })
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
