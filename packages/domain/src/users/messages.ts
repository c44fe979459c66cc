import { pageTitles } from '../shared/page-titles'
import { IDLE_DAYS } from './facets'

/** Every text of the users area. (Identity specification §2, §5, §8.) */
export const userMessages = {
  userNameRequired: 'Please enter a username.', // specified: USER-38
  firstNameRequired: 'Please enter a first name.', // specified: USER-39
  lastNameRequired: 'Please enter a last name.', // specified: USER-40
  emailInvalid: 'Please enter a valid email.', // specified: USER-41
  /** USER-126. */
  userNameReserved: 'This username is reserved.', // specified: USER-126
  /** ERR-48 to ERR-53. */
  fetchOneFailed: 'Failed to fetch user.', // specified: ERR-48
  fetchFailed: 'Failed to fetch users.', // specified: ERR-49
  saveFailed: (userName: string) => `Failed to save ${userName}.`, // specified: ERR-51
  ownLock: "You can't lock your own account.",
  ownDeactivation: "You can't deactivate your own account.",
  ownShutdown: "You can't change this for your own account because you would lose access.",
  /** Of the badges that were pressed, with Undo. */
  toggled: (userName: string, states: readonly string[]) =>
    `${userName} is now ${states.map((state) => state.toLowerCase()).join(' and ')}.`,
  toggleFailed: (state: string) => `Change not saved. Still ${state.toLowerCase()}.`,
  productLicensesFailed: "Couldn't load the product licenses.",
  emptyTitle: 'No users found',
  emptyFiltered: 'No user matches this filter. Change or clear the filter to see more users.',
  inactiveHidden: (count: number) =>
    count === 1 ? '1 inactive user is hidden.' : `${count.toLocaleString('en-US')} inactive users are hidden.`,
  emptyLicense: 'This license has no users yet.',
} as const

/** What the gateway answers about a user. Apart from the messages, because the portal does not load them. */
export const userReplies = {
  userNameTaken: 'This username is taken.',
  /** Recovery by email could not tell the two users apart. */
  userNameIsEmail: 'This username is the email address of another user.',
  emailIsUserName: 'This email address is the username of another user.',
  emailReserved: 'This email address is reserved.',
  notFound: 'No such user.',
  /** USER-66. */
  noVendor: 'This license has no such vendor.',
  userLimitReached: 'The maximum number of users of the license is reached.', // specified: USER-127
  conflict: 'Someone else changed this user while you were editing.',
} as const

/** Labels of the user screens; form labels name their field (USER-32). */
export const userLabels = {
  list: pageTitles.users,
  one: 'user',
  many: 'users',
  filter: 'Filter users',
  filterPlaceholder: 'Name, username or email',
  onlyActive: 'Show Only Active Users', // specified: USER-06
  showInactive: 'Show inactive users too',
  userName: 'Username',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phoneNumber: 'Phone',
  companyName: 'Company',
  position: 'Position',
  licenseId: 'License Id',
  userGroups: 'User Group(s)',
  comment: 'Comment',
  isSsoUser: 'Is SSO User',
  isApproved: 'Is Approved',
  twoFactorEnabled: 'Two Factor Authentication', // specified: USER-31
  mustUpdatePassword: 'Must Update Password', // specified: USER-31
  isLockedOut: 'Locked Out',
  active: 'Active',
  inactive: 'Inactive',
  locked: 'Locked',
  open: 'Open',
  /** State of an open user in a sentence. */
  unlocked: 'Unlocked',
  pressToActivate: 'Press to activate.',
  pressToDeactivate: 'Press to deactivate.',
  pressToLock: 'Press to lock.',
  pressToUnlock: 'Press to unlock.',
  productLicenses: pageTitles.productLicenses,
  /** The filter of the list. */
  productLicense: 'Product License',
  anyProductLicense: 'Any',
  showAllProductLicenses: 'Show any product license',
  createDate: 'Created',
  lastActivityDate: 'Last Activity',
  lastLoginDate: 'Last Login',
  lastLockedOutDate: 'Last Locked Out',
  lastPasswordChangedDate: 'Last Password Change',
  facets: { idle: `Idle ${IDLE_DAYS} days`, locked: 'Locked' },
  none: 'None',
  newTitle: pageTitles.newUser,
  duplicateTitle: (userName: string) => `Duplicate ${userName}`,
  duplicate: (userName: string) => `Duplicate ${userName}`,
  duplicateShort: pageTitles.duplicateUser,
  add: 'Add User',
  save: 'Save',
} as const
