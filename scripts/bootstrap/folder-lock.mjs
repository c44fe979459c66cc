import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** How long another installation may take, in milliseconds. */
const PATIENCE = 600_000
const PAUSE = 250

/**
 * Runs work on a folder while no other process runs work on it.
 *
 * The lock lies in the temporary folder, since the work may delete what it works on. One whose process is gone is taken over.
 * @template T
 * @param {string} folder
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 * @throws {Error} when another process has held the lock for ten minutes
 */
export async function withFolderLock(folder, work) {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  const lock = path.join(tmpdir(), `sitewright-${name}.lock`)
  const end = Date.now() + PATIENCE
  while (!take(lock)) {
    if (Date.now() > end)
      throw new Error(`Another installation has been running for too long. If there is none: delete ${lock}`)
    if (isStale(lock)) rmSync(lock, { recursive: true, force: true })
    else await setTimeout(PAUSE)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/**
 * @param {string} lock
 * @returns {boolean} false when another process has it
 */
function take(lock) {
  try {
    mkdirSync(lock)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
  writeFileSync(path.join(lock, 'pid'), String(process.pid))
  return true
}

/**
 * @param {string} lock
 * @returns {boolean} whether its process is gone
 */
function isStale(lock) {
  let pid = 0
  try {
    pid = Number(readFileSync(path.join(lock, 'pid'), 'utf8'))
  } catch {
    // Just made, its pid not written yet; or just removed. Only an old one without a pid is left over.
    const made = statSync(lock, { throwIfNoEntry: false })
    return made !== undefined && Date.now() - made.mtimeMs > 5000
  }
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}
