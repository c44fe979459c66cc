import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartFault } from '../start-fault'
import { createWhole, readLockFile, type LockFile } from './lock-file'
import { isRunning, type ProcessIdentity } from './process-identity'

/** Starts at the same moment hinder each other; the one that comes second looks again after this time, in milliseconds. */
const PAUSE_MS = 20

/** How often the lock of another host is looked at while its heartbeat is awaited. */
const LOOKS = 60

/**
 * Watches the lock of another host. Only this process's own clock counts: it measures how long the file has stayed as it is.
 * @returns `silent` when it stayed as it is for the whole time, `beating` at the first heartbeat, `gone` when another process has the lock by now, or none
 */
export async function watchHeartbeat(
  file: string,
  seen: LockFile,
  silenceMs: number,
): Promise<'silent' | 'beating' | 'gone'> {
  const pauseMs = silenceMs / LOOKS
  let silentMs = 0
  while (silentMs < silenceMs) {
    const before = performance.now()
    await sleep(pauseMs)
    const found = readLockFile(file)
    if (found === undefined || found === 'unreadable') return 'gone'
    if (found.text !== seen.text) return isSameOwner(found.owner, seen.owner) ? 'beating' : 'gone'
    // Where this process was suspended, the other one may have been too: that time proves nothing.
    silentMs += Math.min(performance.now() - before, 2 * pauseMs)
  }
  return 'silent'
}

const isSameOwner = (one: ProcessIdentity, other: ProcessIdentity): boolean =>
  one.host === other.host && one.pid === other.pid && one.started === other.started

/**
 * Removes a stale lock. Who does so holds `<lock>.takeover` and looks again first: otherwise, of two that saw the same stale lock, the slower one would
 * remove the fresh lock of the quicker one.
 */
export async function removeStaleLock(file: string, stale: LockFile, self: ProcessIdentity): Promise<void> {
  const takeover = `${file}.takeover`
  const handle = createWhole(takeover, JSON.stringify(self))
  if (handle === undefined) {
    const other = readLockFile(takeover)
    const isCutOff =
      other === 'unreadable' || (other !== undefined && other.owner.host === self.host && !isRunning(other.owner))
    if (isCutOff) throw cutOff(file, takeover)
    // Another process is at it, for the time of a few system calls.
    await sleep(PAUSE_MS)
    return
  }
  try {
    const found = readLockFile(file)
    if (found !== undefined && found !== 'unreadable' && found.text === stale.text) fs.unlinkSync(file)
  } finally {
    fs.closeSync(handle)
    fs.unlinkSync(takeover)
  }
}

const cutOff = (file: string, takeover: string): StartFault =>
  new StartFault(
    `A start on this data folder was cut off while it took over the lock ${file}.`,
    `Make sure that no gateway uses the folder, delete ${takeover} and start again.`,
  )
