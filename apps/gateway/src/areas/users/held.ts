import { sql, type SQL } from 'drizzle-orm'
import type { RoleInfo } from '@sitewright/domain/roles/model'
import type { Queries } from '../../db/database'
import { userAddOns, userRoles } from '../../db/schema'
import { readAssigned } from '../../holdings/assignments'
import { roleGroupsOf } from '../../holdings/grants'
import { readRoleInfo } from '../../holdings/role-info'

/** What the groups of a user give: ids, each once, ascending. */
const readInherited = async (q: Queries, userId: number, table: SQL, column: SQL): Promise<number[]> => {
  const { rows } = await q.execute<{ id: number }>(sql`
    select distinct given.${column} as id from user_group_user gu join ${table} given using (user_group_id)
    where gu.user_id = ${userId} order by 1`)
  return rows.map(({ id }) => id)
}

export const readInheritedAddOns = (q: Queries, userId: number): Promise<number[]> =>
  readInherited(q, userId, sql`user_group_add_on`, sql`add_on_id`)

export const readInheritedRoles = (q: Queries, userId: number): Promise<number[]> =>
  readInherited(q, userId, sql`user_group_role`, sql`role_id`)

/** Ids of all product licenses of a user, direct ones and those of groups. */
export const readAllAddOns = async (q: Queries, userId: number): Promise<number[]> => [
  ...new Set([...(await readAssigned(q, userAddOns, userId)), ...(await readInheritedAddOns(q, userId))]),
]

/** The role groups of a user with what is assigned, and the ids of the direct ones, which name the state. */
export async function readRolesTab(
  q: Queries,
  userId: number,
): Promise<{ readonly info: RoleInfo; readonly direct: readonly number[] }> {
  const direct = await readAssigned(q, userRoles, userId)
  const info = await readRoleInfo(q, {
    roleGroupIds: await roleGroupsOf(q, await readAllAddOns(q, userId)),
    directRoleIds: direct,
    inheritedRoleIds: await readInheritedRoles(q, userId),
  })
  return { info, direct }
}
