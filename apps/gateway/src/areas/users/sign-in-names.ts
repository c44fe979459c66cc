import { and, ne, sql, type SQL } from 'drizzle-orm'
import { userMessages, userReplies } from '@sitewright/domain/users/messages'
import type { Queries } from '../../db/database'
import { foldCase } from '../../db/fold-case'
import { users } from '../../db/schema'
import { invalid } from '../../http/refusals'
import type { LicenseScope } from '../../db/scope'

interface SignInNames {
  /** 0 for a new user. */
  readonly userId: number
  readonly userName: string
  readonly email: string
}

/** First part of the advisory locks on user names and email addresses. */
const LOCK = 7_392_461

/**
 * Locks user names and email addresses, which no table lists together, until the transaction ends. Of two transactions that use the same text as a name and as an address, one
 * waits here, and then sees what the other has written.
 */
export async function lockNames(tx: Queries, names: readonly string[]): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(${LOCK}::int, hash) from (
      select distinct hashtext(${foldCase(sql`name`)}) as hash from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as name
      order by hash
    ) as sorted`)
}

/** Finds other users that match. `isKnown`: one of them is in the caller's licenses. */
async function findOthers(q: Queries, scope: LicenseScope, userId: number, condition: SQL) {
  const matches = await q
    .selectDistinct({ licenseId: users.licenseId })
    .from(users)
    .where(and(condition, ne(users.userId, userId)))
  if (matches.length === 0) return undefined
  return { isKnown: scope === 'all' || matches.some(({ licenseId }) => licenseId === scope.licenseId) }
}

/**
 * Refuses a new user name that is another user's email address, because recovery by email could confuse the two. Users may have their own address as user name.
 * @throws Problem 400. An address of another license reads as reserved, so that the caller does not learn about its users
 */
export async function refuseNameOfEmail(q: Queries, scope: LicenseScope, user: SignInNames): Promise<void> {
  const other = await findOthers(q, scope, user.userId, sql`lower(${users.email}) = ${foldCase(user.userName)}`)
  if (other === undefined) return
  const sentence = other.isKnown ? userReplies.userNameIsEmail : userMessages.userNameReserved
  throw invalid({ userName: [sentence] }, sentence)
}

/**
 * Refuses a new email address that is another user's name, for the same reason.
 * @throws Problem 400, as `refuseNameOfEmail`
 */
export async function refuseEmailOfName(q: Queries, scope: LicenseScope, user: SignInNames): Promise<void> {
  const other = await findOthers(q, scope, user.userId, sql`lower(${users.userName}) = ${foldCase(user.email)}`)
  if (other === undefined) return
  const sentence = other.isKnown ? userReplies.emailIsUserName : userReplies.emailReserved
  throw invalid({ email: [sentence] }, sentence)
}
