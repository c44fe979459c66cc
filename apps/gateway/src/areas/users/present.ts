import { mayTakeOver } from '@sitewright/domain/shared/grants'
import type { User } from '@sitewright/domain/users/model'
import type { Queries } from '../../db/database'
import { readUserLocks, type UserLocks } from '../../holdings/locks'
import { readAccountRoles } from '../../holdings/lost-roles'
import type { SignedIn } from '../../http/session'
import { presentAddOn } from '../add-on-wire'
import { readHoldings, type Holdings } from './holdings'
import type { UserRow } from './store'

/** A user as the wire shows it: field by field, so that a new column stays in the house. */
export const presentUser = (row: UserRow, holdings: Holdings): User => ({
  userId: row.userId,
  userName: row.userName,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  phoneNumber: row.phoneNumber,
  companyName: row.companyName,
  position: row.position,
  comment: row.comment,
  licenseId: row.licenseId,
  isApproved: row.isApproved,
  isLockedOut: row.isLockedOut,
  isSsoUser: row.isSsoUser,
  isSsoInitial: row.isSsoInitial,
  mustUpdatePassword: row.mustUpdatePassword,
  twoFactorEnabled: row.twoFactorEnabled,
  createDate: row.createDate,
  lastActivityDate: row.lastActivityDate,
  lastLoginDate: row.lastLoginDate,
  lastLockedOutDate: row.lastLockedOutDate,
  lastPasswordChangedDate: row.lastPasswordChangedDate,
  addons: holdings.addOns.map(presentAddOn),
  userData: { vendors: row.vendors },
  userGroups: holdings.groups.map(({ userGroupId, name }) => ({ userGroupId, name })),
  isAllLicenses: holdings.isAllLicenses,
  version: row.version,
})

/** What the reader cannot change of a user, told with it, so that the portal locks the controls. */
const withLocks = (user: User, { canShutOut, canLeave }: UserLocks): User => ({
  ...user,
  canShutOut,
  userGroups: user.userGroups.map((group) => (canLeave(group.userGroupId) ? group : { ...group, canLeave: false })),
})

/** Users with what they hold, as somebody reads them, in a few queries however many they are. */
export async function presentUsers(q: Queries, reader: SignedIn, rows: readonly UserRow[]): Promise<User[]> {
  const userIds = rows.map((row) => row.userId)
  const holdingsOf = await readHoldings(q, userIds)
  const locksOf = await readUserLocks(q, reader, userIds)
  return rows.map((row) => withLocks(presentUser(row, holdingsOf(row.userId)), locksOf(row.userId)))
}

/** One user as somebody reads it, who is told as well what is not theirs to change: how the user signs in, and what product licenses cannot go. */
export async function presentOne(q: Queries, reader: SignedIn, row: UserRow): Promise<User> {
  const holdingsOf = await readHoldings(q, [row.userId])
  const locks = (await readUserLocks(q, reader, [row.userId]))(row.userId)
  const isOwn = reader.userId === row.userId
  const { protecting } = await readAccountRoles(q, row.userId)
  const canChangeSignIn = isOwn || mayTakeOver(reader, protecting).allowed
  const user = withLocks(presentUser(row, holdingsOf(row.userId)), locks)
  return { ...user, canChangeSignIn, lockedRoles: [...locks.lockedRoles] }
}
