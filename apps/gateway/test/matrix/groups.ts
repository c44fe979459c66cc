import type { Client } from '@sitewright/api-client/client'
import { NAMED_USERS } from '../../src/db/demo/named-users'
import type { Case, Cases } from './case'

/** A group that gives nothing: of license 1, of license 2, and nobody's. */
const GROUPS = { 'of license 1': 18, 'of license 2': 21, 'that does not exist': 999_999 } as const
const NAMES: Readonly<Record<number, string>> = { 18: 'Visitors', 21: 'Survey' }
const licenseOf = (userGroupId: number): number => (userGroupId === GROUPS['of license 2'] ? 2 : 1)

const userIdOf = (userName: string): number => NAMED_USERS.findIndex((user) => user.userName === userName) + 1
const USERS = {
  'of license 1': userIdOf('workflow.editor'),
  'of license 2': userIdOf('other.projects'),
  'that does not exist': 999_999,
} as const

/** The same call about each of three ids, in their order; answers in that order too, then in the order of CALLERS. */
const ofEach = (
  ids: Readonly<Record<string, number>>,
  call: (client: Client, id: number) => Promise<{ readonly status: number }>,
  answers: readonly (readonly number[])[],
): Readonly<Record<string, Case>> =>
  Object.fromEntries(
    Object.entries(ids).map(([what, id], index) => [
      what,
      { call: (client: Client) => call(client, id), answers: answers[index] ?? [] },
    ]),
  )

/** Who opens the portal, in the own license. */
const READERS = [
  [401, 403, 200, 200, 200, 404, 200],
  [401, 403, 404, 404, 404, 200, 200],
  [401, 403, 404, 404, 404, 404, 404],
]
/** Who edits users. */
const EDITORS = [
  [401, 403, 403, 200, 200, 404, 200],
  [401, 403, 403, 404, 404, 200, 200],
  [401, 403, 403, 404, 404, 404, 404],
]
/** Who edits roles as well. */
const ROLE_EDITORS = [
  [401, 403, 403, 403, 200, 404, 200],
  [401, 403, 403, 403, 404, 200, 200],
  [401, 403, 403, 403, 404, 404, 404],
]

/** Each group that is made has a name of its own. */
let made = 0
const create = (client: Client, LicenseId: number) => {
  made += 1
  return client.groups.create({ body: { LicenseId, Name: `Matrix ${made}` } })
}

export const groupCases = {
  'groups.list': {
    'in scope': {
      call: (client) => client.groups.list({ query: { page: 1 } }),
      answers: [401, 403, 200, 200, 200, 200, 200],
    },
    ...ofEach(
      { 'of license 1': 1, 'of license 2': 2, 'of a license that does not exist': 999 },
      (client, licenseId) => client.groups.list({ query: { page: 1, licenseId } }),
      READERS,
    ),
  },
  'groups.ofUser': {
    ...ofEach(USERS, (client, userId) => client.groups.ofUser({ query: { userId } }), READERS),
    'who has no role': {
      call: (client) => client.groups.ofUser({ query: { userId: userIdOf('no.roles') } }),
      answers: [401, 200, 200, 200, 200, 404, 200],
    },
  },
  'groups.one': ofEach(GROUPS, (client, id) => client.groups.one({ params: { id } }), READERS),
  'groups.create': ofEach({ 'of license 1': 1, 'of license 2': 2, 'of a license that does not exist': 999 }, create, [
    [401, 403, 403, 200, 200, 400, 200],
    [401, 403, 403, 400, 400, 200, 200],
    [401, 403, 403, 400, 400, 400, 400],
  ]),
  'groups.saveDetails': {
    ...ofEach(
      GROUPS,
      (client, userGroupId) =>
        client.groups.saveDetails({
          body: { userGroupId, name: NAMES[userGroupId] ?? 'None', licenseId: licenseOf(userGroupId) },
        }),
      EDITORS,
    ),
    'with a name of nothing': {
      call: (client) => client.groups.saveDetails({ body: { userGroupId: 18, name: ' ', licenseId: 1 } }),
      answers: [401, 403, 403, 400, 400, 404, 400],
    },
  },
  'groups.saveUsers': ofEach(
    GROUPS,
    (client, userGroupId) => client.groups.saveUsers({ query: { userGroupId }, body: [] }),
    EDITORS,
  ),
  'groups.saveAddOns': ofEach(
    GROUPS,
    (client, userGroupId) => client.groups.saveAddOns({ body: { userGroupId, addOnIds: [] } }),
    EDITORS,
  ),
  'groups.saveProjects': ofEach(
    GROUPS,
    (client, userGroupId) => client.groups.saveProjects({ body: { userGroupId, projectIds: [] } }),
    EDITORS,
  ),
  'groups.saveRoles': ofEach(
    GROUPS,
    (client, userGroupId) => client.groups.saveRoles({ body: { userGroupId, roleIds: [] } }),
    ROLE_EDITORS,
  ),
  'groups.assign': ofEach(GROUPS, (client, id) => client.groups.assign({ body: { [id]: [] } }), EDITORS),
  'groups.unassign': ofEach(GROUPS, (client, id) => client.groups.unassign({ body: { [id]: [] } }), EDITORS),
  'groups.projects': ofEach(
    GROUPS,
    (client, userGroupId) => client.groups.projects({ query: { userGroupId } }),
    READERS,
  ),
  'groups.export': {
    'in scope': {
      call: (client) => client.groups.export({ body: { columns: ['name'] } }),
      answers: [401, 403, 202, 202, 202, 202, 202],
    },
    ...ofEach(
      { 'of license 1': 1, 'of license 2': 2, 'of a license that does not exist': 999 },
      (client, licenseId) => client.groups.export({ body: { columns: ['name'], licenseId } }),
      [
        [401, 403, 202, 202, 202, 404, 202],
        [401, 403, 404, 404, 404, 202, 202],
        [401, 403, 404, 404, 404, 404, 404],
      ],
    ),
  },
  'groups.roleInfo': ofEach(GROUPS, (client, id) => client.groups.roleInfo({ params: { id } }), READERS),
} satisfies Cases<'groups'>
