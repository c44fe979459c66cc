const CONFLICT = 'Someone else changed these roles while you were editing'

/** Texts of the roles tabs. (Identity specification §2, §8.) */
export const roleMessages = {
  /** ERR-35, letter by letter. */
  loadFailed: 'Failed load roles.', // specified: ERR-35
  saved: 'Roles updated.', // specified: ERR-76
  saveFailed: 'Failed to update roles.', // specified: ERR-78
  /** USER-90, GROUP-17. */
  noProduct: 'Assign a Product to modify roles.', // specified: USER-90
  /** KEY-37. */
  noProductOfKey: "Assign a Product to modify an api key's roles.", // specified: KEY-37
  inherited: (groups: readonly string[]) => `From ${groups.join(', ')}`,
  notFound: 'No such role.',
  /** A role that no product of the holder brings. */
  notOffered: 'No assigned product includes this role.',
  conflictTitle: CONFLICT,
  conflict: `${CONFLICT}.`,
  /** Selected, but someone else removed the products that include them. */
  notIncluded: (names: readonly string[]) =>
    `Not saved because no assigned product includes these roles: ${names.join(', ')}.`,
  /** Of a role that the actor can't take from an API key (ROLE-57). */
  keyFromAbove:
    'This API key has the "Access All Customer Licenses" role. You need that role to remove its administrative roles.',
  /** Of a Select All with nothing to act on. */
  noneChangeable: "You can't change any of these roles here.",
  noneFound: 'No role matches this search.',
  noneInView: 'No role to show here. Choose All to see every role.',
} as const

export const roleLabels = {
  tab: 'Roles',
  search: 'Search roles',
  selectAll: 'Select All',
  getSelectAll: (group: string) => `Select All, ${group}`,
  /** Which roles are visible. */
  show: 'Show',
  views: { all: 'All', selected: 'Selected', changed: 'Changed' },
  /** The index of groups, and its mark of one with changes. */
  groups: 'Role groups',
  changed: 'Changed',
  userGroup: 'User Group',
  /** In the head of a group, before the reason. */
  locked: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'role' : 'roles'} locked.`,
  /** Beside a Select All. */
  selected: (chosen: number, all: number, inherited: number) =>
    `${chosen} of ${all} selected${inherited > 0 ? `, ${inherited} from user groups` : ''}`,
  /** Said after a search (USER-87). */
  found: (count: number) => `${count} ${count === 1 ? 'role' : 'roles'} found.`,
  save: 'Save',
  one: 'role',
  many: 'roles',
} as const
