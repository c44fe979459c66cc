import type { IntegrationReport, IntegrationReportRow } from '@sitewright/domain/integration-reports/model'
import type { ListedReportRow, ReportRow } from './store'

export const presentListed = (row: ListedReportRow): IntegrationReportRow => ({
  createTime: row.createdAt,
  displayName: row.displayName,
  requestProjectId: row.projectId,
  requestImportId: row.importId,
  userName: row.userName,
  apiKeyName: row.apiKeyName,
  integrationReference: row.reference,
})

export const presentReport = (row: ReportRow): IntegrationReport => ({
  ...presentListed(row),
  requestS3Key: row.s3Key,
  requestS3Path: row.s3Path,
  dataLink: row.dataLink,
  reportJson: row.reportJson,
})
