import { describe, expect, it } from 'vitest'
import type { Actor } from '../shared/policy'
import {
  canEditConfigs,
  canEditConfigsOf,
  canEditLicenseConfigs,
  canReadConfigJson,
  canReadConfigs,
  canReadLicenseConfigs,
} from './policy'

const actor = (...roles: string[]): Actor => ({ userId: 7, userName: 'mara', licenseId: 1, roles })

it.each([
  ['ACCESS_ALL_CUSTOMER_LICENCES', true, false, true],
  ['ACCESS_MY_CUSTOMER_LICENCE', true, false, false],
  ['MENU_ADMIN_TOOL_ACCESS', true, false, false],
  ['ADMINISTER_PROJECT_UPDATE', false, true, false],
  ['ADMINISTER_SITE', false, false, false],
])(
  '%s reads project configs: %s, edits them: %s, reads their JSON: %s [CONF-45, PERM-05, PERM-28, ROLE-15, SET-14]',
  (role, reads, edits, readsJson) => {
    const decisions = [canReadConfigs, canEditConfigs, canReadConfigJson].map((policy) => policy.decide(actor(role)))
    expect(decisions.map(({ allowed }) => allowed)).toEqual([reads, edits, readsJson])
  },
)

describe('the configs of a license', () => {
  it.each([
    ['with the role in the own license', actor('ACCESS_MY_CUSTOMER_LICENCE'), 1, true],
    ['not with the role in another license', actor('ACCESS_MY_CUSTOMER_LICENCE'), 2, false],
    ['not with all-licenses access alone', actor('ACCESS_ALL_CUSTOMER_LICENCES'), 1, false],
    ['with both roles in any license', actor('ACCESS_MY_CUSTOMER_LICENCE', 'ACCESS_ALL_CUSTOMER_LICENCES'), 2, true],
    ['not with the role of project configs', actor('ADMINISTER_PROJECT_UPDATE'), 1, false],
  ])('are read and edited %s [PERM-15, PERM-18, ROLE-52]', (_, who, licenseId, expected) => {
    expect(canReadLicenseConfigs.decide(who, { licenseId }).allowed).toBe(expected)
    expect(canEditLicenseConfigs.decide(who, { licenseId }).allowed).toBe(expected)
  })
})

it.each([
  ['of any other project', actor('ADMINISTER_PROJECT_UPDATE'), 2, true],
  ['of the defaults project without all-licenses access', actor('ADMINISTER_PROJECT_UPDATE'), 1, false],
  ['of the defaults project with all-licenses access', actor('ACCESS_ALL_CUSTOMER_LICENCES'), 1, true],
])('configs %s are judged by role [CONF-68]', (_, who, projectId, expected) => {
  expect(canEditConfigsOf(who, projectId, 1)).toBe(expected)
})
