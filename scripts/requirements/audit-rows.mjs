import { expandIds } from './expand-ids.mjs'
import { callOf } from './read-calls.mjs'

/**
 * What stands in docs/requirements and what the tests say about it.
 * @typedef {object} Evidence
 * @property {import('./read-rows.mjs').Area[]} areas
 * @property {import('./find-marks.mjs').Mark[]} marks
 * @property {Set<string>} calls the calls of the contract
 * @property {string[]} finished ids and ranges of finished areas
 * @property {Record<string, string>} reasons why no test shows a row, by id
 */

/**
 * @param {Evidence} evidence
 * @returns {Map<string, import('./find-marks.mjs').Mark[]>} the tests that show a row, by id; rows without one are absent
 */
export function testsByRow({ areas, marks }) {
  const known = idsOf(areas)
  /** @type {Map<string, import('./find-marks.mjs').Mark[]>} */
  const tests = new Map()
  for (const mark of marks) {
    for (const id of expandIds(mark.entries, known).ids) tests.set(id, [...(tests.get(id) ?? []), mark])
  }
  return tests
}

/**
 * Says what does not fit together.
 * @param {Evidence} evidence
 * @returns {string[]} one sentence each; none when all is right
 */
export function auditRows(evidence) {
  const { areas, marks, calls, finished, reasons } = evidence
  const known = idsOf(areas)
  const isKnown = new Set(known)
  const tests = testsByRow(evidence)
  const done = expandIds(finished, known)

  /** The calls that rows specify, by the id of the row. A test cannot show one that does not exist. */
  const specified = new Map(areas.flatMap((area) => area.rows.map((row) => [row.id, callOf(row.text)])))

  const twice = known.filter((id, place) => known.indexOf(id) !== place)
  return [
    ...twice.map((id) => `${id} is the id of two rows`),
    ...marks.flatMap(({ entries, file, title }) =>
      expandIds(entries, known).faults.map((entry) => `${file} names ${entry}, which is no row: ${title}`),
    ),
    ...marks.flatMap(({ entries, file, title }) =>
      expandIds(entries, known).ids.flatMap((id) => {
        const call = specified.get(id)
        return call === undefined || calls.has(call)
          ? []
          : [`${file} says that it shows ${id}, but the contract has no call ${call}: ${title}`]
      }),
    ),
    ...done.faults.map((entry) => `finished.json names ${entry}, which is no row`),
    ...Object.keys(reasons).flatMap((id) => (isKnown.has(id) ? [] : [`reasons.json names ${id}, which is no row`])),
    ...Object.entries(reasons).flatMap(([id, reason]) =>
      reason.trim() ? [] : [`reasons.json gives no reason for ${id}`],
    ),
    ...Object.keys(reasons).flatMap((id) => (tests.has(id) ? [`reasons.json excuses ${id}, which a test shows`] : [])),
    ...done.ids.flatMap((id) => (tests.has(id) || reasons[id] ? [] : [`${id} is finished, but no test shows it`])),
  ]
}

/**
 * @param {import('./read-rows.mjs').Area[]} areas
 * @returns {string[]}
 */
function idsOf(areas) {
  return areas.flatMap((area) => area.rows.map((row) => row.id))
}
