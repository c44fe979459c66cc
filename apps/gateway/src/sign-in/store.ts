import { and, asc, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { storedEmail } from '@sitewright/domain/shared/email'
import { isSameUserName } from '@sitewright/domain/session/rules'
import type { Queries } from '../db/database'
import { foldCase } from '../db/fold-case'
import { licenses, passwordResets, secondFactors, sessions, users } from '../db/schema'
import { roleNames } from '../holdings/role-names'
import { hashOfSecret, makeSecret } from '../secrets/secrets'

/** What a sign-in is judged by. */
export interface Account {
  readonly userId: number
  readonly userName: string
  readonly firstName: string
  readonly email: string
  readonly licenseId: number
  readonly isApproved: boolean
  readonly isLockedOut: boolean
  readonly isSsoUser: boolean
  readonly mustUpdatePassword: boolean
  readonly twoFactorEnabled: boolean
  readonly passwordHash: string | null
  readonly license: { readonly isActive: boolean; readonly expiryDate: number | null }
}

/** Most accounts that are read for one name or email address, oldest first. */
const ACCOUNTS_LIMIT = 50

const accountsWhere = async (q: Queries, condition: SQL): Promise<Account[]> =>
  q
    .select({
      userId: users.userId,
      userName: users.userName,
      firstName: users.firstName,
      email: users.email,
      licenseId: users.licenseId,
      isApproved: users.isApproved,
      isLockedOut: users.isLockedOut,
      isSsoUser: users.isSsoUser,
      mustUpdatePassword: users.mustUpdatePassword,
      twoFactorEnabled: users.twoFactorEnabled,
      passwordHash: users.passwordHash,
      license: { isActive: licenses.isActive, expiryDate: licenses.expiryDate },
    })
    .from(users)
    .innerJoin(licenses, eq(licenses.licenseId, users.licenseId))
    .where(condition)
    .orderBy(asc(users.userId))
    .limit(ACCOUNTS_LIMIT)

const foldedIs = (column: typeof users.userName | typeof users.email, value: string): SQL =>
  sql`lower(${column}) = ${foldCase(value)}`

/**
 * Case of the name does not matter; it is folded by the database, as where attempts are counted. What it folds to the same name without being that name is nobody's: a
 * provider of single sign-on may give such a name to another user.
 */
export async function findAccount(q: Queries, userName: string): Promise<Account | undefined> {
  const [found] = await accountsWhere(q, foldedIs(users.userName, userName))
  return found !== undefined && isSameUserName(found.userName, userName) ? found : undefined
}

/** The accounts that share an email address, oldest first, at most `ACCOUNTS_LIMIT`. */
export const findAccountsByEmail = (q: Queries, email: string): Promise<Account[]> =>
  accountsWhere(q, foldedIs(users.email, storedEmail(email)))

export const readAccount = async (q: Queries, userId: number): Promise<Account | undefined> =>
  (await accountsWhere(q, eq(users.userId, userId)))[0]

/** Locks a user's row until the transaction ends, so that changes of one user run one after another. */
export const lockUser = (tx: Queries, userId: number) =>
  tx.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('no key update')

/** Locks several users' rows, always in the same order, so that two transactions cannot deadlock. */
export const lockUsers = (tx: Queries, userIds: readonly number[]) =>
  tx
    .select({ userId: users.userId })
    .from(users)
    .where(inArray(users.userId, [...userIds]))
    .orderBy(asc(users.userId))
    .for('no key update')

/** A new session. Times are epoch milliseconds. */
interface NewSession {
  readonly userId: number
  readonly now: number
  readonly expiresAt: number
  readonly endsAt: number
  readonly isSso: boolean
}

/** Opens a session and notes the sign-in. @returns the secret that names it in a token */
export async function openSession(tx: Queries, { now, ...session }: NewSession): Promise<string> {
  const secret = makeSecret()
  await tx
    .insert(sessions)
    .values({ ...session, sessionHash: hashOfSecret(secret), createdAt: now, lastActivityAt: now })
  await tx.update(users).set({ lastLoginDate: now, lastActivityDate: now }).where(eq(users.userId, session.userId))
  return secret
}

/** Ends a session at once, on every gateway: the reply to its next call contains the reason. */
export async function endSession(tx: Queries, sessionHash: string, reason: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedReason: reason })
    .where(and(eq(sessions.sessionHash, sessionHash), isNull(sessions.endedReason)))
}

/** Ends every session of a user that still lives. */
export async function endSessionsOf(tx: Queries, userId: number, reason: string, now: number): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedReason: reason })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedReason), gt(sessions.expiresAt, sql`${now}::bigint`)))
}

/** Ends every open session of the users of a license. */
export async function endSessionsOfLicense(tx: Queries, licenseId: number, reason: string, now: number): Promise<void> {
  const owners = tx.select({ userId: users.userId }).from(users).where(eq(users.licenseId, licenseId))
  await tx
    .update(sessions)
    .set({ endedReason: reason })
    .where(
      and(inArray(sessions.userId, owners), isNull(sessions.endedReason), gt(sessions.expiresAt, sql`${now}::bigint`)),
    )
}

/** Every link of a user that is not used yet. */
export const voidLinks = (tx: Queries, userId: number, now: number) =>
  tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)))

/** The same, and every code of the second factor that waits: all that was mailed to a user and still opens something. */
export async function voidMailed(tx: Queries, userId: number, now: number): Promise<void> {
  await voidLinks(tx, userId, now)
  await tx
    .update(secondFactors)
    .set({ usedAt: now })
    .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.usedAt)))
}

/** Extends a session that was not ended. @returns how it was opened, or `undefined` if it was ended */
export async function extendSession(
  q: Queries,
  sessionHash: string,
  expiresAt: number,
): Promise<{ isSso: boolean } | undefined> {
  const [extended] = await q
    .update(sessions)
    .set({ expiresAt })
    .where(and(eq(sessions.sessionHash, sessionHash), isNull(sessions.endedReason)))
    .returning({ isSso: sessions.isSso })
  return extended
}

export interface Profile {
  readonly firstName: string
  readonly lastName: string
  readonly licenseName: string
  readonly hasProjects: boolean
  readonly roles: readonly string[]
}

type ProfileRow = {
  first_name: string
  last_name: string
  license_name: string
  has_projects: boolean
  roles: string[]
}

/** Who a user is, and what the token says of them; projects and roles of groups count (ROLE-36). */
export async function readProfile(q: Queries, userId: number): Promise<Profile> {
  const { rows } = await q.execute<ProfileRow>(sql`
    select u.first_name, u.last_name, l.name as license_name,
      exists (select from user_project up where up.user_id = u.user_id)
        or exists (
          select from user_group_user gu join user_group_project gp using (user_group_id) where gu.user_id = u.user_id
        ) as has_projects,
      ${roleNames} as roles
    from app_user u join license l using (license_id) where u.user_id = ${userId}`)
  const row = rows[0]
  if (row === undefined) throw new Error('A signed-in user has no row.')
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    licenseName: row.license_name,
    hasProjects: row.has_projects,
    roles: row.roles,
  }
}
