import { describe, expect, it } from 'vitest'
import type { Actor } from '../shared/policy'
import { reportMessages } from './messages'
import { canAssignReports, canReadReports } from './policy'
import { canToggleReport, getReason, stateOfReport } from './rules'

const actor = (...roles: string[]): Actor => ({ userId: 7, userName: 'mara', licenseId: 1, roles })

describe('the badge of a report', () => {
  it.each([
    [false, false, 'un-assigned'],
    [true, false, 'assigned'],
    [false, true, 'auto-assigned'],
    [true, true, 'auto-assigned'],
  ])('says, assigned %s and automatically %s: %s [USER-97, USER-101]', (assigned, autoAssigned, expected) => {
    expect(stateOfReport({ assigned, autoAssigned })).toBe(expected)
  })
})

it.each([
  ['active', { active: true, assigned: false, autoAssigned: false }, true],
  ['active and assigned', { active: true, assigned: true, autoAssigned: false }, true],
  ['inactive', { active: false, assigned: false, autoAssigned: false }, false],
  ['inactive but assigned', { active: false, assigned: true, autoAssigned: false }, true],
  ['assigned automatically', { active: true, assigned: true, autoAssigned: true }, false],
])('a report that is %s can be toggled: %o → %s [USER-98, USER-99]', (_, report, expected) => {
  expect(canToggleReport(report)).toBe(expected)
})

describe('why a report is assigned automatically', () => {
  it.each([
    [[], null],
    [[{}], reportMessages.everybody],
    [[{ role: 'Post Receipt' }], 'Role Post Receipt'],
    [[{ license: 'Northgate' }], 'License Northgate'],
    [[{ project: 'Jetty 3' }], 'Project Jetty 3'],
    [
      [{ role: 'View Map', license: 'Northgate', project: 'Jetty 3' }],
      'Role View Map, License Northgate, Project Jetty 3',
    ],
    [[{ role: 'View Map' }, {}, { role: 'View Map' }], 'Role View Map; Everyone'],
  ])('is what its groups name: %j → %s [USER-101]', (audiences, expected) => {
    expect(getReason(audiences)).toBe(expected)
  })
})

describe('the reports of a user', () => {
  it.each([
    ['the own ones without a role', actor(), { userId: 7, licenseId: 1 }, true, false],
    ['those of another without a role', actor(), { userId: 8, licenseId: 1 }, false, false],
    [
      'as a project administrator, in the license',
      actor('ADMINISTER_ASSIGNED_REPORTS'),
      { userId: 8, licenseId: 1 },
      true,
      true,
    ],
    [
      'as a project administrator, elsewhere',
      actor('ADMINISTER_ASSIGNED_REPORTS'),
      { userId: 8, licenseId: 2 },
      false,
      false,
    ],
    [
      'with both roles, elsewhere',
      actor('ADMINISTER_ASSIGNED_REPORTS', 'ACCESS_ALL_CUSTOMER_LICENCES'),
      { userId: 8, licenseId: 2 },
      true,
      true,
    ],
    [
      'as a project administrator, of a user with more roles',
      actor('ADMINISTER_ASSIGNED_REPORTS'),
      { userId: 8, licenseId: 1, isAllLicenses: true },
      true,
      false,
    ],
    [
      'with both roles, of an equal',
      actor('ADMINISTER_ASSIGNED_REPORTS', 'ACCESS_ALL_CUSTOMER_LICENCES'),
      { userId: 8, licenseId: 1, isAllLicenses: true },
      true,
      true,
    ],
    ['with all licenses alone', actor('ACCESS_ALL_CUSTOMER_LICENCES'), { userId: 8, licenseId: 1 }, false, false],
  ])('%s [USER-102..USER-105, ROLE-30]', (_, who, user, reads, assigns) => {
    expect(canReadReports.decide(who, user).allowed).toBe(reads)
    expect(canAssignReports.decide(who, user).allowed).toBe(assigns)
  })
})
