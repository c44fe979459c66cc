/** Texts of the sheet of keys (KEYS-03). */
export const keyLabels = {
  title: 'Keyboard shortcuts',
  filter: 'Filter shortcuts',
  everywhere: 'Everywhere',
  table: 'This table',
  form: 'This form',
  trees: 'Trees',
  board: 'Phases',
  map: 'Map',
  reports: 'Reports',
  jump: 'Search or jump to',
  sheet: 'Keyboard shortcuts',
  goTo: (page: string) => `Go to ${page}`,
  then: 'then',
  or: 'or',
  singleKeys: 'Single-key shortcuts',
  singleKeysHint: 'Keys such as / and ? that act from anywhere on a page.',
} as const

export const keyMessages = {
  nothing: 'No shortcut matches.',
} as const
