import { sql } from 'drizzle-orm'
import type { groups } from '@sitewright/api-client/contract/groups'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { isVendorAddOn } from '@sitewright/domain/add-ons/rules'
import { groupMessages } from '@sitewright/domain/groups/messages'
import { canEditGroupRoles } from '@sitewright/domain/groups/policy'
import { projectLabels } from '@sitewright/domain/projects/messages'
import { MAX_NAMED_PROJECTS } from '@sitewright/domain/projects/model'
import { labelOfRole } from '@sitewright/domain/roles/rules'
import { worksInAllLicenses, type Actor } from '@sitewright/domain/shared/policy'
import { userMessages } from '@sitewright/domain/users/messages'
import type { Queries } from '../../db/database'
import { idList } from '../id-list'
import { groupAddOns, groupProjects, groupRoles, projects, userGroups } from '../../db/schema'
import { writeChange, type Assignments } from '../../holdings/assignments'
import { requireRoles, roleGroupsOf, rolesNotGrantable } from '../../holdings/grants'
import { readAddOns, readOffered } from '../../holdings/products'
import { record } from '../../http/audit'
import type { JudgedCall, Reply } from '../../http/handler'
import { invalid } from '../../http/refusals'
import { isStorableId } from '../../http/storable'
import { presentAddOn } from '../add-on-wire'
import { readWhole } from './read'

type Row = (typeof groups)['create']

/** What of a list goes into the new group, and the names of what does not. */
interface Copied {
  readonly ids: readonly number[]
  readonly leftOut: readonly string[]
}

const NOTHING: Copied = { ids: [], leftOut: [] }

/**
 * Makes a group without users, so that no seat is taken. What comes with it from a user and may not be granted is left out and told with 210 (ROLE-52, ROLE-53).
 */
export async function createGroup(tx: Queries, call: JudgedCall<Row>): Promise<Reply<Row>> {
  const { actor, body } = call
  const licenseId = body.LicenseId
  const products = await copyProducts(tx, licenseId, [...new Set(body.AddOnIds)])
  const roles = await copyRoles(tx, actor, licenseId, [...new Set(body.RoleIds)], products.ids)
  const projectList = await copyProjects(tx, actor, licenseId, [...new Set(body.ProjectIds)])

  const [group] = await tx.insert(userGroups).values({ licenseId, name: body.Name }).returning()
  if (group === undefined) throw new Error('A group that was written is not there.')
  const write = (table: Assignments, { ids }: Copied) =>
    writeChange(tx, table, group.userGroupId, { added: ids, removed: [] })
  await write(groupAddOns, products)
  await write(groupRoles, roles)
  await write(groupProjects, projectList)
  await record(tx, {
    at: call.now,
    actor,
    action: 'groups.create',
    subject: `user-group:${group.userGroupId}`,
    licenseId,
    before: {},
    after: {
      name: group.name,
      licenseId,
      addOnIds: products.ids,
      roleIds: roles.ids,
      projectIds: projectList.ids,
    },
    requestId: call.requestId,
  })
  const told = [
    [groupMessages.notGrantable, roles.beyond],
    [groupMessages.withoutProduct, roles.leftOut],
    [groupMessages.notOffered, [...products.leftOut, ...projectList.leftOut]],
    [groupMessages.otherKindNotCopied, products.otherKind],
  ] as const
  const warning = told.flatMap(([say, names]) => (names.length > 0 ? [say(names)] : [])).join(' ')
  return warning !== '' ? { status: 210, body: warning } : { status: 200, body: await readWhole(tx, group) }
}

/** Product licenses that the license has and does not hide (CONST-07), of one kind (GROUP-18): the names of the other kind are told apart. */
async function copyProducts(
  tx: Queries,
  licenseId: number,
  addOnIds: readonly number[],
): Promise<Copied & { readonly otherKind: readonly string[] }> {
  if (addOnIds.length === 0) return { ...NOTHING, otherKind: [] }
  const refuse = (sentence: string) => invalid({ AddOnIds: [sentence] }, sentence)
  const rows = await readAddOns(tx, addOnIds.filter(isStorableId))
  if (rows.length < addOnIds.length) throw refuse(addOnMessages.notFound)
  const known = await readOffered(tx, licenseId)
  const given = rows.filter(({ addOnId }) => known.has(addOnId))
  const isVendor = (row: (typeof rows)[number]): boolean => isVendorAddOn(presentAddOn(row))
  // A user may hold both kinds, one of them through a group; a new group holds the kind that needs no vendor's name.
  const isMixed = given.some(isVendor) && !given.every(isVendor)
  return {
    ids: given.filter((row) => !isMixed || !isVendor(row)).map(({ addOnId }) => addOnId),
    leftOut: rows.filter(({ addOnId }) => !known.has(addOnId)).map(({ name }) => name),
    otherKind: isMixed ? given.filter(isVendor).map(({ name }) => name) : [],
  }
}

/** Roles that belong to a product license of the group and that the caller may grant; none without the role for roles (ROLE-52). */
async function copyRoles(
  tx: Queries,
  actor: Actor,
  licenseId: number,
  roleIds: readonly number[],
  addOnIds: readonly number[],
): Promise<Copied & { readonly beyond: readonly string[] }> {
  if (roleIds.length === 0) return { ...NOTHING, beyond: [] }
  const rows = await requireRoles(tx, roleIds)
  const beyond = new Set(canEditGroupRoles.decide(actor, { licenseId }).allowed ? rolesNotGrantable(actor, rows) : rows)
  const offered = await roleGroupsOf(tx, addOnIds)
  const grantable = rows.filter((row) => !beyond.has(row))
  return {
    ids: grantable.filter(({ roleGroupId }) => offered.has(roleGroupId)).map(({ roleId }) => roleId),
    leftOut: grantable.filter(({ roleGroupId }) => !offered.has(roleGroupId)).map(labelOfRole),
    beyond: [...beyond].map(labelOfRole),
  }
}

/** Active projects of the license. One of another license is told as one that does not exist: by the number that the caller gave (ROLE-54). */
async function copyProjects(
  tx: Queries,
  actor: Actor,
  licenseId: number,
  projectIds: readonly number[],
): Promise<Copied> {
  if (projectIds.length === 0) return NOTHING
  const rows = await tx
    .select({
      projectId: projects.projectId,
      licenseId: projects.licenseId,
      name: projects.name,
      isActive: projects.isActive,
    })
    .from(projects)
    .where(sql`${projects.projectId} = any(${idList(projectIds.filter(isStorableId))})`)
  const known = new Map(
    rows
      .filter((row) => worksInAllLicenses(actor) || row.licenseId === licenseId)
      .map((row) => [row.projectId, row] as const),
  )
  const isCopied = (projectId: number) => known.get(projectId)?.isActive === true
  const lost = projectIds
    .filter((projectId) => !isCopied(projectId))
    .map((projectId) => known.get(projectId)?.name ?? `${projectLabels.one} ${projectId}`)
  return {
    ids: projectIds.filter(isCopied),
    leftOut: lost.length > MAX_NAMED_PROJECTS ? [userMessages.projectCount(lost.length)] : lost,
  }
}
