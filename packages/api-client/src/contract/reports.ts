import * as z from 'zod/mini'
import { canEditReportGroups } from '@sitewright/domain/report-groups/policy'
import { Report, ReportIds, UserReport } from '@sitewright/domain/reports/model'
import {
  ReportGroup,
  ReportGroupExport,
  ReportGroupInput,
  ReportGroupQuery,
} from '@sitewright/domain/report-groups/model'
import { canAssignReports, canListReports, canReadReports } from '@sitewright/domain/reports/policy'
import { call } from './contract'
import { exportCall } from './list-calls'

const UserPath = z.object({ username: z.string().check(z.minLength(1)) })
const ReportPath = z.object({ username: z.string().check(z.minLength(1)), reportId: z.int() })

export const reports = {
  ofUser: call({
    base: 'gateway',
    method: 'GET',
    path: '/user/:username/reports',
    summary: 'All reports, as a user has them: assigned, assigned by a report group, or not.',
    allow: canReadReports,
    params: UserPath,
    replies: { 200: z.array(UserReport) },
  }),
  assign: call({
    base: 'gateway',
    method: 'POST',
    path: '/users/:username/reports/:reportId',
    summary: 'Assigns a report to a user.',
    allow: canAssignReports,
    params: ReportPath,
    replies: { 200: UserReport },
  }),
  assignSome: call({
    base: 'gateway',
    method: 'PATCH',
    path: '/users/:username/reports',
    summary: 'Assigns several reports to a user at once (API-77). All or nothing.',
    allow: canAssignReports,
    params: UserPath,
    body: ReportIds,
    replies: { 200: z.array(UserReport) },
  }),
  unassign: call({
    base: 'gateway',
    method: 'DELETE',
    path: '/users/:username/reports/:reportId',
    summary: 'Un-assigns a report; one that comes from a report group is refused (USER-99).',
    allow: canAssignReports,
    params: ReportPath,
    replies: { 200: UserReport },
  }),
  list: call({
    base: 'gateway',
    method: 'GET',
    path: '/reports',
    summary: 'All reports, inactive ones too, by path (API-73).',
    allow: canListReports,
    replies: { 200: z.array(Report) },
  }),
  groups: call({
    base: 'gateway',
    method: 'GET',
    path: '/reports/groups',
    summary: 'Report groups, with the names of what each one names. Without page the whole list.',
    allow: canEditReportGroups,
    query: ReportGroupQuery,
    isPaged: true,
    replies: { 200: z.array(ReportGroup) },
  }),
  exportGroups: exportCall({
    path: '/reports/groups/export',
    summary: 'Starts a job that writes the report groups of the list as a CSV file.',
    allow: canEditReportGroups,
    body: ReportGroupExport,
  }),
  addGroup: call({
    base: 'gateway',
    method: 'POST',
    path: '/reports/groups',
    summary: 'Gives a report to everyone with a role, a license and a project, each of them optional.',
    allow: canEditReportGroups,
    body: ReportGroupInput,
    replies: { 200: ReportGroup },
  }),
  removeGroup: call({
    base: 'gateway',
    method: 'DELETE',
    path: '/reports/groups/:id',
    summary: 'Removes a report group. Reports that were assigned by hand stay.',
    allow: canEditReportGroups,
    params: z.object({ id: z.int() }),
    replies: { 200: z.null() },
  }),
} as const
