const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/**
 * Builds `read` from the unchanged parts of `known`, so that a memoized row renders again only if it changed.
 * @param known the value that was fetched before, if any
 * @param read plain data; not modified
 * @returns `known` itself if nothing changed
 */
export function shareStructure<T>(known: unknown, read: T): T {
  if (Object.is(known, read)) return read
  if (Array.isArray(known) && Array.isArray(read)) return shareList(known, read) as T
  if (!isPlain(known) || !isPlain(read)) return read
  const entries = Object.entries(read).map(([name, value]) => [name, shareStructure(known[name], value)] as const)
  const isSame =
    entries.length === Object.keys(known).length &&
    entries.every(([name, value]) => Object.hasOwn(known, name) && Object.is(known[name], value))
  return (isSame ? known : Object.fromEntries(entries)) as T
}

/** An added or removed row moves the rows after it, so each row is compared from the front, then from the end. */
function shareList(known: readonly unknown[], read: readonly unknown[]): readonly unknown[] {
  const shift = known.length - read.length
  const shared = read.map((value, place) => {
    const fromFront = shareStructure(known[place], value)
    return shift === 0 || fromFront === known[place] ? fromFront : shareStructure(known[place + shift], value)
  })
  return shift === 0 && shared.every((value, place) => Object.is(value, known[place])) ? known : shared
}
