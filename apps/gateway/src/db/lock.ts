import fs from 'node:fs'
import path from 'node:path'
import { StartFault } from '../start-fault'
import { isRunning, thisProcess, type ProcessIdentity } from './process-identity'

/** Folders that this process holds: its own pid in a lock file says nothing about whether this process wrote it. */
const held = new Set<string>()

const isOccupied = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST'
const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Writes a file that is either whole or not there, and only where there was none. */
function createWhole(file: string, text: string): boolean {
  const draft = `${file}.${process.pid}.${Date.now()}`
  fs.writeFileSync(draft, text, { flag: 'wx' })
  try {
    fs.linkSync(draft, file)
    return true
  } catch (error) {
    if (isOccupied(error)) return false
    throw error
  } finally {
    fs.unlinkSync(draft)
  }
}

function readOwner(file: string): ProcessIdentity | 'unreadable' | undefined {
  let text: string
  try {
    text = fs.readFileSync(file, 'utf8')
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
  try {
    const { pid, started, host }: Partial<ProcessIdentity> = JSON.parse(text)
    if (Number.isInteger(pid) && pid !== undefined && typeof host === 'string') return { pid, started, host }
  } catch {
    // Not ours to read: as below.
  }
  return 'unreadable'
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
  const file = `${path.resolve(folder)}.lock`
  const text = JSON.stringify(thisProcess())
  for (let attempt = 0; attempt < 10; attempt += 1) {
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
    if (other === undefined || (other !== 'unreadable' && isRunning(other) && other.pid !== process.pid)) return
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
    if (!isMissing(error)) throw error
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
