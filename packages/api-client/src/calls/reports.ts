import * as z from 'zod/mini'
import { Report, UserReport } from '@sitewright/domain/reports/model'
import { ReportGroup } from '@sitewright/domain/report-groups/model'
import type { ClientRows } from '../contract/contract'
import { exportOf } from './list-calls'

export const reports = {
  ofUser: { base: 'gateway', method: 'GET', path: '/user/:username/reports', replies: { 200: z.array(UserReport) } },
  assign: { base: 'gateway', method: 'POST', path: '/users/:username/reports/:reportId', replies: { 200: UserReport } },
  assignSome: {
    base: 'gateway',
    method: 'PATCH',
    path: '/users/:username/reports',
    replies: { 200: z.array(UserReport) },
  },
  unassign: {
    base: 'gateway',
    method: 'DELETE',
    path: '/users/:username/reports/:reportId',
    replies: { 200: UserReport },
  },
  list: { base: 'gateway', method: 'GET', path: '/reports', replies: { 200: z.array(Report) } },
  groups: { base: 'gateway', method: 'GET', path: '/reports/groups', replies: { 200: z.array(ReportGroup) } },
  exportGroups: exportOf('/reports/groups/export'),
  addGroup: { base: 'gateway', method: 'POST', path: '/reports/groups', replies: { 200: ReportGroup } },
  removeGroup: { base: 'gateway', method: 'DELETE', path: '/reports/groups/:id', replies: { 200: z.null() } },
} as const satisfies ClientRows
