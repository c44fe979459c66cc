import { asc, getTableColumns, sql } from 'drizzle-orm'
import { roleMessages } from '@sitewright/domain/roles/messages'
import { labelOfRole } from '@sitewright/domain/roles/rules'
import { grantMessages, rolesBeyond, rolesNotTakeable } from '@sitewright/domain/shared/grants'
import type { Actor } from '@sitewright/domain/shared/policy'
import type { Queries } from '../db/database'
import { idList } from '../db/id-list'
import { addOnRoleGroups, roles } from '../db/schema'
import { forbidden, invalid } from '../http/refusals'
import { isStorableId } from '../http/storable'
import { rowsNamed } from './role-names'

export type RoleRow = typeof roles.$inferSelect

/** Those of the ids that are roles, in the order of the catalogue. */
export const findRoles = async (q: Queries, roleIds: readonly number[]): Promise<RoleRow[]> =>
  q
    .select(getTableColumns(roles))
    .from(roles)
    .where(sql`${roles.roleId} = any(${idList(roleIds.filter(isStorableId))})`)
    .orderBy(asc(roles.roleGroupId), asc(roles.roleId))

/**
 * The roles of these ids.
 * @throws Problem 400 where one of them is no role
 */
export async function requireRoles(q: Queries, roleIds: readonly number[]): Promise<RoleRow[]> {
  const found = await findRoles(q, roleIds)
  if (found.length < new Set(roleIds).size) throw invalid({ roleIds: [roleMessages.notFound] }, roleMessages.notFound)
  return found
}

/** Those of some roles that the actor may not grant (ROLE-53). */
export const rolesNotGrantable = <R extends Pick<RoleRow, 'name'>>(
  actor: Pick<Actor, 'roles'>,
  wanted: readonly R[],
): R[] => rowsNamed(wanted, (names) => rolesBeyond(actor, names))

/**
 * Judges only roles that are added. Assigned roles can stay or be removed.
 * @throws Problem 403 with the roles that the caller may not grant (ROLE-53), 400 where one is no role
 */
export async function requireGrantable(
  q: Queries,
  actor: Pick<Actor, 'roles'>,
  roleIds: readonly number[],
): Promise<void> {
  if (roleIds.length === 0) return
  const beyond = rolesNotGrantable(actor, await requireRoles(q, roleIds))
  if (beyond.length > 0) throw forbidden(grantMessages.roles(beyond.map(labelOfRole)))
}

/**
 * Judges roles that are removed from an API key (ROLE-55). For users, the database records the loss (`refuseTaking`).
 * @throws Problem 403 with the roles that the caller may not remove
 */
export function requireTakeable(actor: Pick<Actor, 'roles'>, removed: readonly RoleRow[]): void {
  const refused = rowsNamed(removed, (names) => rolesNotTakeable(actor, names))
  if (refused.length > 0) throw forbidden(grantMessages.taken(refused.map(labelOfRole)))
}

/** Ids of the role groups that product licenses include. */
export async function roleGroupsOf(q: Queries, addOnIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await q
    .selectDistinct({ roleGroupId: addOnRoleGroups.roleGroupId })
    .from(addOnRoleGroups)
    .where(sql`${addOnRoleGroups.addOnId} = any(${idList(addOnIds)})`)
  return new Set(rows.map(({ roleGroupId }) => roleGroupId))
}

/** Role groups by the product license that includes them. */
export async function roleGroupsByAddOn(
  q: Queries,
  addOnIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await q
    .select()
    .from(addOnRoleGroups)
    .where(sql`${addOnRoleGroups.addOnId} = any(${idList(addOnIds)})`)
    .orderBy(asc(addOnRoleGroups.addOnId), asc(addOnRoleGroups.roleGroupId))
  return new Map(
    addOnIds.map((addOnId) => [
      addOnId,
      rows.filter((row) => row.addOnId === addOnId).map(({ roleGroupId }) => roleGroupId),
    ]),
  )
}

/**
 * Requires that roles that are added belong to product licenses of their owner.
 * @param addOnIds all product licenses of the owner, those of groups among them
 * @throws Problem 400 where one belongs to none of them, or is no role
 */
export async function requireOffered(
  q: Queries,
  roleIds: readonly number[],
  addOnIds: readonly number[],
): Promise<void> {
  if (roleIds.length === 0) return
  const offered = await roleGroupsOf(q, addOnIds)
  const wanted = await requireRoles(q, roleIds)
  if (wanted.every(({ roleGroupId }) => offered.has(roleGroupId))) return
  throw invalid({ roleIds: [roleMessages.notOffered] }, roleMessages.notOffered)
}
