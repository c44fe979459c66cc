/** One thing that differs from what is saved. */
export interface Change {
  /** Unique among the changes. */
  id: string
  /** What it is: the label of a field, the name of a role. */
  label: string
  /** What has happened to it; `changed` by default. */
  kind?: 'added' | 'removed' | 'changed'
}

/** So many changes are told one by one; the rest is counted. */
export const CHANGES_SHOWN = 3

/** The changes that are told one by one, and how many there are beside them. */
export function firstChanges(changes: readonly Change[], most: number = CHANGES_SHOWN) {
  return { first: changes.slice(0, most), more: Math.max(0, changes.length - most) }
}
