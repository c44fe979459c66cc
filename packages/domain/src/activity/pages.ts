import type { ActivityEntry, ActivityPage } from './model'

/** Pages of activity as one list. */
export interface JoinedActivity {
  /** From the newest to the oldest. */
  readonly entries: readonly ActivityEntry[]
  readonly olderThan: number | null
  /** The pages to which the next older one is added; the first page alone where nothing older is known. */
  readonly pages: readonly ActivityPage[]
}

/**
 * Joins the first page, which is loaded again now and then, with the pages that were loaded before: its own earlier state, then older ones. If so much was done meanwhile
 * that the first page no longer meets them, entries between would be missing, and the first page starts again.
 */
export function joinPages(first: ActivityPage, known: readonly ActivityPage[]): JoinedActivity {
  const newestKnown = known[0]?.entries[0]?.activityId
  const oldestOfFirst = first.entries.at(-1)?.activityId
  const isMet = newestKnown !== undefined && oldestOfFirst !== undefined && oldestOfFirst <= newestKnown
  if (!isMet) return { ...first, pages: [first] }
  const byId = new Map([first, ...known].flatMap(({ entries }) => entries.map((entry) => [entry.activityId, entry])))
  // The first page is the newest state of its entries.
  for (const entry of first.entries) byId.set(entry.activityId, entry)
  return {
    entries: [...byId.values()].toSorted((one, other) => other.activityId - one.activityId),
    olderThan: known.at(-1)?.olderThan ?? null,
    pages: known,
  }
}
