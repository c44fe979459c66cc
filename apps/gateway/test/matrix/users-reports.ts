import type { Client } from '@sitewright/api-client/client'
import type { Cases } from './case'

export const usersReportCases = {
  'usersReports.ofLicense': Object.fromEntries(
    [
      ['of license 1', 1, 200],
      ['of license 2', 2, 200],
      ['of a license that does not exist', 999, 404],
    ].map(([what, licenseId, status]) => [
      what,
      {
        call: (client: Client) =>
          client.usersReports.ofLicense({
            params: { licenseId: Number(licenseId) },
            query: { startMonth: 10, startYear: 2018 },
          }),
        answers: [401, 403, 403, 403, 403, 403, Number(status)],
      },
    ]),
  ),
} satisfies Cases<'usersReports'>
