import type { Client } from '@sitewright/api-client/client'
import { DEMO_REPORTS_OF_NOTE, makeIntegrationReports } from '../../src/db/demo/integration-reports'
import { projectNamed } from '../../src/db/demo/projects'
import type { Cases } from './case'

const breakwater = projectNamed('Outer Breakwater').projectId
const harbourReport = makeIntegrationReports(0).find(({ projectId }) => projectId === breakwater)?.reference ?? ''

const one = (integrationRef: string) => (client: Client) =>
  client.integrationReports.one({ params: { integrationRef } })

export const integrationReportCases = {
  // Projects that the caller does not see are left out (PERM-29).
  'integrationReports.list': {
    'of any projects': {
      call: (client) => client.integrationReports.list({ query: { projectIds: [breakwater, 99_999], page: 0 } }),
      answers: [401, 403, 403, 403, 200, 200, 200],
    },
  },
  'integrationReports.export': {
    'of all that one sees': {
      call: (client) => client.integrationReports.export({ body: { columns: ['displayName'] } }),
      answers: [401, 403, 403, 403, 202, 202, 202],
    },
  },
  'integrationReports.one': {
    'of license 1': { call: one(DEMO_REPORTS_OF_NOTE.byKey), answers: [401, 403, 403, 403, 200, 404, 200] },
    'of license 2': { call: one(harbourReport), answers: [401, 403, 403, 403, 404, 200, 200] },
    'that does not exist': { call: one('none'), answers: [401, 403, 403, 403, 404, 404, 404] },
  },
} satisfies Cases<'integrationReports'>
