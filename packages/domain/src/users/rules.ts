import { grantMessages } from '../shared/grant-messages'
import { type ListRows, type ListRules, matchesText, pageOfList, type SortKey } from '../shared/lists'
import { userMessages } from './messages'
import { USER_SORT_KEYS, type User, type UserInput, type UserQuery, type UserSortKey } from './model'
import type { NewUserInput } from './new-user'

export const DEFAULT_USER_SORT: SortKey<UserSortKey>[] = [{ key: 'userName', isDescending: false }]

/** The filter looks in these fields (USER-05). */
const getTexts = (user: User): string[] => [
  user.userName,
  user.firstName,
  user.lastName,
  `${user.firstName} ${user.lastName}`,
  user.email,
]

export const matchesSearch = (user: User, search: string): boolean => matchesText(getTexts(user), search)

const userList: ListRules<User, UserSortKey> = {
  sortKeys: USER_SORT_KEYS,
  sort: DEFAULT_USER_SORT,
  idOf: (user) => user.userId,
  getTexts,
  isActive: (user) => user.isApproved,
}

const hasAddOn = ({ addons }: User, wanted: number | undefined): boolean =>
  wanted === undefined || addons.some(({ addOnId }) => addOnId === wanted)

/** One page of all users, for servers that do not page. */
export const pageOfUsers = (users: readonly User[], query: UserQuery): ListRows<User> =>
  pageOfList(
    users.filter((user) => hasAddOn(user, query.addOnId)),
    query,
    userList,
  )

/** The fields of a user that the form edits. */
export const toUserInput = (user: UserInput): UserInput => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phoneNumber: user.phoneNumber,
  companyName: user.companyName,
  position: user.position,
  comment: user.comment,
  licenseId: user.licenseId,
  isApproved: user.isApproved,
  isLockedOut: user.isLockedOut,
  isSsoUser: user.isSsoUser,
  mustUpdatePassword: user.mustUpdatePassword,
  twoFactorEnabled: user.twoFactorEnabled,
})

/** The values that the form of a new user starts with (USER-33). */
export const newUser = (licenseId: number): NewUserInput => ({
  userName: '',
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  companyName: '',
  position: '',
  comment: '',
  licenseId,
  isApproved: true,
  isLockedOut: false,
  isSsoUser: false,
  mustUpdatePassword: false,
  twoFactorEnabled: false,
  userGroupIds: new Set(),
})

/** The values that the form of a duplicate starts with. The identity is never copied (USER-46, USER-47). */
export const toDuplicate = (user: User): NewUserInput => ({
  ...toUserInput(user),
  userName: '',
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  userGroupIds: new Set(user.userGroups.map((group) => group.userGroupId)),
})

/** A new user who has no password yet and does not come by single sign-on cannot sign in (USER-125). */
export const needsPassword = (user: Pick<User, 'isSsoUser' | 'lastPasswordChangedDate' | 'lastLoginDate'>): boolean =>
  !user.isSsoUser && user.lastPasswordChangedDate === null && user.lastLoginDate === null

export type UserField = keyof UserInput

/** Why fields cannot be changed, by field. */
export type LockedFields = Readonly<Partial<Record<UserField, string>>>

/** The fields that decide how a user signs in (ROLE-56). Changing one opens a way into the account, or closes the way of its owner. */
export const SIGN_IN_FIELDS = ['email', 'isSsoUser', 'twoFactorEnabled', 'mustUpdatePassword'] as const

/** Each of these, turned on, asks for another way to sign in than the one that the session came by. */
const OTHER_WAYS_IN = ['isSsoUser', 'mustUpdatePassword'] as const

/** The fields of the own account that would lock its owner out, each with the reason: another administrator has to change them. A change back is allowed. */
export const getOwnLockedFields = (user: UserInput): LockedFields => ({
  ...(user.isLockedOut ? {} : { isLockedOut: userMessages.ownLock }),
  ...(user.isApproved ? { isApproved: userMessages.ownDeactivation } : {}),
  ...Object.fromEntries(
    OTHER_WAYS_IN.filter((field) => !user[field]).map((field) => [field, userMessages.ownShutdown]),
  ),
  licenseId: userMessages.ownShutdown,
})

/**
 * The fields that the actor cannot change although the others can be changed, each with the reason: how a user with more roles signs in
 * (ROLE-56), what would lock them out (ROLE-55), and what would lock the actor out.
 */
export const getLockedFields = (user: User, actorId: number): LockedFields => ({
  ...(user.canChangeSignIn === false
    ? Object.fromEntries(SIGN_IN_FIELDS.map((field) => [field, grantMessages.account]))
    : {}),
  ...(user.canShutOut === false ? getShutOutFields(user) : {}),
  ...(user.userId === actorId ? getOwnLockedFields(user) : {}),
})

/** Fields that lock or deactivate a user. Unlocking and activating is allowed. */
const getShutOutFields = (user: UserInput): LockedFields => ({
  ...(user.isLockedOut ? {} : { isLockedOut: grantMessages.shutOut }),
  ...(user.isApproved ? { isApproved: grantMessages.shutOut } : {}),
})
