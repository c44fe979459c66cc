import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import {
  REPORT_GROUP_SORT_KEYS,
  type ReportGroup,
  type ReportGroupQuery,
  type ReportGroupSortKey,
} from '@sitewright/domain/report-groups/model'
import { DEFAULT_REPORT_GROUP_SORT } from '@sitewright/domain/report-groups/rules'
import { sortedList, toOrderKeys } from '../../db/by-key'
import { contains } from '../../db/contains'
import type { Queries } from '../../db/database'
import { licenses, projects, reportGroups, reports, roles } from '../../db/schema'
import { hasId, sortOf } from '../list-query'

/** A group without its role is one whose role was removed, or that names none: the ids tell them apart. */
const columns = {
  reportGroupId: reportGroups.reportGroupId,
  reportId: reportGroups.reportId,
  roleId: reportGroups.roleId,
  licenseId: reportGroups.licenseId,
  projectId: reportGroups.projectId,
  reportName: reports.reportName,
  reportPath: reports.reportPath,
  roleName: sql<string | null>`coalesce(nullif(trim(${roles.friendlyName}), ''), ${roles.name})`,
  licenseName: sql<string | null>`${licenses.name}`,
  projectName: sql<string | null>`${projects.name}`,
  isLast: sql<boolean>`not exists (
    select from report_group other
    where other.report_id = ${reportGroups.reportId} and other.report_group_id <> ${reportGroups.reportGroupId})`,
}

const SEARCHED = [
  sql`${reports.reportName}`,
  sql`${reports.reportPath}`,
  columns.roleName,
  columns.licenseName,
  columns.projectName,
]

const fold = (text: SQL): SQL => sql`lower(coalesce(${text}, '') collate pg_c_utf8)`

/** Names sort without regard to case, and a group that does not name something before all that do. */
const EXPRESSIONS: Readonly<Record<ReportGroupSortKey, SQL>> = {
  reportName: fold(sql`${reports.reportName}`),
  reportPath: fold(sql`${reports.reportPath}`),
  roleName: fold(columns.roleName),
  licenseName: fold(columns.licenseName),
  projectName: fold(columns.projectName),
}

const conditionOf = ({ licenseId, search: text = '' }: ReportGroupQuery): SQL | undefined => {
  const search = text.trim()
  return and(
    licenseId === undefined
      ? undefined
      : or(hasId(reportGroups.licenseId, licenseId), hasId(projects.licenseId, licenseId)),
    search === '' ? undefined : or(...SEARCHED.map((text) => contains(sql`coalesce(${text}, '')`, search))),
  )
}

const joined = <Extra extends Record<string, SQL>>(q: Queries, extra: Extra) =>
  q
    .select({ ...columns, ...extra })
    .from(reportGroups)
    .innerJoin(reports, eq(reports.reportId, reportGroups.reportId))
    .leftJoin(roles, eq(roles.roleId, reportGroups.roleId))
    .leftJoin(licenses, eq(licenses.licenseId, reportGroups.licenseId))
    .leftJoin(projects, eq(projects.projectId, reportGroups.projectId))

/** The groups that a query selects, sorted, the id as the last key. @throws Problem 400 for an unknown sort key */
export const reportGroupList = (q: Queries, query: ReportGroupQuery) =>
  sortedList(
    toOrderKeys(
      sortOf(query.sort, REPORT_GROUP_SORT_KEYS, DEFAULT_REPORT_GROUP_SORT),
      EXPRESSIONS,
      reportGroups.reportGroupId,
    ),
    ({ keyValues, after, order, limit, offset }) =>
      joined(q, { keyValues })
        .where(and(conditionOf(query), after))
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    () => q.$count(joined(q, {}).where(conditionOf(query)).as('found')),
  )

export async function findReportGroup(q: Queries, reportGroupId: number): Promise<ReportGroup | undefined> {
  const [row] = await joined(q, {}).where(eq(reportGroups.reportGroupId, reportGroupId))
  return row
}
