import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { StartFault } from '../start-fault'
import { isRunning, thisProcess, type ProcessIdentity } from './process-identity'

/** Starts at the same moment hinder each other for so many rounds, with this pause between them in milliseconds. */
const MAX_ATTEMPTS = 50
const TAKEOVER_PAUSE_MS = 20

/** Folders that this process holds: its own pid in a lock file says nothing about whether this process wrote it. */
const held = new Set<string>()

/** What a lock file holds. */
const Owner = z.object({ pid: z.int(), started: z.optional(z.string()), host: z.string() })

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** File systems that know no hard links say so in these ways. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])

/** Writes a file that is either whole or not there, and only where there was none. */
function createWhole(file: string, text: string): boolean {
  const draft = `${file}.${process.pid}.${randomUUID()}`
  fs.writeFileSync(draft, text, { flag: 'wx' })
  try {
    fs.linkSync(draft, file)
    return true
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EEXIST') return false
    if (code !== undefined && NO_LINKS.has(code)) return createAlone(file, text)
    throw error
  } finally {
    fs.unlinkSync(draft)
  }
}

/** The next best: whoever looks in the moment between its creation and its text finds it unreadable, and refuses to start. */
function createAlone(file: string, text: string): boolean {
  try {
    fs.writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

function readOwner(file: string): ProcessIdentity | 'unreadable' | undefined {
  let text: string
  try {
    text = fs.readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
  try {
    const owner = Owner.safeParse(JSON.parse(text))
    return owner.success ? owner.data : 'unreadable'
  } catch {
    return 'unreadable'
  }
}

const isStale = (owner: ProcessIdentity, file: string): boolean => {
  if (owner.host !== thisProcess().host) return false
  return owner.pid === process.pid ? !held.has(file) : !isRunning(owner)
}

/**
 * Takes the lock of a data folder: the file `<folder>.lock` with the pid and the start of the process that has it.
 * Two processes on one embedded database lose rows without a word, so there is no way around it.
 * A lock whose process is dead, or is another one by now, is taken over.
 * @returns gives the lock back
 * @throws StartFault when another process has it
 */
export function lockFolder(folder: string): () => void {
  // One folder may be reached by several paths.
  const place = fs.existsSync(folder) ? fs.realpathSync(folder) : path.resolve(folder)
  const file = `${place}.lock`
  const text = JSON.stringify(thisProcess())
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    if (createWhole(file, text)) {
      held.add(file)
      return () => release(file, text)
    }
    const owner = readOwner(file)
    if (owner === undefined) continue
    if (owner === 'unreadable' || !isStale(owner, file)) throw inUse(folder, file, owner)
    takeAway(file, owner)
  }
  throw new StartFault(
    `The lock of the data folder ${folder} changes hands without end.`,
    'Start one gateway on it at a time.',
  )
}

/**
 * Removes a stale lock. Who does so holds `<lock>.takeover` and looks again first: otherwise, of two that saw the same stale lock, the slower one would
 * remove the fresh lock of the quicker one.
 */
function takeAway(file: string, stale: ProcessIdentity): void {
  const takeover = `${file}.takeover`
  if (!createWhole(takeover, JSON.stringify(thisProcess()))) {
    const other = readOwner(takeover)
    if (other === undefined || (other !== 'unreadable' && isRunning(other))) {
      // Somebody else is at it, for the time of a few system calls.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, TAKEOVER_PAUSE_MS)
      return
    }
    throw new StartFault(
      `A start on this data folder was cut off while it took over the lock ${file}.`,
      `Make sure that no gateway uses the folder, delete ${takeover} and start again.`,
    )
  }
  try {
    const owner = readOwner(file)
    if (owner !== undefined && owner !== 'unreadable' && JSON.stringify(owner) === JSON.stringify(stale)) {
      fs.unlinkSync(file)
    }
  } finally {
    fs.unlinkSync(takeover)
  }
}

function release(file: string, text: string): void {
  if (!held.delete(file)) return
  try {
    if (fs.readFileSync(file, 'utf8') === text) fs.unlinkSync(file)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

function inUse(folder: string, file: string, owner: ProcessIdentity | 'unreadable'): StartFault {
  if (owner === 'unreadable') {
    return new StartFault(
      `The data folder ${folder} has a lock that cannot be read: ${file}.`,
      'Make sure that no gateway uses the folder, delete that file and start again.',
    )
  }
  if (owner.host !== thisProcess().host) {
    return new StartFault(
      `The data folder ${folder} is in use by process ${owner.pid} of the host ${owner.host}.`,
      `Stop that gateway. If it is gone for good, delete ${file}. Several gateways can share a PostgreSQL server: see DATABASE_URL.`,
    )
  }
  return new StartFault(
    `The data folder ${folder} is in use by another gateway: process ${owner.pid}.`,
    `Stop process ${owner.pid}, or give this one a folder of its own with DATA_DIR.`,
  )
}
