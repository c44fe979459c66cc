/** NUL and lone surrogates: PostgreSQL takes neither in a text nor in jsonb. */
const UNSTORABLE = /\0|\p{Cs}/u

/** Deepest nesting of a value, if the row of its call does not say otherwise. */
export const MAX_DEPTH = 20

/**
 * The longest text of any call, in UTF-16 code units; most are far shorter. Checked before anything else looks at a text: to match, trim, normalize or hash a long one
 * holds up every other call.
 */
export const MAX_TEXT_LENGTH = 10_000

/** The most names in one object or map. */
export const MAX_NAMES = 1000

/** What keeps a value from being stored, and where. */
export interface Unstorable {
  readonly path: readonly string[]
  readonly reason: 'characters' | 'depth' | 'length' | 'names'
}

/**
 * Finds the first place in a value that cannot be stored: a text or name that is too long or has characters that no database column can hold, too many names, or too deep
 * nesting. `undefined` where there is none. A name that cannot be stored is not part of the path.
 */
export function findUnstorable(value: unknown, maxDepth = MAX_DEPTH): Unstorable | undefined {
  const found = search(value, maxDepth)
  return found && { path: found.path.toReversed(), reason: found.reason }
}

/** The path is built only when something is found, because most values are valid and lists can have 100,000 ids. */
interface Found {
  /** From the innermost name to the outermost. */
  readonly path: string[]
  readonly reason: Unstorable['reason']
}

/** @param depth how many levels may lie below the value */
function search(value: unknown, depth: number): Found | undefined {
  if (typeof value === 'string') {
    if (value.length > MAX_TEXT_LENGTH) return { path: [], reason: 'length' }
    return UNSTORABLE.test(value) ? { path: [], reason: 'characters' } : undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  if (depth < 0) return { path: [], reason: 'depth' }
  return Array.isArray(value) ? searchItems(value, depth) : searchNames(value, depth)
}

const below = (found: Found | undefined, name: string): Found | undefined => {
  found?.path.push(name)
  return found
}

function searchItems(items: readonly unknown[], depth: number): Found | undefined {
  for (let index = 0; index < items.length; index += 1) {
    const found = search(items[index], depth - 1)
    if (found !== undefined) return below(found, String(index))
  }
  return undefined
}

function searchNames(record: object, depth: number): Found | undefined {
  const names = Object.keys(record)
  if (names.length > MAX_NAMES) return { path: [], reason: 'names' }
  for (const name of names) {
    const ofName = search(name, depth)
    if (ofName !== undefined) return ofName
    const found = search(Reflect.get(record, name), depth - 1)
    if (found !== undefined) return below(found, name)
  }
  return undefined
}

const MAX_ID = 2_147_483_647

/** Can this be an id? What the column cannot hold names no row. */
export const isStorableId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= MAX_ID
