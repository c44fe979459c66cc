/** Texts of a combo box. */
export interface ComboLabels {
  /** Name of the button that clears the choice, before the label: "Clear". */
  clear: string
  /** Button after several values were cleared: "Undo". */
  undo: string
  /** Name of that button, which must contain `undo`: "Undo clearing Users". */
  undoClear: (label: string) => string
  /** Announced after the values were cleared: "48 cleared. You can undo this." */
  cleared: (count: number) => string
  /** Announced after the clearing was undone: "48 restored." */
  restored: (count: number) => string
  /** In the list while options load: "Loading…" */
  loading: string
  /** In the list when no option matches: "Nothing found." */
  empty: string
  /** Under the list when it shows a part of the matches: "Showing 100 of 9,214. Keep typing." */
  more: (visible: number, all: number) => string
  /** Announced during a search: "12 results". */
  results: (count: number) => string
  /** Error of a search text that prevented a submit. */
  unfinished: string
  /** Button beside a failure: "Retry". */
  retry: string
  /** Announced when a choice of several values changes: "3 selected". */
  selected: (count: number) => string
  /** Name of the list of chosen values: "Selected". */
  chosen: string
  /** Name of a tag's button: "Remove Northgate". */
  remove: (label: string) => string
  /** Button that shows the folded tags: "Show all 240". */
  showAll: (count: number) => string
}

const format = (count: number): string => count.toLocaleString('en-US')

/** The English texts. */
export const COMBO_LABELS: ComboLabels = {
  clear: 'Clear',
  undo: 'Undo',
  undoClear: (label) => `Undo clearing ${label}`,
  cleared: (count) => `${format(count)} cleared. You can undo this.`,
  restored: (count) => `${format(count)} restored.`,
  loading: 'Loading…',
  empty: 'Nothing found.',
  more: (visible, all) => `Showing ${format(visible)} of ${format(all)}. Keep typing.`,
  results: (count) => (count === 1 ? '1 result' : `${format(count)} results`),
  unfinished: 'Choose an option, or press Escape to clear the text.',
  retry: 'Retry',
  selected: (count) => `${format(count)} selected`,
  chosen: 'Selected',
  remove: (label) => `Remove ${label}`,
  showAll: (count) => `Show all ${format(count)}`,
}
