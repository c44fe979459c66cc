import type { Client } from '@sitewright/api-client/client'
import type { ActivitySubjectName } from '@sitewright/domain/activity/model'
import { EQUIPMENT_STATUS_CONFIG, RESOURCE_PROPERTIES_CONFIG } from '@sitewright/domain/configs/names'
import { configNamed, licenseConfigNamed } from '../../src/db/demo/configs'
import { NAMED_USERS } from '../../src/db/demo/named-users'
import { projectNamed } from '../../src/db/demo/projects'
import { HARBOUR_SITE_PROJECT, SITE_PROJECT, siteNamed } from '../../src/db/demo/sites'
import type { Case, Cases } from './case'
import { workflowIds } from './workflows'
import { preservationIds } from './preservations'

const userIdOf = (userName: string): number => NAMED_USERS.findIndex((user) => user.userName === userName) + 1

/** The same call about an id of license 1, of license 2, and of neither; answers in that order, then in the order of CALLERS. */
const ofEach = (
  [first, second, none]: readonly [number, number, number],
  call: (client: Client, input: { params: { id: number } }) => Promise<{ readonly status: number }>,
  answers: readonly (readonly number[])[],
  nothing = 'that does not exist',
): Readonly<Record<string, Case>> =>
  Object.fromEntries(
    Object.entries({ 'of license 1': first, 'of license 2': second, [nothing]: none }).map(([what, id], index) => [
      what,
      { call: (client: Client) => call(client, { params: { id } }), answers: answers[index] ?? [] },
    ]),
  )

/** Who edits users, or keys, in the own license. */
const EDITORS = [
  [401, 403, 403, 200, 200, 404, 200],
  [401, 403, 403, 404, 404, 200, 200],
  [401, 403, 403, 404, 404, 404, 404],
]
/** Accounts that edit roles as well; they also edit projects and sites. */
const ROLE_EDITORS = [
  [401, 403, 403, 403, 200, 404, 200],
  [401, 403, 403, 403, 404, 200, 200],
  [401, 403, 403, 403, 404, 404, 404],
]

const userIds = [userIdOf('workflow.editor'), userIdOf('other.projects'), 999_999] as const
/** Vendor Shipments of license 1, Hydrographic Survey of license 2, and none. */
const importIds = [8, 11, 99_999] as const

const startExport = (client: Client, subject: ActivitySubjectName, id: number) =>
  client.activity.export({ body: { subject, id, columns: ['at', 'what'] } })
const EXPORTS_OF_USERS = EDITORS.map((answers) => answers.map((status) => (status === 200 ? 202 : status)))

/** The role for all licenses alone reads no activity but that of the catalog. */
const withoutAllLicenses = (cases: Readonly<Record<string, Case>>): Readonly<Record<string, Case>> =>
  Object.fromEntries(Object.entries(cases).map(([what, row]) => [what, { ...row, ofOwner: { 'all.licenses': 403 } }]))

/** Entries of the catalog belong to no license (CAT-01). */
const ofCatalog = (call: (client: Client, input: { params: { id: number } }) => Promise<{ status: number }>) => ({
  'in scope': {
    call: (client: Client) => call(client, { params: { id: 1 } }),
    answers: [401, 403, 403, 403, 403, 403, 200],
  },
})

export const activityCases = {
  'activity.ofUser': ofEach(userIds, (client, input) => client.activity.ofUser(input), EDITORS),
  'activity.ofGroup': ofEach([18, 21, 999_999], (client, input) => client.activity.ofGroup(input), EDITORS),
  'activity.ofApiKey': ofEach([31, 33, 9999], (client, input) => client.activity.ofApiKey(input), EDITORS),
  'activity.ofProject': ofEach(
    [projectNamed('Northgate Refinery Expansion').projectId, projectNamed('Outer Breakwater').projectId, 99_999],
    (client, input) => client.activity.ofProject(input),
    ROLE_EDITORS,
  ),
  'activity.ofSite': ofEach(
    [siteNamed(SITE_PROJECT, 'Utilities').siteId, siteNamed(HARBOUR_SITE_PROJECT, 'Quay South').siteId, 9_999_999],
    (client, input) => client.activity.ofSite(input),
    ROLE_EDITORS,
  ),
  'activity.ofConfig': ofEach(
    [
      configNamed('Northgate Refinery Expansion', EQUIPMENT_STATUS_CONFIG).configId,
      configNamed('Outer Breakwater', EQUIPMENT_STATUS_CONFIG).configId,
      999_999,
    ],
    (client, input) => client.activity.ofConfig(input),
    ROLE_EDITORS,
  ),
  'activity.ofLicenseConfig': ofEach(
    [
      licenseConfigNamed(1, RESOURCE_PROPERTIES_CONFIG).systemConfigId,
      licenseConfigNamed(2, RESOURCE_PROPERTIES_CONFIG).systemConfigId,
      999_999,
    ],
    (client, input) => client.activity.ofLicenseConfig(input),
    ROLE_EDITORS,
  ),
  'activity.ofPreservation': ofEach(
    preservationIds,
    (client, input) => client.activity.ofPreservation(input),
    ROLE_EDITORS,
  ),
  'activity.ofImport': ofEach(importIds, (client, input) => client.activity.ofImport(input), ROLE_EDITORS),
  'activity.export': {
    ...withoutAllLicenses(
      ofEach(userIds, (client, { params }) => startExport(client, 'user', params.id), EXPORTS_OF_USERS),
    ),
    ...withoutAllLicenses({
      'of a license': {
        call: (client) => startExport(client, 'license', 1),
        answers: [401, 403, 403, 403, 202, 404, 202],
      },
    }),
    'of the catalog': {
      call: (client) => startExport(client, 'reports', 1),
      answers: [401, 403, 403, 403, 403, 403, 202],
    },
  },
  'activity.ofWorkflow': ofEach(workflowIds, (client, input) => client.activity.ofWorkflow(input), ROLE_EDITORS),
  'activity.ofEnvironment': ofCatalog((client, input) => client.activity.ofEnvironment(input)),
  'activity.ofProductLicense': ofCatalog((client, input) => client.activity.ofProductLicense(input)),
  'activity.ofIntegration': ofCatalog((client, input) => client.activity.ofIntegration(input)),
  'activity.ofReport': ofCatalog((client, input) => client.activity.ofReport(input)),
  'activity.ofLicense': ofEach(
    [1, 2, 999],
    (client, input) => client.activity.ofLicense(input),
    ROLE_EDITORS,
    'of a license that does not exist',
  ),
} satisfies Cases<'activity'>
