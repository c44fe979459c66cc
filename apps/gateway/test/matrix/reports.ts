import type { Client } from '@sitewright/api-client/client'
import type { Case, Cases } from './case'

/** Each with a report that every license lists, and that no report group gives to these users. */
const USERS = {
  'of license 1': { username: 'agnes.lindqvist', reportId: 10 },
  'of license 2': { username: 'chloe.nakamura', reportId: 10 },
  'that does not exist': { username: 'nobody', reportId: 10 },
  'with a report that does not exist': { username: 'agnes.lindqvist', reportId: 9999 },
} as const

/** Who assigns reports, in the own license. In the order of USERS, then of CALLERS. */
const ofUsers = (
  call: (client: Client, params: { username: string; reportId: number }) => Promise<{ readonly status: number }>,
  withoutReport: number,
): Readonly<Record<string, Case>> => {
  const answers = [
    [401, 403, 403, 403, 200, 404, 200],
    [401, 403, 403, 403, 404, 200, 200],
    [401, 403, 403, 403, 404, 404, 404],
    [401, 403, 403, 403, withoutReport, 404, withoutReport],
  ]
  return Object.fromEntries(
    Object.entries(USERS).map(([what, params], index) => [
      what,
      { call: (client: Client) => call(client, params), answers: answers[index] ?? [] },
    ]),
  )
}

const NO_AUDIENCE = { roleId: null, licenseId: null, projectId: null }

const read = (username: string) => (client: Client) => client.reports.ofUser({ params: { username } })

export const reportCases = {
  'reports.ofUser': {
    'of license 1': { call: read('agnes.lindqvist'), answers: [401, 403, 403, 403, 200, 404, 200] },
    'of license 2': { call: read('chloe.nakamura'), answers: [401, 403, 403, 403, 404, 200, 200] },
    'that does not exist': { call: read('nobody'), answers: [401, 403, 403, 403, 404, 404, 404] },
    'who has no role': { call: read('no.roles'), answers: [401, 200, 403, 403, 200, 404, 200] },
  },
  'reports.assign': ofUsers((client, params) => client.reports.assign({ params }), 404),
  'reports.assignSome': ofUsers(
    (client, { username, reportId }) => client.reports.assignSome({ params: { username }, body: [reportId] }),
    400,
  ),
  'reports.unassign': ofUsers((client, params) => client.reports.unassign({ params }), 404),
  'reports.groups': {
    'of all licenses': { call: (client) => client.reports.groups(), answers: [401, 403, 403, 403, 403, 403, 200] },
  },
  'reports.exportGroups': {
    'of all licenses': {
      call: (client) => client.reports.exportGroups({ body: { columns: ['reportName'] } }),
      answers: [401, 403, 403, 403, 403, 403, 202],
    },
  },
  'reports.addGroup': {
    'with a report that does not exist': {
      call: (client) => client.reports.addGroup({ body: { ...NO_AUDIENCE, reportId: 9999 } }),
      answers: [401, 403, 403, 403, 403, 403, 400],
    },
  },
  'reports.removeGroup': {
    'that does not exist': {
      call: (client) => client.reports.removeGroup({ params: { id: 9999 } }),
      answers: [401, 403, 403, 403, 403, 403, 404],
    },
  },
  'reports.list': {
    'of all licenses': { call: (client) => client.reports.list(), answers: [401, 403, 403, 403, 200, 200, 200] },
  },
} satisfies Cases<'reports'>
