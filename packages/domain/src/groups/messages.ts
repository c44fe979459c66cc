/** Texts of the user group screens. (Identity specification §2, §5, §8.) */
export const groupMessages = {
  /** GROUP-31, GROUP-33. */
  nameRequired: 'User Group Name is required.',
  nameTaken: 'User Group Name already exists.',
  licenseRequired: 'Please select a license.',
  /** USER-25. */
  chooseLicense: 'Select a License to Assign User Group',
  chooseGroup: 'Select a user group.',
  chooseCopy: 'Choose what to copy.',
  /** ERR-58 to ERR-60; no full stop in the last two: as specified. */
  createFailed: 'Failed to create user group.',
  created: 'User Group Created',
  saved: 'User Group Updated',
  saveFailed: 'Failed to update user group.',
  fetchFailed: 'Failed to fetch user groups.',
  fetchOneFailed: 'Failed to fetch user group.',
  notFound: 'No such user group.',
  conflict: 'Somebody else saved this user group in the meantime.',
  otherLicense: 'All users of a user group belong to its license.',
  noUser: 'No such user.',
  noMemberFound: 'No user of the group matches.',
  searchFailed: 'Failed to fetch users.',
  /** Somebody deleted or moved a user while the page was open. */
  membersGone: (names: readonly string[]) => `No longer in this user group, or deleted: ${names.join(', ')}.`,
  /** Of the license that a group without users is moved to. */
  productsLacking: (names: readonly string[]) => `This license does not have: ${names.join(', ')}.`,
  emptyTitle: 'No user groups found',
  emptyFiltered: 'No user group matches the filter. Change the filter, or clear it to see all groups.',
  emptyLicense: 'This license has no user groups yet.',
  readOnly: (reason: string) => `You can read this user group but not change it. ${reason}`,
  readOnlyNew: (reason: string) => `You cannot make user groups. ${reason}`,
  /** Beside the two copy options: what of the user there is to copy (GROUP-25). */
  projectsToCopy: (projects: number) => `${projects} ${projects === 1 ? 'project' : 'projects'} assigned directly.`,
  rolesToCopy: (roles: number, addOns: number) =>
    `${roles} ${roles === 1 ? 'role' : 'roles'} and ${addOns} product ${addOns === 1 ? 'license' : 'licenses'} assigned directly.`,
  seedFailed: 'What the user holds could not be read.',
  assigned: (users: number, group: string) => `${users} ${users === 1 ? 'user' : 'users'} assigned to ${group}.`,
  unassigned: (users: number, group: string) => `${users} ${users === 1 ? 'user' : 'users'} unassigned from ${group}.`,
  assignFailed: 'Failed to assign user group.',
  unassignFailed: 'Failed to unassign user group.',
  noMembership: 'The selected users belong to no user group.',
  /** What a new group seeded from a user leaves out (ROLE-53). */
  notGrantable: (names: readonly string[]) => `Not copied, as you may not grant them: ${names.join(', ')}.`,
  /** Product licenses that it does not have, and projects that are not active or of another one. */
  notOffered: (names: readonly string[]) => `Not copied, as the license does not offer them: ${names.join(', ')}.`,
  withoutProduct: (names: readonly string[]) =>
    `Not copied, as no product license of the user group brings them: ${names.join(', ')}.`,
  /** GROUP-18. */
  otherKindNotCopied: (names: readonly string[]) =>
    `Not copied, as a user group holds no vendor product licenses beside others: ${names.join(', ')}.`,
} as const

export const groupLabels = {
  list: 'User Groups',
  tab: 'User Groups',
  one: 'user group',
  many: 'user groups',
  filter: 'Filter user groups',
  filterPlaceholder: 'Name',
  name: 'Name',
  license: 'License',
  users: 'Users',
  userCount: 'Users',
  addOns: 'Product Licenses',
  none: 'None',
  info: 'Info',
  projects: 'Projects',
  roles: 'Roles',
  members: 'Users',
  membersHelp: 'Users of the same license. Type a name or an e-mail address to find more.',
  /** What stands on either side of a conflict. */
  chosenByYou: 'Chosen by you',
  isMember: 'In the user group',
  isNoMember: 'Not in it',
  showMembers: (count: number) => `Show all ${count.toLocaleString('en-US')} ${count === 1 ? 'user' : 'users'}`,
  remove: (userName: string) => `Remove ${userName}`,
  /** Title of a group until its name is known (ROUTE-18). */
  title: 'User Group',
  memberList: 'Users of the user group',
  memberFilter: 'Filter users of the user group',
  userName: 'Username',
  fullName: 'Name',
  done: 'Done',
  newTitle: 'New User Group',
  newFrom: (userName: string) => `New User Group from ${userName}`,
  /** GROUP-24. */
  copyProjects: 'Copy Projects',
  copyRoles: 'Copy Roles and Product Licenses',
  save: 'Save',
  back: 'Back',
  chooseLicense: 'Select a license',
  assign: 'Assign',
  assignTo: 'User Group',
  unassign: 'Unassign',
  unassignFrom: 'Unassign from User Group',
} as const
