import type { Client } from '@sitewright/api-client/client'
import type { Cases } from './case'

const ofLicense = (licenseId: number, status: number) => ({
  call: (client: Client) =>
    client.usersReports.ofLicense({ params: { licenseId }, query: { startMonth: 10, startYear: 2018 } }),
  answers: [401, 403, 403, 403, 403, 403, status],
})

export const usersReportCases = {
  'usersReports.ofLicense': {
    'of license 1': ofLicense(1, 200),
    'of license 2': ofLicense(2, 200),
    'of a license that does not exist': ofLicense(999, 404),
  },
} satisfies Cases<'usersReports'>
