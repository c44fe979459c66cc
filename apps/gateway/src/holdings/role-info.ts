import { asc, eq, getTableColumns, or, sql } from 'drizzle-orm'
import type { Role, RoleGroup, RoleInfo } from '@sitewright/domain/roles/model'
import type { Queries } from '../db/database'
import { idList } from '../db/id-list'
import { roleGroups, roles } from '../db/schema'
import { tagOfIds } from '../http/versions'
import { readAssigned, type Assignments } from './assignments'
import { roleGroupsOf, type RoleRow } from './grants'

/** A role as the wire shows it. */
export const presentRole = ({ roleId, name, friendlyName, description }: RoleRow): Role => ({
  roleId,
  name,
  friendlyName,
  description,
})

export interface AssignedRoles {
  /** Role groups that the assigned product licenses include, those of groups among them. */
  readonly roleGroupIds: Iterable<number>
  readonly directRoleIds: readonly number[]
  /** Roles that user groups grant. */
  readonly inheritedRoleIds?: readonly number[]
}

/**
 * The role groups in the order of the catalog, with the direct assignments. Of a role group that no product license includes, only the assigned roles, so that they are
 * visible and can be removed.
 */
export async function readRoleInfo(
  q: Queries,
  { roleGroupIds, directRoleIds, inheritedRoleIds = [] }: AssignedRoles,
): Promise<RoleInfo> {
  const rows = await q
    .select({ ...getTableColumns(roles), groupName: roleGroups.name })
    .from(roles)
    .innerJoin(roleGroups, eq(roleGroups.roleGroupId, roles.roleGroupId))
    .where(
      or(
        sql`${roles.roleGroupId} = any(${idList([...roleGroupIds])})`,
        sql`${roles.roleId} = any(${idList([...directRoleIds, ...inheritedRoleIds])})`,
      ),
    )
    .orderBy(asc(roles.roleGroupId), asc(roles.roleId))
  const direct = new Set(directRoleIds)
  const info = new Map<number, RoleGroup>()
  for (const { groupName, ...row } of rows) {
    const group = info.get(row.roleGroupId) ?? { roleGroupId: row.roleGroupId, name: groupName, rolesForUser: [] }
    group.rolesForUser.push({ role: presentRole(row), appliedToUser: direct.has(row.roleId) })
    info.set(row.roleGroupId, group)
  }
  return [...info.values()]
}

/** The role groups of an owner's product licenses with its direct roles, and the tag of these. */
export async function readRoleState(
  q: Queries,
  tables: { readonly products: Assignments; readonly roles: Assignments },
  ownerId: number,
): Promise<{ body: RoleInfo; tag: string }> {
  const directRoleIds = await readAssigned(q, tables.roles, ownerId)
  const roleGroupIds = await roleGroupsOf(q, await readAssigned(q, tables.products, ownerId))
  return { body: await readRoleInfo(q, { roleGroupIds, directRoleIds }), tag: tagOfIds(directRoleIds) }
}
