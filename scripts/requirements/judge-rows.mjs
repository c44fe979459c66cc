import { nameOf } from '../runner/report.mjs'
import { readResults } from './read-results.mjs'
import { readRows } from './read-rows.mjs'

/** @typedef {import('../runner/report.mjs').TestRecord} TestRecord */

/** The number of characters of a statement that are enough to recognize it. */
const FIRST_WORDS = 80

/**
 * Compares the rows with the tests that name them.
 * @param {readonly import('./read-rows.mjs').Row[]} rows
 * @param {readonly TestRecord[]} tests
 * @returns {{ byRow: Map<string, TestRecord[]>, faults: string[] }} the tests of each row, and a sentence for each row that
 *   no passed test shows and each name of a row that does not exist
 */
export function compareRows(rows, tests) {
  /** @type {Map<string, TestRecord[]>} */
  const byRow = new Map(rows.map(({ id }) => [id, []]))
  /** @type {Set<string>} */
  const faults = new Set()
  for (const test of tests) {
    for (const id of test.rows) {
      const others = byRow.get(id)
      if (others === undefined) faults.add(`There is no row ${id}, which this test names: ${nameOf(test)}`)
      else others.push(test)
    }
  }
  for (const { id, text, place } of rows) {
    if (byRow.get(id)?.some(({ status }) => status === 'passed')) continue
    const words = text.length > FIRST_WORDS ? `${text.slice(0, FIRST_WORDS)} …` : text
    faults.add(`No passed test shows ${id}: ${words} (${place})`)
  }
  return { byRow, faults: [...faults] }
}

/**
 * The last line of a whole run: whether a passed test shows each row of docs/requirements.
 * @param {string} root
 * @param {readonly string[]} [names] of the reports
 * @returns {import('../runner/judge-step.mjs').Verdict} each row that is not shown counts as failed
 */
export function judgeRows(root, names) {
  const { rows, faults } = readRows(root)
  const results = readResults(root, names)
  const reasons =
    results.faults.length > 0
      ? [...faults, ...results.faults.map((fault) => `Not judged: ${fault}`)]
      : [...faults, ...compareRows(rows, results.tests).faults]
  return {
    step: { name: 'requirement rows', tasks: [] },
    passed: reasons.length === 0 ? 1 : 0,
    failed: reasons.length,
    skipped: 0,
    time: 0,
    isCached: false,
    failures: [],
    flaky: [],
    reasons,
    ...(reasons.length === 0 && { note: `${rows.length} rows, each shown by a passed test` }),
  }
}
