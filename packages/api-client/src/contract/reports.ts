import * as z from 'zod/mini'
import { ReportIds } from '@sitewright/domain/reports/model'
import { ReportGroupExport, ReportGroupInput, ReportGroupQuery } from '@sitewright/domain/report-groups/model'
import { canEditReportGroups } from '@sitewright/domain/report-groups/policy'
import { canAssignReports, canListReports, canReadReports } from '@sitewright/domain/reports/policy'
import * as calls from '../calls/reports'
import { rows } from './contract'

const UserPath = z.object({ username: z.string().check(z.minLength(1)) })
const ReportPath = z.object({ username: z.string().check(z.minLength(1)), reportId: z.int() })

export const reports = rows(calls.reports, {
  ofUser: {
    summary: 'All reports, as a user has them: assigned, assigned by a report group, or not.',
    allow: canReadReports,
    params: UserPath,
  },
  assign: { summary: 'Assigns a report to a user.', allow: canAssignReports, params: ReportPath },
  assignSome: {
    summary: 'Assigns several reports to a user at once (API-77). All or nothing.',
    allow: canAssignReports,
    params: UserPath,
    body: ReportIds,
  },
  unassign: {
    summary: 'Un-assigns a report; one that comes from a report group is refused (USER-99).',
    allow: canAssignReports,
    params: ReportPath,
  },
  list: { summary: 'All reports, inactive ones too, by path (API-73).', allow: canListReports },
  groups: {
    summary: 'Report groups, with the names of what each one names. Without page the whole list.',
    allow: canEditReportGroups,
    query: ReportGroupQuery,
    isPaged: true,
  },
  exportGroups: {
    summary: 'Starts a job that writes the report groups of the list as a CSV file.',
    allow: canEditReportGroups,
    body: ReportGroupExport,
    needsPerson: true,
  },
  addGroup: {
    summary: 'Gives a report to everyone with a role, a license and a project, each of them optional.',
    allow: canEditReportGroups,
    body: ReportGroupInput,
  },
  removeGroup: {
    summary: 'Removes a report group. Reports that were assigned by hand stay.',
    allow: canEditReportGroups,
    params: z.object({ id: z.int() }),
  },
})
