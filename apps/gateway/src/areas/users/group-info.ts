import { asc, eq, sql, type SQL } from 'drizzle-orm'
import type { UserGroupInfo } from '@sitewright/domain/groups/model'
import type { GroupNamesById } from '@sitewright/domain/shared/group-names'
import type { Queries } from '../../db/database'
import { groupUsers, userGroups } from '../../db/schema'

/** Names of the groups of a user that give something, by the id of what they give; each list by name. */
async function readGroupNames(q: Queries, userId: number, table: SQL, column: SQL): Promise<GroupNamesById> {
  const { rows } = await q.execute<{ id: number; names: string[] }>(sql`
    select granted.${column} as id, array_agg(g.name order by lower(g.name), g.user_group_id) as names
    from user_group_user gu join user_group g using (user_group_id) join ${table} granted using (user_group_id)
    where gu.user_id = ${userId} group by granted.${column}`)
  return Object.fromEntries(rows.map(({ id, names }) => [String(id), names]))
}

/** The groups of a user by name, and what each of them gives (API-66, API-101, API-102). */
export async function readGroupInfo(q: Queries, userId: number): Promise<UserGroupInfo> {
  return {
    userGroups: await q
      .select({ userGroupId: userGroups.userGroupId, name: userGroups.name })
      .from(groupUsers)
      .innerJoin(userGroups, eq(userGroups.userGroupId, groupUsers.ownerId))
      .where(eq(groupUsers.itemId, userId))
      .orderBy(sql`lower(${userGroups.name})`, asc(userGroups.userGroupId)),
    userGroupsByAddOnId: await readGroupNames(q, userId, sql`user_group_add_on`, sql`add_on_id`),
    userGroupsByProjectId: await readGroupNames(q, userId, sql`user_group_project`, sql`project_id`),
    userGroupsByRoleId: await readGroupNames(q, userId, sql`user_group_role`, sql`role_id`),
  }
}
