import type { Client } from '@sitewright/api-client/client'
import type { Case, Cases } from './case'

type Area = 'catalogEnvironments' | 'catalogProductLicenses' | 'catalogIntegrations' | 'catalogReports'

/** Only super-administrators, and no API key (CAT-01). */
const forAll = (call: (client: Client) => Promise<{ readonly status: number }>, answer: number): Case => ({
  call: (client) => call(client),
  answers: [401, 403, 403, 403, 403, 403, answer],
})

const FIRST = { params: { id: 1 } }
const NOWHERE = { params: { id: 999_999 } }
/** A name, a path and an address that the demo world already has, so that no call writes anything. */
const TAKEN = { name: 'PROD', serverUrl: 'https://prod.example.com', label: '' } as const
const PRODUCT = {
  name: 'Material Control',
  shortName: 'MC',
  description: '',
  color: '#000000',
  isVendor: false,
  roleGroupIds: [],
}
const INTEGRATION = { name: 'x', imgUrl: 'ftp://x', setupUrl: '' }
const REPORT = { name: 'x', path: '' }
const isRetired = false

export const catalogCases = {
  'catalogEnvironments.list': { 'in scope': forAll((client) => client.catalogEnvironments.list(), 200) },
  'catalogEnvironments.export': {
    'in scope': forAll((client) => client.catalogEnvironments.export({ body: { columns: ['name'] } }), 202),
  },
  'catalogEnvironments.read': { 'that does not exist': forAll((c) => c.catalogEnvironments.read(NOWHERE), 404) },
  'catalogEnvironments.create': {
    'with a name that is taken': forAll((c) => c.catalogEnvironments.create({ body: TAKEN }), 400),
  },
  'catalogEnvironments.save': {
    'in scope': forAll(async (client) => {
      const { version: _version, ...body } = (await client.catalogEnvironments.read(FIRST)).body
      return client.catalogEnvironments.save({ ...FIRST, body })
    }, 200),
    'that does not exist': forAll(
      (c) => c.catalogEnvironments.save({ ...NOWHERE, body: { ...TAKEN, isRetired } }),
      404,
    ),
  },
  'catalogEnvironments.remove': { 'that does not exist': forAll((c) => c.catalogEnvironments.remove(NOWHERE), 404) },
  'catalogEnvironments.makeSecret': {
    'that does not exist': forAll((c) => c.catalogEnvironments.makeSecret(NOWHERE), 404),
    'without a proof': forAll((c) => c.catalogEnvironments.makeSecret({ params: { id: 1 } }), 403),
  },
  'catalogEnvironments.removeSecret': {
    'that does not exist': forAll((c) => c.catalogEnvironments.removeSecret(NOWHERE), 404),
  },
  'catalogProductLicenses.list': { 'in scope': forAll((client) => client.catalogProductLicenses.list(), 200) },
  'catalogProductLicenses.export': {
    'in scope': forAll((client) => client.catalogProductLicenses.export({ body: { columns: ['name'] } }), 202),
  },
  'catalogProductLicenses.read': { 'that does not exist': forAll((c) => c.catalogProductLicenses.read(NOWHERE), 404) },
  'catalogProductLicenses.create': {
    'with a number that is taken': forAll((c) => c.catalogProductLicenses.create({ body: { id: 1, ...PRODUCT } }), 400),
  },
  'catalogProductLicenses.save': {
    'in scope': forAll(async (client) => {
      const { version: _version, ...body } = (await client.catalogProductLicenses.read(FIRST)).body
      return client.catalogProductLicenses.save({ ...FIRST, body })
    }, 200),
    'that does not exist': forAll(
      (c) => c.catalogProductLicenses.save({ ...NOWHERE, body: { ...PRODUCT, isRetired } }),
      404,
    ),
  },
  'catalogProductLicenses.remove': {
    'that does not exist': forAll((c) => c.catalogProductLicenses.remove(NOWHERE), 404),
  },
  'catalogProductLicenses.roleGroups': {
    'in scope': forAll((client) => client.catalogProductLicenses.roleGroups(), 200),
  },
  'catalogIntegrations.list': { 'in scope': forAll((client) => client.catalogIntegrations.list(), 200) },
  'catalogIntegrations.export': {
    'in scope': forAll((client) => client.catalogIntegrations.export({ body: { columns: ['name'] } }), 202),
  },
  'catalogIntegrations.read': { 'that does not exist': forAll((c) => c.catalogIntegrations.read(NOWHERE), 404) },
  'catalogIntegrations.create': {
    'with a wrong picture': forAll((c) => c.catalogIntegrations.create({ body: INTEGRATION }), 400),
  },
  'catalogIntegrations.save': {
    'in scope': forAll(async (client) => {
      const { version: _version, ...body } = (await client.catalogIntegrations.read(FIRST)).body
      return client.catalogIntegrations.save({ ...FIRST, body })
    }, 200),
    'that does not exist': forAll(
      (c) => c.catalogIntegrations.save({ ...NOWHERE, body: { ...INTEGRATION, imgUrl: '', isRetired } }),
      404,
    ),
  },
  'catalogIntegrations.remove': { 'that does not exist': forAll((c) => c.catalogIntegrations.remove(NOWHERE), 404) },
  'catalogReports.list': { 'in scope': forAll((client) => client.catalogReports.list(), 200) },
  'catalogReports.export': {
    'in scope': forAll((client) => client.catalogReports.export({ body: { columns: ['name'] } }), 202),
  },
  'catalogReports.read': { 'that does not exist': forAll((c) => c.catalogReports.read(NOWHERE), 404) },
  'catalogReports.create': { 'without a path': forAll((c) => c.catalogReports.create({ body: REPORT }), 400) },
  'catalogReports.save': {
    'in scope': forAll(async (client) => {
      const { version: _version, ...body } = (await client.catalogReports.read(FIRST)).body
      return client.catalogReports.save({ ...FIRST, body })
    }, 200),
    'that does not exist': forAll(
      (c) => c.catalogReports.save({ ...NOWHERE, body: { ...REPORT, path: 'x', isRetired } }),
      404,
    ),
  },
  'catalogReports.remove': { 'that does not exist': forAll((c) => c.catalogReports.remove(NOWHERE), 404) },
} satisfies Cases<Area>
