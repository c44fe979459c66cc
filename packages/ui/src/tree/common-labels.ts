import type { CompleteTexts } from '../locale/label-texts'
import type { TreeFault } from './tree-index'

/** Maximum number of listed ids and of listed faults. The others are only counted. */
const MAX_IDS = 5
const MAX_FAULTS = 3

/** The texts for a list of nodes that is not a tree. */
export interface TreeFaultLabels {
  invalid: (faults: string) => string
  /** The faults of the list, with the ids of the nodes. */
  faults: Readonly<Record<TreeFault['kind'], (ids: string) => string>>
  /** A node under its parent, in a circle. */
  under: (node: string, parent: string) => string
  /** After listed ids: how many more there are. */
  moreIds: (ids: string, count: number) => string
  /** After listed faults: how many more there are. */
  moreFaults: (count: number) => string
}

/** The texts that all trees share. */
export interface CommonTreeLabels extends TreeFaultLabels {
  /** The button that opens a branch, for touch screens. */
  expand: (name: string) => string
  /** The button that closes a branch. */
  collapse: (name: string) => string
  loading: string
}

/** The English texts for a list of nodes that is not a tree. */
export const TREE_FAULT_LABELS: CompleteTexts<TreeFaultLabels> = {
  invalid: 'This tree cannot be shown. {faults}',
  faults: {
    'repeated-id': 'Repeated ids: {ids}.',
    'unknown-parent': 'Nodes with an unknown parent: {ids}.',
    cycle: 'Circular parents: {ids}.',
  },
  under: '{node} under {parent}',
  moreIds: '{ids} and {count} more',
  moreFaults: 'And {count} more.',
}

/** The English texts. */
export const COMMON_TREE_LABELS: CompleteTexts<CommonTreeLabels> = {
  ...TREE_FAULT_LABELS,
  expand: 'Expand {name}',
  collapse: 'Collapse {name}',
  loading: 'Loading',
}

function describeFault({ kind, ids }: TreeFault, labels: TreeFaultLabels): string {
  const unlisted = ids.length - MAX_IDS
  const isWholeCycle = kind === 'cycle' && unlisted <= 0
  const names = [...ids.slice(0, MAX_IDS), ...(isWholeCycle ? ids.slice(0, 1) : [])].map(String)
  const list = kind === 'cycle' ? names.reduce((chain, id) => labels.under(chain, id)) : names.join(', ')
  return labels.faults[kind](unlisted > 0 ? labels.moreIds(list, unlisted) : list)
}

/** Why a list of nodes is not a tree. */
export function describeFaults(faults: readonly TreeFault[], labels: TreeFaultLabels): string {
  const unlisted = faults.length - MAX_FAULTS
  const listed = faults.slice(0, MAX_FAULTS).map((fault) => describeFault(fault, labels))
  return labels.invalid([...listed, ...(unlisted > 0 ? [labels.moreFaults(unlisted)] : [])].join(' '))
}
