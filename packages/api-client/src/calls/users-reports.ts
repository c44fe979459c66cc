import { UsersReport } from '@sitewright/domain/licenses/users-report'
import type { ClientRows } from '../contract/contract'

/** An area of its own: the calls of licenses are loaded by the user list. */
export const usersReports = {
  ofLicense: {
    base: 'gateway',
    method: 'GET',
    path: '/licenses/:licenseId/usersreport',
    replies: { 200: UsersReport },
  },
} as const satisfies ClientRows
