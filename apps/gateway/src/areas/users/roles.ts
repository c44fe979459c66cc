import type { users } from '@sitewright/api-client/contract/users'
import { roleMessages } from '@sitewright/domain/roles/messages'
import type { Role } from '@sitewright/domain/roles/model'
import type { Queries } from '../../db/database'
import { userRoles } from '../../db/schema'
import { changeBetween, readAssigned, writeChange } from '../../holdings/assignments'
import { findRoles, requireGrantable, requireOffered } from '../../holdings/grants'
import { refuseTaking } from '../../holdings/lost-roles'
import { presentRole } from '../../holdings/role-info'
import { record } from '../../http/audit'
import type { JudgedCall, Reply } from '../../http/handler'
import { conflict } from '../../http/refusals'
import { tagOfIds } from '../../http/versions'
import { readAllAddOns, readInheritedRoles, readRolesTab } from './held'
import { holdSubject } from './subjects'

type Save = (typeof users)['saveRoles']

/** All roles of a user, direct ones and those of groups, each once, in the order of the catalogue. */
export const listRolesOf = async (q: Queries, userId: number): Promise<Role[]> => {
  const direct = await readAssigned(q, userRoles, userId)
  return (await findRoles(q, [...direct, ...(await readInheritedRoles(q, userId))])).map(presentRole)
}

/** The direct roles in one transaction: those that come are judged, those that stand may stay or go (ROLE-53). */
export async function saveRoles(tx: Queries, call: JudgedCall<Save>): Promise<Reply<Save>> {
  const { actor, body, now, params } = call
  const row = await holdSubject(tx, actor, params.userId)
  const { userId } = row
  const before = await readRolesTab(tx, userId)
  const tag = tagOfIds(before.direct)
  if (!call.isExpected(tag)) throw conflict({ body: before.info, tag }, roleMessages.conflict)
  const { added, removed } = changeBetween(before.direct, body)
  if (added.length > 0) {
    await requireGrantable(tx, actor, added)
    await requireOffered(tx, added, await readAllAddOns(tx, userId))
  }
  if (added.length === 0 && removed.length === 0) {
    return { status: 200, body: before.info, tag }
  }
  const changed = await findRoles(tx, [...added, ...removed])
  const namesOf = (ids: readonly number[]) =>
    changed.filter(({ roleId }) => ids.includes(roleId)).map(({ name }) => name)
  await writeChange(tx, userRoles, userId, { added, removed })
  await refuseTaking(tx, actor)
  await record(tx, {
    at: now,
    actor,
    action: 'users.saveRoles',
    subject: { kind: 'user', id: userId },
    licenseId: row.licenseId,
    before: { roles: namesOf(removed) },
    after: { roles: namesOf(added) },
    requestId: call.requestId,
  })
  const { info, direct } = await readRolesTab(tx, userId)
  return { status: 200, body: info, tag: tagOfIds(direct) }
}
