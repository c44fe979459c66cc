import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { groups } from '@sitewright/api-client/contract/groups'
import { groupMessages } from '@sitewright/domain/groups/messages'
import type { Queries } from '../../db/database'
import { addOns, groupAddOns, groupRoles, groupUsers, licenseAddOns, userGroups } from '../../db/schema'
import { readAssigned } from '../../holdings/assignments'
import { findRoles, requireAdmittable } from '../../holdings/grants'
import type { JudgedCall } from '../../http/handler'
import { invalid } from '../../http/refusals'
import { saveLocked } from '../../saves/save-locked'
import { refuseNameOfTwin } from './name-taken'
import { replyWithGroup } from './read'
import { lockGroup, type GroupRow } from './store'

/**
 * A group can move to another license only while it has no users, and only with product licenses that the new license has.
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

/** Saves name and license. A save that changes nothing does not count as a new version. The database ensures that the name is free (`refuseTakenName`). */
export function saveDetails(tx: Queries, call: JudgedCall<(typeof groups)['saveDetails']>) {
  const { actor, body } = call
  return saveLocked(tx, call, {
    action: 'groups.saveDetails',
    conflict: groupMessages.conflict,
    lock: () => lockGroup(tx, actor, body.sent.userGroupId),
    versionOf: ({ version }) => version,
    write: async (row) => {
      const { name, licenseId } = body.settle(row)
      if (licenseId !== row.licenseId) {
        await requireMovable(tx, row, licenseId)
        const roles = await findRoles(tx, await readAssigned(tx, groupRoles, row.userGroupId))
        requireAdmittable(
          actor,
          roles.map((role) => role.name),
        )
      }
      if (name === row.name && licenseId === row.licenseId) return undefined
      await refuseNameOfTwin(tx, { userGroupId: row.userGroupId, licenseId, name }, 'name')
      const saved = { ...row, name, licenseId, version: row.version + 1 }
      await tx
        .update(userGroups)
        .set({ name, licenseId, version: saved.version })
        .where(eq(userGroups.userGroupId, row.userGroupId))
      return { before: { name: row.name, licenseId: row.licenseId }, after: { name, licenseId }, owner: saved }
    },
    present: (row) => replyWithGroup(tx, actor, row),
  })
}
