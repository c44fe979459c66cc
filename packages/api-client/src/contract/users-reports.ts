import * as z from 'zod/mini'
import { canReadUsersReport } from '@sitewright/domain/licenses/policy'
import { UsersReport, UsersReportQuery } from '@sitewright/domain/licenses/users-report'
import { call } from './contract'

/** An area of its own: the calls of licenses are loaded by the user list. */
export const usersReports = {
  ofLicense: call({
    base: 'gateway',
    method: 'GET',
    path: '/licenses/:licenseId/usersreport',
    summary: 'The users of each product license of a license by month, from a month on, with the current month last.',
    allow: canReadUsersReport,
    params: z.object({ licenseId: z.int() }),
    query: UsersReportQuery,
    replies: { 200: UsersReport },
  }),
} as const
