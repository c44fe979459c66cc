import { describe, expect, it } from 'vitest'
import { grantMessages } from '../shared/grant-messages'
import { mayGrantRole, rolesBeyond } from '../shared/grants'
import { ROLE_SEARCH_DELAY_MS, type RoleInfo } from './model'
import { getChoice, directRoles, foundRoles, labelOfRole } from './rules'

const role = (roleId: number, name: string, friendlyName = '') => ({ roleId, name, friendlyName, description: '' })
const INFO: RoleInfo = [
  {
    roleGroupId: 1,
    name: 'Menu Access',
    rolesForUser: [
      { role: role(1, 'MENU_ADMIN_TOOL_ACCESS', 'Admin Tool'), appliedToUser: true },
      { role: role(2, 'MENU_STATUS_ACCESS', 'Status'), appliedToUser: false },
    ],
  },
  {
    roleGroupId: 2,
    name: 'Mobile Tools',
    rolesForUser: [{ role: role(3, 'MOBILE_MUSTER'), appliedToUser: true }],
  },
]

describe('the roles tab', () => {
  it('labels a role by its friendly name, then by its name [ROLE-05]', () => {
    expect(labelOfRole(role(1, 'MENU_STATUS_ACCESS', 'Status'))).toBe('Status')
    expect(labelOfRole(role(1, 'MENU_STATUS_ACCESS', ' '))).toBe('MENU_STATUS_ACCESS')
  })

  it('starts from what is assigned directly [ROLE-04, ROLE-05]', () => {
    expect(directRoles(INFO)).toEqual([1, 3])
  })

  it.each([
    ['stat', [[1, [2]]]],
    ['MENU_', [[1, [1, 2]]]],
    ['mobile tools', [[2, [3]]]],
    [
      '  ',
      [
        [1, [1, 2]],
        [2, [3]],
      ],
    ],
    ['nothing like it', []],
  ])('searched for %j shows the groups that match [USER-89]', (search, expected) => {
    expect(
      foundRoles(INFO, search).map((group) => [
        group.roleGroupId,
        group.rolesForUser.map((entry) => entry.role.roleId),
      ]),
    ).toEqual(expected)
  })

  const of = (roles: string[], inheritedFrom: Record<string, string[]>, selected: number[]) =>
    getChoice(role(7, 'ADMINISTER_SITE'), {
      selected: new Set(selected),
      inheritedFrom,
      actor: { roles },
      inherited: (groups) => `From ${groups.join(', ')}`,
    })

  it('shows an inherited role as selected, and it cannot be changed [USER-79, USER-80, USER-82]', () => {
    const choice = of(['ADMINISTER_SITE'], { 7: ['Site Admins', 'Night Shift'] }, [])
    expect(choice).toMatchObject({ isSelected: true, lockedReason: 'From Site Admins, Night Shift' })
  })

  it('locks what may not be granted, with the reason [ROLE-53]', () => {
    expect(of(['ADMINISTER_ROLE'], {}, [7])).toMatchObject({ isSelected: true, lockedReason: grantMessages.role })
    expect(of(['ADMINISTER_SITE'], {}, [])).toMatchObject({ isSelected: false, lockedReason: undefined })
  })
})

describe('granting roles', () => {
  it.each([
    ['an administrative role that is held', ['ADMINISTER_SITE'], 'ADMINISTER_SITE', true],
    ['an administrative role that is not held', ['ADMINISTER_ROLE'], 'ADMINISTER_SITE', false],
    ['an access role that is not held', ['ADMINISTER_ROLE'], 'ACCESS_OTHER_PROJECTS', false],
    ['portal access that is not held', ['ADMINISTER_ROLE'], 'MENU_ADMIN_TOOL_ACCESS', false],
    ['another role', [], 'MOBILE_MUSTER', true],
    ['any role with all licenses', ['ACCESS_ALL_CUSTOMER_LICENCES'], 'ADMINISTER_SITE', true],
    ['any role with all licenses, spelled otherwise', ['ACCESS_ALL_CUSTOMER_LICENSES'], 'EDIT_WORKFLOW', true],
    ['a role in its other spelling', ['ADMINISTER_PROJECT_READ'], 'Administer Project Read', true],
  ])('%s: %s %s [ROLE-53, ROLE-31, ROLE-37]', (_, roles, name, expected) => {
    expect(mayGrantRole({ roles }, name).allowed).toBe(expected)
  })

  it('names those that cannot be granted', () => {
    expect(rolesBeyond({ roles: [] }, ['MOBILE_MUSTER', 'ADMINISTER_SITE'])).toEqual(['ADMINISTER_SITE'])
  })
})

it('searches roles 250 ms after the last key [CONST-14]', () => {
  expect(ROLE_SEARCH_DELAY_MS).toBe(250)
})
