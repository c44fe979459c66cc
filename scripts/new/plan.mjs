import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const OXFMT = path.join(import.meta.dirname, '..', '..', 'node_modules', 'oxfmt', 'bin', 'oxfmt')

/**
 * What is made for a component.
 * @typedef {object} Plan
 * @property {Record<string, string>} files new ones: texts by path from the root
 * @property {Record<string, (text: string) => string>} changes of files that are there, by path from the root
 * @property {string} next what is left to the person, a sentence or two
 */

/**
 * Writes what a plan says: all of it, or nothing when one of its changes fails.
 * @param {string} root
 * @param {Plan} plan
 * @returns {string[]} the files that were written, from the root
 */
export function carryOut(root, { files, changes }) {
  const changed = Object.entries(changes).map(([file, change]) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    const next = change(text)
    if (next === text) throw new Error(`${file} has no place where it would be added: its shape has changed.`)
    return /** @type {const} */ ([file, next])
  })
  const all = [...Object.entries(files), ...changed]
  for (const [file, text] of all) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  const written = all.map(([file]) => file)
  // A name may be short or long enough to wrap a line elsewhere than the model here does.
  const { status, stderr } = spawnSync(process.execPath, [OXFMT, ...written], { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The files are written, and oxfmt could not format them: ${stderr}`)
  return written
}

/**
 * Adds a line to a snapshot, which is kept in order.
 * @param {string} text
 * @param {string} line
 * @returns {string}
 */
export function withLine(text, line) {
  return `${[...text.trimEnd().split('\n'), line].toSorted(byCode).join('\n')}\n`
}

/** @type {(a: string, b: string) => number} as the snapshots are sorted: by code, not by language */
const byCode = (a, b) => (a < b ? -1 : a > b ? 1 : 0)
