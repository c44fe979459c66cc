/** NUL and lone surrogates: PostgreSQL takes neither in a text nor in jsonb. */
const UNSTORABLE = /\0|\p{Cs}/u

const MAX_DEPTH = 20

/**
 * The longest text of any call, in UTF-16 code units; most are far shorter. Checked before anything else looks at a text: to match, trim, normalize or hash a long one
 * holds up every other call.
 */
export const MAX_TEXT_LENGTH = 10_000

/** What keeps a value from being stored, and where. */
export interface Unstorable {
  readonly path: readonly string[]
  readonly reason: 'characters' | 'depth' | 'length'
}

/**
 * The first place where a value holds a text that no database column can hold or that is longer than any call needs, as a value or as a name, or is nested deeper than
 * any call needs; `undefined` where there is none. Whatever is in a name that is too long stays out of the path.
 */
export function findUnstorable(value: unknown, path: readonly string[] = []): Unstorable | undefined {
  if (typeof value === 'string') {
    if (value.length > MAX_TEXT_LENGTH) return { path, reason: 'length' }
    return UNSTORABLE.test(value) ? { path, reason: 'characters' } : undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  if (path.length > MAX_DEPTH) return { path, reason: 'depth' }
  for (const [key, inner] of Object.entries(value)) {
    if (key.length > MAX_TEXT_LENGTH) return { path, reason: 'length' }
    const found = findUnstorable(inner, [...path, key])
    if (found !== undefined) return found
  }
  return undefined
}

const MAX_ID = 2_147_483_647

/** Can this be an id? What the column cannot hold names no row. */
export const isStorableId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= MAX_ID
