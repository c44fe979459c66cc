import { eq, sql } from 'drizzle-orm'
import type { catalogReports as calls } from '@sitewright/api-client/contract/catalog'
import type { CatalogReport, CatalogReportInput } from '@sitewright/domain/catalog/model'
import { nameKey } from '@sitewright/domain/shared/name-key'
import { reports } from '../../db/schema'
import type { AreaHandlers } from '../../http/handler'
import type { JobStart } from '../../jobs/start'
import { catalogEntries, type CatalogPart } from './entries'
import { lockForDeletion } from './lock-for-deletion'
import type { CatalogOptions } from './notice'
import { countUses, totalOf, type Uses } from './uses'

const toColumns = ({ name, path, isRetired }: CatalogReportInput & { readonly isRetired?: boolean }) => ({
  reportName: name,
  reportPath: path,
  isActive: isRetired !== true,
})

const uses: Uses = {
  'report-group': sql`select report_id as entry_id, report_group_id as id from report_group`,
  user: sql`select report_id as entry_id, user_id as id from user_report`,
  license: sql`select report_id as entry_id, license_id as id from report_shortcut`,
}

/** A report that is retired is inactive. */
export const reportPart: CatalogPart<CatalogReport, CatalogReportInput, CatalogReport> = {
  area: 'catalogReports',
  list: 'reports',
  kind: 'report',
  uses,
  read: async (q) => {
    const usesOf = await countUses(q, uses)
    const rows = await q
      .select({
        id: reports.reportId,
        name: reports.reportName,
        path: reports.reportPath,
        isRetired: sql<boolean>`not ${reports.isActive}`,
        version: reports.version,
      })
      .from(reports)
      .orderBy(sql`lower(${reports.reportName} collate pg_c_utf8)`, reports.reportId)
    return rows.map((row) => ({ ...row, uses: totalOf(usesOf(row.id)) }))
  },
  fieldsOf: ({ name, path, isRetired }) => ({ name, path, isRetired }),
  present: (row) => row,
  unique: { path: ({ path }) => nameKey(path) },
  lock: (tx, id) => lockForDeletion(tx, reports, reports.reportId, id),
  insert: async (tx, fields) => {
    const [row] = await tx.insert(reports).values(toColumns(fields)).returning()
    if (row === undefined) throw new Error('The report was not written.')
    return row.reportId
  },
  update: (tx, { id, version }, fields) =>
    tx
      .update(reports)
      .set({ ...toColumns(fields), version: version + 1 })
      .where(eq(reports.reportId, id)),
  remove: (tx, { id }) => tx.delete(reports).where(eq(reports.reportId, id)),
}

export function catalogReportHandlers(options: CatalogOptions & JobStart): AreaHandlers<typeof calls> {
  return catalogEntries(reportPart, options).handlers
}
