import { asc, eq, sql } from 'drizzle-orm'
import { isVendorAddOn } from '@sitewright/domain/add-ons/rules'
import { labelOfRole } from '@sitewright/domain/roles/rules'
import { canOpenRoles } from '@sitewright/domain/roles/policy'
import { notCopied, type NotCopied } from '@sitewright/domain/shared/not-copied'
import type { Actor } from '@sitewright/domain/shared/policy'
import type { Queries } from '../../db/database'
import { projects, userAddOns, userGroups, userProjects, userRoles } from '../../db/schema'
import { readAssigned } from '../../holdings/assignments'
import { findRoles, roleGroupsOf, rolesNotGrantable } from '../../holdings/grants'
import { productsOverLimit } from '../../holdings/limits'
import { readAddOns, readOffered } from '../../holdings/products'
import { presentAddOn } from '../../holdings/add-on-wire'
import { idList } from '../../db/id-list'
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

interface Chosen<Item> {
  readonly items: readonly Item[]
  readonly leftOut: readonly NotCopied[]
}

/** A reason to leave items out. The first reason that applies to an item is reported. */
type Reason<Item> = readonly [reason: NotCopied['reason'], applies: (item: Item) => boolean]

/** Splits items into those that no reason applies to, and those that are left out. */
function chooseFrom<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  reasons: readonly Reason<Item>[],
): Chosen<Item> {
  const reasonFor = (item: Item) => reasons.find(([, applies]) => applies(item))?.[0]
  return {
    items: items.filter((item) => reasonFor(item) === undefined),
    leftOut: reasons.map(([reason]) =>
      notCopied(reason, items.filter((item) => reasonFor(item) === reason).map(nameOf)),
    ),
  }
}

const nameOf = ({ name }: { readonly name: string }): string => name

/** Groups of another license are not joined, and none that gives roles which the caller may not grant (ROLE-53). */
async function chooseGroups(tx: Queries, { actor, originalId, target }: CopyOf): Promise<Chosen<Group>> {
  const groups = await readGroups(tx, await holdGroups(tx, originalId))
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
  const known = await readOffered(tx, target.licenseId)
  return chooseFrom(await readAddOns(tx, await readAssigned(tx, userAddOns, originalId)), nameOf, [
    ['productNotOffered', (row) => !known.has(row.addOnId)],
    ['productWithoutVendor', (row) => target.vendors.length === 0 && isVendorAddOn(presentAddOn(row))],
  ])
}

/**
 * Active projects of the new user's license. A project of another license needs its own grant. Left-out projects are only counted, because names of other licenses' projects
 * are secret (ROLE-54).
 */
async function chooseProjects(tx: Queries, { originalId, target }: CopyOf): Promise<Chosen<number>> {
  const held = await tx
    .select({ projectId: projects.projectId, licenseId: projects.licenseId, isActive: projects.isActive })
    .from(userProjects)
    .innerJoin(projects, eq(projects.projectId, userProjects.itemId))
    .where(eq(userProjects.ownerId, originalId))
    .orderBy(asc(projects.projectId))
  const ofLicense = held.filter(({ licenseId }) => licenseId === target.licenseId)
  const active = ofLicense.filter(({ isActive }) => isActive)
  return {
    items: active.map(({ projectId }) => projectId),
    leftOut: [
      { reason: 'projectInactive', count: ofLicense.length - active.length },
      { reason: 'projectOfOtherLicense', count: held.length - ofLicense.length },
    ],
  }
}

/** Direct roles that the caller may grant and edit (ROLE-52, ROLE-53), and that belong to a product license of the new user. */
async function chooseRoles(tx: Queries, { actor, originalId }: CopyOf, addOnIds: readonly number[]) {
  const held = await findRoles(tx, await readAssigned(tx, userRoles, originalId))
  const beyond = new Set(rolesNotGrantable(actor, held))
  const offered = await roleGroupsOf(tx, addOnIds)
  const mayEdit = canOpenRoles.canDecide(actor).allowed
  return chooseFrom(held, labelOfRole, [
    ['roleNotGrantable', (role) => !mayEdit || beyond.has(role)],
    ['roleWithoutProduct', (role) => !offered.has(role.roleGroupId)],
  ])
}

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
  const roles = await chooseRoles(tx, copy, [...addOnIds, ...joined.items.flatMap((group) => group.addOnIds)])
  const chosenProjects = await chooseProjects(tx, copy)
  return {
    copied: {
      addOnIds,
      roleIds: roles.items.map(({ roleId }) => roleId),
      projectIds: chosenProjects.items,
      groupIds: joined.items.map(({ userGroupId }) => userGroupId),
    },
    leftOut: [products, seated, roles, chosenProjects, groups, joined].flatMap((chosen) => chosen.leftOut),
  }
}
