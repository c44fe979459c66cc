import { sql } from 'drizzle-orm'
import type { groups } from '@sitewright/api-client/contract/groups'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import type { AddOn } from '@sitewright/domain/add-ons/model'
import { rolesDropped } from '@sitewright/domain/add-ons/rules'
import { labelOfRole } from '@sitewright/domain/roles/rules'
import type { Actor } from '@sitewright/domain/shared/policy'
import type { Queries } from '../../db/database'
import { idList } from '../../db/id-list'
import { groupAddOns, groupRoles } from '../../db/schema'
import { readAssigned, writeChange } from '../../holdings/assignments'
import { findRoles, roleGroupsOf, type RoleRow } from '../../holdings/grants'
import { membersOf, findUsersWithBothKinds, refuseBothKinds } from '../../holdings/kinds'
import { holdProducts, requireSeats } from '../../holdings/limits'
import { refuseTaking } from '../../holdings/lost-roles'
import { readAddOns, settleProducts } from '../../holdings/products'
import { record } from '../../http/audit'
import type { JudgedCall, Reply } from '../../http/handler'
import { conflict } from '../../http/refusals'
import { tagOfIds } from '../../http/versions'
import { presentAddOn } from '../../holdings/add-on-wire'
import { lockGroup, type GroupRow } from './store'

type Row = (typeof groups)['saveAddOns']

const present = async (q: Queries, addOnIds: readonly number[]): Promise<AddOn[]> =>
  (await readAddOns(q, addOnIds)).map(presentAddOn)

/**
 * Saves the product licenses that a group gives to its users. Of the two kinds the new one replaces the other (GROUP-18); a vendor product needs no vendor here (GROUP-21).
 * What that drops is told with 210.
 */
export async function saveAddOns(tx: Queries, call: JudgedCall<Row>): Promise<Reply<Row>> {
  const { actor, body, subject } = call
  await holdProducts(tx, subject.licenseId)
  const group = await lockGroup(tx, actor, body.userGroupId)
  const held = await readAssigned(tx, groupAddOns, group.userGroupId)
  // If the group moved to another license after it was judged, this transaction locked the product licenses of the wrong license.
  if (group.licenseId !== subject.licenseId || !call.isExpected(tagOfIds(held))) {
    throw conflict({ body: await present(tx, held), tag: tagOfIds(held) }, addOnMessages.conflict)
  }
  const settled = await settleProducts(tx, {
    licenseId: group.licenseId,
    held,
    wanted: body.addOnIds,
    bothKindsRefusal: addOnMessages.bothKinds,
  })
  const { added, removed, after, replaced } = settled
  await requireSeats(tx, group.licenseId, await newHolders(tx, group, added))
  const members = membersOf(group.userGroupId)
  const usersBefore = added.length > 0 ? await findUsersWithBothKinds(tx, members) : []
  await writeChange(tx, groupAddOns, group.userGroupId, settled)
  if (added.length > 0) await refuseBothKinds(tx, members, 'addOnIds', usersBefore)
  const dropped = await dropRoles(tx, actor, group, held, after)
  if (added.length > 0 || removed.length > 0) {
    await record(tx, {
      at: call.now,
      actor,
      action: 'groups.saveAddOns',
      subject: { kind: 'user-group', id: group.userGroupId },
      licenseId: group.licenseId,
      before: { addOnIds: held, rolesRemoved: dropped.map(({ name }) => name) },
      after: { addOnIds: after, rolesRemoved: [] },
      requestId: call.requestId,
    })
  }
  const tag = tagOfIds(after)
  const told = [
    ...(replaced.length > 0 ? [addOnMessages.kindReplaced(replaced.map(({ name }) => name))] : []),
    ...(dropped.length > 0 ? [addOnMessages.rolesRemoved(dropped.map(labelOfRole))] : []),
  ]
  return told.length > 0
    ? { status: 210, body: told.join(' '), tag }
    : { status: 200, body: await present(tx, after), tag }
}

/** How many users of the group would hold each of these for the first time, by its id (GROUP-20). Those without a limit need no count. */
async function newHolders(
  tx: Queries,
  { userGroupId, licenseId }: GroupRow,
  addOnIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (addOnIds.length === 0) return new Map()
  const { rows } = await tx.execute<{ add_on_id: number; total: number }>(sql`
    select given.add_on_id, count(*)::int as total
    from unnest(${idList(addOnIds)}) given(add_on_id)
      join license_add_on seats on seats.license_id = ${licenseId} and seats.add_on_id = given.add_on_id
      join user_group_user member on member.user_group_id = ${userGroupId}
    where seats.max_users >= 0 and not exists (
        select 1 from user_add_on own where own.user_id = member.user_id and own.add_on_id = given.add_on_id)
      and not exists (
        select 1 from user_group_user elsewhere join user_group_add_on other using (user_group_id)
        where elsewhere.user_id = member.user_id and other.add_on_id = given.add_on_id)
    group by given.add_on_id`)
  return new Map(rows.map((row) => [row.add_on_id, row.total]))
}

/** Takes away the roles of a group that only what it no longer gives has brought. */
async function dropRoles(
  tx: Queries,
  actor: Actor,
  { userGroupId }: GroupRow,
  before: readonly number[],
  after: readonly number[],
): Promise<RoleRow[]> {
  const roles = await findRoles(tx, await readAssigned(tx, groupRoles, userGroupId))
  const isNothingLeft = after.length === 0 && before.length > 0
  const dropped = rolesDropped(roles, await roleGroupsOf(tx, before), await roleGroupsOf(tx, after), isNothingLeft)
  await writeChange(tx, groupRoles, userGroupId, { added: [], removed: dropped.map(({ roleId }) => roleId) })
  await refuseTaking(tx, actor)
  return dropped
}
