import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isAlive, startOf } from '../runner/process-tree.mjs'

/** How often a process checks whether the lock is free, in milliseconds. */
const PAUSE = 250

/**
 * Runs work while no other process runs work under the same lock, and waits for one that does.
 *
 * Each process first writes a file with a name of its own, and then looks for the files of others: of two processes, at least one
 * sees the other. The file of a process that has ended does not count. Any process may remove it, because no other file has
 * its name. So there is no moment at which two processes take over the same lock.
 * @template T
 * @param {string} root of the clone
 * @param {string} name of the lock
 * @param {() => T | Promise<T>} work
 * @param {(pid: number) => void} onWait called once, with the id of a process that works or also waits
 * @returns {Promise<T>}
 */
export async function withFolderLock(root, name, work, onWait) {
  const folder = path.join(root, '.turbo', 'locks', name)
  const own = [process.pid, startOf(process.pid), randomUUID()].join('_')
  const remove = (/** @type {string} */ entry) => rmSync(path.join(folder, entry), { force: true })
  mkdirSync(folder, { recursive: true })
  try {
    for (let isFirst = true; ; isFirst = false) {
      writeFileSync(path.join(folder, own), '')
      const others = readdirSync(folder).filter((entry) => entry !== own)
      const running = others.filter(isRunning)
      others.filter((entry) => !running.includes(entry)).forEach(remove)
      if (running[0] === undefined) return await work()
      if (isFirst) onWait(Number.parseInt(running[0], 10))
      // Otherwise two processes that wait would wait for each other.
      if (running.some((entry) => entry < own)) remove(own)
      await setTimeout(PAUSE)
    }
  } finally {
    remove(own)
  }
}

/**
 * @param {string} entry
 * @returns {boolean} whether the process that wrote it runs: another one may have its id, but started at another time
 */
function isRunning(entry) {
  const [pid, started] = entry.split('_')
  return isAlive(Number(pid)) && startOf(Number(pid)) === started
}
