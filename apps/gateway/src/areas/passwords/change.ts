import { passwordMessages } from '@sitewright/domain/passwords/messages'
import { eq, sql } from 'drizzle-orm'
import type { GatewayConfig } from '../../config'
import type { Queries } from '../../db/database'
import { users } from '../../db/schema'
import { record, type AuditedCall, type AuditEntry } from '../../http/audit'
import { notifyOwner } from '../../mail/notices'
import { forgiveUser } from '../../sign-in/attempts'
import { endSessionsOf, voidMailed, type Account } from '../../sign-in/store'

export interface PasswordChange extends AuditedCall, Pick<AuditEntry, 'action'> {
  readonly account: Account
  readonly passwordHash: string
  /** Whether the owner must choose another one at the next sign-in. */
  readonly mustUpdatePassword: boolean
}

/**
 * Sets a new password in the transaction that permits it. Ends every session of the user (412 from their next call on), invalidates pending links and codes, forgets failed
 * attempts, because they were made with the old password, and notifies the owner (AUTH-116).
 */
export async function setPassword(
  tx: Queries,
  config: Pick<GatewayConfig, 'productName'>,
  { account, passwordHash, mustUpdatePassword, action, ...call }: PasswordChange,
): Promise<void> {
  const { now } = call
  const { userId, userName, licenseId } = account
  const [saved] = await tx
    .update(users)
    .set({
      passwordHash,
      mustUpdatePassword,
      lastPasswordChangedDate: now,
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.userId, userId))
    .returning({ version: users.version })
  await endSessionsOf(tx, userId, passwordMessages.sessionsEnded, now)
  await voidMailed(tx, userId, now)
  await forgiveUser(tx, { userId, userName })
  await notifyOwner(tx, config, { ...account, changes: ['password'] })
  await record(tx, call, {
    action,
    subject: { kind: 'user', id: userId },
    licenseId,
    before: { mustUpdatePassword: account.mustUpdatePassword, version: saved && saved.version - 1 },
    after: { mustUpdatePassword, lastPasswordChangedDate: now },
  })
}
