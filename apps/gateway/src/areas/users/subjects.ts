import { userMessages } from '@sitewright/domain/users/messages'
import type { Database } from '../../db/database'
import { readAllLicenses } from '../../holdings/all-licenses'
import type { SignedIn } from '../../http/session'
import { scopeOf } from '../scope'
import { findUser, findUserById, type UserRow } from './store'

/** What a call about one user is judged by. */
export function userSubjects(db: Database) {
  const facts = async (row: UserRow | undefined) =>
    row && {
      userId: row.userId,
      licenseId: row.licenseId,
      isAllLicenses: (await readAllLicenses(db.orm, [row.userId])).has(row.userId),
    }
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
