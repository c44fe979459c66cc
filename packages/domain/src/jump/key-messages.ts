import { navigationLabels } from '../shared/messages'

/** Texts of the sheet of keys (KEYS-03). */
export const keyLabels = {
  title: navigationLabels.keys,
  filter: 'Filter shortcuts',
  everywhere: 'Everywhere',
  thisPage: 'This page',
  trees: 'Trees',
  jump: 'Search or jump to',
  goTo: (page: string) => `Go to ${page}`,
  notifications: 'Go to pop-up messages, then back',
  save: 'Save',
  search: 'Search',
  facets: 'Show only',
  selectionBar: 'Go to the selection bar, then back',
  nextReport: 'Next, previous report',
  copyWorkflow: 'Copy the workflow of the focused row',
  itemLinks: 'Show or hide the links of the focused item',
  goToLink: 'Go to a linked item',
  goBack: 'Go back to the previous item',
  showDifferences: 'Show what a copy replaces',
  reviewCopies: 'Review the selected copies',
  undo: 'Undo',
  redo: 'Redo',
  shareWeight: 'Assign the remaining weight to this row',
  moveEntry: 'Move up, down',
  indent: 'Indent, outdent',
  closeRow: 'Close, open a row',
  nextProblem: 'Next, previous problem',
  addProperty: 'Add a property',
  openBranch: 'Expand, or go to the first child',
  closeBranch: 'Collapse, or go to the parent',
  toggle: 'Toggle',
  toggleAll: 'Select or clear all visible items',
  openSiblings: 'Expand siblings',
  /** In the place of a single key that does not act. */
  off: 'Off',
  sequence: 'then',
  alternative: 'or',
  range: 'to',
  singleKeys: 'Single-key shortcuts',
  singleKeysHint: 'Keys such as / and ? that act from anywhere on a page.',
} as const

export const keyMessages = {
  nothing: (text: string) => `No shortcut matches “${text}”.`,
} as const
