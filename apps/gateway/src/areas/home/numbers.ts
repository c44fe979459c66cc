import { and, count, eq, max, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../db/database'
import {
  addOns,
  apiKeys,
  environments,
  groupCounts,
  importSystems,
  integrationReports,
  integrations,
  licenseCounts,
  licenses,
  preservations,
  projects,
  reportGroups,
  reports,
  userGroups,
  workflows,
} from '../../db/schema'
import { inScope, type LicenseScope } from '../../db/scope'
import { visibleIn, type HomeScope } from './scope'

const countIf = (condition: SQL): SQL<number> => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)

/** The row of a count. */
async function one<Row>(rows: PromiseLike<Row[]>): Promise<Row> {
  const [row] = await rows
  if (row === undefined) throw new Error('A count without a row.')
  return row
}

/** The numbers of the areas, each with the condition of its list (HOME-06). */
export const countUsers = (q: Queries, scope: LicenseScope) =>
  one(
    q
      .select({
        total: sql<number>`coalesce(sum(${licenseCounts.userCount}), 0)::int`,
        active: sql<number>`coalesce(sum(${licenseCounts.activeUserCount}), 0)::int`,
      })
      .from(licenseCounts)
      .where(inScope(licenseCounts.licenseId, scope)),
  )

export const countGroups = (q: Queries, scope: LicenseScope) =>
  one(
    q
      .select({ total: count(), empty: countIf(sql`coalesce(${groupCounts.userCount}, 0) = 0`) })
      .from(userGroups)
      .leftJoin(groupCounts, eq(groupCounts.userGroupId, userGroups.userGroupId))
      .where(inScope(userGroups.licenseId, scope)),
  )

export const countProjects = (q: Queries, home: HomeScope) =>
  one(
    q
      .select({ total: count(), active: countIf(sql`${projects.isActive}`) })
      .from(projects)
      .where(visibleIn(home)),
  )

export const countApiKeys = (q: Queries, scope: LicenseScope) =>
  one(
    q
      .select({ total: count(), active: countIf(sql`${apiKeys.isActive}`) })
      .from(apiKeys)
      .where(inScope(apiKeys.licenseId, scope)),
  )

export const countLicenses = (q: Queries, { scope, now }: HomeScope) =>
  one(
    q
      .select({
        total: count(),
        active: countIf(sql`${licenses.isActive}`),
        ended: countIf(sql`${licenses.expiryDate} <= ${now}`),
      })
      .from(licenses)
      .where(inScope(licenses.licenseId, scope)),
  )

/** The users of the own license, whatever the scope. */
export const countOwnUsers = (q: Queries, licenseId: number) =>
  one(
    q
      .select({ used: sql<number>`coalesce(${licenseCounts.userCount}, 0)`, max: licenses.maxUsers })
      .from(licenses)
      .leftJoin(licenseCounts, eq(licenseCounts.licenseId, licenses.licenseId))
      .where(eq(licenses.licenseId, licenseId)),
  )

/** Those of a license name it, or one of its projects, as in the list. */
export const countReportGroups = (q: Queries, { licenseId }: HomeScope) =>
  one(
    q
      .select({ total: count(), reports: sql<number>`count(distinct ${reportGroups.reportId})`.mapWith(Number) })
      .from(reportGroups)
      .leftJoin(projects, eq(projects.projectId, reportGroups.projectId))
      .where(
        licenseId === undefined
          ? undefined
          : sql`(${reportGroups.licenseId} = ${licenseId} or ${projects.licenseId} = ${licenseId})`,
      ),
  )

export const countImports = (q: Queries, home: HomeScope) =>
  one(
    q
      .select({ total: count(), active: countIf(sql`${importSystems.isActive}`) })
      .from(importSystems)
      .innerJoin(projects, eq(projects.projectId, importSystems.projectId))
      .where(visibleIn(home)),
  )

export const countIntegrationReports = (q: Queries, home: HomeScope) =>
  one(
    q
      .select({ total: count(), latestAt: max(integrationReports.createdAt) })
      .from(integrationReports)
      .innerJoin(projects, eq(projects.projectId, integrationReports.projectId))
      .where(visibleIn(home)),
  )

/** Counts copies once for each license (WF-81), and their projects. Not by `count(distinct (…))`: to sort pairs takes ten times as long as to hash them. */
async function countCopies(q: Queries, copies: SQL): Promise<{ total: number; projects: number }> {
  const { rows } = await q.execute<{ total: number; projects: number }>(sql`
    with copy as (${copies})
    select (select count(*)::int from (select distinct related_key, license_id from copy) once) as total,
      (select count(*)::int from (select distinct project_id from copy) once) as projects`)
  const [row] = rows
  if (row === undefined) throw new Error('A count without a row.')
  return row
}

export const countWorkflows = (q: Queries, home: HomeScope) =>
  countCopies(
    q,
    sql`select related_key, ${projects.licenseId}, ${projects.projectId}
      from ${workflows} join ${projects} on ${projects.projectId} = ${workflows.projectId}
      where ${and(eq(workflows.isDecommissioned, false), visibleIn(home))}`,
  )

export const countPreservations = (q: Queries, home: HomeScope) =>
  countCopies(
    q,
    sql`select related_key, ${projects.licenseId}, ${projects.projectId}
      from ${preservations} join ${projects} on ${projects.projectId} = ${preservations.projectId}
      where ${visibleIn(home, { forPreservation: true }) ?? sql`true`}`,
  )

/** Entries of all kinds. The catalog belongs to no license. */
export async function countCatalog(q: Queries): Promise<{ total: number; productLicenses: number }> {
  const productLicenses = await q.$count(addOns)
  const others = [await q.$count(environments), await q.$count(integrations), await q.$count(reports)]
  return { total: others.reduce((sum, each) => sum + each, productLicenses), productLicenses }
}
