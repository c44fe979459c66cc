import { pageTitles } from '../shared/page-titles'
import { groupFieldMessages } from './field-messages'

interface Copyable {
  copyable: number
  all: number
}

/** "3 roles", or "2 of 3 roles" if only some can be copied. */
const ofAll = (copyable: number, all: number, thing: string): string =>
  `${copyable === all ? '' : `${copyable} of `}${all} ${thing}${all === 1 ? '' : 's'}`

const copyableText = (parts: readonly string[], isWhole: boolean): string =>
  `${parts.join(' and ')} assigned directly${isWhole ? '' : ' can be copied'}.`

/** Texts of the user group screens. (Identity specification §2, §5, §8.) */
export const groupMessages = {
  ...groupFieldMessages,
  /** USER-25. */
  chooseLicense: 'Select a License to Assign User Group', // specified: USER-25
  chooseGroup: 'Select a user group.',
  chooseCopy: 'Choose what to copy.',
  /** ERR-58 to ERR-60; no full stop in the last two: as specified. */
  createFailed: 'Failed to create user group.', // specified: ERR-58
  created: 'User Group Created', // specified: ERR-59
  saved: 'User Group Updated', // specified: ERR-60
  saveFailed: 'Failed to update user group.',
  fetchFailed: 'Failed to fetch user groups.',
  fetchOneFailed: 'Failed to fetch user group.',
  notFound: 'No such user group.',
  conflict: 'Someone else changed this user group while you were editing.',
  otherLicense: 'A user group can only contain users of its license.',
  noUser: 'No such user.',
  noMemberFound: 'No user in this group matches.',
  searchFailed: 'Failed to fetch users.', // specified: ERR-49
  /** Someone else deleted or moved a user while the page was open. */
  lostMembers: (names: readonly string[]) =>
    `Someone else removed these users from the user group or deleted them: ${names.join(', ')}.`,
  /** Of the license that a group without users is moved to. */
  productsLacking: (names: readonly string[]) =>
    `This license does not include these product licenses: ${names.join(', ')}.`,
  emptyTitle: 'No user groups found',
  emptyFiltered: 'No user group matches this filter. Change or clear the filter to see more groups.',
  emptyLicense: 'This license has no user groups yet.',
  readOnly: (reason: string) => `You can view but not edit this user group. ${reason}`,
  readOnlyNew: (reason: string) => `You can't create user groups. ${reason}`,
  /** Beside the two copy options: what of the user there is to copy (GROUP-25). */
  projectsToCopy: (copyable: number, all: number) => copyableText([ofAll(copyable, all, 'project')], copyable === all),
  rolesToCopy: (roles: Copyable, addOns: Copyable) =>
    copyableText(
      [ofAll(roles.copyable, roles.all, 'role'), ofAll(addOns.copyable, addOns.all, 'product license')],
      roles.copyable === roles.all && addOns.copyable === addOns.all,
    ),
  seedFailed: "Couldn't load what is assigned to this user.",
  assigned: (users: number, group: string) => `${users} ${users === 1 ? 'user' : 'users'} assigned to ${group}.`,
  unassigned: (users: number, group: string) => `${users} ${users === 1 ? 'user' : 'users'} unassigned from ${group}.`,
  unassignMany: (users: number, group: string) => `Unassign ${users} users from ${group}?`,
  unassignConsequence:
    'They lose the roles, projects and product licenses that they have only through this user group.',
  /** Some of the selected users cannot be assigned. */
  assignOthers: (others: number, users: number) => `Assign ${others} of ${users} users?`,
  assignFailed: 'Failed to assign user group.',
  unassignFailed: 'Failed to unassign user group.',
  noMembership: "The selected users aren't in any user group.",
} as const

export const groupLabels = {
  list: pageTitles.groups,
  one: 'user group',
  many: 'user groups',
  filter: 'Filter user groups',
  filterPlaceholder: 'Name',
  name: 'Name',
  license: 'License',
  users: 'Users',
  userCount: 'Users',
  addOns: pageTitles.productLicenses,
  members: 'Users',
  membersHelp: 'Users of the same license. Type a name or an email address to find more.',
  /** What stands on either side of a conflict. */
  showMembers: (count: number) => `Show all ${count.toLocaleString('en-US')} ${count === 1 ? 'user' : 'users'}`,
  remove: (userName: string) => `Remove ${userName}`,
  /** Title of a group until its name is known (ROUTE-18). */
  title: 'User Group',
  memberList: 'Users of the user group',
  memberFilter: 'Filter users of the user group',
  userName: 'Username',
  fullName: 'Name',
  done: 'Done',
  newTitle: pageTitles.newGroup,
  newFrom: (userName: string) => `New User Group from ${userName}`,
  /** Heading of the copy options. */
  copy: 'Copy from the user',
  /** GROUP-24. */
  copyProjects: 'Copy Projects',
  copyRoles: 'Copy Roles and Product Licenses', // specified: GROUP-24
  save: 'Save',
  chooseLicense: 'Select a license',
  assign: 'Assign',
  /** Drops the users who were refused. */
  assignOthers: (refused: number, others: number) =>
    `Deselect ${refused === 1 ? 'this one' : `these ${refused}`} and assign ${others}`,
  assignTo: 'User Group',
  unassign: 'Unassign',
  unassignFrom: 'Unassign from User Group',
} as const
