import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../db/database'
import { licenses, sessions, users } from '../../db/schema'
import { roleNames } from '../../http/session'

/** What a sign-in is judged by. */
export interface Account {
  readonly userId: number
  readonly userName: string
  readonly licenseId: number
  readonly isApproved: boolean
  readonly isLockedOut: boolean
  readonly isSsoUser: boolean
  readonly mustUpdatePassword: boolean
  readonly twoFactorEnabled: boolean
  readonly passwordHash: string | null
  readonly license: { readonly isActive: boolean; readonly expiryDate: number | null }
}

/** Case of the name does not matter; it is folded by the database, as where attempts are counted. */
export async function findAccount(q: Queries, userName: string): Promise<Account | undefined> {
  const [row] = await q
    .select({
      userId: users.userId,
      userName: users.userName,
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
    .where(sql`lower(${users.userName}) = lower(${userName}::text collate pg_c_utf8)`)
  return row
}

/** Opens a session and notes the sign-in. @returns its id */
export async function openSession(
  tx: Queries,
  { userId, now, expiresAt }: { userId: number; now: number; expiresAt: number },
): Promise<string> {
  const [row] = await tx
    .insert(sessions)
    .values({ userId, createdAt: now, expiresAt })
    .returning({ sessionId: sessions.sessionId })
  if (row === undefined) throw new Error('The session was not written.')
  await tx.update(users).set({ lastLoginDate: now, lastActivityDate: now }).where(eq(users.userId, userId))
  return row.sessionId
}

/** Ends a session at once, on every gateway: its next call is told the reason. */
export async function endSession(tx: Queries, sessionId: string, reason: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedReason: reason })
    .where(and(eq(sessions.sessionId, sessionId), isNull(sessions.endedReason)))
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
export async function readProfile(db: Database, userId: number): Promise<Profile> {
  const { rows } = await db.execute<ProfileRow>(sql`
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
