import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { StartFault } from '../start-fault'
import { createLockFile, readLockFile, type OwnLockFile } from './lock-file'
import { removeStaleLock, watchHeartbeat } from './lock-takeover'
import { isRunning, processOf, type ProcessIdentity } from './process-identity'

/** Starts at the same moment hinder each other for so many rounds. */
const MAX_ATTEMPTS = 50

/** Locks of this process: its own pid in a lock file says nothing about whether this process wrote it. */
const ownFiles = new Set<string>()

export interface LockSettings {
  /** The name of this host. */
  readonly host: string
  /** Milliseconds between heartbeats. */
  readonly beatEveryMs: number
  /** A lock of another host is taken over when it shows no heartbeat for so long, in milliseconds. */
  readonly silenceMs: number
  /** How long a start waits for a process of its own host that may be ending, in milliseconds. */
  readonly endingMs: number
  /** Called with a sentence for the operator while a start waits. */
  readonly note: (sentence: string) => void
  /** Called when another process has taken the folder over: it must not return, because the caller would write to the folder. */
  readonly onLost: (sentence: string) => never
}

const DEFAULTS: LockSettings = {
  host: os.hostname(),
  beatEveryMs: 10_000,
  silenceMs: 60_000,
  endingMs: 3000,
  note: () => undefined,
  onLost: endProcess,
}

/** The one path of a data folder, which may be reached by several. Files beside it are named by it. */
export const placeOf = (folder: string): string =>
  fs.existsSync(folder) ? fs.realpathSync(folder) : path.resolve(folder)

/** The file that locks a data folder. */
export const lockOf = (folder: string): string => `${placeOf(folder)}.lock`

/** The lock of a data folder, while this process has it. */
export interface FolderLock {
  /**
   * Ends the process unless it still has the folder. Called before every write to the folder: a process that was suspended must not write to what has another owner now.
   */
  readonly ensure: () => void
  /** Unlocks the folder; a second call does nothing. */
  readonly release: () => void
}

/**
 * Locks a data folder with the file `<folder>.lock`. Two processes on one embedded database lose rows without a word, so there is no way around it.
 *
 * A lock is taken over when its process is dead or its pid belongs to another process by now; when it is of another host, after 60 seconds without a heartbeat.
 * @throws StartFault when another process has it
 */
export async function lockFolder(folder: string, options: Partial<LockSettings> = {}): Promise<FolderLock> {
  const settings = { ...DEFAULTS, ...options }
  const self = processOf(settings.host)
  const file = lockOf(folder)
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const own = createLockFile(file, self)
    if (own !== undefined) return keepLock(folder, file, own, settings)
    const found = readLockFile(file)
    if (found === undefined) continue
    if (found === 'unreadable') throw unreadable(folder, file)
    const { owner, hasHeartbeat } = found
    if (owner.host !== self.host) {
      if (!hasHeartbeat) throw inUseElsewhere(folder, file, owner)
      settings.note(
        `The data folder ${folder} is locked by process ${owner.pid} of the host ${owner.host}. Waiting up to ${settings.silenceMs / 1000} seconds for its heartbeat.`,
      )
      const state = await watchHeartbeat(file, found, settings.silenceMs)
      if (state === 'beating') throw beatingElsewhere(folder, owner, settings)
      if (state === 'gone') continue
      settings.note(`The host ${owner.host} sent no heartbeat. Taking over the data folder ${folder}.`)
    } else if (owner.pid === process.pid ? ownFiles.has(file) : await staysRunning(owner, settings.endingMs)) {
      throw inUse(folder, owner)
    }
    await removeStaleLock(file, found, self)
  }
  throw new StartFault(
    `The lock of the data folder ${folder} changes hands without end.`,
    `Start one gateway on it at a time. If only one is started, delete ${file}.takeover.`,
  )
}

/** Between two looks at a process that may be ending, in milliseconds. */
const LOOK_MS = 100

/** Whether a process still runs after a while: a supervisor starts the next gateway while a killed one is ending. */
async function staysRunning(owner: ProcessIdentity, forMs: number): Promise<boolean> {
  for (let waited = 0; isRunning(owner); waited += LOOK_MS) {
    if (waited >= forMs) return true
    await setTimeout(LOOK_MS)
  }
  return false
}

/** Sends heartbeats until the lock is released. */
function keepLock(folder: string, file: string, own: OwnLockFile, { beatEveryMs, onLost }: LockSettings): FolderLock {
  let lastBeat = performance.now()
  const ensure = (): void => {
    const fault = faultOf(own)
    if (fault !== undefined) onLost(lostSentence(folder, file, fault))
    // Statements run in this thread: where one takes long, no timer comes, but it writes.
    if (performance.now() - lastBeat < beatEveryMs) return
    lastBeat = performance.now()
    try {
      own.beat()
    } catch {
      // The folder may then be taken over, and the check above sees it.
    }
  }
  const timer = setInterval(ensure, beatEveryMs)
  timer.unref()
  ownFiles.add(file)
  return {
    ensure,
    release: () => {
      if (!ownFiles.delete(file)) return
      clearInterval(timer)
      own.remove()
    },
  }
}

/** Why this process does not have the folder any longer. What cannot be verified counts as lost. */
function faultOf(own: OwnLockFile): string | undefined {
  try {
    return own.isInPlace() ? undefined : ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function lostSentence(folder: string, file: string, reason: string): string {
  if (reason !== '') return `The gateway ends. It cannot verify its lock of the data folder ${folder}: ${reason}.`
  const found = readOwner(file)
  const by = found === undefined ? '' : ` by process ${found.pid} of the host ${found.host}`
  return `The gateway ends. The data folder ${folder} was taken over${by} because this process sent no heartbeat. Nothing was written after that. Run one gateway on a data folder, or set DATABASE_URL to share a PostgreSQL server.`
}

function readOwner(file: string): ProcessIdentity | undefined {
  try {
    const found = readLockFile(file)
    return found === 'unreadable' ? undefined : found?.owner
  } catch {
    return undefined
  }
}

/** At once: no handler may run that writes to the folder. */
function endProcess(sentence: string): never {
  try {
    fs.writeSync(process.stderr.fd, `\n${sentence}\n\n`)
  } finally {
    process.exit(1)
  }
}

const unreadable = (folder: string, file: string): StartFault =>
  new StartFault(
    `The data folder ${folder} has a lock that cannot be read: ${file}.`,
    'Make sure that no gateway uses the folder, delete that file and start again.',
  )

const inUse = (folder: string, owner: ProcessIdentity): StartFault =>
  new StartFault(
    `The data folder ${folder} is in use by another gateway: process ${owner.pid}.`,
    `Stop process ${owner.pid}, or give this one a folder of its own with DATA_DIR.`,
  )

/** A lock of a gateway before heartbeats: it may live, and would not notice that it lost the folder. */
const inUseElsewhere = (folder: string, file: string, owner: ProcessIdentity): StartFault =>
  new StartFault(
    `The data folder ${folder} is in use by process ${owner.pid} of the host ${owner.host}.`,
    `Stop that gateway. If it is gone for good, delete ${file}. Several gateways can share a PostgreSQL server: see DATABASE_URL.`,
  )

const beatingElsewhere = (folder: string, owner: ProcessIdentity, { silenceMs }: LockSettings): StartFault =>
  new StartFault(
    `The data folder ${folder} is in use by process ${owner.pid} of the host ${owner.host}, which is running.`,
    `Stop that gateway. If it crashes, its lock can be taken over ${silenceMs / 1000} seconds later. Several gateways can share a PostgreSQL server: see DATABASE_URL.`,
  )
