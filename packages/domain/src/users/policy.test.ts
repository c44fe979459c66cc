import { describe, expect, it } from 'vitest'
import type { Actor } from '../shared/policy'
import {
  canEditUser,
  canListUsers,
  canOpenUserPassword,
  canOpenUserReports,
  canOpenUserRoles,
  canReadUser,
} from './policy'

const actor = (...roles: string[]): Actor => ({ userId: 7, userName: 'mara', licenseId: 1, roles })

describe('listing users', () => {
  it.each([
    ['ACCESS_ALL_CUSTOMER_LICENCES', true],
    ['ACCESS_MY_CUSTOMER_LICENCE', true],
    ['MENU_ADMIN_TOOL_ACCESS', true],
    ['ADMINISTER_USER_CREATE_UPDATE', false],
    ['ACCESS_OTHER_PROJECTS', false],
    ['VIEW_MAP', false],
  ])('with %s alone: %s [ROLE-02, ROLE-18]', (role, expected) => {
    expect(canListUsers.decide(actor(role)).allowed).toBe(expected)
  })
})

describe('reading a user', () => {
  it.each([
    ['the own one without any role', actor(), { userId: 7, licenseId: 1 }, true],
    ['another one without any role', actor(), { userId: 8, licenseId: 1 }, false],
    ['one of the own license', actor('MENU_ADMIN_TOOL_ACCESS'), { userId: 8, licenseId: 1 }, true],
    ['one of another license', actor('MENU_ADMIN_TOOL_ACCESS'), { userId: 8, licenseId: 2 }, false],
    [
      'one of another license with other projects',
      actor('MENU_ADMIN_TOOL_ACCESS', 'ACCESS_OTHER_PROJECTS'),
      { userId: 8, licenseId: 2 },
      false,
    ],
    [
      'one of another license with all licenses',
      actor('ACCESS_ALL_CUSTOMER_LICENCES'),
      { userId: 8, licenseId: 2 },
      true,
    ],
  ])('is judged by license and role: %s [USER-29, ROLE-51]', (_, who, user, expected) => {
    expect(canReadUser.decide(who, user).allowed).toBe(expected)
  })
})

describe('editing a user', () => {
  it.each([
    ['with the role, in the own license', actor('ADMINISTER_USER_CREATE_UPDATE'), 1, true],
    ['with the role, in another license', actor('ADMINISTER_USER_CREATE_UPDATE'), 2, false],
    ['with the role and all licenses', actor('ADMINISTER_USER_CREATE_UPDATE', 'ACCESS_ALL_CUSTOMER_LICENCES'), 2, true],
    ['with portal access alone', actor('MENU_ADMIN_TOOL_ACCESS'), 1, false],
    ['with all licenses alone', actor('ACCESS_ALL_CUSTOMER_LICENCES'), 1, false],
  ])('is judged by license and role: %s [ROLE-19, ROLE-52, USER-115]', (_, who, licenseId, expected) => {
    expect(canEditUser.decide(who, { licenseId }).allowed).toBe(expected)
  })

  it('says which role is missing [ROLE-50]', () => {
    expect(canEditUser.canDecide(actor('MENU_ADMIN_TOOL_ACCESS'))).toEqual({
      allowed: false,
      reason: 'You need the "Administer User Create Update" role. Ask your administrator.',
    })
  })
})

describe('a tab of a user with a role of its own', () => {
  it.each([
    [canOpenUserRoles, 'ADMINISTER_ROLE'],
    [canOpenUserReports, 'ADMINISTER_ASSIGNED_REPORTS'],
    [canOpenUserPassword, 'ADMINISTER_USER_CREATE_UPDATE'],
  ] as const)(
    'asks for it beside the role of the list: $name [ROLE-26, USER-91, USER-114, USER-123]',
    (policy, role) => {
      expect(policy.decide(actor(role, 'MENU_ADMIN_TOOL_ACCESS')).allowed).toBe(true)
      expect(policy.decide(actor('MENU_ADMIN_TOOL_ACCESS')).allowed).toBe(false)
      expect(policy.decide(actor(role)).allowed).toBe(false)
    },
  )
})
