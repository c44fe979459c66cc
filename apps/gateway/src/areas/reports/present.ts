import type { Report, UserReport } from '@sitewright/domain/reports/model'
import { getReason } from '@sitewright/domain/reports/rules'
import type { reports } from '../../db/schema'
import type { ReportRow } from './store'

/** A report as the wire shows it: field by field, so that a new column stays in the house. */
export const presentReport = (row: ReportRow): UserReport => ({
  reportId: row.reportId,
  reportPath: row.reportPath,
  reportName: row.reportName,
  active: row.isActive,
  assigned: row.assigned,
  autoAssigned: row.audiences.length > 0,
  reason: getReason(row.audiences),
})

/** A report of the catalog. */
export const presentCatalogReport = (row: typeof reports.$inferSelect): Report => ({
  reportId: row.reportId,
  reportPath: row.reportPath,
  reportName: row.reportName,
  active: row.isActive,
})
