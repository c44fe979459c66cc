/** What a combo box says. */
export interface ComboLabels {
  /** Name of the cross; "Clear". */
  clear: string
  /** In the list while options are on their way; "Loading…" */
  loading: string
  /** In the list when nothing fits; "Nothing found." */
  empty: string
  /** Under what is shown when there is more; "Showing 100 of 9,214. Keep typing." */
  more: (shown: number, all: number) => string
  /** Announced while one searches; "12 results". */
  results: (count: number) => string
  /** Button beside a failure; "Try again". */
  retry: string
  /** Announced when a choice of several changes; "3 selected". */
  selected: (count: number) => string
  /** Name of the list of those chosen; "Selected". */
  chosen: string
  /** Name of a chosen one's button; "Remove Northgate". */
  remove: (label: string) => string
  /** Button that shows the chosen ones that are folded; "Show all 240". */
  showAll: (count: number) => string
}

const format = (count: number): string => count.toLocaleString('en-US')

/** The words in English. */
export const COMBO_LABELS: ComboLabels = {
  clear: 'Clear',
  loading: 'Loading…',
  empty: 'Nothing found.',
  more: (shown, all) => `Showing ${format(shown)} of ${format(all)}. Keep typing.`,
  results: (count) => (count === 1 ? '1 result' : `${format(count)} results`),
  retry: 'Try again',
  selected: (count) => `${format(count)} selected`,
  chosen: 'Selected',
  remove: (label) => `Remove ${label}`,
  showAll: (count) => `Show all ${format(count)}`,
}
