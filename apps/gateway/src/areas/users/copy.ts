import type { users } from '@sitewright/api-client/contract/users'
import { notCopiedSentences } from '@sitewright/domain/shared/not-copied'
import { userReplies } from '@sitewright/domain/users/messages'
import { UserInput } from '@sitewright/domain/users/model'
import type { Queries } from '../../db/database'
import { groupUsers, userAddOns, userProjects, userRoles } from '../../db/schema'
import { writeAdded } from '../../holdings/assignments'
import { refuseBothKinds, oneUser } from '../../holdings/kinds'
import { lockProducts } from '../../holdings/limits'
import { keepRolesApart } from '../../holdings/roles-apart'
import { record } from '../../http/audit'
import type { JudgedCall, Reply } from '../../http/handler'
import { readMemberTags, recordGroups } from '../../saves/record-groups'
import { notFound } from '../../http/refusals'
import { scopeOf } from '../../db/scope'
import { chooseCopied, type Copied } from './copied'
import { insertUser, requireUserName } from './create'
import { presentOne } from './present'
import { findUser } from './store'
import { vendorsAmong } from './vendors'

type Copy = JudgedCall<(typeof users)['copy']>

async function writeCopied(tx: Queries, userId: number, copied: Copied): Promise<void> {
  await writeAdded(tx, userAddOns, userId, copied.addOnIds)
  await writeAdded(tx, userRoles, userId, copied.roleIds)
  await writeAdded(tx, userProjects, userId, copied.projectIds)
  if (copied.groupIds.length > 0) {
    await tx.insert(groupUsers).values(copied.groupIds.map((ownerId) => ({ ownerId, itemId: userId })))
  }
}

/**
 * Creates a user with details from the caller and the assignments of an existing user: `username` exists, `copy` is the new one (USER-49). Leaves out what the caller may not
 * grant and what has no seat, and replies so as a success with a warning (API-114).
 * @throws Problem 400 where the original has both kinds of product licenses, because the copy would have both too (USER-128)
 */
export async function copyUser(tx: Queries, call: Copy): Promise<Reply<(typeof users)['copy']>> {
  const { actor, body, now, params } = call
  const userName = requireUserName(params.copy)
  const scope = scopeOf(actor)
  const original = await findUser(tx, scope, params.username)
  if (original === undefined) throw notFound(userReplies.notFound)
  // Those of the license of the new user, before any other lock. Which of them are needed is read afterwards.
  if (scope === 'all' || scope.licenseId === body.licenseId) await lockProducts(tx, body.licenseId)
  const isSameLicense = original.licenseId === body.licenseId
  const vendors = isSameLicense ? await vendorsAmong(tx, original.licenseId, original.vendors) : []
  const row = await insertUser(tx, scope, { userName, body, vendors, now })
  const { copied, leftOut } = await chooseCopied(tx, { actor, originalId: original.userId, target: row })
  const tagOf = await readMemberTags(tx, copied.groupIds)
  await keepRolesApart(tx, actor, oneUser(row.userId), () => writeCopied(tx, row.userId, copied))
  await refuseBothKinds(tx, oneUser(row.userId), 'addOnIds')
  await record(tx, call, {
    action: 'users.copy',
    subject: { kind: 'user', id: row.userId },
    licenseId: row.licenseId,
    after: { userName, ...UserInput.parse(body), vendors, copyOf: `user:${original.userId}`, ...copied },
  })
  await recordGroups(tx, call, { ...row, joined: copied.groupIds, tagOf })
  const warning = notCopiedSentences(leftOut)
  return warning === '' ? { status: 200, body: await presentOne(tx, actor, row) } : { status: 210, body: warning }
}
