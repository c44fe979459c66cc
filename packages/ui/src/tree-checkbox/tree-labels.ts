import type { TreeTotals } from './selection'
import type { TreeFault } from './tree-index'

/** The words of a tree, for another language. */
export interface TreeLabels {
  /** The box above the tree; `shown` is how many a filter shows, undefined without one. */
  selectAll: (shown: number | undefined) => string
  /** The button that opens or closes a branch, for touch screens. */
  expand: (name: string) => string
  collapse: (name: string) => string
  /** Beside the label: what is chosen, and where inherited ones come from. */
  summary: (totals: TreeTotals) => string
  /** Said once after a step that changed several. */
  changed: (change: { isOn: boolean; changed: number } & TreeTotals) => string
  /** Badge of an inherited row that has none of its own. */
  inheritedBadge: string
  /** Badge of a disabled row that has none of its own. */
  disabledBadge: string
  /** Why an inherited row cannot be changed. */
  inheritedReason: (from: string) => string
  /** Why a branch of which nothing can be changed cannot. */
  nothingToChange: string
  /** Said of a tree that can only be read. */
  readOnly: string
  loading: string
  /** There are no nodes. */
  empty: string
  /** There are nodes, and none matches. */
  noMatch: (filter: string) => string
  /** The list is no tree. */
  faults: (faults: readonly TreeFault[]) => string
}

const format = new Intl.NumberFormat('en-US').format

/** So many ids are named; the others are counted. */
const NAMED = 5

function summary({ selected, total, inherited }: TreeTotals): string {
  const given = inherited.reduce((sum, { count }) => sum + count, 0)
  const parts =
    inherited.length > 2
      ? [`${format(given)} from ${inherited.length} sources`]
      : inherited.map(({ from, count }) => `${format(count)} from ${from}`)
  return [`${format(selected)} of ${format(total)} selected`, ...parts].join(', ')
}

function nameFault({ kind, ids }: TreeFault): string {
  const rest = ids.length - NAMED
  const named = ids.slice(0, NAMED).join(kind === 'cycle' ? ' under ' : ', ')
  const list = rest > 0 ? `${named} and ${format(rest)} more` : named
  if (kind === 'repeated-id') return `These ids come more than once: ${list}.`
  if (kind === 'unknown-parent') return `The parents of these are not in the list: ${list}.`
  return `These stand under themselves: ${rest > 0 ? list : `${named} under ${ids[0]}`}.`
}

export const LABELS: TreeLabels = {
  selectAll: (shown) => (shown === undefined ? 'Select All' : `Select All ${format(shown)} Shown`),
  expand: (name) => `Expand ${name}`,
  collapse: (name) => `Collapse ${name}`,
  summary,
  changed: ({ isOn, changed, ...totals }) =>
    `${format(changed)} ${isOn ? 'selected' : 'deselected'}. ${summary(totals)}.`,
  inheritedBadge: 'Inherited',
  disabledBadge: 'Fixed',
  inheritedReason: (from) => `Given by ${from}.`,
  nothingToChange: 'Nothing in it can be changed.',
  readOnly: 'Read-only',
  loading: 'Loading',
  empty: 'Nothing to select.',
  noMatch: (filter) => `Nothing matches “${filter}”.`,
  faults: (faults) =>
    `This tree cannot be shown. ${faults.slice(0, 3).map(nameFault).join(' ')}${faults.length > 3 ? ` And ${format(faults.length - 3)} more.` : ''}`,
}
