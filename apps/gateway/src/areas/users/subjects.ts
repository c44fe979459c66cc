import { mayChangeEqual } from '@sitewright/domain/shared/policy'
import { userReplies } from '@sitewright/domain/users/messages'
import type { Database, Queries } from '../../db/database'
import { scopeOf } from '../../db/scope'
import { readAllLicenses } from '../../holdings/all-licenses'
import type { SignedIn } from '../../http/caller'
import { loading } from '../../http/loading'
import { notFound, requireAllowed } from '../../http/refusals'
import { findUser, lockUser, type UserRow } from './store'

const withFacts = async (q: Queries, row: UserRow) => ({
  ...row,
  isAllLicenses: (await readAllLicenses(q, [row.userId])).has(row.userId),
})

/** Handlers of calls about one user, by what names the user in the address. Their subject is the user's row. */
export function userHandlersBy(db: Database) {
  const find = async (actor: SignedIn, who: string | number) => {
    const row = await findUser(db.orm, scopeOf(actor), who)
    return row && withFacts(db.orm, row)
  }
  const shared = {
    stranger: ({ licenseId }: SignedIn) => ({ userId: 0, licenseId }),
    missing: userReplies.notFound,
  }
  return {
    byName: loading({
      ...shared,
      load: ({ actor, params }: { actor: SignedIn; params: { username: string } }) => find(actor, params.username),
    }),
    byId: loading({
      ...shared,
      load: ({ actor, params }: { actor: SignedIn; params: { userId: number } }) => find(actor, params.userId),
    }),
    byQuery: loading({
      ...shared,
      load: ({ actor, query }: { actor: SignedIn; query: { userId: number } }) => find(actor, query.userId),
    }),
  }
}

/**
 * Locks the user that a call saves until the transaction ends, and judges again whether the user has more access than the actor: roles may have been granted since the call
 * was judged.
 * @param who the name or the id in the call's address
 * @throws Problem 404 for a user who no longer exists, 403 for one who has access to all licenses now
 */
export async function lockSubject(tx: Queries, actor: SignedIn, who: string | number) {
  const row = await lockUser(tx, scopeOf(actor), who)
  if (row === undefined) throw notFound(userReplies.notFound)
  requireAllowed(mayChangeEqual(actor, await withFacts(tx, row)))
  return { ...row, auditSubject: { kind: 'user', id: row.userId } as const }
}
