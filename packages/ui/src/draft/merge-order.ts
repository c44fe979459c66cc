/**
 * Merges two orders of the same ids. What one side moved is moved in the order of the other.
 * @param base the order that both started from. It can lack ids
 * @returns `undefined` if both sides moved the same id to different places, or if no order satisfies both sides
 */
export function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] | undefined {
  if (isSameOrder(mine, theirs)) return theirs
  const [moved, movedByThem] = [getMoved(base, mine), getMoved(base, theirs)]
  if (moved.size === 0) return theirs
  if (movedByThem.size === 0) return mine
  if ([...moved].some((id) => movedByThem.has(id))) return undefined
  const others = theirs.filter((id) => !moved.has(id))
  const merged = weave(others, mine, movedByThem)
  const isKept = hasMoves(merged, base, mine, moved) && hasMoves(merged, base, theirs, movedByThem)
  return isKept ? merged : undefined
}

/** Whether an order has each pair that a side swapped as that side has it. Nothing tells which of two swapped neighbors was moved. */
function hasMoves(
  order: readonly string[],
  base: readonly string[],
  side: readonly string[],
  moved: ReadonlySet<string>,
): boolean {
  const [isBehind, wasBehind, isBehindHere] = [toComparison(order), toComparison(base), toComparison(side)]
  return [...moved].every((id) =>
    base.every((other) => {
      const isAfter = isBehindHere(id, other)
      return wasBehind(id, other) === isAfter || isBehind(id, other) === isAfter
    }),
  )
}

function toComparison(order: readonly string[]): (id: string, other: string) => boolean {
  const places = new Map(order.map((id, place) => [id, place]))
  return (id, other) => (places.get(id) ?? 0) > (places.get(other) ?? 0)
}

export const isSameOrder = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, place) => id === b[place])

/**
 * Adds the ids of another order that the first one does not have, each after the id before it.
 * @param moved ids that the first order moved: added ids do not follow them
 */
export function weave(order: readonly string[], other: readonly string[], moved?: ReadonlySet<string>): string[] {
  const known = new Set(order)
  const added = new Map<string | undefined, string[]>()
  let anchor: string | undefined
  for (const id of other) {
    if (!known.has(id)) added.set(anchor, [...(added.get(anchor) ?? []), id])
    else if (moved?.has(id) !== true) anchor = id
  }
  return [...(added.get(undefined) ?? []), ...order.flatMap((id) => [id, ...(added.get(id) ?? [])])]
}

/** The fewest ids whose moves explain an order: all but the longest increasing run of old places. */
export function getMoved(before: readonly string[], after: readonly string[]): Set<string> {
  const places = new Map(before.map((id, place) => [id, place]))
  const old = after.filter((id) => places.has(id))
  /** The last id of the best run of each length, and the one before each id in its run. */
  const ends: string[] = []
  const previous = new Map<string, string | undefined>()
  const placeOf = (id: string): number => places.get(id) ?? -1
  for (const id of old) {
    const length = findLength(ends, (end) => placeOf(end) < placeOf(id))
    previous.set(id, ends[length - 1])
    ends[length] = id
  }
  const moved = new Set(old)
  for (let id = ends.at(-1); id !== undefined; id = previous.get(id)) moved.delete(id)
  return moved
}

/** How many entries from the start fit, by binary search. */
function findLength(list: readonly string[], fits: (entry: string) => boolean): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (fits(list[middle] ?? '')) low = middle + 1
    else high = middle
  }
  return low
}
