import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Where tests of the product are. The scripts' own tests write marks about made-up rows. */
const FOLDERS = ['packages', 'apps', 'tests']
const TEST_FILE = /\.(test\.tsx?|spec\.ts|stories\.tsx)$/
const LEFT_OUT = /(^|[\\/])(node_modules|dist|bench)([\\/]|$)/

const ID = '[A-Z]+2?-\\d+'
/** A string literal on one line that ends in a mark: quote, title, ids. */
const MARKED = new RegExp(`(['"\`])((?:\\\\.|(?!\\1)[^\\\\\\n])*?)\\s*\\[(${ID}(?:(?:,\\s*|\\.\\.)${ID})*)\\]\\1`, 'g')

/**
 * A test title that names rows.
 * @typedef {object} Mark
 * @property {string} title without the mark
 * @property {string[]} entries ids and ranges, as written
 * @property {string} file from the root
 */

/**
 * @param {string} text a test file
 * @returns {Omit<Mark, 'file'>[]}
 */
export function marksOf(text) {
  return [...text.matchAll(MARKED)].map((match) => ({
    title: (match[2] ?? '').replaceAll(/\\(.)/g, '$1'),
    entries: (match[3] ?? '').split(/,\s*/),
  }))
}

/**
 * @param {string} root
 * @returns {Mark[]} of all test files, in the order of their paths
 */
export function findMarks(root) {
  return FOLDERS.filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => testFiles(root, folder))
    .toSorted()
    .flatMap((file) => marksOf(readFileSync(path.join(root, file), 'utf8')).map((mark) => ({ ...mark, file })))
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function testFiles(root, folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`
    if (LEFT_OUT.test(file)) return []
    if (entry.isDirectory()) return testFiles(root, file)
    return TEST_FILE.test(entry.name) ? [file] : []
  })
}
