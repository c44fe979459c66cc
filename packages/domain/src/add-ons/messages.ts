import { joinNames, listNames } from '../shared/join-names'
import { UNLIMITED_LABEL } from '../shared/limits'

const CONFLICT = 'Someone else changed these product licenses while you were editing'

/** Texts of the product license tabs of users, user groups and API keys. (Identity specification §4, §5, §8.) */
export const addOnMessages = {
  /** ERR-54 to ERR-57, ERR-62, ERR-63, ERR-79; letter by letter. */
  loadDefaultsFailed: 'Failed to load default Product Licenses.', // specified: ERR-54
  loadOfUserFailed: 'Failed to load user Product Licenses.', // specified: ERR-55
  saved: 'Product Licenses updated.', // specified: ERR-56
  savedOfGroup: 'Product Licenses Updated.', // specified: ERR-62
  saveFailed: 'Failed to update product licenses.', // specified: ERR-57
  /** USER-67. */
  vendorRequired: 'You must select at least one Vendor name in order to assign Vendor Product License', // specified: USER-67
  /** USER-70. */
  limitReached: (list: string) =>
    `Product licenses not added as the limit for some product licenses will be exceeded. Please check the following: ${list}`, // specified: USER-70
  /** USER-76. */
  removesAllRoles: 'Removing all product licenses will also remove all roles of this user.', // specified: USER-76
  inherited: (groups: readonly string[]) => `From ${groups.join(', ')}`,
  notFound: 'No such product license.',
  bothKinds: "You can't combine vendor and standard product licenses.",
  /**
   * USER-128.
   * @param names of users, at most `MAX_NAMED_USERS`
   * @param unnamedCount further users without a name in the sentence
   */
  bothKindsOf: (names: readonly string[], unnamedCount = 0) =>
    `Vendor product licenses and others cannot be combined for: ${names.join(', ')}${unnamedCount === 0 ? '' : ` and ${unnamedCount.toLocaleString('en-US')} more`}.`,
  /** Why a product license cannot be chosen: the user inherits the other kind (USER-128). */
  mixesWithGroups: (groups: readonly string[]) =>
    `You can't combine vendor and standard product licenses. This user inherits the other kind from ${groups.join(', ')}.`,
  conflictTitle: CONFLICT,
  conflict: `${CONFLICT}.`,
  none: 'This license has no product licenses.',
  /** What a rule removed, after a save (API-114). */
  kindReplaced: (names: readonly string[]) =>
    `Removed because vendor and standard product licenses cannot be combined: ${names.join(', ')}.`,
  rolesRemoved: (names: readonly string[]) =>
    `${names.length} ${names.length === 1 ? 'role' : 'roles'} removed: ${listNames(names)}.`,
  /** Before a save: what a choice of the other kind removes. */
  adding: (chosen: string, removed: readonly string[], removedRoleCount: number) => {
    const roles = removedRoleCount > 0 ? [`${removedRoleCount} ${removedRoleCount === 1 ? 'role' : 'roles'}`] : []
    return `Adding ${chosen} removes ${joinNames([...removed, ...roles])}.`
  },
  vendorsWillBeRemoved: 'Assigned vendors will be removed.',
  vendorsRemoved: 'Assigned vendors were removed.',
  /** A merge with the changes of someone else can select both kinds, and only the user can decide between them. */
  chooseKind:
    "Your changes and their changes include both kinds. You can't combine vendor and standard product licenses.",
  chooseKindFirst: 'Choose one kind of product license first.',
} as const

export const addOnLabels = {
  tab: 'Product Licenses',
  products: 'Product Licenses',
  vendorProducts: 'Vendor Product Licenses',
  vendors: 'Vendors',
  userGroup: 'User Group',
  unlimited: UNLIMITED_LABEL,
  seats: (used: number, max: number) => `${used} of ${max}`,
  /** A change that a save brings with it: "− 2 roles". */
  roles: (count: number) => `${count} ${count === 1 ? 'role' : 'roles'}`,
  save: 'Save',
  /** Buttons that keep one kind of product licenses. */
  keep: (names: readonly string[]) => `Keep ${names.join(', ')}`,
  confirmTitle: 'Remove all product licenses?',
  confirm: 'Remove all',
  cancel: 'Cancel',
} as const
