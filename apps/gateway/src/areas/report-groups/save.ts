import { eq } from 'drizzle-orm'
import type { reports as contract } from '@sitewright/api-client/contract/reports'
import { reportGroupMessages } from '@sitewright/domain/report-groups/messages'
import type { ReportGroup, ReportGroupInput } from '@sitewright/domain/report-groups/model'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import type { Queries } from '../../db/database'
import { licenses, projects, reportGroups, reports, roles } from '../../db/schema'
import { violates } from '../../db/violation'
import { record } from '../../http/audit'
import { addFieldError } from '../../http/field-errors'
import type { JudgedCall } from '../../http/handler'
import { invalid, notFound } from '../../http/refusals'
import { isStorableId } from '../../http/storable'
import { findReportGroup } from './list'

const idsOf = (id: number | null): number[] => (id === null ? [] : [id])

/** What a group names, as an audit entry lists it. */
const entryOf = ({ reportId, roleId, licenseId, projectId }: ReportGroupInput) => ({
  reportIds: [reportId],
  roleIds: idsOf(roleId),
  licenseIds: idsOf(licenseId),
  projectIds: idsOf(projectId),
})

const NOTHING = { reportIds: [], roleIds: [], licenseIds: [], projectIds: [] }

/** The license of a project; undefined where there is no such project. */
async function findProjectLicense(tx: Queries, projectId: number): Promise<number | undefined> {
  if (!isStorableId(projectId)) return undefined
  const [row] = await tx
    .select({ licenseId: projects.licenseId })
    .from(projects)
    .where(eq(projects.projectId, projectId))
    .for('key share')
  return row?.licenseId
}

/**
 * Checks that all that a group names exists, and that the project is one of the license.
 * @throws Problem 400 with every fault
 */
async function requireValid(tx: Queries, { reportId, roleId, licenseId, projectId }: ReportGroupInput): Promise<void> {
  const faults: FieldErrors = {}
  const requireRow = async (
    field: string,
    id: number | null,
    sentence: string,
    count: (id: number) => Promise<number>,
  ) => {
    if (id !== null && (!isStorableId(id) || (await count(id)) === 0)) addFieldError(faults, [field], sentence)
  }
  const { noReport, noRole, noLicense, noProject, otherLicense } = reportGroupMessages
  await requireRow('reportId', reportId, noReport, (id) => tx.$count(reports, eq(reports.reportId, id)))
  await requireRow('roleId', roleId, noRole, (id) => tx.$count(roles, eq(roles.roleId, id)))
  await requireRow('licenseId', licenseId, noLicense, (id) => tx.$count(licenses, eq(licenses.licenseId, id)))
  if (projectId !== null) {
    const owner = await findProjectLicense(tx, projectId)
    if (owner === undefined) addFieldError(faults, ['projectId'], noProject)
    else if (licenseId !== null && owner !== licenseId) addFieldError(faults, ['projectId'], otherLicense)
  }
  if (Object.keys(faults).length > 0) throw invalid(faults)
}

/** Adds a report group (API-80). */
export async function addReportGroup(
  tx: Queries,
  call: JudgedCall<(typeof contract)['addGroup']>,
): Promise<ReportGroup> {
  const { body } = call
  await requireValid(tx, body)
  const [made] = await tx.insert(reportGroups).values(body).returning({ id: reportGroups.reportGroupId })
  const group = made && (await findReportGroup(tx, made.id))
  if (group === undefined) throw new Error('The report group was not written.')
  await record(tx, call, {
    action: 'reports.addGroup',
    subject: { kind: 'report-group', id: group.reportGroupId },
    licenseId: body.licenseId,
    before: NOTHING,
    after: entryOf(body),
  })
  return group
}

/**
 * Rethrows an error of the transaction that adds a group. The database ensures that there is one of each, so that two concurrent calls cannot both add it.
 * @throws Problem 400 where there is one like it
 */
export function refuseDouble(error: unknown): never {
  throw violates(error, 'report_group_once')
    ? invalid({ reportId: [reportGroupMessages.exists] }, reportGroupMessages.exists)
    : error
}

/**
 * Removes a report group (API-81).
 * @throws Problem 404 where it does not exist
 */
export async function removeReportGroup(
  tx: Queries,
  call: JudgedCall<(typeof contract)['removeGroup']>,
): Promise<void> {
  const { id } = call.params
  const [removed] = isStorableId(id)
    ? await tx.delete(reportGroups).where(eq(reportGroups.reportGroupId, id)).returning()
    : []
  if (removed === undefined) throw notFound(reportGroupMessages.notFound)
  await record(tx, call, {
    action: 'reports.removeGroup',
    subject: { kind: 'report-group', id: removed.reportGroupId },
    licenseId: removed.licenseId,
    before: entryOf(removed),
    after: NOTHING,
  })
}
