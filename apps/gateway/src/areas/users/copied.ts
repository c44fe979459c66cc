import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { isVendorAddOn } from '@sitewright/domain/add-ons/rules'
import { MAX_NAMED_PROJECTS } from '@sitewright/domain/projects/model'
import { labelOfRole } from '@sitewright/domain/roles/rules'
import { canOpenRoles } from '@sitewright/domain/roles/policy'
import { worksInLicense, type Actor } from '@sitewright/domain/shared/policy'
import { userMessages } from '@sitewright/domain/users/messages'
import type { Queries } from '../../db/database'
import { projects, userAddOns, userGroups, userProjects, userRoles } from '../../db/schema'
import { readAssigned } from '../../holdings/assignments'
import { findRoles, roleGroupsOf, rolesNotGrantable } from '../../holdings/grants'
import { productsOverLimit } from '../../holdings/limits'
import { readAddOns, readOffered } from '../../holdings/products'
import { presentAddOn } from '../add-on-wire'
import { idList } from '../id-list'
import type { UserRow } from './store'

/** Ids of what a copy is given directly, and of the groups that it joins. */
export interface Copied {
  readonly addOnIds: readonly number[]
  readonly roleIds: readonly number[]
  readonly projectIds: readonly number[]
  readonly groupIds: readonly number[]
}

export interface CopyOf {
  readonly actor: Actor
  readonly originalId: number
  /** The new user. */
  readonly target: Pick<UserRow, 'licenseId' | 'vendors'>
}

interface Group {
  readonly userGroupId: number
  readonly name: string
  readonly addOnIds: readonly number[]
}

/** Ids of the groups of the original, held until the transaction ends: what they give stays what is judged here. */
async function holdGroups(tx: Queries, originalId: number): Promise<number[]> {
  const rows = await tx
    .select({ userGroupId: userGroups.userGroupId })
    .from(userGroups)
    .where(
      sql`${userGroups.userGroupId} in (select gu.user_group_id from user_group_user gu where gu.user_id = ${originalId})`,
    )
    .orderBy(asc(userGroups.userGroupId))
    .for('share')
  return rows.map(({ userGroupId }) => userGroupId)
}

/** Groups with what they give. */
async function readGroups(tx: Queries, userGroupIds: readonly number[]) {
  const { rows } = await tx.execute<{
    user_group_id: number
    license_id: number
    name: string
    add_on_ids: number[]
    role_ids: number[]
  }>(sql`
    select g.user_group_id, g.license_id, g.name,
      array(select add_on_id from user_group_add_on ga where ga.user_group_id = g.user_group_id order by 1) as add_on_ids,
      array(select role_id from user_group_role gr where gr.user_group_id = g.user_group_id order by 1) as role_ids
    from user_group g
    where g.user_group_id = any(${idList(userGroupIds)}) order by lower(g.name), g.user_group_id`)
  return rows.map((row) => ({
    userGroupId: row.user_group_id,
    licenseId: row.license_id,
    name: row.name,
    addOnIds: row.add_on_ids,
    roleIds: row.role_ids,
  }))
}

/** Groups of another license are not joined, and none that gives roles which the caller may not grant (ROLE-53). */
async function chooseGroups(tx: Queries, { actor, originalId, target }: CopyOf): Promise<Chosen<Group>> {
  const groups = await readGroups(tx, await holdGroups(tx, originalId))
  const roles = await findRoles(
    tx,
    groups.flatMap((group) => group.roleIds),
  )
  const beyond = new Set(rolesNotGrantable(actor, roles).map(({ roleId }) => roleId))
  return chooseFrom(
    groups,
    (group) => group.licenseId === target.licenseId && !group.roleIds.some((id) => beyond.has(id)),
  )
}

interface Chosen<Item> {
  readonly kept: readonly Item[]
  readonly left: readonly Item[]
}

const chooseFrom = <Item>(items: readonly Item[], isKept: (item: Item) => boolean): Chosen<Item> => ({
  kept: items.filter(isKept),
  left: items.filter((item) => !isKept(item)),
})

/** Product licenses that the license of the new user has and does not hide; a vendor one where there is a vendor's name (USER-67). */
async function chooseProducts(tx: Queries, { originalId, target }: CopyOf) {
  const known = await readOffered(tx, target.licenseId)
  return chooseFrom(
    await readAddOns(tx, await readAssigned(tx, userAddOns, originalId)),
    (row) => known.has(row.addOnId) && (target.vendors.length > 0 || !isVendorAddOn(presentAddOn(row))),
  )
}

/** Active projects of the license of the new user: of any other one only by a grant of its own. */
async function chooseProjects(tx: Queries, { originalId, target }: CopyOf) {
  const held = await tx
    .select(getTableColumns(projects))
    .from(userProjects)
    .innerJoin(projects, eq(projects.projectId, userProjects.itemId))
    .where(eq(userProjects.ownerId, originalId))
    .orderBy(sql`lower(${projects.name})`, asc(projects.projectId))
  return chooseFrom(held, (project) => project.isActive && project.licenseId === target.licenseId)
}

/** By name where they are few, and of a license that the caller works in: what another one's are called is not told (ROLE-54). */
function tellProjects(actor: Actor, left: readonly { readonly name: string; readonly licenseId: number }[]): string[] {
  const known = left.filter(({ licenseId }) => worksInLicense(actor, licenseId))
  const names = known.length > MAX_NAMED_PROJECTS ? [] : known.map(({ name }) => name)
  const unnamed = left.length - names.length
  return unnamed === 0 ? names : [...names, userMessages.projectCount(unnamed)]
}

/** Direct roles that the caller may grant and edit (ROLE-52, ROLE-53), and that belong to a product license of the new user. */
async function chooseRoles(tx: Queries, { actor, originalId }: CopyOf, addOnIds: readonly number[]) {
  const held = await findRoles(tx, await readAssigned(tx, userRoles, originalId))
  const beyond = new Set(rolesNotGrantable(actor, held))
  const offered = await roleGroupsOf(tx, addOnIds)
  const mayEdit = canOpenRoles.canDecide(actor).allowed
  return chooseFrom(held, (role) => mayEdit && !beyond.has(role) && offered.has(role.roleGroupId))
}

/** What of a user a copy gets, and the names of what it does not: products, roles, projects, groups. */
export async function chooseCopied(
  tx: Queries,
  copy: CopyOf,
): Promise<{ readonly copied: Copied; readonly leftOut: readonly string[] }> {
  const products = await chooseProducts(tx, copy)
  const groups = await chooseGroups(tx, copy)
  const wanted = [...products.kept.map(({ addOnId }) => addOnId), ...groups.kept.flatMap(({ addOnIds }) => addOnIds)]
  const overLimit = await productsOverLimit(tx, copy.target.licenseId, new Map(wanted.map((id) => [id, 1])))
  const full = new Set(overLimit.map(({ addOnId }) => addOnId))
  const seated = chooseFrom(products.kept, ({ addOnId }) => !full.has(addOnId))
  const joined = chooseFrom(groups.kept, ({ addOnIds }) => !addOnIds.some((id) => full.has(id)))
  const addOnIds = seated.kept.map(({ addOnId }) => addOnId)
  const roles = await chooseRoles(tx, copy, [...addOnIds, ...joined.kept.flatMap((group) => group.addOnIds)])
  const chosenProjects = await chooseProjects(tx, copy)
  const named = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name)
  return {
    copied: {
      addOnIds,
      roleIds: roles.kept.map(({ roleId }) => roleId),
      projectIds: chosenProjects.kept.map(({ projectId }) => projectId),
      groupIds: joined.kept.map(({ userGroupId }) => userGroupId),
    },
    leftOut: [
      ...named([...products.left, ...seated.left]),
      ...roles.left.map(labelOfRole),
      ...tellProjects(copy.actor, chosenProjects.left),
      ...named([...groups.left, ...joined.left]),
    ],
  }
}
