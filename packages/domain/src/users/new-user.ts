import * as z from 'zod/mini'
import { nameChecks } from '../shared/names'
import { isNoMarkup, isOneScript, isVisible } from '../shared/strict-names'
import { userMessages } from './messages'
import { USER_LIMITS, UserInput } from './model'

/*
 * What only the forms of a new user need. A file of its own, because the user list loads `model.ts` and nothing of this.
 */

/** Names that paths under users/ hold already, in any case (USER-126), and those that no path can hold. */
const RESERVED = new Set(['password', 'token', 'usergroup', '.', '..'])
export const isReservedUserName = (userName: string): boolean => RESERVED.has(userName.trim().toLowerCase())

/** The name that a user is made with (USER-38, USER-126). */
export const UserName = z.string(userMessages.userNameRequired).check(
  // A sign-in name is compared as it is spelled, so that joiners would make a second one that looks the same.
  ...nameChecks(USER_LIMITS.userName, userMessages.userNameRequired, isVisible),
  isOneScript,
  isNoMarkup,
  z.refine((name) => !isReservedUserName(name), userMessages.userNameReserved),
)

/** What the forms of a new user and of a duplicate edit: the name, the details, and the groups to join (USER-30 to USER-37). */
export const NewUserInput = z.object({ userName: UserName, ...UserInput.shape, userGroupIds: z.set(z.int()) })
export type NewUserInput = z.infer<typeof NewUserInput>

const { userName, firstName, lastName, email } = NewUserInput.shape

/** The first administrator of a license (FIRST-09, SETUP-01). */
export const FirstAdministrator = z.strictObject({ userName, firstName, lastName, email })
export type FirstAdministrator = z.infer<typeof FirstAdministrator>

/** Body of POST x/first-run/administrator. */
export const FirstAdministratorCreate = z.strictObject({ ...FirstAdministrator.shape, licenseId: z.int() })
