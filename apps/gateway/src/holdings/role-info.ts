import { asc, eq, getTableColumns, or, sql } from 'drizzle-orm'
import type { Role, RoleGroup, RoleInfo } from '@sitewright/domain/roles/model'
import type { Queries } from '../db/database'
import { idList } from '../db/id-list'
import { roleGroups, roles } from '../db/schema'
import type { RoleRow } from './grants'

/** A role as the wire shows it. */
export const presentRole = ({ roleId, name, friendlyName, description }: RoleRow): Role => ({
  roleId,
  name,
  friendlyName,
  description,
})

export interface HeldRoles {
  /** Role groups that the product licenses held bring, those of groups among them. */
  readonly roleGroupIds: Iterable<number>
  readonly directRoleIds: readonly number[]
  /** Of user groups. */
  readonly inheritedRoleIds?: readonly number[]
}

/**
 * The role groups in the order of the catalogue, with what is assigned directly. Of a group that no product license brings the roles that are held all the same, so that
 * they are seen and can be taken away; the others of that group could not be given.
 */
export async function readRoleInfo(
  q: Queries,
  { roleGroupIds, directRoleIds, inheritedRoleIds = [] }: HeldRoles,
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
