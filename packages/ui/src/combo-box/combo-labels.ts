import type { CompleteTexts } from '../locale/label-texts'
/** Texts of a combo box. */
export interface ComboLabels {
  /** Name of the button that clears the choice: "Clear Users". */
  clear: (label: string) => string
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

/** The English texts. */
export const COMBO_LABELS: CompleteTexts<ComboLabels> = {
  clear: 'Clear {label}',
  undo: 'Undo',
  undoClear: 'Undo clearing {label}',
  cleared: '{count} cleared. You can undo this.',
  restored: '{count} restored.',
  loading: 'Loading…',
  empty: 'Nothing found.',
  more: 'Showing {visible} of {all}. Keep typing.',
  results: { one: '1 result', other: '{count} results' },
  unfinished: 'Choose an option, or press Escape to clear the text.',
  retry: 'Retry',
  selected: '{count} selected',
  chosen: 'Selected',
  remove: 'Remove {label}',
  showAll: 'Show all {count}',
}
