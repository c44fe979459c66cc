import { sql } from 'drizzle-orm'
import { labelOfRole } from '@sitewright/domain/roles/rules'
import { notCopied, type NotCopied } from '@sitewright/domain/shared/not-copied'
import { idList } from '../db/id-list'
import type { Queries } from '../db/database'
import { projects } from '../db/schema'
import { isStorableId } from '../http/storable'
import { rolesNotGrantable, shareRoleGroupsOf, type Granter, type RoleRow } from './grants'

/** Items for a new user or a new user group, and those that are left out. */
export interface Chosen<Item> {
  readonly items: readonly Item[]
  readonly leftOut: readonly NotCopied[]
}

/** A reason to leave items out. The first reason that applies to an item is reported. */
type Reason<Item> = readonly [reason: NotCopied['reason'], applies: (item: Item) => boolean]

/** Splits items into those that no reason applies to, and those that are left out. */
export function chooseFrom<Item>(
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

export const nameOf = ({ name }: { readonly name: string }): string => name

/**
 * Chooses roles that the actor may grant (ROLE-53) and that belong to product licenses of their new owner.
 * @param mayEdit whether the actor may edit roles at all (ROLE-52)
 * @throws Problem 403 where a program would grant an administrative one (USER-130)
 */
export async function chooseRoles(
  q: Queries,
  roles: readonly RoleRow[],
  { actor, mayEdit, addOnIds }: { actor: Granter; mayEdit: boolean; addOnIds: readonly number[] },
): Promise<Chosen<RoleRow>> {
  const notGrantable = rolesNotGrantable(actor, roles)
  const beyond = new Set(mayEdit ? notGrantable : roles)
  const offered = await shareRoleGroupsOf(q, addOnIds)
  return chooseFrom(roles, labelOfRole, [
    ['roleNotGrantable', (role) => beyond.has(role)],
    ['roleWithoutProduct', (role) => !offered.has(role.roleGroupId)],
  ])
}

/**
 * Chooses active projects among ids. Left-out projects are only counted, because names of other licenses' projects are secret (ROLE-54). An id without a project counts as
 * a project of another license.
 * @param isKnown whether the actor may assign projects of a license here
 */
export async function chooseProjects(
  q: Queries,
  projectIds: readonly number[],
  isKnown: (licenseId: number) => boolean,
): Promise<Chosen<number>> {
  if (projectIds.length === 0) return { items: [], leftOut: [] }
  const rows = await q
    .select({ projectId: projects.projectId, licenseId: projects.licenseId, isActive: projects.isActive })
    .from(projects)
    .where(sql`${projects.projectId} = any(${idList(projectIds.filter(isStorableId))})`)
    .orderBy(projects.projectId)
    // As in settleProjects: judged after a deactivation that is happening at this moment.
    .for('share')
  const known = rows.filter(({ licenseId }) => isKnown(licenseId))
  const active = new Set(known.filter(({ isActive }) => isActive).map(({ projectId }) => projectId))
  return {
    items: projectIds.filter((projectId) => active.has(projectId)),
    leftOut: [
      { reason: 'projectInactive', count: known.length - active.size },
      { reason: 'projectOfOtherLicense', count: projectIds.length - known.length },
    ],
  }
}
