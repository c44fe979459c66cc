import { eq, sql } from 'drizzle-orm'
import type { catalogReports as calls } from '@sitewright/api-client/contract/catalog'
import type { CatalogReport, CatalogReportInput } from '@sitewright/domain/catalog/model'
import { reports } from '../../db/schema'
import type { AreaHandlers } from '../../http/handler'
import { catalogEntries, keyOfName, type CatalogPart } from './entries'
import type { CatalogOptions } from './notice'

const toColumns = ({ name, path, isRetired }: CatalogReportInput & { readonly isRetired?: boolean }) => ({
  reportName: name,
  reportPath: path,
  isActive: isRetired !== true,
})

/** A report that is retired is inactive. */
export const reportPart: CatalogPart<CatalogReport, CatalogReportInput, CatalogReport> = {
  area: 'catalogReports',
  kind: 'report',
  read: async (q) =>
    q
      .select({
        id: reports.reportId,
        name: reports.reportName,
        path: reports.reportPath,
        isRetired: sql<boolean>`not ${reports.isActive}`,
        uses: sql<number>`((select count(*) from report_group used where used.report_id = report.report_id)
          + (select count(*) from user_report used where used.report_id = report.report_id)
          + (select count(*) from report_shortcut used where used.report_id = report.report_id))::int`,
        version: reports.version,
      })
      .from(reports)
      .orderBy(sql`lower(${reports.reportName} collate pg_c_utf8)`, reports.reportId),
  fieldsOf: ({ name, path, isRetired }) => ({ name, path, isRetired }),
  present: (row) => row,
  unique: { path: ({ path }) => keyOfName(path) },
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

export function catalogReportHandlers(options: CatalogOptions): AreaHandlers<typeof calls> {
  return catalogEntries(reportPart, options).handlers
}
