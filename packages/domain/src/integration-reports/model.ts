import * as z from 'zod/mini'
import { exportQuery } from '../shared/list-query'

/** Rows of a page of reports, as the server sends it. A page with as many rows offers the next one (IMP-26, IMP-36). */
export const REPORT_PAGE_SIZE = 29

/** Projects that one query names at most. */
export const MAX_REPORT_PROJECTS = 1000

/** The last page that a query can ask for, from 0. */
export const MAX_REPORT_PAGE = 1_000_000

/** What the list shows of a report. (Operations specification §3; IMP-31, IMP-33.) */
const listed = {
  /** Epoch milliseconds. */
  createTime: z.number(),
  displayName: z.string(),
  requestProjectId: z.int(),
  /** `null` where the import system no longer exists. */
  requestImportId: z.nullable(z.int()),
  /** The user who sent the request; `null` where a program sent it. */
  userName: z.nullish(z.string()),
  /** The API key that sent the request. */
  apiKeyName: z.nullish(z.string()),
  /** Names the report. Unique. */
  integrationReference: z.string(),
}

export const IntegrationReportRow = z.object(listed)
export type IntegrationReportRow = z.infer<typeof IntegrationReportRow>

/** A report with its files and its JSON, which can have several megabytes: the list leaves them out. */
export const IntegrationReport = z.object({
  ...listed,
  /** The request file: its key, or on older reports its path (IMP-32). */
  requestS3Key: z.nullish(z.string()),
  requestS3Path: z.nullish(z.string()),
  /** Where the data can be downloaded. Supplied by other systems, so it can be anything (SITE-75). */
  dataLink: z.nullish(z.string()),
  /** The report as JSON text. Other servers may send the value itself. */
  reportJson: z.unknown(),
})
export type IntegrationReport = z.infer<typeof IntegrationReport>

/** Query of GET imports/report: `projectIds` repeats, `page` counts from 0 (IMP-25, API2-65). */
export const IntegrationReportQuery = z.strictObject({
  projectIds: z.optional(z.array(z.int()).check(z.maxLength(MAX_REPORT_PROJECTS))),
  page: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_REPORT_PAGE))),
})
export type IntegrationReportQuery = z.infer<typeof IntegrationReportQuery>

/** Columns of the exported list of integration reports. */
export const INTEGRATION_REPORT_EXPORT_COLUMNS = [
  'createTime',
  'displayName',
  'requestProjectId',
  'requestImportId',
  'sender',
  'integrationReference',
] as const

/** Body of POST x/imports/report/export: the project of the query, or all that the caller sees, and the columns in their order. */
export const IntegrationReportExport = z.strictObject({
  projectId: z.optional(z.int()),
  columns: exportQuery(INTEGRATION_REPORT_EXPORT_COLUMNS).columns,
})
