import * as z from 'zod/mini'
import { IntegrationReportExport, IntegrationReportQuery } from '@sitewright/domain/integration-reports/model'
import { canReadIntegrationReports } from '@sitewright/domain/integration-reports/policy'
import * as calls from '../calls/integration-reports'
import { rows } from './contract'

export const integrationReports = rows(calls.integrationReports, {
  list: {
    summary:
      'A page of 29 integration reports of these projects, newest first. Pages count from 0. Projects that the caller does not see are left out.',
    allow: canReadIntegrationReports,
    query: IntegrationReportQuery,
  },
  one: {
    summary: 'One integration report with its files and its JSON text.',
    allow: canReadIntegrationReports,
    params: z.object({ integrationRef: z.string().check(z.minLength(1)) }),
  },
  export: {
    summary:
      'Starts a job that writes the integration reports of a project, or of all that the caller sees, as a CSV file.',
    allow: canReadIntegrationReports,
    body: IntegrationReportExport,
    needsPerson: true,
  },
})
