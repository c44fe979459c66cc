/** Texts of the reports of a user. (Identity specification §2, §8.) */
export const reportMessages = {
  /** ERR-80, letter by letter. */
  loadFailed: 'Failed load reports.', // specified: ERR-80
  addFailed: 'Failed to add user reports.', // specified: ERR-81
  assigned: 'Report assigned.', // specified: ERR-82
  unassigned: 'Report unassigned.', // specified: ERR-83
  unassignFailed: 'Failed to unassign report.',
  notFound: 'No such report.',
  fixed: 'This report is assigned automatically.',
  none: 'There are no reports.',
  noneFound: 'No report matches this filter.',
  alreadyAssigned: 'This report is already assigned.',
  /** Above the reports, because other tabs have a Save. */
  savedAtOnce: 'Each badge saves immediately.',
  readOnly: 'You can view but not edit your own reports.',
  inactive: 'This report is inactive.',
  /** Why a report is assigned automatically (USER-101): what its group names. */
  everybody: 'Everyone',
  ofRole: (name: string) => `Role ${name}`,
  ofLicense: (name: string) => `License ${name}`,
  ofProject: (name: string) => `Project ${name}`,
  /** All that one group names, and one group or the other. */
  together: (parts: readonly string[]) => parts.join(', '),
  either: (reasons: readonly string[]) => reasons.join('; '),
} as const

export const reportLabels = {
  tab: 'Reports',
  report: 'Report',
  path: 'Path',
  state: 'State',
  assigned: 'Assigned',
  autoAssigned: 'Auto assigned',
  unassigned: 'Un-assigned',
  pressToAssign: 'Press to assign.',
  pressToUnassign: 'Press to unassign.',
  filter: 'Filter reports',
  assignSelected: 'Assign selected',
  one: 'report',
  many: 'reports',
} as const
