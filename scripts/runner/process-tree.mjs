// The processes that a command starts, and those that they start. A browser or a database that outlives the tool that started
// it keeps its port, its folder and a core of the machine.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

/**
 * @typedef {object} ProcessEntry
 * @property {number} pid
 * @property {number} parent its id
 * @property {string} started when, in a form that only tells two processes of one id apart
 */

/** How often the tree is looked at, in milliseconds: a child whose parent ends between two looks is not found. */
const LOOK = 500

/** All processes of this machine; on Windows none are found. */
const allProcesses = () => (existsSync('/proc/self/stat') ? processesOfLinux() : processesByPs())

/** @returns {ProcessEntry[]} */
function processesOfLinux() {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const text = readFileSync(`/proc/${name}/stat`, 'utf8')
      // The name of the program, in parentheses, may hold blanks and parentheses itself. After it: state, parent, …
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
      // A zombie has ended; only its parent has not asked how.
      return fields[0] === 'Z' ? [] : [{ pid: Number(name), parent: Number(fields[1]), started: fields[19] ?? '' }]
    } catch {
      // It ended between the two calls.
      return []
    }
  })
}

/** @returns {ProcessEntry[]} */
function processesByPs() {
  if (process.platform === 'win32') return []
  const text = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,lstart='], { encoding: 'utf8' })
  return text.split('\n').flatMap((line) => {
    const [, pid, parent, state, started] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    return pid === undefined || state?.startsWith('Z')
      ? []
      : [{ pid: Number(pid), parent: Number(parent), started: started ?? '' }]
  })
}

/**
 * @param {number} pid
 * @returns {string} when the process started, without blanks; empty when it has ended, or where that is not known
 */
export const startOf = (pid) =>
  allProcesses()
    .find((entry) => entry.pid === pid)
    ?.started.replaceAll(/\W/g, '-') ?? ''

/**
 * @param {number} pid
 * @returns {boolean} whether a process has this id
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs, as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Follows the descendants of a process, those that have lost their parent included.
 * @param {number} root the id of the process, which is followed too
 */
export function followTree(root) {
  const known = new Map(
    allProcesses()
      .filter(({ pid }) => pid === root)
      .map((entry) => [root, entry]),
  )
  /** Adds new descendants, drops what has ended. */
  const look = () => {
    const now = new Map(allProcesses().map((entry) => [entry.pid, entry]))
    for (const [pid, entry] of known) if (now.get(pid)?.started !== entry.started) known.delete(pid)
    for (let before = -1; before !== known.size;) {
      before = known.size
      for (const entry of now.values()) if (known.has(entry.parent)) known.set(entry.pid, entry)
    }
  }
  const timer = setInterval(look, LOOK)
  timer.unref()

  return {
    /** Stops following. */
    release: () => clearInterval(timer),
    /**
     * Sends a signal to all processes of the tree that still run.
     * @param {NodeJS.Signals} signal
     */
    kill: (signal) => {
      look()
      for (const pid of known.keys()) send(pid, signal)
    },
    /**
     * Waits until none of the tree runs any longer.
     * @param {number} within milliseconds
     * @returns {Promise<boolean>} whether that came true
     */
    hasEnded: async (within) => {
      const end = Date.now() + within
      for (;;) {
        look()
        if (known.size === 0) return true
        if (Date.now() >= end) return false
        await setTimeout(50)
      }
    },
  }
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function send(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended in between.
  }
}
