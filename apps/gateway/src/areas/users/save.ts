import { isDeepStrictEqual } from 'node:util'
import { and, eq, ne } from 'drizzle-orm'
import type { users as contract } from '@sitewright/api-client/contract/users'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { sessionReplies } from '@sitewright/domain/session/messages'
import { grantReplies } from '@sitewright/domain/shared/grant-messages'
import { mayShutOut, mayTakeOver } from '@sitewright/domain/shared/grants'
import { userReplies } from '@sitewright/domain/users/messages'
import type { UserInput, UserSave } from '@sitewright/domain/users/model'
import { getOwnLockedFields, SIGN_IN_FIELDS, toUserInput, type UserField } from '@sitewright/domain/users/rules'
import type { GatewayConfig } from '../../config'
import type { Queries } from '../../db/database'
import { groupUsers, licenseCounts, licenses, userAddOns, userGroups } from '../../db/schema'
import { readAssigned } from '../../holdings/assignments'
import { requireAdmittable } from '../../holdings/grants'
import { lockProducts, requireSeats } from '../../holdings/limits'
import { readAccountRoles, refuseTaking } from '../../holdings/lost-roles'
import { readRoleNames } from '../../holdings/role-names'
import type { JudgedCall } from '../../http/handler'
import { invalid, forbidden, requireAllowed } from '../../http/refusals'
import { requireEmailProof, requireProof } from '../../sign-in/session'
import { isStorableId } from '../../http/storable'
import { notifyOwner } from '../../mail/notices'
import { saveLocked } from '../../saves/save-locked'
import { endSessionsOf, voidMailed } from '../../sign-in/store'
import { unlinkSubject } from '../../sign-in/subjects'
import { scopeOf, type LicenseScope } from '../../db/scope'
import { readAddOnsTab, requireVendors } from './add-ons'
import { presentOne } from './present'
import { lockNames, refuseEmailOfName } from './sign-in-names'
import { updateUser, type UserRow } from './store'
import { readMemberTags, recordGroups } from '../../saves/record-groups'
import { lockSubject } from './subjects'
import { settleVendors } from './vendors'

type Call = JudgedCall<(typeof contract)['save']>
type SaveCall = Omit<Call, 'body'> & { readonly body: UserSave }

/** The columns that a save writes. */
type UserValues = UserInput & Pick<UserRow, 'vendors' | 'lastLockedOutDate'>

/** The values to store. A new lock records its time, and unlocking keeps that time. */
const valuesOf = (row: UserRow, body: UserSave, vendors: string[], now: number): UserValues => ({
  ...toUserInput(body),
  vendors,
  lastLockedOutDate: body.isLockedOut && !row.isLockedOut ? now : row.lastLockedOutDate,
})

/** The owner of an account is notified about changes of these fields (AUTH-116). */
const NOTIFIED_FIELDS = ['email', 'twoFactorEnabled', 'isSsoUser'] as const

/**
 * Judges what the policy of the call cannot: its fields.
 * @throws Problem 400 where administrators lock or deactivate themselves. 403 without a proof for the own sign-in fields and for the address of an own second factor (AUTH-119), for sign-in fields of an account with
 *   administrative roles that the actor lacks (ROLE-56), and for a lock of such an account, because it takes all roles (ROLE-55), and for an API key that admits a holder of
 *   administrative roles (USER-130)
 */
async function requireMaySave(tx: Queries, row: UserRow, { actor, body, now }: SaveCall): Promise<void> {
  const isOwn = actor.userId === row.userId
  const isSignInChanged = SIGN_IN_FIELDS.some((field) => body[field] !== row[field])
  if (isOwn) {
    const locked = Object.entries(getOwnLockedFields(row)).filter(
      ([field]) => body[field as UserField] !== row[field as UserField],
    )
    const [first] = locked
    if (first !== undefined) {
      throw invalid(Object.fromEntries(locked.map(([field, reason]) => [field, [reason]])), first[1])
    }
    if (isSignInChanged) requireProof(actor, now)
    // Codes go to an address that a code has already reached. A mistyped one would lock the user out.
    const isCodeAddressNew = !row.twoFactorEnabled || body.email !== row.email
    if (body.twoFactorEnabled && isCodeAddressNew) requireEmailProof(actor, body.email, now)
  } else if (isSignInChanged) {
    if (actor.apiKeyId !== undefined) throw forbidden(grantReplies.accountByKey)
    requireAllowed(mayTakeOver(actor, (await readAccountRoles(tx, row.userId)).protectingRoles))
  }
  if ((body.isLockedOut && !row.isLockedOut) || (!body.isApproved && row.isApproved)) {
    requireAllowed(mayShutOut(actor, await readRoleNames(tx, row.userId)))
  }
  if (
    (!body.isLockedOut && row.isLockedOut) ||
    (body.isApproved && !row.isApproved) ||
    body.licenseId !== row.licenseId
  ) {
    requireAdmittable(actor, await readRoleNames(tx, row.userId))
  }
}

/**
 * Takes a seat in a license. Locks the license, so that two transactions cannot both take the last seat (USER-127).
 * @throws Problem 400 where the license is out of scope or does not exist, with the same sentence (ROLE-54), or is full
 */
export async function takeSeat(tx: Queries, scope: LicenseScope, licenseId: number): Promise<void> {
  const isInScope = isStorableId(licenseId) && (scope === 'all' || scope.licenseId === licenseId)
  const [license] = isInScope
    ? await tx
        .select({ maxUsers: licenses.maxUsers })
        .from(licenses)
        .where(eq(licenses.licenseId, licenseId))
        .for('no key update')
    : []
  if (license === undefined) throw invalid({ licenseId: [licenseMessages.notFound] })
  if (license.maxUsers < 0) return
  // A statement of its own: one that waited for the lock would still read the count from before the wait.
  const [counted] = await tx
    .select({ userCount: licenseCounts.userCount })
    .from(licenseCounts)
    .where(eq(licenseCounts.licenseId, licenseId))
  if ((counted?.userCount ?? 0) >= license.maxUsers) {
    throw invalid({ licenseId: [userReplies.userLimitReached] }, userReplies.userLimitReached)
  }
}

/** A member of a group is a user of its license, so a user who moves leaves the groups of the old license. @returns the groups, and the tags of their users before */
async function leaveOtherGroups(tx: Queries, userId: number, licenseId: number) {
  const left = await tx
    .select({ userGroupId: userGroups.userGroupId, name: userGroups.name })
    .from(groupUsers)
    .innerJoin(userGroups, eq(userGroups.userGroupId, groupUsers.ownerId))
    .where(and(eq(groupUsers.itemId, userId), ne(userGroups.licenseId, licenseId)))
    .orderBy(userGroups.userGroupId)
  const tagOf = await readMemberTags(
    tx,
    left.map(({ userGroupId }) => userGroupId),
  )
  for (const { userGroupId } of left) {
    await tx.delete(groupUsers).where(and(eq(groupUsers.itemId, userId), eq(groupUsers.ownerId, userGroupId)))
  }
  return { left, tagOf }
}

/** Notifies the owner of an account, and ends the links, codes and sessions that a save makes invalid. */
async function endAccess(
  tx: Queries,
  config: Pick<GatewayConfig, 'productName'>,
  { row, saved, now }: { readonly row: UserRow; readonly saved: UserRow; readonly now: number },
): Promise<void> {
  const changes = NOTIFIED_FIELDS.filter((field) => saved[field] !== row[field])
  await notifyOwner(tx, config, { ...row, changes })
  // Links and codes that were mailed to the old address become invalid, because someone else may read it.
  if (changes.includes('email')) await voidMailed(tx, row.userId, now)
  if (changes.includes('isSsoUser')) await unlinkSubject(tx, row.userId)
  // All sessions of a locked or deactivated user end now, and do not resume later.
  if (saved.isLockedOut) await endSessionsOf(tx, row.userId, sessionReplies.endedByLock, now)
  else if (!saved.isApproved) await endSessionsOf(tx, row.userId, sessionReplies.endedByDeactivation, now)
  // A forced update needs no proof because it follows a sign-in: a session from before the request could be stolen.
  if (saved.mustUpdatePassword && !row.mustUpdatePassword) {
    await endSessionsOf(tx, row.userId, sessionReplies.endedByPasswordRequest, now)
  }
}

/** Takes seats in the new license of a user: one of the license, and one of each product license that the user takes along. */
async function takeSeats(tx: Queries, scope: LicenseScope, userId: number, licenseId: number): Promise<void> {
  await takeSeat(tx, scope, licenseId)
  const addOnIds = await readAssigned(tx, userAddOns, userId)
  await requireSeats(tx, licenseId, new Map(addOnIds.map((addOnId) => [addOnId, 1])))
}

/** Saves the details. A save that changes nothing does not count as a new version. */
export function saveUser(tx: Queries, config: Pick<GatewayConfig, 'productName'>, call: Call) {
  const { actor, now, params, subject } = call
  const { sent } = call.body
  const scope = scopeOf(actor)
  return saveLocked(tx, call, {
    action: 'users.save',
    conflict: userReplies.conflict,
    judgedIn: subject.licenseId,
    lock: async () => {
      // A move takes product licenses along. It locks those of the new license before the user, as every save of product licenses does.
      if (sent.licenseId !== subject.licenseId && scope === 'all') await lockProducts(tx, sent.licenseId)
      return lockSubject(tx, actor, params.username)
    },
    versionOf: ({ version }) => version,
    write: async (row) => {
      const body = call.body.settle({ ...row, userData: { vendors: row.vendors } })
      await requireMaySave(tx, row, { ...call, body })
      const isMoved = body.licenseId !== row.licenseId
      // Before the vendors, so that errors do not reveal vendors of a license that the caller does not work in (ROLE-54).
      if (isMoved) await takeSeats(tx, scope, row.userId, body.licenseId)
      const values = valuesOf(row, body, await settleVendors(tx, row, body), now)
      const before = Object.fromEntries(Object.keys(values).map((field) => [field, row[field as keyof UserRow]]))
      if (isDeepStrictEqual(before, values)) return undefined

      if (row.vendors.length > 0 && !isDeepStrictEqual(values.vendors, row.vendors)) {
        requireVendors((await readAddOnsTab(tx, row.userId)).body, values.vendors, 'userData.vendors')
      }
      if (values.email !== row.email) {
        await lockNames(tx, [values.email])
        await refuseEmailOfName(tx, scope, { ...row, email: values.email })
      }
      const saved = await updateUser(tx, row.userId, values)
      // After the user: transactions that count in both tables count users of licenses first, so that they cannot deadlock.
      const { left, tagOf } = await leaveOtherGroups(tx, row.userId, values.licenseId)
      if (left.length > 0) await refuseTaking(tx, actor)
      await recordGroups(tx, call, { ...row, left: left.map(({ userGroupId }) => userGroupId), tagOf })
      await endAccess(tx, config, { row, saved, now })
      const groupsOf = (names: readonly string[]) => (left.length === 0 ? {} : { userGroups: names })
      return {
        before: { ...before, ...groupsOf(left.map(({ name }) => name)) },
        after: { ...values, ...groupsOf([]) },
        owner: { ...row, ...saved },
      }
    },
    present: async (row) => ({ body: await presentOne(tx, actor, row) }),
  })
}
