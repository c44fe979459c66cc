/** NUL and lone surrogates: PostgreSQL takes neither in a text nor in jsonb. */
const UNSTORABLE = /\0|\p{Cs}/u

const MAX_DEPTH = 20

/**
 * Where a value holds a text that no database column can hold; `undefined` where it holds none. A value nested deeper than any call needs counts as one.
 * @returns the path of the first such text
 */
export function findUnstorable(value: unknown, path: readonly string[] = []): readonly string[] | undefined {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  if (path.length > MAX_DEPTH) return path
  for (const [key, inner] of Object.entries(value)) {
    const found = findUnstorable(inner, [...path, key])
    if (found !== undefined) return found
  }
  return undefined
}

const MAX_ID = 2_147_483_647

/** Can this be an id? What the column cannot hold names no row. */
export const isStorableId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= MAX_ID
