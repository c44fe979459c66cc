import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import path from 'node:path'
import { isAlive } from './process-tree.mjs'

/** Linux keeps files in memory here. */
const SHARED_MEMORY = '/dev/shm'
const GIGABYTE = 1024 ** 3
/** Several times what all tools of a stage put there at once. */
const ROOM_NEEDED = 2 * GIGABYTE
/** Browsers, databases and compilers take 4 GB beside it. */
const MEMORY_NEEDED = 8 * GIGABYTE
const PREFIX = 'sitewright-'

/**
 * What is looked at to decide; this machine by default.
 * @typedef {object} Machine
 * @property {string} base
 * @property {string} mounts the text of /proc/mounts; empty where there is none
 * @property {number} room free bytes in `base`
 * @property {number} memory available bytes of memory
 */

/** @returns {Machine} */
function thisMachine() {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY)
    return {
      base: SHARED_MEMORY,
      mounts: readFileSync('/proc/mounts', 'utf8'),
      room: bavail * bsize,
      memory: freemem(),
    }
  } catch {
    return { base: SHARED_MEMORY, mounts: '', room: 0, memory: 0 }
  }
}

/**
 * Makes a folder in memory for the temporary files of tests: the copies of databases, and what browsers share between their
 * processes. A third of the time of the gateway's tests was the file system's.
 * @param {Machine} [machine]
 * @returns {string | undefined} `undefined` where files are not kept in memory, may not be executed, or there is too little of it
 */
export function makeMemoryFolder(machine = thisMachine()) {
  const { base, mounts, room, memory } = machine
  const mount = mounts.split('\n').find((line) => line.split(' ')[1] === base)
  const [, , type, options = ''] = mount?.split(' ') ?? []
  if (type !== 'tmpfs' || options.split(',').includes('noexec')) return undefined
  if (room < ROOM_NEEDED || memory < MEMORY_NEEDED) return undefined
  removeAbandoned(base)
  const folder = mkdtempSync(path.join(base, `${PREFIX}${process.pid}-`))
  // Where tests run as root, PostgreSQL runs as another user, and must reach its own folder in this one.
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * Removes the folders of runs that were killed: nothing else would give their memory back.
 * @param {string} base
 */
function removeAbandoned(base) {
  for (const name of readdirSync(base)) {
    const pid = /^sitewright-(\d+)-/.exec(name)?.[1]
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(path.join(base, name), { recursive: true, force: true })
  }
}
