import { isDeepStrictEqual } from 'node:util'
import { and, eq, ne } from 'drizzle-orm'
import type { users as contract } from '@sitewright/api-client/contract/users'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { sessionMessages } from '@sitewright/domain/session/messages'
import { grantMessages, mayShutOut, mayTakeOver } from '@sitewright/domain/shared/grants'
import { userMessages } from '@sitewright/domain/users/messages'
import { UserInput, type User, type UserSave } from '@sitewright/domain/users/model'
import { getOwnLockedFields, SIGN_IN_FIELDS, type UserField } from '@sitewright/domain/users/rules'
import type { GatewayConfig } from '../../config'
import type { Queries } from '../../db/database'
import { groupUsers, licenses, userAddOns, userGroups, users } from '../../db/schema'
import { readAssigned } from '../../holdings/assignments'
import { holdProducts, requireSeats } from '../../holdings/limits'
import { readAccountRoles, refuseTaking } from '../../holdings/lost-roles'
import { readRoleNames } from '../../holdings/role-names'
import { record } from '../../http/audit'
import type { JudgedCall } from '../../http/handler'
import { conflict, forbidden, invalid } from '../../http/refusals'
import type { SignedIn } from '../../http/caller'
import { requireProof } from '../../sign-in/session'
import { isStorableId } from '../../http/storable'
import { notifyOwner } from '../../mail/notices'
import { endSessionsOf, voidMailed } from '../../sign-in/store'
import { unlinkSubject } from '../../sign-in/subjects'
import { scopeOf, type LicenseScope } from '../../db/scope'
import { readDirectAddOns, requireVendors } from './add-ons'
import { presentOne } from './present'
import { refuseEmailOfName } from './sign-in-names'
import { updateUser, type UserRow } from './store'
import { holdSubject } from './subjects'
import { settleVendors } from './vendors'

/** The columns that a save writes. */
export type UserValues = UserInput & Pick<UserRow, 'vendors' | 'lastLockedOutDate'>

/** The values to store. A new lock records its time, and unlocking keeps that time. */
const valuesOf = (row: UserRow, body: UserSave, vendors: string[], now: number): UserValues => ({
  ...UserInput.parse(body),
  vendors,
  lastLockedOutDate: body.isLockedOut && !row.isLockedOut ? now : row.lastLockedOutDate,
})

/** An administrator who shuts the own account shuts the door from outside: somebody else has to do that. */
export function refuseOwnShutdown(actor: SignedIn, row: UserRow, body: UserSave): void {
  if (actor.userId !== row.userId) return
  const refused = Object.entries(getOwnLockedFields(row)).filter(
    ([field]) => body[field as UserField] !== row[field as UserField],
  )
  const [first] = refused
  if (first !== undefined)
    throw invalid(Object.fromEntries(refused.map(([field, reason]) => [field, [reason]])), first[1])
}

const isSignInUnchanged = (row: UserRow, body: UserSave): boolean =>
  SIGN_IN_FIELDS.every((field) => body[field] === row[field])

/** The owner of an account is notified about changes of these fields (AUTH-116). */
const NOTIFIED_FIELDS = ['email', 'twoFactorEnabled', 'isSsoUser'] as const

/**
 * Who changes the e-mail has a link for a new password sent to it: not of an account that holds administrative roles which the caller lacks, or held them a day ago
 * (ROLE-56). A program changes it of nobody.
 * @throws Problem 403
 */
async function refuseTakeOver(tx: Queries, actor: SignedIn, row: UserRow, body: UserSave): Promise<void> {
  if (actor.userId === row.userId || isSignInUnchanged(row, body)) return
  if (actor.apiKeyId !== undefined) throw forbidden(grantMessages.accountByKey)
  const decision = mayTakeOver(actor, (await readAccountRoles(tx, row.userId)).protectingRoles)
  if (!decision.allowed) throw forbidden(decision.reason)
}

/**
 * To lock or deactivate somebody is to take all roles from them (ROLE-55).
 * @throws Problem 403
 */
async function refuseShutOut(tx: Queries, actor: SignedIn, row: UserRow, body: UserSave): Promise<void> {
  const isShut = (body.isLockedOut && !row.isLockedOut) || (!body.isApproved && row.isApproved)
  if (!isShut) return
  const decision = mayShutOut(actor, await readRoleNames(tx, row.userId))
  if (!decision.allowed) throw forbidden(decision.reason)
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
  await endSessionsOf(tx, row.userId, reason, now)
}

/** Where the row says another license than the call, seats are taken there; of those that the user takes along the ones of that license count. */
async function takeSeats(tx: Queries, scope: LicenseScope, userId: number, licenseId: number): Promise<void> {
  await takeSeat(tx, scope, licenseId)
  const held = await readAssigned(tx, userAddOns, userId)
  await requireSeats(tx, licenseId, new Map(held.map((addOnId) => [addOnId, 1])))
}

/** The details in one transaction: the row is held, judged again, written, and what changed is recorded. A save that changes nothing counts for nothing. */
export async function saveUser(
  tx: Queries,
  config: Pick<GatewayConfig, 'productName'>,
  call: JudgedCall<(typeof contract)['save']>,
): Promise<User> {
  const { actor, body, now, params, subject } = call
  const scope = scopeOf(actor)
  // Whoever takes product licenses along holds those of the new license before the user, as every save of them does.
  if (body.licenseId !== subject.licenseId && scope === 'all') await holdProducts(tx, body.licenseId)
  const row = await holdSubject(tx, actor, params.username)
  if (!call.isExpected(row.version) || row.licenseId !== subject.licenseId) {
    throw conflict({ body: await presentOne(tx, actor, row) }, userMessages.conflict)
  }
  refuseOwnShutdown(actor, row, body)
  if (actor.userId === row.userId && !isSignInUnchanged(row, body)) requireProof(actor, now)
  await refuseTakeOver(tx, actor, row, body)
  await refuseShutOut(tx, actor, row, body)
  const isMoved = body.licenseId !== row.licenseId
  // Before the vendors, so that errors do not reveal vendors of a license that the caller does not work in (ROLE-54).
  if (isMoved) await takeSeats(tx, scope, row.userId, body.licenseId)
  const values = valuesOf(row, body, await settleVendors(tx, row, body), now)
  const before = Object.fromEntries(Object.keys(values).map((field) => [field, row[field as keyof UserRow]]))
  if (isDeepStrictEqual(before, values)) return presentOne(tx, actor, row)

  if (row.vendors.length > 0) {
    requireVendors((await readDirectAddOns(tx, row.userId)).body, values.vendors, 'userData.vendors')
  }
  if (values.email !== row.email) await refuseEmailOfName(tx, scope, { ...row, email: values.email })
  const saved = await updateUser(tx, row.userId, values)
  // After the user: whatever counts in both counts users of licenses first, so that no two wait for each other.
  const left = isMoved ? await leaveOtherGroups(tx, row.userId, values.licenseId) : []
  if (left.length > 0) await refuseTaking(tx, actor)
  await notifyOwner(tx, config, {
    ...row,
    changes: NOTIFIED_FIELDS.filter((field) => values[field] !== row[field]),
    now,
  })
  // What was mailed to the old address opens nothing any more: it may be somebody else's.
  if (values.email !== row.email) await voidMailed(tx, row.userId, now)
  if (values.isSsoUser !== row.isSsoUser) await unlinkSubject(tx, row.userId)
  await endSessionsOfShut(tx, saved, now)
  // A forced update needs no proof because it follows a sign-in: a session from before the request could be stolen.
  if (saved.mustUpdatePassword && !row.mustUpdatePassword) {
    await endSessionsOf(tx, row.userId, sessionMessages.endedByPasswordRequest, now)
  }
  await record(tx, {
    at: now,
    actor,
    action: 'users.save',
    subject: { kind: 'user', id: row.userId },
    licenseId: row.licenseId,
    before: { ...before, ...(left.length === 0 ? {} : { userGroups: left }) },
    after: { ...values, ...(left.length === 0 ? {} : { userGroups: [] }) },
    requestId: call.requestId,
  })
  return presentOne(tx, actor, saved)
}
