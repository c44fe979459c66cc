import * as z from 'zod/mini'
import { IntegrationReport, IntegrationReportRow } from '@sitewright/domain/integration-reports/model'
import type { ClientRows } from '../contract/contract'
import { exportOf } from './list-calls'

export const integrationReports = {
  list: { base: 'gateway', method: 'GET', path: '/imports/report', replies: { 200: z.array(IntegrationReportRow) } },
  one: { base: 'gateway', method: 'GET', path: '/imports/report/:integrationRef', replies: { 200: IntegrationReport } },
  export: exportOf('/imports/report/export'),
} as const satisfies ClientRows
