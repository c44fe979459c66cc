import { eq } from 'drizzle-orm'
import type { Queries } from './database'
import { sentence } from './name-sentence'
import { roleGroups, type roles } from './schema'

type Group = typeof roleGroups.$inferSelect
type Role = typeof roles.$inferSelect

/** A group of the catalog with its roles, in the order in which they are listed. */
export interface CatalogGroup {
  readonly name: string
  readonly roles: readonly { readonly name: string; readonly friendlyName: string }[]
}

interface GroupChanges {
  readonly ids: ReadonlyMap<string, number>
  readonly added: readonly Group[]
  readonly notes: readonly string[]
}

/**
 * Adds the groups of the catalog that a database lacks, and renames those that have another name in the catalog. Groups that left the catalog stay: product licenses
 * refer to them.
 */
export async function updateRoleGroups(
  tx: Queries,
  catalog: readonly CatalogGroup[],
  stored: readonly Role[],
): Promise<GroupChanges> {
  const groups = await tx.select().from(roleGroups)
  const ids = new Map(groups.map((group) => [group.name, group.roleGroupId]))
  const names = new Set(catalog.map((group) => group.name))
  const left = new Set(groups.filter((group) => !names.has(group.name)))
  const missing: CatalogGroup[] = []
  const renamed: string[] = []
  for (const group of catalog) {
    if (ids.has(group.name)) continue
    const former = formerGroup(group, left, stored)
    if (former === undefined) missing.push(group)
    else {
      await tx.update(roleGroups).set({ name: group.name }).where(eq(roleGroups.roleGroupId, former.roleGroupId))
      ids.set(group.name, former.roleGroupId)
      left.delete(former)
      renamed.push(`${former.name} is now ${group.name}`)
    }
  }
  const added =
    missing.length === 0
      ? []
      : await tx
          .insert(roleGroups)
          .values(missing.map(({ name }) => ({ name })))
          .returning()
  for (const group of added) ids.set(group.name, group.roleGroupId)
  const notes = [
    ...sentence(
      'Role groups added from the catalog',
      added.map(({ name }) => name),
    ),
    ...sentence('Role groups renamed as in the catalog', renamed),
    ...sentence(
      'Role groups that are no longer in the catalog, and stay',
      [...left].map(({ name }) => name),
    ),
  ]
  return { ids, added, notes }
}

/** A group has no key but its name. It was renamed when all of its roles that a database has come from one group that left the catalog. */
function formerGroup(group: CatalogGroup, left: ReadonlySet<Group>, stored: readonly Role[]): Group | undefined {
  const names = new Set(group.roles.map(({ name }) => name))
  const formerIds = new Set(stored.filter(({ name }) => names.has(name)).map(({ roleGroupId }) => roleGroupId))
  if (formerIds.size !== 1) return undefined
  return [...left].find(({ roleGroupId }) => formerIds.has(roleGroupId))
}
