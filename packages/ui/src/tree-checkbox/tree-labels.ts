import type { TreeTotals } from './selection'
import { type CommonTreeLabels, createCommonTreeLabels } from '../tree/common-labels'

/** The texts of a tree. */
export interface TreeLabels extends CommonTreeLabels {
  /** The checkbox above the tree. `shown` is the number of changeable leaves that a filter shows, undefined without a filter. */
  selectAll: (shown: number | undefined) => string
  /** The count beside the label, with the sources of inherited nodes. */
  summary: (totals: TreeTotals) => string
  /** The count beside the label while a filter is active: of the leaves that it shows, then `summary`. */
  filteredSummary: (shown: { selected: number; total: number }, summary: string) => string
  /** Announced once after an action that changed several nodes. */
  changed: (change: { isOn: boolean; changed: number } & TreeTotals) => string
  /** The badge of an inherited row without its own badge. */
  inheritedBadge: string
  /** The badge of a checked and disabled row without its own badge. */
  disabledBadge: string
  /** Why an inherited row cannot be changed. */
  inheritedReason: (from: string) => string
  /** Why a branch without an enabled leaf cannot be changed. */
  nothingToChange: string
  /** Announced for a tree that can only be read. */
  readOnly: string
  /** There are no nodes. */
  empty: string
  /** No node matches the filter. */
  noMatch: (filter: string) => string
}

/** The English texts, with numbers in the format of a locale. */
export function createTreeLabels(locale: string): TreeLabels {
  const { format } = new Intl.NumberFormat(locale)
  const summarize = ({ selected, total, inherited }: TreeTotals): string => {
    const inheritedCount = inherited.reduce((sum, { count }) => sum + count, 0)
    const sources =
      inherited.length > 2
        ? [`${format(inheritedCount)} from ${format(inherited.length)} sources`]
        : inherited.map(({ from, count }) => `${format(count)} from ${from}`)
    return [`${format(selected)} of ${format(total)} selected`, ...sources].join(', ')
  }
  return {
    ...createCommonTreeLabels(locale),
    selectAll: (shown) => (shown === undefined ? 'Select All' : 'Select All Shown'),
    summary: summarize,
    filteredSummary: ({ selected, total }, summary) =>
      `${format(selected)} of ${format(total)} shown selected · In all: ${summary}`,
    changed: ({ isOn, changed, ...totals }) =>
      `${format(changed)} ${isOn ? 'selected' : 'deselected'}. ${summarize(totals)}.`,
    inheritedBadge: 'Inherited',
    disabledBadge: 'Fixed',
    inheritedReason: (from) => `Inherited from ${from}.`,
    nothingToChange: 'Nothing here can be changed.',
    readOnly: 'Read-only',
    empty: 'Nothing to select.',
    noMatch: (filter) => `Nothing matches “${filter}”.`,
  }
}

/** The default texts. Created with the module: the first number format of a page takes 10 ms, which a mount would wait for. */
export const TREE_LABELS: TreeLabels = /* @__PURE__ */ createTreeLabels('en')
