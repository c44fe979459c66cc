import { describe, expect, it } from 'vitest'
import type { Actor } from '../shared/policy'
import { groupMessages } from './messages'
import { GroupAssignment, UserGroupCreate, UserGroupInput } from './model'
import { canCreateGroup, canEditGroup, canEditGroupRoles, canListGroups, canReadGroup } from './policy'

const actor = (...roles: string[]): Actor => ({ userId: 7, userName: 'mara', licenseId: 1, roles })

describe('the name of a user group', () => {
  it.each(['', '   '])('%j is no name [GROUP-31]', (name) => {
    const { error } = UserGroupInput.safeParse({ name, licenseId: 1 })
    expect(error?.issues.map(({ message }) => message)).toEqual(['User Group Name is required.'])
  })

  it('is trimmed and has a limit [GROUP-32]', () => {
    expect(UserGroupInput.parse({ name: '  Piping ', licenseId: 1 }).name).toBe('Piping')
    expect(UserGroupInput.safeParse({ name: 'x'.repeat(300), licenseId: 1 }).success).toBe(false)
  })
})

describe('bodies of user groups', () => {
  it('of a creation are in PascalCase, what is not copied is left out [GROUP-26, GROUP-27]', () => {
    expect(UserGroupCreate.parse({ LicenseId: 1, Name: ' A ' })).toEqual({ LicenseId: 1, Name: 'A' })
    expect(UserGroupCreate.safeParse({ licenseId: 1, name: 'A' }).success).toBe(false)
  })

  it('of an assignment are user ids by the id of a group [USER-28, API-97]', () => {
    expect(GroupAssignment.safeParse({ 3: [1, 2] }).success).toBe(true)
    expect(GroupAssignment.safeParse({ three: [1] }).success).toBe(false)
    expect(GroupAssignment.safeParse({ 3: ['1'] }).success).toBe(false)
  })
})

describe('who may do what with user groups', () => {
  it.each([
    ['MENU_ADMIN_TOOL_ACCESS', true, false, false],
    ['ACCESS_MY_CUSTOMER_LICENCE', true, false, false],
    ['ADMINISTER_USER_CREATE_UPDATE', false, true, false],
    ['ADMINISTER_ROLE', false, false, false],
  ])('%s alone: lists %s, edits %s, edits roles %s [ROLE-52, GROUP-40]', (role, lists, edits, roles) => {
    const group = { licenseId: 1 }
    expect(canListGroups.decide(actor(role)).allowed).toBe(lists)
    expect(canReadGroup.decide(actor(role), group).allowed).toBe(lists)
    expect(canEditGroup.decide(actor(role), group).allowed).toBe(edits)
    expect(canCreateGroup.decide(actor(role)).allowed).toBe(edits)
    expect(canEditGroupRoles.decide(actor(role), group).allowed).toBe(roles)
  })

  it('roles need both roles, and the own license [ROLE-27, ROLE-52]', () => {
    const both = actor('ADMINISTER_USER_CREATE_UPDATE', 'ADMINISTER_ROLE')
    expect(canEditGroupRoles.decide(both, { licenseId: 1 }).allowed).toBe(true)
    expect(canEditGroupRoles.decide(both, { licenseId: 2 }).allowed).toBe(false)
    expect(canEditGroupRoles.decide(actor('ADMINISTER_USER_CREATE_UPDATE'), { licenseId: 1 })).toEqual({
      allowed: false,
      reason: 'You need the "Administer Role" role. Ask your administrator.',
    })
  })
})

describe('the form that copies from a user', () => {
  it('shows how much of the user’s assignments can be copied [USER-47]', () => {
    expect(groupMessages.projectsToCopy(44, 44)).toBe('44 projects assigned directly.')
    expect(groupMessages.projectsToCopy(38, 44)).toBe('38 of 44 projects assigned directly can be copied.')
    expect(groupMessages.rolesToCopy({ copyable: 1, all: 1 }, { copyable: 1, all: 2 })).toBe(
      '1 role and 1 of 2 product licenses assigned directly can be copied.',
    )
  })
})
