import { eq } from 'drizzle-orm'
import { ROLE_GROUPS, type RoleName } from '@sitewright/domain/shared/role-catalog'
import { canonicalRole, isAdministrativeRole } from '@sitewright/domain/shared/roles'
import type { Queries } from './database'
import { sentence } from './name-sentence'
import { updateRoleGroups, type CatalogGroup } from './role-group-catalog'
import { roles } from './schema'

/** What an update of the catalog has done. */
export interface RoleChanges {
  readonly addedRoles: readonly string[]
  readonly addedGroups: readonly { readonly roleGroupId: number; readonly name: string }[]
  /** Sentences for the operator. */
  readonly notes: readonly string[]
}

/** The id of a role of the catalog. */
export type RoleIds = (name: RoleName) => number

/** Writes the catalog of roles into an empty database, in its order; ids count from 1. */
export async function seedRoles(tx: Queries): Promise<RoleIds> {
  await updateRoles(tx)
  const written = await tx.select({ name: roles.name, roleId: roles.roleId }).from(roles)
  const ids = new Map(written.map((role) => [role.name, role.roleId]))
  return (name) => lookUp(ids, name)
}

/**
 * Brings the roles of a database up to date with the catalog: adds those that it lacks, and corrects label, group and kind of the others. A role is recognized by its name.
 * Nothing is removed, because people have been granted it: a role that left the catalog stays, with its assignments.
 */
export async function updateRoles(tx: Queries, catalog: readonly CatalogGroup[] = ROLE_GROUPS): Promise<RoleChanges> {
  const stored = await tx.select().from(roles)
  const groups = await updateRoleGroups(tx, catalog, stored)
  const byName = new Map(stored.map((role) => [canonicalRole(role.name), role]))
  const missing: (typeof roles.$inferInsert)[] = []
  const changed: string[] = []
  for (const group of catalog) {
    for (const { name, friendlyName } of group.roles) {
      const role = byName.get(canonicalRole(name))
      const wanted = {
        friendlyName,
        roleGroupId: lookUp(groups.ids, group.name),
        isAdministrative: isAdministrativeRole(name),
      }
      if (role === undefined) missing.push({ name, ...wanted })
      else if (!hasValues(role, wanted)) {
        await tx.update(roles).set(wanted).where(eq(roles.roleId, role.roleId))
        changed.push(name)
      }
      byName.delete(canonicalRole(name))
    }
  }
  if (missing.length > 0) await tx.insert(roles).values(missing)
  const addedRoles = missing.map(({ name }) => name)
  const left = [...byName.values()].map(({ name }) => name)
  const notes = [
    ...groups.notes,
    ...sentence('Roles added from the catalog', addedRoles),
    ...sentence('Roles updated from the catalog', changed),
    ...sentence('Roles that are no longer in the catalog, and stay assigned', left),
  ]
  return { addedRoles, addedGroups: groups.added, notes }
}

const hasValues = <Row extends object>(row: Row, wanted: Partial<Row>): boolean =>
  Object.entries(wanted).every(([name, value]) => Reflect.get(row, name) === value)

function lookUp(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`${name} was not written.`)
  return id
}
