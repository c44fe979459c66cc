import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { groups } from '@sitewright/api-client/contract/groups'
import { groupMessages } from '@sitewright/domain/groups/messages'
import type { Queries } from '../../db/database'
import { addOns, groupAddOns, groupUsers, licenseAddOns, userGroups } from '../../db/schema'
import { record } from '../../http/audit'
import type { JudgedCall } from '../../http/handler'
import { conflict, invalid } from '../../http/refusals'
import { readWhole, type WholeGroup } from './read'
import { replyWithGroup } from './reply'
import { lockGroup, type GroupRow } from './store'

/**
 * A group goes to another license only as long as nobody is in it, and with product licenses that the new one has.
 * @throws Problem 400
 */
async function requireMovable(tx: Queries, row: GroupRow, licenseId: number): Promise<void> {
  const refuse = (sentence: string) => invalid({ licenseId: [sentence] }, sentence)
  if ((await tx.$count(groupUsers, eq(groupUsers.ownerId, row.userGroupId))) > 0)
    throw refuse(groupMessages.otherLicense)
  const offered = tx
    .select({ addOnId: licenseAddOns.addOnId })
    .from(licenseAddOns)
    .where(eq(licenseAddOns.licenseId, licenseId))
  const lacking = await tx
    .select({ name: addOns.name })
    .from(groupAddOns)
    .innerJoin(addOns, eq(addOns.addOnId, groupAddOns.itemId))
    .where(and(eq(groupAddOns.ownerId, row.userGroupId), notInArray(groupAddOns.itemId, offered)))
    .orderBy(sql`lower(${addOns.name})`)
  if (lacking.length > 0) throw refuse(groupMessages.productsLacking(lacking.map(({ name }) => name)))
}

/** Saves the name, and counts the save; one that changes nothing counts for nothing. That the name is free the database itself says. */
export async function saveDetails(tx: Queries, call: JudgedCall<(typeof groups)['saveDetails']>): Promise<WholeGroup> {
  const { actor, body } = call
  const row = await lockGroup(tx, actor, body.userGroupId)
  if (!call.isExpected(row.version))
    throw conflict(await replyWithGroup(tx, actor, await readWhole(tx, row)), groupMessages.conflict)
  if (body.licenseId !== row.licenseId) await requireMovable(tx, row, body.licenseId)
  const { name, licenseId } = body
  if (name === row.name && licenseId === row.licenseId) return readWhole(tx, row)
  const saved = { ...row, name, licenseId, version: row.version + 1 }
  await tx
    .update(userGroups)
    .set({ name, licenseId, version: saved.version })
    .where(eq(userGroups.userGroupId, row.userGroupId))
  await record(tx, {
    at: call.now,
    actor,
    action: 'groups.saveDetails',
    subject: { kind: 'user-group', id: row.userGroupId },
    licenseId: row.licenseId,
    before: { name: row.name, licenseId: row.licenseId },
    after: { name, licenseId },
    requestId: call.requestId,
  })
  return readWhole(tx, saved)
}
