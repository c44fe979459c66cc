import { and, eq, sql } from 'drizzle-orm'
import type { RoleName } from '@sitewright/domain/shared/role-catalog'
import { idList } from '../db/id-list'
import type { Queries } from '../db/database'
import { groupRoles, groupUsers, roles, userRoles } from '../db/schema'

const ALL_LICENSES: RoleName = 'ACCESS_ALL_CUSTOMER_LICENCES'

/** Which of the users have the all-licenses role, directly or through a group. */
export async function readAllLicenses(q: Queries, userIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set()
  const own = q
    .select({ userId: userRoles.ownerId })
    .from(userRoles)
    .innerJoin(roles, eq(roles.roleId, userRoles.itemId))
    .where(and(eq(roles.name, ALL_LICENSES), sql`${userRoles.ownerId} = any(${idList(userIds)})`))
  const inherited = q
    .select({ userId: groupUsers.itemId })
    .from(groupUsers)
    .innerJoin(groupRoles, eq(groupRoles.ownerId, groupUsers.ownerId))
    .innerJoin(roles, eq(roles.roleId, groupRoles.itemId))
    .where(and(eq(roles.name, ALL_LICENSES), sql`${groupUsers.itemId} = any(${idList(userIds)})`))
  return new Set((await own.union(inherited)).map((row) => row.userId))
}
