/** NUL and lone surrogates: PostgreSQL takes neither in a text nor in jsonb. */
const UNSTORABLE = /\0|\p{Cs}/u

const MAX_DEPTH = 20

/** What keeps a value from being stored, and where. */
export interface Unstorable {
  readonly path: readonly string[]
  readonly reason: 'characters' | 'depth'
}

/**
 * The first place where a value holds a text that no database column can hold, or is nested deeper than any call needs; `undefined` where there is none.
 */
export function findUnstorable(value: unknown, path: readonly string[] = []): Unstorable | undefined {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? { path, reason: 'characters' } : undefined
  if (typeof value !== 'object' || value === null) return undefined
  if (path.length > MAX_DEPTH) return { path, reason: 'depth' }
  for (const [key, inner] of Object.entries(value)) {
    const found = findUnstorable(inner, [...path, key])
    if (found !== undefined) return found
  }
  return undefined
}

const MAX_ID = 2_147_483_647

/** Can this be an id? What the column cannot hold names no row. */
export const isStorableId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= MAX_ID
