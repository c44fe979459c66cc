// How a test names the requirement rows that it shows: at the end of its title, or a story among its parameters.

/** The end of a title that names the rows that its tests show: ids and ranges of ids, in square brackets. */
const MARK = /\s*\[([^[\]]*\b[A-Z]+2?-\d[^[\]]*)\]\s*$/i

/**
 * @param {string} title
 * @returns {string} without the rows that it names
 */
export const withoutRows = (title) => title.replace(MARK, '')

/**
 * @param {readonly string[]} titles of a test and its groups
 * @returns {string[]} the rows that they name at their ends; an entry that is not an id stays as written
 */
export function rowsOf(titles) {
  const entries = titles.flatMap((title) => MARK.exec(title)?.[1]?.split(',') ?? [])
  return [...new Set(entries.flatMap((entry) => idsOf(entry.trim())))]
}

/**
 * @param {unknown} parameter `rows` of a story: a list of ids and ranges
 * @returns {string[]} the rows; anything else stays as text that is no id
 */
export const rowsOfStory = (parameter) => [parameter ?? []].flat().flatMap((entry) => idsOf(String(entry)))

/** More than the rows of any area, so that a range with a mistyped last number does not become an endless list. */
const MOST_IN_RANGE = 500

/**
 * @param {string} entry an id, or a range such as `USER-01..USER-17`
 * @returns {string[]} the ids in it; an invalid range stays as it is
 */
export function idsOf(entry) {
  const [, area, first = '', otherArea, last = ''] = /^([A-Z]+2?)-(\d+)\.\.([A-Z]+2?)-(\d+)$/.exec(entry) ?? []
  const count = Number(last) - Number(first) + 1
  if (area === undefined || area !== otherArea || !(count > 0 && count <= MOST_IN_RANGE)) return [entry]
  return Array.from({ length: count }, (_, place) => `${area}-${String(Number(first) + place).padStart(2, '0')}`)
}
