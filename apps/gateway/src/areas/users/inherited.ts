import { sql, type SQL } from 'drizzle-orm'
import type { RoleInfo } from '@sitewright/domain/roles/model'
import type { Queries } from '../../db/database'
import { userAddOns, userRoles } from '../../db/schema'
import { readAssigned } from '../../holdings/assignments'
import { roleGroupsOf } from '../../holdings/grants'
import { readRoleInfo } from '../../holdings/role-info'
import { tagOfIds } from '../../http/versions'

/** Ids of what the groups of a user grant, each once, ascending. */
const readInherited = async (q: Queries, userId: number, table: SQL, column: SQL): Promise<number[]> => {
  const { rows } = await q.execute<{ id: number }>(sql`
    select distinct granted.${column} as id from user_group_user gu join ${table} granted using (user_group_id)
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

/** The role groups of a user with the direct roles, and the tag of these. */
export async function readRolesTab(q: Queries, userId: number): Promise<{ body: RoleInfo; tag: string }> {
  const directRoleIds = await readAssigned(q, userRoles, userId)
  const roleGroupIds = await roleGroupsOf(q, await readAllAddOns(q, userId))
  const inheritedRoleIds = await readInheritedRoles(q, userId)
  return {
    body: await readRoleInfo(q, { roleGroupIds, directRoleIds, inheritedRoleIds }),
    tag: tagOfIds(directRoleIds),
  }
}
