import { and, asc, sql } from 'drizzle-orm'
import { groupMessages } from '@sitewright/domain/groups/messages'
import type { Actor } from '@sitewright/domain/shared/policy'
import type { Queries } from '../../db/database'
import { idList } from '../../db/id-list'
import { userGroups } from '../../db/schema'
import { inScope, scopeOf, type LicenseScope } from '../../db/scope'
import { notFound } from '../../http/refusals'
import { isStorableId } from '../../http/storable'
import type { Owner } from '../../saves/save-locked'

export type GroupRow = typeof userGroups.$inferSelect

const ofIds = (scope: LicenseScope, userGroupIds: readonly number[]) =>
  and(
    sql`${userGroups.userGroupId} = any(${idList(userGroupIds.filter(isStorableId))})`,
    inScope(userGroups.licenseId, scope),
  )

/** Those of the ids that are groups within the scope, by id. */
export const findGroups = async (
  q: Queries,
  scope: LicenseScope,
  userGroupIds: readonly number[],
): Promise<GroupRow[]> =>
  q.select().from(userGroups).where(ofIds(scope, userGroupIds)).orderBy(asc(userGroups.userGroupId))

export const findGroup = async (q: Queries, scope: LicenseScope, userGroupId: number): Promise<GroupRow | undefined> =>
  (await findGroups(q, scope, [userGroupId]))[0]

export type LockedGroup = GroupRow & Owner

/**
 * Locks groups until the transaction ends, in the order of their ids: of two concurrent saves, the second reads what the first wrote.
 * @throws Problem 404 where one of them does not exist or is of another license, with the same sentence
 */
export async function lockGroups(tx: Queries, actor: Actor, userGroupIds: ReadonlySet<number>): Promise<LockedGroup[]> {
  const rows = await tx
    .select()
    .from(userGroups)
    .where(ofIds(scopeOf(actor), [...userGroupIds]))
    .orderBy(asc(userGroups.userGroupId))
    .for('no key update')
  if (rows.length < userGroupIds.size) throw notFound(groupMessages.notFound)
  return rows.map((row) => ({ ...row, auditSubject: { kind: 'user-group', id: row.userGroupId } }))
}

/** The same for one. */
export async function lockGroup(tx: Queries, actor: Actor, userGroupId: number): Promise<LockedGroup> {
  const [row] = await lockGroups(tx, actor, new Set([userGroupId]))
  if (row === undefined) throw notFound(groupMessages.notFound)
  return row
}
