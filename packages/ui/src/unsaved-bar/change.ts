/** One unsaved change. */
export interface Change {
  /** Unique among the changes. */
  id: string
  /** What changed: the label of a field or the name of a role. */
  label: string
  /** How it changed; `changed` by default. */
  kind?: 'added' | 'removed' | 'changed'
}

/** Number of changes that the bar lists; it counts the others. */
const MAX_LISTED = 3

/** Splits changes into those to list and the number of the others. */
export function splitChanges(changes: readonly Change[], maxItems: number = MAX_LISTED) {
  return { listed: changes.slice(0, maxItems), hiddenCount: Math.max(0, changes.length - maxItems) }
}
