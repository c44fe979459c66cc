import * as z from 'zod/mini'
import {
  IntegrationReport,
  IntegrationReportExport,
  IntegrationReportQuery,
  IntegrationReportRow,
} from '@sitewright/domain/integration-reports/model'
import { canReadIntegrationReports } from '@sitewright/domain/integration-reports/policy'
import { call } from './contract'
import { exportCall } from './list-calls'

export const integrationReports = {
  list: call({
    base: 'gateway',
    method: 'GET',
    path: '/imports/report',
    summary:
      'A page of 29 integration reports of these projects, newest first. Pages count from 0. Projects that the caller does not see are left out.',
    allow: canReadIntegrationReports,
    query: IntegrationReportQuery,
    replies: { 200: z.array(IntegrationReportRow) },
  }),
  one: call({
    base: 'gateway',
    method: 'GET',
    path: '/imports/report/:integrationRef',
    summary: 'One integration report with its files and its JSON text.',
    allow: canReadIntegrationReports,
    params: z.object({ integrationRef: z.string().check(z.minLength(1)) }),
    replies: { 200: IntegrationReport },
  }),
  export: exportCall({
    path: '/imports/report/export',
    summary:
      'Starts a job that writes the integration reports of a project, or of all that the caller sees, as a CSV file.',
    allow: canReadIntegrationReports,
    body: IntegrationReportExport,
  }),
} as const
