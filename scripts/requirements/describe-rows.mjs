import { idsOf, withoutRows } from '../runner/marks.mjs'
import { nameOf } from '../runner/report.mjs'
import { compareRows } from './judge-rows.mjs'
import { readResults } from './read-results.mjs'
import { readRows } from './read-rows.mjs'

/**
 * What `npm run requirements` prints.
 * @param {string} root
 * @param {readonly string[]} entries ids and ranges; none for a summary of all rows
 * @param {readonly string[]} [names] of the reports
 * @returns {{ lines: string[], faults: string[] }}
 */
export function describeRows(root, entries, names) {
  const { rows, faults: badRows } = readRows(root)
  const { tests, faults: badReports } = readResults(root, names)
  const { byRow, faults } = compareRows(rows, tests)
  if (entries.length === 0) {
    const shown = [...byRow.values()].filter((own) => own.some(({ status }) => status === 'passed'))
    return {
      lines: [`${rows.length} rows, ${shown.length} shown by a passed test in the last results.`],
      // Tests that did not run say nothing of their rows.
      faults: [...badRows, ...(badReports.length > 0 ? [...badReports, 'Run npm test for all results.'] : faults)],
    }
  }
  const ids = entries.flatMap((entry) => entry.split(',').filter(Boolean)).flatMap(idsOf)
  const wanted = rows.filter(({ id }) => ids.includes(id))
  return {
    lines: wanted.flatMap(({ id, text, place }) => {
      const own = (byRow.get(id) ?? []).map(
        ({ file, titles, status }) => `  ${status.padEnd(7)} ${nameOf({ file, titles: titles.map(withoutRows) })}`,
      )
      return [`${id} ${text} (${place})`, ...(own.length > 0 ? own : ['  no test in the last results'])]
    }),
    faults: [...ids.filter((id) => !byRow.has(id)).map((id) => `There is no row ${id}.`), ...badRows, ...badReports],
  }
}
