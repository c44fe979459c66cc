import * as z from 'zod/mini'
import { canReadUsersReport } from '@sitewright/domain/licenses/policy'
import { UsersReportQuery } from '@sitewright/domain/licenses/users-report'
import * as calls from '../calls/users-reports'
import { rows } from './contract'

export const usersReports = rows(calls.usersReports, {
  ofLicense: {
    summary: 'The users of each product license of a license by month, from a month on, with the current month last.',
    allow: canReadUsersReport,
    params: z.object({ licenseId: z.int() }),
    query: UsersReportQuery,
  },
})
