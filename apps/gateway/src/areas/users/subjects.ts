import { mayChangeEqual } from '@sitewright/domain/shared/policy'
import { userMessages } from '@sitewright/domain/users/messages'
import type { Database, Queries } from '../../db/database'
import { readAllLicenses } from '../../holdings/all-licenses'
import { forbidden, notFound } from '../../http/refusals'
import type { SignedIn } from '../../http/caller'
import { scopeOf } from '../../db/scope'
import { findUser, findUserById, lockUser, type UserRow } from './store'

const isAllLicenses = async (q: Queries, { userId }: UserRow): Promise<boolean> =>
  (await readAllLicenses(q, [userId])).has(userId)

/** What a call about one user is judged by. */
export function userSubjects(db: Database) {
  const facts = async (row: UserRow | undefined) =>
    row && { userId: row.userId, licenseId: row.licenseId, isAllLicenses: await isAllLicenses(db.orm, row) }
  const stranger = ({ licenseId }: SignedIn) => ({ userId: 0, licenseId })
  const missing = userMessages.notFound
  return {
    byName: {
      load: async ({ actor, params }: { actor: SignedIn; params: { username: string } }) =>
        facts(await findUser(db.orm, scopeOf(actor), params.username)),
      stranger,
      missing,
    },
    byId: {
      load: async ({ actor, params }: { actor: SignedIn; params: { userId: number } }) =>
        facts(await findUserById(db.orm, scopeOf(actor), params.userId)),
      stranger,
      missing,
    },
  }
}

/**
 * Holds the user that a call saves until the transaction ends, and judges again who stands above whom: roles may have been given since the call was judged.
 * @param who the name or the id in the call's address
 * @throws Problem 404 for one that has gone since, 403 for one that stands above by now
 */
export async function holdSubject(tx: Queries, actor: SignedIn, who: string | number): Promise<UserRow> {
  const row = await lockUser(tx, scopeOf(actor), who)
  if (row === undefined) throw notFound(userMessages.notFound)
  const decision = mayChangeEqual(actor, { isAllLicenses: await isAllLicenses(tx, row) })
  if (!decision.allowed) throw forbidden(decision.reason)
  return row
}
