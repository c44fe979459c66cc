import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Where the rows are, from the root: each Markdown file in its folders is an area. */
const FOLDER = path.join('docs', 'requirements')

/**
 * One checkable statement.
 * @typedef {object} Row
 * @property {string} id e.g. `USER-21`
 * @property {string} text
 * @property {string} place file and line, from the root
 */

/**
 * Reads all rows. Ids go up within a file, so that none is missed or used twice.
 * @param {string} root
 * @returns {{ rows: Row[], faults: string[] }} `faults`: a sentence for each line that is not a row or is out of order
 */
export function readRows(root) {
  const files = readdirSync(path.join(root, FOLDER), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && name.includes(path.sep))
    .toSorted()
  /** @type {Map<string, Row>} */
  const rows = new Map()
  /** @type {string[]} */
  const faults = []
  for (const name of files) {
    const file = path.join(FOLDER, name).split(path.sep).join('/')
    let [lastArea, lastNumber] = ['', 0]
    for (const [index, line] of readFileSync(path.join(root, file), 'utf8').split('\n').entries()) {
      if (!/^\s?[-*+] /.test(line)) continue
      const place = `${file}:${index + 1}`
      const [, area, digits, text] = /^- \*\*([A-Z]+2?)-(\d{2,})\*\* (.+?)\\?$/.exec(line) ?? []
      if (area === undefined || digits === undefined || text === undefined) {
        faults.push(`${place} is not a row: it must begin with "- **ID**".`)
        continue
      }
      const id = `${area}-${digits}`
      const other = rows.get(id)
      if (other !== undefined) faults.push(`${place} uses ${id} again, which is at ${other.place}.`)
      else if (area === lastArea && Number(digits) < lastNumber) faults.push(`${place} is out of order: ${id}.`)
      else rows.set(id, { id, text, place })
      ;[lastArea, lastNumber] = [area, Number(digits)]
    }
  }
  if (rows.size === 0) faults.push(`There is no row in ${FOLDER}.`)
  return { rows: [...rows.values()], faults }
}
