import { sql, type SQL } from 'drizzle-orm'
import { worksInAllLicenses, type Actor } from '@sitewright/domain/shared/policy'
import { reports } from '../db/schema'

/**
 * SQL: whether the actor may see a report that nobody assigned (SET-35). All of them in all licenses. In one license, those without a report group, and those with a group of
 * that license or of any. The license of a group is its own, else that of its project.
 */
export const isVisibleReport = (actor: Pick<Actor, 'roles' | 'licenseId'>): SQL =>
  worksInAllLicenses(actor)
    ? sql`true`
    : sql`(
        not exists (select from report_group g where g.report_id = ${reports.reportId})
        or exists (
          select from report_group g left join project p using (project_id)
          where g.report_id = ${reports.reportId}
            and coalesce(g.license_id, p.license_id, ${actor.licenseId}) = ${actor.licenseId}))`
