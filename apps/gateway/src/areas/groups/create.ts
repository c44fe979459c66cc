import { sql } from 'drizzle-orm'
import type { groups } from '@sitewright/api-client/contract/groups'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { hasBothKinds, isVendorAddOn } from '@sitewright/domain/add-ons/rules'
import { canEditGroupRoles } from '@sitewright/domain/groups/policy'
import { labelOfRole } from '@sitewright/domain/roles/rules'
import { notCopied, notCopiedSentences, type NotCopied } from '@sitewright/domain/shared/not-copied'
import { worksInAllLicenses, type Actor } from '@sitewright/domain/shared/policy'
import type { Queries } from '../../db/database'
import { idList } from '../../db/id-list'
import { groupAddOns, groupProjects, groupRoles, projects, userGroups } from '../../db/schema'
import { writeChange, type Assignments } from '../../holdings/assignments'
import { requireRoles, roleGroupsOf, rolesNotGrantable } from '../../holdings/grants'
import { readAddOns, readOffered } from '../../holdings/products'
import { record } from '../../http/audit'
import type { JudgedCall, Reply } from '../../http/handler'
import { invalid } from '../../http/refusals'
import { isStorableId } from '../../http/storable'
import { presentAddOn } from '../../holdings/add-on-wire'
import { readWhole } from './read'

type Row = (typeof groups)['create']

/** Ids to copy into the new group, and what is left out. */
interface Copied {
  readonly ids: readonly number[]
  readonly leftOut: readonly NotCopied[]
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
    subject: { kind: 'user-group', id: group.userGroupId },
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
  const warning = notCopiedSentences([products, roles, projectList].flatMap(({ leftOut }) => leftOut))
  return warning !== '' ? { status: 210, body: warning } : { status: 200, body: await readWhole(tx, group) }
}

/** Copies product licenses of one kind (GROUP-18) that the license has and does not hide (CONST-07). */
async function copyProducts(tx: Queries, licenseId: number, addOnIds: readonly number[]): Promise<Copied> {
  if (addOnIds.length === 0) return NOTHING
  const refuse = (sentence: string) => invalid({ AddOnIds: [sentence] }, sentence)
  const rows = await readAddOns(tx, addOnIds.filter(isStorableId))
  if (rows.length < addOnIds.length) throw refuse(addOnMessages.notFound)
  const known = await readOffered(tx, licenseId)
  const given = rows.filter(({ addOnId }) => known.has(addOnId))
  const isVendor = (row: (typeof rows)[number]): boolean => isVendorAddOn(presentAddOn(row))
  // A user may hold both kinds, one of them through a group; a new group holds the kind that needs no vendor's name.
  const isMixed = hasBothKinds(given.map(presentAddOn))
  return {
    ids: given.filter((row) => !isMixed || !isVendor(row)).map(({ addOnId }) => addOnId),
    leftOut: [
      notCopied(
        'productNotOffered',
        rows.filter(({ addOnId }) => !known.has(addOnId)).map(({ name }) => name),
      ),
      notCopied('productOfOtherKind', isMixed ? given.filter(isVendor).map(({ name }) => name) : []),
    ],
  }
}

/** Roles that belong to a product license of the group and that the caller may grant; none without the role for roles (ROLE-52). */
async function copyRoles(
  tx: Queries,
  actor: Actor,
  licenseId: number,
  roleIds: readonly number[],
  addOnIds: readonly number[],
): Promise<Copied> {
  if (roleIds.length === 0) return NOTHING
  const rows = await requireRoles(tx, roleIds)
  const beyond = new Set(canEditGroupRoles.decide(actor, { licenseId }).allowed ? rolesNotGrantable(actor, rows) : rows)
  const offered = await roleGroupsOf(tx, addOnIds)
  const grantable = rows.filter((row) => !beyond.has(row))
  return {
    ids: grantable.filter(({ roleGroupId }) => offered.has(roleGroupId)).map(({ roleId }) => roleId),
    leftOut: [
      notCopied('roleNotGrantable', [...beyond].map(labelOfRole)),
      notCopied(
        'roleWithoutProduct',
        grantable.filter(({ roleGroupId }) => !offered.has(roleGroupId)).map(labelOfRole),
      ),
    ],
  }
}

/** Copies active projects of the license. A project of another license is treated as nonexistent (ROLE-54). */
async function copyProjects(
  tx: Queries,
  actor: Actor,
  licenseId: number,
  projectIds: readonly number[],
): Promise<Copied> {
  if (projectIds.length === 0) return NOTHING
  const rows = await tx
    .select({ projectId: projects.projectId, licenseId: projects.licenseId, isActive: projects.isActive })
    .from(projects)
    .where(sql`${projects.projectId} = any(${idList(projectIds.filter(isStorableId))})`)
  const known = rows.filter((row) => worksInAllLicenses(actor) || row.licenseId === licenseId)
  const active = new Set(known.filter(({ isActive }) => isActive).map(({ projectId }) => projectId))
  return {
    ids: projectIds.filter((projectId) => active.has(projectId)),
    leftOut: [
      { reason: 'projectInactive', count: known.length - active.size },
      { reason: 'projectOfOtherLicense', count: projectIds.length - known.length },
    ],
  }
}
