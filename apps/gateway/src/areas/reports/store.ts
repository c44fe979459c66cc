import { and, asc, eq, sql } from 'drizzle-orm'
import { labelOfRole } from '@sitewright/domain/roles/rules'
import type { Audience } from '@sitewright/domain/reports/rules'
import { worksInLicense, type Actor } from '@sitewright/domain/shared/policy'
import type { Queries } from '../../db/database'
import { reports, userReports } from '../../db/schema'
import { isVisibleReport } from '../../holdings/visible-reports'

/** A report as a user has it. */
export type ReportRow = typeof reports.$inferSelect & {
  readonly assigned: boolean
  /** What the report groups name that give it to the user; none where it is not given. */
  readonly audiences: readonly Audience[]
  /** Whether the reader may see it, or the user has it (SET-35). */
  readonly isListed: boolean
}

interface Owner {
  readonly userId: number
  readonly licenseId: number
}

/** The columns that the query below answers. `type`, not `interface`: a row is a record of anything. */
type GivenRow = {
  report_id: number
  role_name: string | null
  role_friendly_name: string | null
  license_name: string | null
  project_id: number | null
  project_license_id: number | null
  project_name: string | null
}

/** The report groups that give something to a user: the role and the project may be its own or come from a user group. One that names a removed role gives nothing. */
const givenTo = ({ userId, licenseId }: Owner) => sql`
  select g.report_id, r.name as role_name, r.friendly_name as role_friendly_name, l.name as license_name,
    p.project_id, p.license_id as project_license_id, p.name as project_name
  from report_group g
    left join role r on r.role_id = g.role_id
    left join license l on l.license_id = g.license_id
    left join project p on p.project_id = g.project_id
  where (g.license_id is null or g.license_id = ${licenseId})
    and (g.role_id is null
      or exists (select from user_role ur where ur.user_id = ${userId} and ur.role_id = g.role_id)
      or exists (select from user_group_user gu join user_group_role gr using (user_group_id)
        where gu.user_id = ${userId} and gr.role_id = g.role_id))
    and (g.project_id is null
      or exists (select from user_project up where up.user_id = ${userId} and up.project_id = g.project_id)
      or exists (select from user_group_user gu join user_group_project gp using (user_group_id)
        where gu.user_id = ${userId} and gp.project_id = g.project_id))
  order by g.report_group_id`

/** Owners see the names of their projects, other readers those of the licenses that they work in. Any other project appears as its number (ROLE-54). */
const projectOf = (reader: Actor, owner: Owner, row: GivenRow): string | undefined => {
  const { project_id: projectId, project_license_id: licenseId, project_name: name } = row
  if (projectId === null || licenseId === null || name === null) return undefined
  return reader.userId === owner.userId || worksInLicense(reader, licenseId) ? name : String(projectId)
}

const audienceOf = (reader: Actor, owner: Owner, row: GivenRow): Audience => ({
  role:
    row.role_name === null
      ? undefined
      : labelOfRole({ name: row.role_name, friendlyName: row.role_friendly_name ?? '' }),
  license: row.license_name ?? undefined,
  project: projectOf(reader, owner, row),
})

/** All reports by path, as a user has them, in two queries. */
export async function readReports(q: Queries, owner: Owner, reader: Actor): Promise<ReportRow[]> {
  const rows = await q
    .select({
      reportId: reports.reportId,
      reportPath: reports.reportPath,
      reportName: reports.reportName,
      isActive: reports.isActive,
      version: reports.version,
      assigned: sql<boolean>`${userReports.itemId} is not null`,
      isVisible: sql<boolean>`${isVisibleReport(reader)}`,
    })
    .from(reports)
    .leftJoin(userReports, and(eq(userReports.itemId, reports.reportId), eq(userReports.ownerId, owner.userId)))
    .orderBy(sql`lower(${reports.reportPath} collate pg_c_utf8)`, asc(reports.reportId))
  const { rows: given } = await q.execute<GivenRow>(givenTo(owner))
  const audiences = new Map<number, Audience[]>(rows.map((row) => [row.reportId, []]))
  for (const row of given) audiences.get(row.report_id)?.push(audienceOf(reader, owner, row))
  return rows.map(({ isVisible, ...row }) => {
    const own = audiences.get(row.reportId) ?? []
    return { ...row, audiences: own, isListed: isVisible || row.assigned || own.length > 0 }
  })
}

/** The reports that the actor may see, by path, inactive ones too. */
export const listReports = (q: Queries, actor: Actor): Promise<(typeof reports.$inferSelect)[]> =>
  q
    .select()
    .from(reports)
    .where(isVisibleReport(actor))
    .orderBy(sql`lower(${reports.reportPath} collate pg_c_utf8)`, asc(reports.reportId))
