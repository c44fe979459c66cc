import * as z from 'zod/mini'
import { Report, ReportIds, UserReport } from '@sitewright/domain/reports/model'
import { canAssignReports, canListReports, canReadReports } from '@sitewright/domain/reports/policy'
import { call } from './contract'

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
} as const
