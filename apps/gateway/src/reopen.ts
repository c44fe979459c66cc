import { eq, sql } from 'drizzle-orm'
import type { Database, Queries } from './db/database'
import { licenses, users } from './db/schema'
import { record } from './http/audit'
import { findAccount } from './sign-in/store'
import { StartFault } from './start-fault'

/** How long the license of the super-administrator is open at least, in milliseconds (LIC-86). */
const OPEN_FOR_MS = 30 * 24 * 60 * 60_000

/** What the audit calls the operator, who has no account. */
const OPERATOR = 'Operator (npm run admin)'

const listSuperAdministrators = (tx: Queries) =>
  tx
    .select({ userId: users.userId, userName: users.userName })
    .from(users)
    .where(sql`${users.userId} in (select user_id from super_administrators())`)
    .orderBy(users.userName)

/**
 * Lets a super-administrator sign in again: activates and unlocks the account, and opens its license for 30 days (LIC-86).
 * @returns what the operator should know, in sentences
 * @throws StartFault where no super-administrator has that name
 */
export function reopen(db: Database, userName: string, now: number, requestId: string): Promise<string[]> {
  return db.transaction(async (tx) => {
    const known = await listSuperAdministrators(tx)
    const account = await findAccount(tx, userName)
    if (account === undefined || known.every(({ userId }) => userId !== account.userId)) {
      throw new StartFault(
        `No super-administrator is called ${userName}.`,
        `The super-administrators are: ${known.map((one) => one.userName).join(', ') || 'none'}.`,
      )
    }
    const [user] = await tx.select().from(users).where(eq(users.userId, account.userId)).for('no key update')
    if (user === undefined) throw new Error('A found account has no row.')
    const [license] = await tx
      .select()
      .from(licenses)
      .where(eq(licenses.licenseId, user.licenseId))
      .for('no key update')
    if (license === undefined) throw new Error('A user without a license.')
    const { licenseId, expiryDate } = license
    const opened = {
      isActive: true,
      expiryDate: expiryDate === null ? null : Math.max(expiryDate, now + OPEN_FOR_MS),
    }
    const unlocked = { isApproved: true, isLockedOut: false }
    await tx
      .update(licenses)
      .set({ ...opened, version: license.version + 1 })
      .where(eq(licenses.licenseId, licenseId))
    await tx
      .update(users)
      .set({ ...unlocked, version: user.version + 1 })
      .where(eq(users.userId, user.userId))
    const call = { now, actor: { userId: -1, userName: OPERATOR, licenseId }, requestId }
    const action = 'admin.reopen'
    await record(tx, call, {
      action,
      subject: { kind: 'license', id: licenseId },
      before: license,
      after: { ...license, ...opened },
    })
    await record(tx, call, {
      action,
      subject: { kind: 'user', id: user.userId },
      before: user,
      after: { ...user, ...unlocked },
    })
    return [
      `${user.userName} is active and unlocked.`,
      opened.expiryDate === null
        ? `The license ${license.name} is open.`
        : `The license ${license.name} is open until ${new Date(opened.expiryDate).toISOString().slice(0, 10)}.`,
      ...(user.passwordHash === null && !user.isSsoUser
        ? ['The account has no password yet. Choose "Forgot Password" on the sign-in page.']
        : []),
    ]
  })
}
