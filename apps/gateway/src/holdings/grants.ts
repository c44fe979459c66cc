import { asc, getTableColumns, sql } from 'drizzle-orm'
import { roleMessages } from '@sitewright/domain/roles/messages'
import { labelOfRole } from '@sitewright/domain/roles/rules'
import { grantReplies } from '@sitewright/domain/shared/grant-messages'
import { keyRolesNotTakeable, rolesBeyond } from '@sitewright/domain/shared/grants'
import { worksInAllLicenses, type Actor } from '@sitewright/domain/shared/policy'
import { isAdministrativeRole } from '@sitewright/domain/shared/roles'
import type { Queries } from '../db/database'
import { idList } from '../db/id-list'
import { addOnRoleGroups, roles } from '../db/schema'
import type { SignedIn } from '../http/caller'
import { forbidden, invalid } from '../http/refusals'
import { isStorableId } from '../http/storable'
import { rowsNamed } from './role-names'

export type RoleRow = typeof roles.$inferSelect

/** Those of the ids that are roles, in the order of the catalog. */
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

/** Who grants: a person, or a program with an API key. */
export type Granter = Pick<SignedIn, 'roles' | 'apiKeyId'>

/**
 * Those of some roles that the actor may not grant (ROLE-53).
 * @throws Problem 403 where one is administrative and the actor is a program, whatever its key has (USER-130)
 */
export function rolesNotGrantable(actor: Granter, wanted: readonly RoleRow[]): RoleRow[] {
  const administrative = wanted.filter(({ name }) => isAdministrativeRole(name))
  if (actor.apiKeyId !== undefined && administrative.length > 0) {
    throw forbidden(grantReplies.byKey(administrative.map(labelOfRole)))
  }
  return rowsNamed(wanted, (names) => rolesBeyond(actor, names))
}

/**
 * Judges a call that gives back the roles that someone has: an activation, an unlock, a move to another license.
 * @throws Problem 403 where one is administrative and the actor is a program (USER-130)
 */
export function requireAdmittable(actor: Granter, roleNames: readonly string[]): void {
  if (actor.apiKeyId === undefined || !roleNames.some(isAdministrativeRole)) return
  throw forbidden(grantReplies.admittedByKey)
}

/**
 * Judges only roles that are added. Assigned roles can stay or be removed.
 * @throws Problem 403 with the roles that the caller may not grant (ROLE-53), 400 where one is no role
 */
export async function requireGrantable(q: Queries, actor: Granter, roleIds: readonly number[]): Promise<void> {
  if (roleIds.length === 0) return
  const beyond = rolesNotGrantable(actor, await requireRoles(q, roleIds))
  if (beyond.length > 0) throw forbidden(grantReplies.roles(beyond.map(labelOfRole)))
}

/**
 * Judges roles that are removed from an API key (ROLE-57). For users, the database records the loss (`refuseTaking`).
 * @param before the roles of the key before the save
 * @throws Problem 403 with the roles that the caller may not remove
 */
export function requireTakeable(
  actor: Pick<Actor, 'roles'>,
  before: readonly RoleRow[],
  removed: readonly RoleRow[],
): void {
  const key = { roles: before.map(({ name }) => name) }
  const refused = rowsNamed(removed, (names) => keyRolesNotTakeable(actor, key, names)).map(labelOfRole)
  if (refused.length === 0) return
  throw forbidden(worksInAllLicenses(key) ? grantReplies.keyTakenFromAbove(refused) : grantReplies.keyTaken(refused))
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

/** The same for a call that adds their roles: none of the groups can be removed from these product licenses until the transaction ends (CAT-09). */
export async function shareRoleGroupsOf(tx: Queries, addOnIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await tx
    .select()
    .from(addOnRoleGroups)
    .where(sql`${addOnRoleGroups.addOnId} = any(${idList(addOnIds)})`)
    .orderBy(asc(addOnRoleGroups.addOnId), asc(addOnRoleGroups.roleGroupId))
    .for('share')
  return new Set(rows.map(({ roleGroupId }) => roleGroupId))
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
  const offered = await shareRoleGroupsOf(q, addOnIds)
  const wanted = await requireRoles(q, roleIds)
  if (wanted.every(({ roleGroupId }) => offered.has(roleGroupId))) return
  throw invalid({ roleIds: [roleMessages.notOffered] }, roleMessages.notOffered)
}
