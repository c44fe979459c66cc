import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import { REPORT_PAGE_SIZE } from '@sitewright/domain/integration-reports/model'
import type { Queries } from '../../db/database'
import { sortedList } from '../../db/by-key'
import { idList } from '../../db/id-list'
import { integrationReports, projects } from '../../db/schema'
import { visibleProjectsSql, type ProjectReader } from '../../holdings/visible-projects'
import { hasId } from '../list-query'

export type ReportRow = typeof integrationReports.$inferSelect

/** What the list shows: the JSON of a page could have many megabytes. */
const listed = {
  reference: integrationReports.reference,
  createdAt: integrationReports.createdAt,
  displayName: integrationReports.displayName,
  projectId: integrationReports.projectId,
  importId: integrationReports.importId,
  userName: integrationReports.userName,
  apiKeyName: integrationReports.apiKeyName,
}
export type ListedReportRow = Pick<ReportRow, keyof typeof listed>

/**
 * The ids of a page, newest first, from the index of each project alone: the rows before the page are skipped without being read. One project needs no merge. Of several, each
 * gives as many rows as the page could need.
 */
function idsOfPage(projectIds: readonly number[], page: number): SQL {
  const [first = 0] = projectIds
  const end = (page + 1) * REPORT_PAGE_SIZE
  const newestOf = (projectId: SQL): SQL => sql`
    select created_at, report_id from integration_report where project_id = ${projectId}
    order by created_at desc, report_id desc`
  const rows =
    projectIds.length === 1
      ? newestOf(sql`${first}`)
      : sql`select found.created_at, found.report_id from unnest(${idList(projectIds)}) wanted (project_id)
          cross join lateral (${newestOf(sql`wanted.project_id`)} limit ${end}) found
          order by created_at desc, report_id desc`
  return sql`${rows} limit ${REPORT_PAGE_SIZE} offset ${page * REPORT_PAGE_SIZE}`
}

/**
 * The query of a page of the reports of projects, newest first.
 * @param page from 0
 */
export const pageQuery = (q: Queries, projectIds: readonly number[], page: number) =>
  q
    .select(listed)
    .from(integrationReports)
    .innerJoin(sql`(${idsOfPage(projectIds, page)}) page`, sql`page.report_id = ${integrationReports.reportId}`)
    .orderBy(desc(integrationReports.createdAt), desc(integrationReports.reportId))

/** The reports of a project, or of all that the reader sees: by project, newest first, as their index has them. */
export function reportList(q: Queries, reader: ProjectReader, projectId: number | undefined) {
  const rows = and(
    visibleProjectsSql(reader),
    projectId === undefined ? undefined : hasId(projects.projectId, projectId),
  )
  const keys = [
    { by: integrationReports.projectId },
    { by: integrationReports.createdAt, isDescending: true },
    { by: integrationReports.reportId, isDescending: true },
  ]
  const from = <Extra extends Record<string, SQL>>(extra: Extra) =>
    q
      .select({ ...listed, ...extra })
      .from(integrationReports)
      .innerJoin(projects, eq(projects.projectId, integrationReports.projectId))
  return sortedList(
    keys,
    ({ keyValues, after, order, limit, offset }) =>
      from({ keyValues })
        .where(and(rows, after))
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    () => q.$count(from({}).where(rows).as('found')),
  )
}

/** A report of a project that the reader sees. */
export async function findReport(q: Queries, reader: ProjectReader, reference: string): Promise<ReportRow | undefined> {
  const [row] = await q
    .select({ report: integrationReports })
    .from(integrationReports)
    .innerJoin(projects, eq(projects.projectId, integrationReports.projectId))
    .where(and(eq(integrationReports.reference, reference), visibleProjectsSql(reader)))
  return row?.report
}
