import { and, ne, sql, type SQL } from 'drizzle-orm'
import { userMessages } from '@sitewright/domain/users/messages'
import type { Queries } from '../../db/database'
import { users } from '../../db/schema'
import { invalid } from '../../http/refusals'
import type { LicenseScope } from '../scope'

interface SignInNames {
  /** 0 of a user who is not written yet. */
  readonly userId: number
  readonly userName: string
  readonly email: string
}

/** Whether other users fit, and whether one of them is of the caller's licenses. */
async function findOthers(q: Queries, scope: LicenseScope, userId: number, condition: SQL) {
  const others = await q
    .selectDistinct({ licenseId: users.licenseId })
    .from(users)
    .where(and(condition, ne(users.userId, userId)))
  if (others.length === 0) return undefined
  return { isKnown: scope === 'all' || others.some(({ licenseId }) => licenseId === scope.licenseId) }
}

/**
 * A new user name may not be another user's e-mail address: whoever recovers by e-mail could be taken for the other. One's own may.
 * @throws Problem 400; users of other licenses are none of the caller's business: their addresses read as reserved
 */
export async function refuseNameOfEmail(q: Queries, scope: LicenseScope, user: SignInNames): Promise<void> {
  const other = await findOthers(
    q,
    scope,
    user.userId,
    sql`lower(${users.email}) = lower(${user.userName}::text collate pg_c_utf8)`,
  )
  if (other === undefined) return
  const sentence = other.isKnown ? userMessages.userNameIsEmail : userMessages.userNameReserved
  throw invalid({ userName: [sentence] }, sentence)
}

/**
 * A new e-mail address may not be another user's name, for the same reason.
 * @throws Problem 400, as above
 */
export async function refuseEmailOfName(q: Queries, scope: LicenseScope, user: SignInNames): Promise<void> {
  const other = await findOthers(
    q,
    scope,
    user.userId,
    sql`lower(${users.userName}) = lower(${user.email}::text collate pg_c_utf8)`,
  )
  if (other === undefined) return
  const sentence = other.isKnown ? userMessages.emailIsUserName : userMessages.emailReserved
  throw invalid({ email: [sentence] }, sentence)
}
