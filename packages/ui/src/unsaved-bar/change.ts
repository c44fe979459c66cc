/** One unsaved change. */
export interface Change {
  /** Unique among the changes. */
  id: string
  /** What changed: the label of a field or the name of a role. */
  label: string
  /** How it changed; `changed` by default. */
  kind?: 'added' | 'removed' | 'changed'
  /** Text of the value before the change. */
  before?: string | undefined
  /** Text of the value after the change. */
  after?: string | undefined
  /** Number of changes that it represents, for example a project and those below it; 1 by default. */
  count?: number | undefined
}

/** Number of changes that the bar lists; it counts the others. */
const MAX_LISTED = 3

/** Splits changes into those to list and the number of the others. */
export function splitChanges(changes: readonly Change[], maxItems: number = MAX_LISTED) {
  return { listed: changes.slice(0, maxItems), hiddenCount: Math.max(0, changes.length - maxItems) }
}

/** Counts changes. An entry that represents several counts as many. */
export const countChanges = (changes: readonly Change[]): number =>
  changes.reduce((sum, { count = 1 }) => sum + count, 0)
