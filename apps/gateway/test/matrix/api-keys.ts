import type { Client } from '@sitewright/api-client/client'
import type { Case, Cases } from './case'

/** A key of license 1 with nothing assigned, and one of license 2 with one product. */
const KEYS = { 'of license 1': 31, 'of license 2': 33, 'that does not exist': 9999 } as const
const TOOLS = 2

const input = { name: 'Matrix', description: '', isActive: true, allProjects: false }
const params = (id: number) => ({ id })

/** The same call about each of the keys. In the order of KEYS, then of CALLERS. */
const ofKeys = (
  call: (client: Client, id: number) => Promise<{ readonly status: number }>,
  answers: readonly (readonly number[])[],
): Readonly<Record<string, Case>> =>
  Object.fromEntries(
    Object.entries(KEYS).map(([what, id], index) => [
      what,
      { call: (client: Client) => call(client, id), answers: answers[index] ?? [] },
    ]),
  )

/** Who administers keys or users, in the own license. */
const EDITORS = [
  [401, 403, 403, 200, 200, 404, 200],
  [401, 403, 403, 404, 404, 200, 200],
  [401, 403, 403, 404, 404, 404, 404],
]
/** Who administers roles as well. */
const ROLE_EDITORS = [
  [401, 403, 403, 403, 200, 404, 200],
  [401, 403, 403, 403, 404, 200, 200],
  [401, 403, 403, 403, 404, 404, 404],
]

export const apiKeyCases = {
  'apiKeys.list': {
    'in scope': {
      call: (client) => client.apiKeys.list({ query: { page: 1 } }),
      answers: [401, 403, 403, 200, 200, 200, 200],
    },
    'of license 1': {
      call: (client) => client.apiKeys.list({ query: { licenseId: 1 } }),
      answers: [401, 403, 403, 200, 200, 404, 200],
    },
    'of license 2': {
      call: (client) => client.apiKeys.list({ query: { licenseId: 2 } }),
      answers: [401, 403, 403, 404, 404, 200, 200],
    },
    'of a license that does not exist': {
      call: (client) => client.apiKeys.list({ query: { licenseId: 999 } }),
      answers: [401, 403, 403, 404, 404, 404, 404],
    },
  },
  'apiKeys.one': ofKeys((client, id) => client.apiKeys.one({ params: params(id) }), EDITORS),
  'apiKeys.create': {
    'of license 1': {
      call: (client) => client.apiKeys.create({ body: { ...input, licenseId: 1 } }),
      answers: [401, 403, 403, 200, 200, 400, 200],
    },
    'of license 2': {
      call: (client) => client.apiKeys.create({ body: { ...input, licenseId: 2 } }),
      answers: [401, 403, 403, 400, 400, 200, 200],
    },
    'of a license that does not exist': {
      call: (client) => client.apiKeys.create({ body: { ...input, licenseId: 999 } }),
      answers: [401, 403, 403, 400, 400, 400, 400],
    },
    'without a name': {
      call: (client) => client.apiKeys.create({ body: { ...input, name: '', licenseId: 1 } }),
      answers: [401, 403, 403, 400, 400, 400, 400],
    },
  },
  'apiKeys.save': ofKeys((client, id) => client.apiKeys.save({ params: params(id), body: input }), EDITORS),
  'apiKeys.addOns': ofKeys((client, id) => client.apiKeys.addOns({ params: params(id) }), EDITORS),
  'apiKeys.saveAddOns': ofKeys(
    (client, id) => client.apiKeys.saveAddOns({ params: params(id), body: id === 33 ? [{ addOnId: TOOLS }] : [] }),
    EDITORS,
  ),
  'apiKeys.projects': ofKeys((client, id) => client.apiKeys.projects({ params: params(id) }), EDITORS),
  'apiKeys.saveProjects': ofKeys(
    (client, id) => client.apiKeys.saveProjects({ params: params(id), body: [] }),
    EDITORS,
  ),
  'apiKeys.export': {
    'in scope': {
      call: (client) => client.apiKeys.export({ body: { columns: ['name'] } }),
      answers: [401, 403, 403, 202, 202, 202, 202],
    },
    'of license 1': {
      call: (client) => client.apiKeys.export({ body: { columns: ['name'], licenseId: 1 } }),
      answers: [401, 403, 403, 202, 202, 404, 202],
    },
    'of license 2': {
      call: (client) => client.apiKeys.export({ body: { columns: ['name'], licenseId: 2 } }),
      answers: [401, 403, 403, 404, 404, 202, 202],
    },
  },
  'apiKeys.roleInfo': ofKeys((client, id) => client.apiKeys.roleInfo({ params: params(id) }), EDITORS),
  'apiKeys.saveRoles': ofKeys((client, id) => client.apiKeys.saveRoles({ params: params(id), body: [] }), ROLE_EDITORS),
} satisfies Cases<'apiKeys'>
