import { ROLE_GROUPS, type RoleName } from '@sitewright/domain/shared/role-catalogue'
import type { Queries } from './database'
import { isAdministrativeRole } from '@sitewright/domain/shared/roles'
import { roleGroups, roles } from './schema'

/** The id of a role of the catalogue. */
export type RoleIds = (name: RoleName) => number

/** Writes the catalogue of roles, in its order; ids count from 1. */
export async function seedRoles(tx: Queries): Promise<RoleIds> {
  const groups = await tx
    .insert(roleGroups)
    .values(ROLE_GROUPS.map((group) => ({ name: group.name })))
    .returning()
  const groupIds = new Map(groups.map((group) => [group.name, group.roleGroupId]))
  const rows = ROLE_GROUPS.flatMap((group) =>
    group.roles.map((role) => ({
      ...role,
      roleGroupId: lookUp(groupIds, group.name),
      isAdministrative: isAdministrativeRole(role.name),
    })),
  )
  const written = await tx.insert(roles).values(rows).returning()
  const ids = new Map(written.map((role) => [role.name, role.roleId]))
  return (name) => lookUp(ids, name)
}

function lookUp(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`${name} was not written.`)
  return id
}
