/**
 * Turns ids and ranges of ids into ids.
 * @param {string[]} entries e.g. `['API-113', 'USER-01..USER-17']`
 * @param {string[]} known all ids of rows
 * @returns {{ ids: string[], faults: string[] }} `faults`: entries that name no row, or a range that is none
 */
export function expandIds(entries, known) {
  const ids = []
  const faults = []
  for (const entry of entries) {
    const [first = '', last = first] = entry.split('..')
    const [from, to] = [partsOf(first), partsOf(last)]
    if (!known.includes(first) || !known.includes(last) || from.area !== to.area || from.number > to.number) {
      faults.push(entry)
      continue
    }
    const inRange =
      first === last
        ? [first]
        : known.filter((id) => {
            const { area, number } = partsOf(id)
            return area === from.area && number >= from.number && number <= to.number
          })
    ids.push(...inRange)
  }
  return { ids, faults }
}

/**
 * @param {string} id
 * @returns {{ area: string, number: number }}
 */
function partsOf(id) {
  const dash = id.lastIndexOf('-')
  return { area: id.slice(0, dash), number: Number(id.slice(dash + 1)) }
}
