import * as z from 'zod/mini'
import { AddOn } from '../add-ons/model'
import { LockedRole } from '../roles/model'
import { EMAIL_LIMIT, emailChecks } from '../shared/email'
import { exportQuery, facetsQuery, listQuery } from '../shared/list-query'
import type { ListFilter } from '../shared/lists'
import { fieldMessages } from '../shared/messages'
import { isLine, isSeen } from '../shared/names'
import type { UserFacet } from './facets'
import { userMessages } from './messages'

/** Rows a page of the user list (CONST-02). */
export const USER_PAGE_SIZE = 25

/** The filter waits this long after the last key, in milliseconds (USER-05). */
export const USER_FILTER_DELAY_MS = 200

/** The active-only choice is remembered this long, in days (CONST-05). */
export const ACTIVE_ONLY_COOKIE_DAYS = 365

/** Characters that a field holds at the most. */
export const USER_LIMITS = {
  userName: 100,
  firstName: 100,
  lastName: 100,
  email: EMAIL_LIMIT,
  phoneNumber: 50,
  companyName: 150,
  position: 150,
  comment: 2000,
  /** Of a vendor's name. */
  vendor: 150,
  /** Vendors of a user. */
  vendors: 100,
} as const

/** (Identity specification §3; USER-01, USER-03.) Instants are epoch milliseconds, `null` when it never happened. */
export const User = z.object({
  userId: z.int(),
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  companyName: z.string(),
  position: z.string(),
  comment: z.string(),
  licenseId: z.int(),
  /** The user's Active state (USER-02). */
  isApproved: z.boolean(),
  isLockedOut: z.boolean(),
  isSsoUser: z.boolean(),
  isSsoInitial: z.boolean(),
  mustUpdatePassword: z.boolean(),
  twoFactorEnabled: z.boolean(),
  createDate: z.nullable(z.number()),
  lastActivityDate: z.nullable(z.number()),
  lastLoginDate: z.nullable(z.number()),
  lastLockedOutDate: z.nullable(z.number()),
  lastPasswordChangedDate: z.nullable(z.number()),
  /** Product licenses that the user holds, its own and those of its groups, each once. */
  addons: z.array(AddOn),
  userData: z.object({ vendors: z.array(z.string()) }),
  userGroups: z.array(
    z.object({
      userGroupId: z.int(),
      name: z.string(),
      /** Whether the reader can remove the user from it (ROLE-55). Not in the specification, so other servers may omit it. */
      canLeave: z.optional(z.boolean()),
    }),
  ),
  /** Holds the all-licenses role; beyond the specification, so that another server may leave it out. */
  isAllLicenses: z.optional(z.boolean()),
  /** Whether the caller may change how this user signs in (ROLE-56); only in the reply for one user. Beyond the specification, so that another server may omit it. */
  canChangeSignIn: z.optional(z.boolean()),
  /** Whether the reader can lock or deactivate the user (ROLE-55). Not in the specification, so other servers may omit it. */
  canShutOut: z.optional(z.boolean()),
  /** Direct roles that the reader cannot remove with their product license (ROLE-55). Only for a single user, not in lists. */
  lockedRoles: z.optional(z.array(LockedRole)),
  /** Counts saves; a save that names an older one is a conflict. */
  version: z.int(),
})
export type User = z.infer<typeof User>

/** Fields of a user that a press in the list or on the page toggles. */
export type UserToggle = 'isApproved' | 'isLockedOut'

const required = (limit: number, message: string) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(limit, fieldMessages.tooLong(limit)), isLine)
const text = (limit: number) => z.string().check(z.trim(), z.maxLength(limit, fieldMessages.tooLong(limit)))
const line = (limit: number) => z.string().check(z.trim(), z.maxLength(limit, fieldMessages.tooLong(limit)), isLine)

/** What a person gives on the user form; texts are trimmed (USER-30 to USER-42). */
const inputFields = {
  firstName: required(USER_LIMITS.firstName, userMessages.firstNameRequired).check(isSeen),
  lastName: required(USER_LIMITS.lastName, userMessages.lastNameRequired).check(isSeen),
  email: z
    .string(userMessages.emailInvalid)
    .check(...emailChecks({ invalid: userMessages.emailInvalid, tooLong: fieldMessages.tooLong(EMAIL_LIMIT) })),
  phoneNumber: line(USER_LIMITS.phoneNumber),
  companyName: line(USER_LIMITS.companyName),
  position: line(USER_LIMITS.position),
  comment: text(USER_LIMITS.comment),
  licenseId: z.int(),
  isApproved: z.boolean(),
  isLockedOut: z.boolean(),
  isSsoUser: z.boolean(),
  mustUpdatePassword: z.boolean(),
  twoFactorEnabled: z.boolean(),
}

export const UserInput = z.object(inputFields)
export type UserInput = z.infer<typeof UserInput>

/** Body of POST users/{username} and of POST users/{username}/copy/{copy}; the name stands in the path. */
export const UserCreate = z.strictObject({ ...inputFields, userName: z.optional(z.unknown()) })
export type UserCreate = z.infer<typeof UserCreate>

/**
 * Body of PUT users/{username}: what a person gives, and what else a client read. A client may send back the whole user that it read: the fields that this
 * call does not save are taken and not used; any other field is an error.
 */
export const UserSave = z.strictObject({
  ...inputFields,
  /** The version that was read. Given, a save over a newer one is refused with 409. */
  version: z.optional(z.int()),
  userId: z.optional(z.unknown()),
  userName: z.optional(z.unknown()),
  isSsoInitial: z.optional(z.unknown()),
  createDate: z.optional(z.unknown()),
  lastActivityDate: z.optional(z.unknown()),
  lastLoginDate: z.optional(z.unknown()),
  lastLockedOutDate: z.optional(z.unknown()),
  lastPasswordChangedDate: z.optional(z.unknown()),
  addons: z.optional(z.unknown()),
  isAllLicenses: z.optional(z.unknown()),
  canChangeSignIn: z.optional(z.unknown()),
  canShutOut: z.optional(z.unknown()),
  lockedRoles: z.optional(z.unknown()),
  userGroups: z.optional(z.unknown()),
  userData: z.optional(
    z.strictObject({
      vendors: z
        .array(
          z
            .string()
            .check(
              z.trim(),
              z.minLength(1),
              z.maxLength(USER_LIMITS.vendor, fieldMessages.tooLong(USER_LIMITS.vendor)),
            ),
        )
        .check(z.maxLength(USER_LIMITS.vendors)),
    }),
  ),
})
export type UserSave = z.infer<typeof UserSave>

/** Keys that the list of users sorts by; the id is always the last one. */
export const USER_SORT_KEYS = ['userName', 'firstName', 'lastName', 'isApproved', 'isLockedOut'] as const
export type UserSortKey = (typeof USER_SORT_KEYS)[number]

/** The filter of the user list. */
export interface UserFilter extends ListFilter<UserSortKey> {
  onlyActive: boolean
  /** Only users who have this product license, directly or through a group; `undefined` is all users. */
  addOnId: number | undefined
  facets: readonly UserFacet[]
}

const ownQuery = {
  activeOnly: z.optional(z.boolean()),
  /** Only users who have this product license, directly or through a group. Not in the specification. */
  addOnId: z.optional(z.int()),
}

/** Query of GET users. Without `page` the whole list is answered, as specified. */
export const UserQuery = z.strictObject({ ...ownQuery, ...facetsQuery, ...listQuery })
export type UserQuery = z.infer<typeof UserQuery>

/** Query of users.facets: the filter of the list without its facets. */
export const UserFacetQuery = z.strictObject({ ...ownQuery, licenseId: listQuery.licenseId, search: listQuery.search })

/** Columns of an exported list of users: those of the list, and dates that the list has no room for. */
export const USER_EXPORT_COLUMNS = [
  'userName',
  'firstName',
  'lastName',
  'email',
  'license',
  'isApproved',
  'isLockedOut',
  'addons',
  'createDate',
  'lastLoginDate',
] as const

/** Body of POST x/users/export: the filter of the list, and the columns in their order. */
export const UserExport = z.strictObject({
  ...ownQuery,
  ...facetsQuery,
  ...exportQuery(USER_EXPORT_COLUMNS),
})
export type UserExport = z.infer<typeof UserExport>

/** Groups that an added user could not be put into, or taken out of. */
export interface MissedGroups {
  /** Ids of the groups that the user did not join. */
  join: readonly number[]
  /** Ids of the groups that were copied and that the user did not leave. */
  leave: readonly number[]
  /** The server's message. */
  why: string
}

/** A user that was added. */
export interface AddedUser {
  readonly userName: string
  /** The groups that the user could not be added to or removed from. */
  readonly missed?: MissedGroups
}
