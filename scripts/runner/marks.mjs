// How a test names the requirement rows that it shows. Imports nothing: the workbench of stories loads it too.

/** What a title ends in to name the rows that its tests show: ids, and ranges of them, in square brackets. */
const MARK = /\s*\[([^[\]]*\b[A-Z]+2?-\d[^[\]]*)\]\s*$/i

/**
 * @param {string} title
 * @returns {string} without the rows that it names
 */
export const withoutRows = (title) => title.replace(MARK, '')

/**
 * @param {readonly string[]} titles of a test and its groups
 * @returns {string[]} the rows that they name at their ends; what is no id is among them as it is written
 */
export function rowsOf(titles) {
  const entries = titles.flatMap((title) => MARK.exec(title)?.[1]?.split(',') ?? [])
  return [...new Set(entries.flatMap((entry) => idsOf(entry.trim())))]
}

/** More than there are rows in any area: a range with a slip in its last number must not become a list without end. */
const MOST_IN_RANGE = 500

/**
 * @param {string} entry an id, or a range such as `USER-01..USER-17`
 * @returns {string[]} the ids in it; a range that is none stays as it is
 */
export function idsOf(entry) {
  const [, area, first = '', otherArea, last = ''] = /^([A-Z]+2?)-(\d+)\.\.([A-Z]+2?)-(\d+)$/.exec(entry) ?? []
  const count = Number(last) - Number(first) + 1
  if (area === undefined || area !== otherArea || !(count > 0 && count <= MOST_IN_RANGE)) return [entry]
  return Array.from({ length: count }, (_, place) => `${area}-${String(Number(first) + place).padStart(2, '0')}`)
}
