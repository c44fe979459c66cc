/** One unsaved change. */
export interface Change {
  /** Unique among the changes. */
  id: string
  /** What changed: the label of a field or the name of a role. */
  label: string
  /** How it changed; `changed` by default. */
  kind?: 'added' | 'removed' | 'changed'
  /** The stored value as text, for a list with room for values. Leave it out for long texts and secrets. */
  before?: string | undefined
  /** The unsaved value as text. Values appear only if both texts are set; an empty text means no value. */
  after?: string | undefined
  /** Number of changes that it represents, for example a project and those below it; 1 by default. */
  count?: number | undefined
}

/** Longer values are truncated: enough of them to recognize, and a phone shows a change in two or three lines. */
const MAX_VALUE_LENGTH = 40

/** Half of a character that is two UTF-16 units long, such as an emoji. */
const HALF_CHARACTER = /[\uD800-\uDBFF]$/

/** Shortens a value to its first line, and a long line to its beginning. */
export function shortenValue(value: string): string {
  const text = value.trim()
  const [line = ''] = text.split(/\r?\n/, 1)
  if (line.length <= MAX_VALUE_LENGTH) return line === text ? line : `${line}…`
  return `${line
    .slice(0, MAX_VALUE_LENGTH - 1)
    .replace(HALF_CHARACTER, '')
    .trimEnd()}…`
}

/** Number of changes that the bar lists; it counts the others. */
const MAX_LISTED = 3

/** Counts changes. An entry that represents several counts as many. */
export const countChanges = (changes: readonly Change[]): number =>
  changes.reduce((sum, { count = 1 }) => sum + count, 0)

/** Splits changes into those to list and the number of the others, counted as the sum of all is. */
export function splitChanges(changes: readonly Change[], maxItems: number = MAX_LISTED) {
  return { listed: changes.slice(0, maxItems), hiddenCount: countChanges(changes.slice(maxItems)) }
}
