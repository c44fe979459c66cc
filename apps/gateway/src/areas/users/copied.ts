import { asc, sql } from 'drizzle-orm'
import { isVendorAddOn } from '@sitewright/domain/add-ons/rules'
import { canOpenRoles } from '@sitewright/domain/roles/policy'
import { labelOfRole } from '@sitewright/domain/roles/rules'
import { combinesRolesApart, ROLES_APART } from '@sitewright/domain/shared/grants'
import type { NotCopied } from '@sitewright/domain/shared/not-copied'
import { worksInAllLicenses } from '@sitewright/domain/shared/policy'
import type { Queries } from '../../db/database'
import { userAddOns, userGroups, userProjects, userRoles } from '../../db/schema'
import { readAssigned } from '../../holdings/assignments'
import { chooseFrom, chooseProjects, chooseRoles, nameOf } from '../../holdings/choosing'
import { findRoles, rolesNotGrantable, type RoleRow } from '../../holdings/grants'
import { productsOverLimit } from '../../holdings/limits'
import { readAddOns, shareOffered } from '../../holdings/products'
import { presentAddOn } from '../../holdings/add-on-wire'
import { idList } from '../../db/id-list'
import type { SignedIn } from '../../http/caller'
import type { UserRow } from './store'

/** Ids of the direct assignments of a copy, and of the groups that it joins. */
export interface Copied {
  readonly addOnIds: readonly number[]
  readonly roleIds: readonly number[]
  readonly projectIds: readonly number[]
  readonly groupIds: readonly number[]
}

export interface CopyOf {
  readonly actor: SignedIn
  readonly originalId: number
  /** The new user. */
  readonly target: Pick<UserRow, 'licenseId' | 'vendors'>
}

/** A `type`, because the driver requires rows to be assignable to `Record<string, unknown>`. */
type LockedGroup = { userGroupId: number; licenseId: number; name: string; addOnIds: number[]; roleIds: number[] }

/** The groups of the original with what they grant, by name. Locks them, so that it stays what is judged here. */
async function lockGroups(tx: Queries, originalId: number): Promise<LockedGroup[]> {
  const locked = await tx
    .select({ userGroupId: userGroups.userGroupId })
    .from(userGroups)
    .where(
      sql`${userGroups.userGroupId} in (select gu.user_group_id from user_group_user gu where gu.user_id = ${originalId})`,
    )
    .orderBy(asc(userGroups.userGroupId))
    .for('share')
  const { rows } = await tx.execute<LockedGroup>(sql`
    select g.user_group_id as "userGroupId", g.license_id as "licenseId", g.name,
      array(select add_on_id from user_group_add_on ga where ga.user_group_id = g.user_group_id order by 1) as "addOnIds",
      array(select role_id from user_group_role gr where gr.user_group_id = g.user_group_id order by 1) as "roleIds"
    from user_group g
    where g.user_group_id = any(${idList(locked.map(({ userGroupId }) => userGroupId))})
    order by lower(g.name), g.user_group_id`)
  return rows
}

/** Groups of the new user's license whose roles the caller may grant (ROLE-53). */
async function chooseGroups(tx: Queries, { actor, originalId, target }: CopyOf) {
  const groups = await lockGroups(tx, originalId)
  const roles = await findRoles(
    tx,
    groups.flatMap((group) => group.roleIds),
  )
  const beyond = new Set(rolesNotGrantable(actor, roles).map(({ roleId }) => roleId))
  return chooseFrom(groups, nameOf, [
    ['groupOfOtherLicense', (group) => group.licenseId !== target.licenseId],
    ['groupNotGrantable', (group) => group.roleIds.some((id) => beyond.has(id))],
  ])
}

/** Product licenses that the license of the new user has and does not hide; a vendor one where there is a vendor's name (USER-67). */
async function chooseProducts(tx: Queries, { originalId, target }: CopyOf) {
  const addOnIds = await readAssigned(tx, userAddOns, originalId)
  const known = await shareOffered(tx, target.licenseId, addOnIds)
  return chooseFrom(await readAddOns(tx, addOnIds), nameOf, [
    ['productNotOffered', (row) => !known.has(row.addOnId)],
    ['productWithoutVendor', (row) => target.vendors.length === 0 && isVendorAddOn(presentAddOn(row))],
  ])
}

/** Tells the role that a copy drops, where roles that are kept apart would meet in it (PERM-30). */
async function findsRoleApart(
  tx: Queries,
  actor: SignedIn,
  direct: readonly RoleRow[],
  groups: readonly LockedGroup[],
): Promise<(roleId: number) => boolean> {
  const granted = await findRoles(
    tx,
    groups.flatMap(({ roleIds }) => roleIds),
  )
  const all = [...direct, ...granted]
  if (worksInAllLicenses(actor) || !combinesRolesApart(all.map(({ name }) => name))) return () => false
  const dropped = all.find(({ name }) => name === ROLES_APART[1])?.roleId
  return (roleId) => roleId === dropped
}

/** Reasons that only users with access to all licenses read: for others a project or user group of another license does not exist (ROLE-59). */
const OF_OTHER_LICENSES: readonly NotCopied['reason'][] = ['projectOfOtherLicense', 'groupOfOtherLicense']

/** What a copy of a user gets, and what is left out. */
export async function chooseCopied(
  tx: Queries,
  copy: CopyOf,
): Promise<{ readonly copied: Copied; readonly leftOut: readonly NotCopied[] }> {
  const products = await chooseProducts(tx, copy)
  const groups = await chooseGroups(tx, copy)
  const wanted = [...products.items.map(({ addOnId }) => addOnId), ...groups.items.flatMap(({ addOnIds }) => addOnIds)]
  const overLimit = await productsOverLimit(tx, copy.target.licenseId, new Map(wanted.map((id) => [id, 1])))
  const full = new Set(overLimit.map(({ addOnId }) => addOnId))
  const seated = chooseFrom(products.items, nameOf, [['productOverLimit', ({ addOnId }) => full.has(addOnId)]])
  const joined = chooseFrom(groups.items, nameOf, [
    ['groupOverLimit', ({ addOnIds }) => addOnIds.some((id) => full.has(id))],
  ])
  const addOnIds = seated.items.map(({ addOnId }) => addOnId)
  const { actor, originalId, target } = copy
  const direct = await findRoles(tx, await readAssigned(tx, userRoles, originalId))
  const choose = async (chosenGroups: readonly LockedGroup[]) =>
    chooseRoles(tx, direct, {
      actor,
      mayEdit: canOpenRoles.canDecide(actor).allowed,
      addOnIds: [...addOnIds, ...chosenGroups.flatMap((group) => group.addOnIds)],
    })
  const isApart = await findsRoleApart(tx, actor, (await choose(joined.items)).items, joined.items)
  const groupsApart = chooseFrom(joined.items, nameOf, [['groupApart', ({ roleIds }) => roleIds.some(isApart)]])
  const roles = await choose(groupsApart.items)
  const rolesApart = chooseFrom(roles.items, labelOfRole, [['roleApart', ({ roleId }) => isApart(roleId)]])
  // A project of another license needs its own grant.
  const projectIds = await readAssigned(tx, userProjects, originalId)
  const projects = await chooseProjects(tx, projectIds, (licenseId) => licenseId === target.licenseId)
  return {
    copied: {
      addOnIds,
      roleIds: rolesApart.items.map(({ roleId }) => roleId),
      projectIds: projects.items,
      groupIds: groupsApart.items.map(({ userGroupId }) => userGroupId),
    },
    leftOut: [products, seated, roles, rolesApart, projects, groups, joined, groupsApart]
      .flatMap((chosen) => chosen.leftOut)
      .filter(({ reason }) => worksInAllLicenses(actor) || !OF_OTHER_LICENSES.includes(reason)),
  }
}
