/** Texts of the roles tabs. (Identity specification §2, §8.) */
export const roleMessages = {
  /** ERR-35, letter by letter. */
  loadFailed: 'Failed load roles.',
  saved: 'Roles updated.',
  saveFailed: 'Failed to update roles.',
  /** USER-90, GROUP-17. */
  noProduct: 'Assign a Product to modify roles.',
  /** KEY-37. */
  noProductOfKey: "Assign a Product to modify an api key's roles.",
  inherited: (groups: readonly string[]) => `From ${groups.join(', ')}`,
  notFound: 'No such role.',
  /** A role that no product of the holder brings. */
  notOffered: 'This role belongs to no product that is held.',
  conflict: 'Somebody else saved these roles in the meantime.',
  /** Chosen, but the products that bring them were taken away meanwhile. */
  gone: (names: readonly string[]) =>
    `Not saved, as no product that is held brings them any more: ${names.join(', ')}.`,
  /** Of a Select All with nothing to act on. */
  noneChangeable: 'None of these roles can be changed here.',
  noneFound: 'No role matches the search.',
} as const

export const roleLabels = {
  tab: 'Roles',
  search: 'Search roles',
  selectAll: 'Select All',
  selectAllOf: (group: string) => `Select All, ${group}`,
  /** The index of groups, and its mark of one with changes. */
  groups: 'Role groups',
  changed: 'Changed',
  userGroup: 'User Group',
  notGrantable: 'Not yours to grant',
  /** In a conflict: chosen on the page, and brought by no product any more. */
  notOffered: 'Goes, as no product brings it any more',
  /** Beside a Select All. */
  selected: (chosen: number, all: number, inherited: number) =>
    `${chosen} of ${all} selected${inherited > 0 ? `, ${inherited} from user groups` : ''}`,
  /** Said after a search (USER-87). */
  found: (count: number) => `${count} ${count === 1 ? 'role' : 'roles'} found.`,
  save: 'Save',
  one: 'role',
  many: 'roles',
} as const
