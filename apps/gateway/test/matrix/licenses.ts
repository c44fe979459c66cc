import type { Client } from '@sitewright/api-client/client'
import type { LicenseSave } from '@sitewright/domain/licenses/input'
import type { Cases } from './case'

/** Read by all who see screens of the license. */
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

/** Only by those who work in all licenses, whichever license it is (ROLE-11). */
const ofEditors = (
  call: (client: Client, path: { params: { licenseId: number } }) => Promise<{ readonly status: number }>,
) =>
  Object.fromEntries(
    Object.entries({ 'of license 1': 1, 'of license 2': 2, 'of a license that does not exist': 999 }).map(
      ([what, licenseId]) => [
        what,
        {
          call: (client: Client) => call(client, { params: { licenseId } }),
          answers: [401, 403, 403, 403, 403, 403, licenseId === 999 ? 404 : 200],
        },
      ],
    ),
  )

/** What the license is already, so that the matrix changes nothing that other cases read. */
const unchanged = async (client: Client, licenseId: number): Promise<LicenseSave> => {
  const known = await client.licenses.list().then(
    ({ body }) => body.find((license) => license.licenseId === licenseId),
    () => undefined,
  )
  return (
    known ?? {
      name: 'Any',
      company: 'Any',
      maxProjects: -1,
      maxUsers: -1,
      isActive: true,
      expiryDate: null,
      expiryNotificationDays: [],
    }
  )
}
/** Only for users of all licenses, whatever the license. */
const byAllLicenses = [401, 403, 403, 403, 403, 403, 200]

const newLicense = (environmentId: number) => ({
  name: 'Tunnel Works',
  company: 'Tunnel Works Ltd.',
  environmentId,
  maxProjects: 5,
  maxUsers: -1,
  isActive: true,
  expiryDate: null,
})

const link = (client: Client, licenseId: number, environmentId: number) =>
  client.licenses.linkEnvironment({ params: { licenseId, environmentId } })

const unlink = (client: Client, licenseId: number, environmentId: number) =>
  client.licenses.unlinkEnvironment({ params: { licenseId, environmentId } })

export const licenseCases = {
  'licenses.list': {
    'in scope': { call: (client) => client.licenses.list(), answers: [401, 403, 403, 200, 200, 200, 200] },
  },
  'licenses.addOns': ofLicense((client, path) => client.licenses.addOns(path)),
  'licenses.projects': ofLicense((client, path) => client.licenses.projects(path)),
  'licenses.vendors': ofLicense((client, path) => client.licenses.vendors(path)),
  'licenses.saveAddOns': ofEditors((client, path) => client.licenses.saveAddOns({ ...path, body: [] })),
  'licenses.save': ofEditors(async (client, path) =>
    client.licenses.save({ ...path, body: await unchanged(client, path.params.licenseId) }),
  ),
  'licenses.overLimit': ofEditors((client, path) => client.licenses.overLimit({ ...path, query: { maxUsers: 0 } })),
  'licenses.report': {
    'in scope': { call: (client) => client.licenses.report(), answers: byAllLicenses },
    'license 2': { call: (client) => client.licenses.report({ query: { licenseId: 2 } }), answers: byAllLicenses },
  },
  'licenses.facets': {
    'of all licenses': { call: (client) => client.licenses.facets({ query: {} }), answers: byAllLicenses },
  },
  'licenses.export': {
    'of all licenses': {
      call: (client) => client.licenses.export({ body: { columns: ['name'] } }),
      answers: byAllLicenses.map((status) => (status === 200 ? 202 : status)),
    },
  },
  'licenses.create': {
    'in an environment': {
      call: (client) => client.licenses.create({ body: newLicense(1) }),
      answers: byAllLicenses,
    },
    'in an environment that does not exist': {
      call: (client) => client.licenses.create({ body: newLicense(999) }),
      answers: [401, 403, 403, 403, 403, 403, 400],
    },
  },
  'licenses.linkEnvironment': {
    'of license 1': { call: (client) => link(client, 1, 1), answers: byAllLicenses },
    'of license 2': { call: (client) => link(client, 2, 1), answers: byAllLicenses },
    'of a license that does not exist': {
      call: (client) => link(client, 999, 1),
      answers: [401, 403, 403, 403, 403, 403, 404],
    },
    'to an environment that does not exist': {
      call: (client) => link(client, 1, 999),
      answers: [401, 403, 403, 403, 403, 403, 404],
    },
  },
  // Of an environment that no other case needs.
  'licenses.unlinkEnvironment': {
    'of license 24': { call: (client) => unlink(client, 24, 2), answers: byAllLicenses },
    'of a license that does not exist': {
      call: (client) => unlink(client, 999, 1),
      answers: [401, 403, 403, 403, 403, 403, 404],
    },
    'from an environment that does not exist': {
      call: (client) => unlink(client, 1, 999),
      answers: [401, 403, 403, 403, 403, 403, 404],
    },
  },
  'licenses.use': ofEditors((client, path) => client.licenses.use(path)),
} satisfies Cases<'licenses'>
