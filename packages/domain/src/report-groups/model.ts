import * as z from 'zod/mini'
import { exportQuery, listQuery } from '../shared/list-query'
import type { ListFilter } from '../shared/lists'
import { reportGroupMessages } from './messages'

/** Rows a page of the list of report groups (SET-22, CONST-04). */
export { DEFAULT_PAGE_SIZE as REPORT_GROUP_PAGE_SIZE } from '../shared/lists'

/** The filter waits this long after the last key, in milliseconds. */
export const REPORT_GROUP_FILTER_DELAY_MS = 200

const ids = {
  reportId: z.int(reportGroupMessages.reportRequired),
  /** `null` names none: everybody with the rest gets the report. */
  roleId: z.nullable(z.int()),
  licenseId: z.nullable(z.int()),
  projectId: z.nullable(z.int()),
}

/** Gives a report to those who have all that it names (SET-16, SET-17). */
export const ReportGroup = z.object({
  reportGroupId: z.int(),
  ...ids,
  reportName: z.string(),
  reportPath: z.string(),
  /** `null` beside a `roleId`: the role was removed, and the group gives its report to nobody. */
  roleName: z.nullable(z.string()),
  licenseName: z.nullable(z.string()),
  projectName: z.nullable(z.string()),
  /** Whether the report has no other group, so that its removal opens it to all (SET-35). Not in the specification, so other servers may omit it. */
  isLast: z.optional(z.boolean()),
})
export type ReportGroup = z.infer<typeof ReportGroup>

/** Body of POST reports/groups (API-80, SET-18 to SET-20). */
export const ReportGroupInput = z.strictObject(ids)
export type ReportGroupInput = z.infer<typeof ReportGroupInput>

/** Keys that the list sorts by; the id is always the last one. */
export const REPORT_GROUP_SORT_KEYS = ['reportName', 'reportPath', 'roleName', 'licenseName', 'projectName'] as const
export type ReportGroupSortKey = (typeof REPORT_GROUP_SORT_KEYS)[number]

/** The filter of the list of report groups. */
export type ReportGroupFilter = ListFilter<ReportGroupSortKey>

/** Query of GET reports/groups. Without `page` the whole list is answered, as specified. `licenseId` finds groups that name the license, or a project of it. */
export const ReportGroupQuery = z.strictObject(listQuery)
export type ReportGroupQuery = z.infer<typeof ReportGroupQuery>

/** Body of POST x/reports/groups/export: the filter of the list, and the columns in their order. */
export const ReportGroupExport = z.strictObject(exportQuery(REPORT_GROUP_SORT_KEYS))
