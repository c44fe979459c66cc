import type { groups } from '@sitewright/api-client/contract/groups'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { hasBothKinds, isVendorAddOn } from '@sitewright/domain/add-ons/rules'
import { canEditGroupRoles } from '@sitewright/domain/groups/policy'
import { notCopiedSentences } from '@sitewright/domain/shared/not-copied'
import { worksInAllLicenses } from '@sitewright/domain/shared/policy'
import type { Queries } from '../../db/database'
import { groupAddOns, groupProjects, groupRoles, userGroups } from '../../db/schema'
import { presentAddOn } from '../../holdings/add-on-wire'
import { writeAdded } from '../../holdings/assignments'
import { chooseFrom, chooseProjects, chooseRoles, nameOf } from '../../holdings/choosing'
import { requireRoles } from '../../holdings/grants'
import { readAddOns, shareOffered } from '../../holdings/products'
import { record } from '../../http/audit'
import type { JudgedCall, Reply } from '../../http/handler'
import { invalid } from '../../http/refusals'
import { isStorableId } from '../../http/storable'
import { refuseNameOfTwin } from './name-taken'
import { replyWithGroup } from './read'

type Row = (typeof groups)['create']

/**
 * Creates a group without users, so that it takes no seats. Leaves out assignments of its source that the caller may not grant, and says so with 210 (ROLE-52, ROLE-53).
 */
export async function createGroup(tx: Queries, call: JudgedCall<Row>): Promise<Reply<Row>> {
  const { actor, body } = call
  const licenseId = body.LicenseId
  const products = await chooseProducts(tx, licenseId, [...new Set(body.AddOnIds)])
  const addOnIds = products.items.map(({ addOnId }) => addOnId)
  const roles = await chooseRoles(tx, await requireRoles(tx, [...new Set(body.RoleIds)]), {
    actor,
    mayEdit: canEditGroupRoles.decide(actor, { licenseId }).allowed,
    addOnIds,
  })
  const roleIds = roles.items.map(({ roleId }) => roleId)
  // A project of another license is treated as nonexistent (ROLE-54).
  const isKnown = (projectLicenseId: number): boolean => worksInAllLicenses(actor) || projectLicenseId === licenseId
  const projects = await chooseProjects(tx, [...new Set(body.ProjectIds)], isKnown)

  await refuseNameOfTwin(tx, { licenseId, name: body.Name }, 'Name')
  const [group] = await tx.insert(userGroups).values({ licenseId, name: body.Name }).returning()
  if (group === undefined) throw new Error('The group was not written.')
  const { userGroupId, name } = group
  await writeAdded(tx, groupAddOns, userGroupId, addOnIds)
  await writeAdded(tx, groupRoles, userGroupId, roleIds)
  await writeAdded(tx, groupProjects, userGroupId, projects.items)
  await record(tx, call, {
    action: 'groups.create',
    subject: { kind: 'user-group', id: userGroupId },
    licenseId,
    after: { name, licenseId, addOnIds, roleIds, projectIds: projects.items },
  })
  const warning = notCopiedSentences([products, roles, projects].flatMap(({ leftOut }) => leftOut))
  return warning === '' ? replyWithGroup(tx, actor, group) : { status: 210, body: warning }
}

/** Chooses product licenses of one kind (GROUP-18) that the license has and does not hide (CONST-07). */
async function chooseProducts(tx: Queries, licenseId: number, addOnIds: readonly number[]) {
  const rows = await readAddOns(tx, addOnIds.filter(isStorableId))
  if (rows.length < addOnIds.length) {
    throw invalid({ AddOnIds: [addOnMessages.notFound] }, addOnMessages.notFound)
  }
  const offered = await shareOffered(tx, licenseId, addOnIds)
  // A user can have both kinds, one of them through a group. A new group gets the kind that needs no vendor.
  const isMixed = hasBothKinds(rows.filter(({ addOnId }) => offered.has(addOnId)).map(presentAddOn))
  return chooseFrom(rows, nameOf, [
    ['productNotOffered', ({ addOnId }) => !offered.has(addOnId)],
    ['productOfOtherKind', (row) => isMixed && isVendorAddOn(presentAddOn(row))],
  ])
}
