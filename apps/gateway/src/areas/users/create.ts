import type { users } from '@sitewright/api-client/contract/users'
import { userMessages, userReplies } from '@sitewright/domain/users/messages'
import type { Problem } from '@sitewright/domain/shared/problem'
import { UserInput, type UserCreate } from '@sitewright/domain/users/model'
import { UserName } from '@sitewright/domain/users/new-user'
import type { Queries } from '../../db/database'
import { users as userTable } from '../../db/schema'
import { violates } from '../../db/violation'
import { record } from '../../http/audit'
import type { JudgedCall } from '../../http/handler'
import { invalid } from '../../http/refusals'
import type { SignedIn } from '../../http/caller'
import { scopeOf, type LicenseScope } from '../../db/scope'
import { takeSeat } from './save'
import { lockNames, refuseEmailOfName, refuseNameOfEmail } from './sign-in-names'
import { findUser, userColumns, type UserRow } from './store'

/**
 * The name of a new user, trimmed.
 * @throws Problem 400 for an invalid or reserved name (USER-38, USER-126)
 */
export function requireUserName(name: string): string {
  const parsed = UserName.safeParse(name)
  if (parsed.success) return parsed.data
  throw invalid({ userName: [parsed.error.issues[0]?.message ?? userMessages.userNameRequired] })
}

/** User names are unique across licenses. The reply does not reveal names of other licenses. */
async function refusalOfTaken(q: Queries, scope: LicenseScope, userName: string): Promise<Problem> {
  const isKnown = (await findUser(q, scope, userName)) !== undefined
  const sentence = isKnown ? userReplies.userNameTaken : userMessages.userNameReserved
  return invalid({ userName: [sentence] }, sentence)
}

/**
 * Writes a new user without a password (USER-125). Locks the license, so that two calls cannot both take its last seat (USER-127).
 * @throws Problem 400 where the name is taken in any case, or the license is out of the caller's scope or full
 */
export async function insertUser(
  tx: Queries,
  scope: LicenseScope,
  { userName, body, vendors, now }: { userName: string; body: UserCreate; vendors: string[]; now: number },
): Promise<UserRow> {
  await takeSeat(tx, scope, body.licenseId)
  if ((await findUser(tx, 'all', userName)) !== undefined) throw await refusalOfTaken(tx, scope, userName)
  const names = { userId: 0, userName, email: body.email }
  await lockNames(tx, [userName, body.email])
  await refuseNameOfEmail(tx, scope, names)
  await refuseEmailOfName(tx, scope, names)
  const [row] = await tx
    .insert(userTable)
    .values({
      ...UserInput.parse(body),
      userName,
      vendors,
      createDate: now,
      lastLockedOutDate: body.isLockedOut ? now : null,
    })
    .returning(userColumns)
  if (row === undefined) throw new Error('The user was not written.')
  return row
}

/** Rethrows an error. When two calls take a name at the same time, the database refuses the second, with the same reply as for a name that was taken before. */
export const refuseTakenName =
  (q: Queries, actor: SignedIn, name: string) =>
  async (error: unknown): Promise<never> => {
    throw violates(error, 'app_user_user_name') ? await refusalOfTaken(q, scopeOf(actor), requireUserName(name)) : error
  }

export async function createUser(tx: Queries, call: JudgedCall<(typeof users)['create']>): Promise<UserRow> {
  const { actor, body, now, params } = call
  const userName = requireUserName(params.username)
  const row = await insertUser(tx, scopeOf(actor), { userName, body, vendors: [], now })
  await record(tx, call, {
    action: 'users.create',
    subject: { kind: 'user', id: row.userId },
    licenseId: row.licenseId,
    after: { userName, ...UserInput.parse(body) },
  })
  return row
}
