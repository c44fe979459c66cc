import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The folders of docs/requirements that hold rows, in the order they are told in. */
const PARTS = ['identity', 'operations']

/**
 * One checkable statement.
 * @typedef {object} Row
 * @property {string} id e.g. `USER-21`
 * @property {string} text
 */

/**
 * A file of rows.
 * @typedef {object} Area
 * @property {string} title e.g. `Users (USER)`
 * @property {string} file from docs/requirements, e.g. `identity/users.md`
 * @property {Row[]} rows
 */

/**
 * @param {string} folder docs/requirements
 * @returns {Area[]}
 */
export function readAreas(folder) {
  return PARTS.flatMap((part) => {
    const files = readdirSync(path.join(folder, part))
      .filter((name) => name.endsWith('.md'))
      .toSorted()
    return files.map((name) => {
      const text = readFileSync(path.join(folder, part, name), 'utf8')
      return { title: titleOf(text), file: `${part}/${name}`, rows: rowsOf(text) }
    })
  })
}

/**
 * @param {string} text
 * @returns {string}
 */
function titleOf(text) {
  return /^# (.+)$/m.exec(text)?.[1] ?? ''
}

/**
 * @param {string} text a file of rows
 * @returns {Row[]}
 */
export function rowsOf(text) {
  return [...text.matchAll(/^- \*\*([A-Z]+2?-\d+)\*\* (.+?)\\?$/gm)].map((match) => ({
    id: match[1] ?? '',
    text: match[2] ?? '',
  }))
}
