import { expect, it } from 'vitest'
import type { Actor } from '../shared/policy'
import { canToggleImports } from './policy'
import { importTitle, shownImports } from './rules'

const actor = (...roles: string[]): Actor => ({ userId: 7, userName: 'mara', licenseId: 1, roles })
const SYSTEMS = [
  { importId: 1, name: 'Primavera', enabled: true },
  { importId: 2, name: 'SmartPlant', enabled: false },
]

it('who may not switch import systems sees those that are switched on [USER-95]', () => {
  expect(shownImports(SYSTEMS, true)).toEqual(SYSTEMS)
  expect(shownImports(SYSTEMS, false)).toEqual([SYSTEMS[0]])
})

it.each([
  ['ADMINISTER_IMPORT_SYSTEM_USER', true],
  ['ADMINISTER_IMPORT_SYSTEM_DETAILS', false],
  ['MENU_ADMIN_TOOL_ACCESS', false],
])('import systems are switched with %s: %s [USER-94, ROLE-28]', (role, expected) => {
  expect(canToggleImports.decide(actor(role), { licenseId: 1 }).allowed).toBe(expected)
  expect(canToggleImports.decide(actor(role), { licenseId: 2 }).allowed).toBe(false)
})

it('import systems of who administers all licenses are switched by their like alone [ROLE-50]', () => {
  const subject = { licenseId: 1, isAllLicenses: true }
  expect(canToggleImports.decide(actor('ADMINISTER_IMPORT_SYSTEM_USER'), subject)).toEqual({
    allowed: false,
    reason: 'This user can access all licenses. To change this user, you need the "Access All Customer Licenses" role.',
  })
  const equal = actor('ADMINISTER_IMPORT_SYSTEM_USER', 'ACCESS_ALL_CUSTOMER_LICENCES')
  expect(canToggleImports.decide(equal, subject).allowed).toBe(true)
})

it('names the projects of two import systems of the same name [USER-92, IMP-14]', () => {
  const systems = [
    { importId: 1, projectId: 12, name: 'Drawing Register', enabled: true },
    { importId: 6, projectId: 14, name: 'Drawing Register', enabled: true },
    { importId: 2, projectId: 12, name: 'Weld Log', enabled: true },
  ]
  expect(systems.map((system) => importTitle(system, systems))).toEqual([
    'Drawing Register · Project 12',
    'Drawing Register · Project 14',
    'Weld Log',
  ])
  expect(importTitle({ importId: 3, name: 'Weld Log', enabled: true }, systems)).toBe('Weld Log')
})
