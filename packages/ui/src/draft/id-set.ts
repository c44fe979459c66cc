/** What was added and what was removed. */
export interface Difference<Id> {
  readonly added: readonly Id[]
  readonly removed: readonly Id[]
}

/** Whether two sets contain the same ids. */
export function isSameSet<Id>(a: ReadonlySet<Id>, b: ReadonlySet<Id>): boolean {
  if (a === b) return true
  if (a.size !== b.size) return false
  for (const id of a) if (!b.has(id)) return false
  return true
}

/** Returns a copy of a set with one id added or removed. */
export function toggleId<Id>(ids: ReadonlySet<Id>, id: Id): Set<Id> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

/** Lists the ids that were added and removed between two sets, in the order of each set. */
export function getDifference<Id>(before: ReadonlySet<Id>, after: ReadonlySet<Id>): Difference<Id> {
  const added: Id[] = []
  const removed: Id[] = []
  for (const id of after) if (!before.has(id)) added.push(id)
  for (const id of before) if (!after.has(id)) removed.push(id)
  return { added, removed }
}

/** Applies the additions and removals between two sets to a third one. Returns that one unchanged if there are none. */
export function mergeSets<Id>(base: ReadonlySet<Id>, mine: ReadonlySet<Id>, theirs: ReadonlySet<Id>): ReadonlySet<Id> {
  if (base === theirs) return mine
  const { added, removed } = getDifference(base, mine)
  if (added.every((id) => theirs.has(id)) && !removed.some((id) => theirs.has(id))) return theirs
  const merged = new Set(theirs)
  for (const id of added) merged.add(id)
  for (const id of removed) merged.delete(id)
  return merged
}
