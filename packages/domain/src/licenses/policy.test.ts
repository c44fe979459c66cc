import { describe, expect, it } from 'vitest'
import type { Actor } from '../shared/policy'
import { canChooseLicense, canListLicenses, canReadLicenseAddOns } from './policy'

const actor = (...roles: string[]): Actor => ({ userId: 7, userName: 'mara', licenseId: 1, roles })

it.each([
  ['ACCESS_ALL_CUSTOMER_LICENCES', true],
  ['ACCESS_MY_CUSTOMER_LICENCE', true],
  ['ADMINISTER_USER_CREATE_UPDATE', true],
  ['MENU_ADMIN_TOOL_ACCESS', false],
  ['VIEW_MAP', false],
])('fetches licenses with %s: %s [ROLE-24]', (role, expected) => {
  expect(canListLicenses.decide(actor(role)).allowed).toBe(expected)
})

it.each([
  ['ACCESS_ALL_CUSTOMER_LICENCES', true],
  ['ACCESS_ALL_CUSTOMER_LICENSES', true],
  ['ACCESS_MY_CUSTOMER_LICENCE', false],
  ['ADMINISTER_USER_CREATE_UPDATE', false],
])('chooses among licenses with %s: %s [USER-10, ROLE-10, ROLE-31, LIC-83]', (role, expected) => {
  expect(canChooseLicense.decide(actor(role)).allowed).toBe(expected)
})

describe('reading the product licenses of a license', () => {
  it.each([
    ['the own one with portal access', actor('MENU_ADMIN_TOOL_ACCESS'), 1, true],
    ['another one with portal access', actor('MENU_ADMIN_TOOL_ACCESS'), 2, false],
    ['another one with all licenses', actor('ACCESS_ALL_CUSTOMER_LICENCES'), 2, true],
    ['the own one without a role', actor(), 1, false],
  ])('is judged by license and role: %s [ROLE-34]', (_, who, licenseId, expected) => {
    expect(canReadLicenseAddOns.decide(who, { licenseId }).allowed).toBe(expected)
  })
})
