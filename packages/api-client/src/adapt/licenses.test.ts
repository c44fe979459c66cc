import { expect, it } from 'vitest'
import { LicenseCreated } from '@sitewright/domain/licenses/model'
import { adaptCreatedLicense } from './licenses'

it.each([
  ['a bare number', 25],
  ['an object with nothing else', { licenseId: 25 }],
  ['a whole license', { licenseId: 25, name: 'Tunnel Works', isActive: true }],
])('reads the id of a new license from %s [API-39]', (_, reply) => {
  expect(adaptCreatedLicense(LicenseCreated.parse(reply))).toBe(25)
})

it.each([[null], ['25'], [{ id: 25 }], [2.5], [{ licenseId: null }]])('refuses %j [API-39]', (reply) => {
  expect(LicenseCreated.safeParse(reply).success).toBe(false)
})
