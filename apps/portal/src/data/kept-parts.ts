const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/**
 * What was read, made of the parts that were known before wherever they say the same: what is drawn of such a part need not be
 * drawn again, and a list in which one row has changed changes one row.
 * @param known what was read before, if anything
 * @param read plain data; what is in it is not changed
 * @returns `known` itself where nothing has changed
 */
export function withKeptParts<T>(known: unknown, read: T): T {
  if (Object.is(known, read)) return read
  if (Array.isArray(known) && Array.isArray(read)) return keptList(known, read) as T
  if (!isPlain(known) || !isPlain(read)) return read
  const entries = Object.entries(read).map(([name, value]) => [name, withKeptParts(known[name], value)] as const)
  const isSame =
    entries.length === Object.keys(known).length &&
    entries.every(([name, value]) => Object.hasOwn(known, name) && Object.is(known[name], value))
  return (isSame ? known : Object.fromEntries(entries)) as T
}

/** One row that came or went moves those after it: what is not alike from the front may be from the end. */
function keptList(known: readonly unknown[], read: readonly unknown[]): readonly unknown[] {
  const shift = known.length - read.length
  const kept = read.map((value, place) => {
    const fromFront = withKeptParts(known[place], value)
    return shift === 0 || fromFront === known[place] ? fromFront : withKeptParts(known[place + shift], value)
  })
  return shift === 0 && kept.every((value, place) => Object.is(value, known[place])) ? known : kept
}
