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

/** Those of some roles that somebody may not grant (ROLE-53). */
export const rolesNotGrantable = <R extends Pick<RoleRow, 'name'>>(
  actor: Pick<Actor, 'roles'>,
  given: readonly R[],
): R[] => rowsNamed(given, (names) => rolesBeyond(actor, names))

/**
 * Only what is added is judged: what stands may stay, or go.
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
 * Judges roles that are taken from an API key (ROLE-55). Those of users the database notes by itself (`refuseTaking`).
 * @throws Problem 403 with the roles that the caller may not take away
 */
export function requireTakeable(actor: Pick<Actor, 'roles'>, taken: readonly RoleRow[]): void {
  const refused = rowsNamed(taken, (names) => rolesNotTakeable(actor, names))
  if (refused.length > 0) throw forbidden(grantMessages.taken(refused.map(labelOfRole)))
}

/** Ids of the role groups that product licenses bring to whoever holds them. */
export async function roleGroupsOf(q: Queries, addOnIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await q
    .selectDistinct({ roleGroupId: addOnRoleGroups.roleGroupId })
    .from(addOnRoleGroups)
    .where(sql`${addOnRoleGroups.addOnId} = any(${idList(addOnIds)})`)
  return new Set(rows.map(({ roleGroupId }) => roleGroupId))
}

/** Role groups by the product license that brings them. */
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
 * Roles that are added belong to product licenses that the holder has.
 * @param addOnIds all that the holder has, those of groups among them
 * @throws Problem 400 where one belongs to none of them, or is no role
 */
export async function requireOffered(
  q: Queries,
  roleIds: readonly number[],
  addOnIds: readonly number[],
): Promise<void> {
  if (roleIds.length === 0) return
  const offered = await roleGroupsOf(q, addOnIds)
  const given = await requireRoles(q, roleIds)
  if (given.every(({ roleGroupId }) => offered.has(roleGroupId))) return
  throw invalid({ roleIds: [roleMessages.notOffered] }, roleMessages.notOffered)
}
