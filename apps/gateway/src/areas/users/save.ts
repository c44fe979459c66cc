import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { sessionMessages } from '@sitewright/domain/session/messages'
import type { Problem } from '@sitewright/domain/shared/problem'
import { userMessages } from '@sitewright/domain/users/messages'
import { UserInput, type UserSave } from '@sitewright/domain/users/model'
import type { Queries } from '../../db/database'
import { groupUsers, licenses, sessions, userGroups, users } from '../../db/schema'
import { invalid } from '../../http/refusals'
import type { SignedIn } from '../../http/session'
import { isStorableId } from '../../http/storable'
import type { LicenseScope } from '../scope'
import type { UserRow } from './store'

/** The columns that a save writes. */
export type UserValues = UserInput & Pick<UserRow, 'vendors' | 'lastLockedOutDate'>

/** What stands after a save. Locking anew notes when; unlocking keeps the note. */
export const valuesOf = (row: UserRow, body: UserSave, now: number): UserValues => ({
  ...UserInput.parse(body),
  vendors: body.userData?.vendors ?? row.vendors,
  lastLockedOutDate: body.isLockedOut && !row.isLockedOut ? now : row.lastLockedOutDate,
})

/** Turned on, each of these asks for another way to sign in than the one that the session came by. */
const SHUTS_OUT = ['isSsoUser', 'mustUpdatePassword', 'twoFactorEnabled'] as const

/** An administrator who shuts the own account shuts the door from outside: somebody else has to do that. */
export function refuseOwnShutdown(actor: SignedIn, row: UserRow, body: UserSave): void {
  if (actor.userId !== row.userId) return
  const refuse = (field: string, sentence: string): Problem => invalid({ [field]: [sentence] }, sentence)
  if (body.isLockedOut && !row.isLockedOut) throw refuse('isLockedOut', userMessages.ownLock)
  if (!body.isApproved && row.isApproved) throw refuse('isApproved', userMessages.ownDeactivation)
  for (const field of SHUTS_OUT) {
    if (body[field] && !row[field]) throw refuse(field, userMessages.ownShutdown)
  }
  if (body.licenseId !== row.licenseId) throw refuse('licenseId', userMessages.ownShutdown)
}

/**
 * Makes room for a user in another license, in the saving transaction: the license is held, so that two moves cannot both take the last seat (USER-127).
 * @throws Problem 400 where the license is out of scope or does not exist, told alike (ROLE-54), or is full
 */
export async function takeSeat(tx: Queries, scope: LicenseScope, licenseId: number): Promise<void> {
  const isInScope = isStorableId(licenseId) && (scope === 'all' || scope.licenseId === licenseId)
  const [license] = isInScope
    ? await tx
        .select({ maxUsers: licenses.maxUsers })
        .from(licenses)
        .where(eq(licenses.licenseId, licenseId))
        .for('update')
    : []
  if (license === undefined) throw invalid({ licenseId: [licenseMessages.notFound] })
  if (license.maxUsers < 0) return
  const held = await tx.$count(users, eq(users.licenseId, licenseId))
  if (held >= license.maxUsers) {
    throw invalid({ licenseId: [userMessages.userLimitReached] }, userMessages.userLimitReached)
  }
}

/** A member of a group is a user of its license: who moves leaves the groups of the old one, and with them what they gave. @returns their names */
export async function leaveOtherGroups(tx: Queries, userId: number, licenseId: number): Promise<string[]> {
  const left = await tx
    .select({ userGroupId: userGroups.userGroupId, name: userGroups.name })
    .from(groupUsers)
    .innerJoin(userGroups, eq(userGroups.userGroupId, groupUsers.ownerId))
    .where(and(eq(groupUsers.itemId, userId), ne(userGroups.licenseId, licenseId)))
    .orderBy(userGroups.userGroupId)
  for (const { userGroupId } of left) {
    await tx.delete(groupUsers).where(and(eq(groupUsers.itemId, userId), eq(groupUsers.ownerId, userGroupId)))
  }
  return left.map((group) => group.name)
}

/** Locked or deactivated: every session ends now, and stays ended when the user is let in again. */
export async function endSessionsOfShut(tx: Queries, row: UserRow, now: number): Promise<void> {
  if (!row.isLockedOut && row.isApproved) return
  const reason = row.isLockedOut ? sessionMessages.endedByLock : sessionMessages.endedByDeactivation
  await tx
    .update(sessions)
    .set({ endedReason: reason })
    .where(
      and(eq(sessions.userId, row.userId), isNull(sessions.endedReason), gt(sessions.expiresAt, sql`${now}::bigint`)),
    )
}
