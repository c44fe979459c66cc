import { mayTakeOver } from '@sitewright/domain/shared/grants'
import type { User } from '@sitewright/domain/users/model'
import type { Queries } from '../../db/database'
import { readUserLocks, type UserLocks } from '../../holdings/locks'
import { readAccountRoles } from '../../holdings/lost-roles'
import type { SignedIn } from '../../http/caller'
import { presentAddOn } from '../../holdings/add-on-wire'
import { readLastActivity } from './activity'
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

/** Adds what the reader cannot change, so that the portal can disable the controls. */
const withLocks = (user: User, { canShutOut, canLeave }: UserLocks): User => ({
  ...user,
  canShutOut,
  userGroups: user.userGroups.map((group) => ({
    ...group,
    ...(canLeave(group.userGroupId) ? {} : { canLeave: false }),
  })),
})

/** Users with their assignments and the locks of the reader, in a few queries for any number of users. */
export async function presentUsers(q: Queries, reader: SignedIn, rows: readonly UserRow[]): Promise<User[]> {
  const userIds = rows.map((row) => row.userId)
  const holdingsOf = await readHoldings(q, userIds)
  const locksOf = await readUserLocks(q, reader, userIds)
  const lastActivityOf = await readLastActivity(q, rows)
  return rows.map((row) => {
    const user = presentUser({ ...row, lastActivityDate: lastActivityOf(row) }, holdingsOf(row.userId))
    return withLocks(user, locksOf(row.userId))
  })
}

/** One user. Also says whether the reader can change the sign-in fields, and which roles keep their product licenses from being removed. */
export async function presentOne(q: Queries, reader: SignedIn, row: UserRow): Promise<User> {
  const holdingsOf = await readHoldings(q, [row.userId])
  const locks = (await readUserLocks(q, reader, [row.userId]))(row.userId)
  const canChangeSignIn =
    reader.userId === row.userId || mayTakeOver(reader, (await readAccountRoles(q, row.userId)).protectingRoles).allowed
  const lastActivityDate = (await readLastActivity(q, [row]))(row)
  const user = withLocks(presentUser({ ...row, lastActivityDate }, holdingsOf(row.userId)), locks)
  return { ...user, canChangeSignIn, lockedRoles: [...locks.lockedRoles] }
}
