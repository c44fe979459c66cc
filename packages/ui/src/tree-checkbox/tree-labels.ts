import type { CompleteTexts } from '../locale/label-texts'
import type { TreeTotals } from './selection'
import type { RowChange } from './tree-changes'
import { COMMON_TREE_LABELS, type CommonTreeLabels } from '../tree/common-labels'

/** The texts of a tree. */
export interface TreeLabels extends CommonTreeLabels {
  /** The checkbox above the tree. */
  selectAll: string
  /** The checkbox above the tree while a filter is active. */
  selectAllShown: string
  /** The count beside the label. */
  selected: (selected: number, total: number) => string
  /** After that count: the nodes that are inherited from a source. */
  inherited: (inherited: number, from: string) => string
  /** In place of these for three sources or more. */
  inheritedFromMany: (inherited: number, count: number) => string
  /** Replaces the whole count beside the label: a function, because it gets the sources of inherited nodes. */
  summary?: (totals: TreeTotals) => string
  /** The count beside the label while a filter is active: of the leaves that it shows, then the whole count. */
  filteredSummary: (selected: number, total: number, summary: string) => string
  /** Announced once after an action that selected several nodes. */
  selectedMany: (count: number, summary: string) => string
  deselectedMany: (count: number, summary: string) => string
  /** Replaces both announcements. */
  changed?: (change: { isOn: boolean; changed: number } & TreeTotals) => string
  /** The badge of an inherited row without its own badge. */
  inheritedBadge: string
  /** Marks of rows that differ from the saved selection, with `changes`. */
  changes: Readonly<Record<RowChange, string>>
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

/** The English texts. */
export const TREE_LABELS: CompleteTexts<TreeLabels> = {
  ...COMMON_TREE_LABELS,
  selectAll: 'Select All',
  selectAllShown: 'Select All Shown',
  selected: '{selected} of {total} selected',
  inherited: '{inherited} from {from}',
  inheritedFromMany: '{inherited} from {count} sources',
  filteredSummary: '{selected} of {total} shown selected · In all: {summary}',
  selectedMany: '{count} selected. {summary}.',
  deselectedMany: '{count} deselected. {summary}.',
  inheritedBadge: 'Inherited',
  changes: { added: 'Added', removed: 'Removed', changed: 'Changed below' },
  disabledBadge: 'Fixed',
  inheritedReason: 'Inherited from {from}.',
  nothingToChange: 'Nothing here can be changed.',
  readOnly: 'Read-only',
  empty: 'Nothing to select.',
  noMatch: 'Nothing matches “{filter}”.',
}

/** The count beside the label, with the sources of inherited nodes. */
export function summarizeTotals(totals: TreeTotals, labels: TreeLabels): string {
  if (labels.summary !== undefined) return labels.summary(totals)
  const { selected, total, inherited } = totals
  const inheritedCount = inherited.reduce((sum, { count }) => sum + count, 0)
  const sources =
    inherited.length > 2
      ? [labels.inheritedFromMany(inheritedCount, inherited.length)]
      : inherited.map(({ from, count }) => labels.inherited(count, from))
  return [labels.selected(selected, total), ...sources].join(', ')
}

/** Announced after an action that changed several nodes. */
export function describeChange(change: { isOn: boolean; changed: number } & TreeTotals, labels: TreeLabels): string {
  if (labels.changed !== undefined) return labels.changed(change)
  return labels[change.isOn ? 'selectedMany' : 'deselectedMany'](change.changed, summarizeTotals(change, labels))
}
