import { and, asc, sql } from 'drizzle-orm'
import { groupMessages } from '@sitewright/domain/groups/messages'
import type { Actor } from '@sitewright/domain/shared/policy'
import type { Queries } from '../../db/database'
import { idList } from '../../db/id-list'
import { userGroups } from '../../db/schema'
import { notFound } from '../../http/refusals'
import { isStorableId } from '../../http/storable'
import { inScope, scopeOf, type LicenseScope } from '../../db/scope'

export type GroupRow = typeof userGroups.$inferSelect

const ofIds = (scope: LicenseScope, userGroupIds: readonly number[]) =>
  and(sql`${userGroups.userGroupId} = any(${idList(userGroupIds)})`, inScope(userGroups.licenseId, scope))

/** Those of the ids that are groups within the scope, by id. */
export const findGroups = async (
  q: Queries,
  scope: LicenseScope,
  userGroupIds: readonly number[],
): Promise<GroupRow[]> =>
  q
    .select()
    .from(userGroups)
    .where(ofIds(scope, userGroupIds.filter(isStorableId)))
    .orderBy(asc(userGroups.userGroupId))

export const findGroup = async (q: Queries, scope: LicenseScope, userGroupId: number): Promise<GroupRow | undefined> =>
  (await findGroups(q, scope, [userGroupId]))[0]

/**
 * Holds groups until the transaction ends, in the order of their ids: of two saves at the same time the second reads what the first wrote.
 * @throws Problem 404 where one of them does not exist or is of another license, told alike
 */
export async function lockGroups(tx: Queries, actor: Actor, userGroupIds: readonly number[]): Promise<GroupRow[]> {
  const wanted = [...new Set(userGroupIds)]
  const rows = await tx
    .select()
    .from(userGroups)
    .where(ofIds(scopeOf(actor), wanted.filter(isStorableId)))
    .orderBy(asc(userGroups.userGroupId))
    .for('update')
  if (rows.length < wanted.length) throw notFound(groupMessages.notFound)
  return rows
}

/** The same for one. */
export async function lockGroup(tx: Queries, actor: Actor, userGroupId: number): Promise<GroupRow> {
  const [row] = await lockGroups(tx, actor, [userGroupId])
  if (row === undefined) throw notFound(groupMessages.notFound)
  return row
}
