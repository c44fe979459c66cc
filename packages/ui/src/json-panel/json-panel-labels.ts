import type { CompleteTexts } from '../locale/label-texts'

/** The texts of a JSON panel. `label` is the name of the panel. */
export interface JsonPanelLabels {
  copy: (label: string) => string
  /** The button of a collapsible panel. */
  fold: (label: string) => string
  expandAll: (label: string) => string
  collapseAll: (label: string) => string
  /** The button that folds a part: its key and its number of entries, such as "3 entries". */
  part: (name: string, entries: string) => string
  /** That of an entry of an array, which has a number. */
  numberedPart: (place: number, entries: string) => string
  /** That of the outermost part. */
  wholePart: (entries: string) => string
  entries: (count: number) => string
  /** While a large text is being formatted. */
  pending: string
  /** The note before the browser's reason. */
  invalid: string
  /** The button that shows all lines. */
  showAll: (count: number) => string
}

/** The English texts. */
export const JSON_PANEL_LABELS: CompleteTexts<JsonPanelLabels> = {
  copy: 'Copy {label}',
  fold: 'Fold {label}',
  expandAll: 'Expand all in {label}',
  collapseAll: 'Collapse all in {label}',
  part: '{name}, {entries}',
  numberedPart: 'Entry {place}, {entries}',
  wholePart: 'Everything, {entries}',
  entries: { one: '{count} entry', other: '{count} entries' },
  pending: 'Formatting…',
  invalid: 'This is not valid JSON. It is shown as it was received.',
  showAll: 'Show all {count} lines',
}

/** The name of the button that folds a part: its key, its number in an array, or undefined for the outermost part. */
export function namePart(name: string | number | undefined, entries: string, labels: JsonPanelLabels): string {
  if (name === undefined) return labels.wholePart(entries)
  return typeof name === 'number' ? labels.numberedPart(name, entries) : labels.part(name, entries)
}
