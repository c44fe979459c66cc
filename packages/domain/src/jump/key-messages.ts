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
  notifications: 'Notifications and back',
  save: 'Save',
  search: 'Search',
  facets: 'Show only',
  selectionBar: 'Selection bar and back',
  nextReport: 'Next, previous report',
  copyWorkflow: 'Copy the workflow of the focused row',
  undo: 'Undo',
  redo: 'Redo',
  shareWeight: 'Give the rest to this weight',
  moveEntry: 'Move up, down',
  indent: 'Indent, outdent',
  addProperty: 'Add a property',
  openBranch: 'Open, or go to the first child',
  closeBranch: 'Close, or go to the parent',
  toggle: 'Toggle',
  toggleAll: 'All or none of the visible enabled',
  openSiblings: 'Open siblings',
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
