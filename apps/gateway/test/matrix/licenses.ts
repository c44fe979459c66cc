import type { Client } from '@sitewright/api-client/client'
import type { Cases } from './case'

/** Read by whoever sees screens of the license. */
const ofLicense = (
  call: (client: Client, path: { params: { licenseId: number } }) => Promise<{ readonly status: number }>,
) => ({
  'of license 1': {
    call: (client: Client) => call(client, { params: { licenseId: 1 } }),
    answers: [401, 403, 200, 200, 200, 404, 200],
  },
  'of license 2': {
    call: (client: Client) => call(client, { params: { licenseId: 2 } }),
    answers: [401, 403, 404, 404, 404, 200, 200],
  },
  'of a license that does not exist': {
    call: (client: Client) => call(client, { params: { licenseId: 999 } }),
    answers: [401, 403, 404, 404, 404, 404, 404],
  },
})

export const licenseCases = {
  'licenses.list': {
    'in scope': { call: (client) => client.licenses.list(), answers: [401, 403, 403, 200, 200, 200, 200] },
  },
  'licenses.addOns': ofLicense((client, path) => client.licenses.addOns(path)),
  'licenses.projects': ofLicense((client, path) => client.licenses.projects(path)),
  'licenses.vendors': ofLicense((client, path) => client.licenses.vendors(path)),
} satisfies Cases<'licenses'>
