import { reports as reportCalls } from '@sitewright/api-client/calls/reports'
import { roles as roleCalls } from '@sitewright/api-client/calls/roles'
import { reportGroupMessages } from '@sitewright/domain/report-groups/messages'
import type { ReportGroup, ReportGroupInput } from '@sitewright/domain/report-groups/model'
import { pageOfReportGroups } from '@sitewright/domain/report-groups/rules'
import { createOperations } from './api'
import { createListReads } from './list-reads'
import { selectPage } from './page-query'
import { useRead } from './read'
import { write } from './write'

const { reports, roles } = createOperations({ reports: reportCalls, roles: roleCalls })

/** The list of report groups: a page of it, and its count. */
export const reportGroupList = createListReads(reports.groups, selectPage(pageOfReportGroups))

/** All reports, to choose from. */
export const useAllReports = () => useRead(reports.list, {})

/** The catalog of roles, to choose from. */
export const useRoleCatalog = () => useRead(roles.list, {})

/** Adds a report group. */
export const addReportGroup = (body: ReportGroupInput) =>
  write(() => reports.addGroup({ body }), {
    saved: reportGroupMessages.added,
    failed: reportGroupMessages.addFailed,
    refresh: ['reports.groups', 'reports.ofUser'],
  })

/** Removes a report group. Its dialog shows why it failed. */
export const removeReportGroup = ({ reportGroupId }: ReportGroup) =>
  write(() => reports.removeGroup({ params: { id: reportGroupId } }), {
    saved: reportGroupMessages.removed,
    failed: reportGroupMessages.removeFailed,
    refresh: ['reports.groups', 'reports.ofUser'],
    refreshAfterFailure: ['reports.groups'],
  })
