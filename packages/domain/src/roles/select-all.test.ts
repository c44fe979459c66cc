import { describe, expect, it } from 'vitest'
import type { RoleInfo } from './model'
import { roleMessages } from './messages'
import { grantMessages } from '../shared/grant-messages'
import { getChoice, directRoles, foundRoles, getSelectAll, rolesToCombine, toggleAllRoles } from './rules'

const role = (roleId: number, name: string, friendlyName = '') => ({ roleId, name, friendlyName, description: '' })

const info: RoleInfo = [
  {
    roleGroupId: 1,
    name: 'Administration',
    rolesForUser: [
      { role: role(1, 'ADMINISTER_SITE', 'Administer Site'), appliedToUser: true },
      { role: role(2, 'ADMINISTER_ROLE', 'Administer Role'), appliedToUser: false },
    ],
  },
  {
    roleGroupId: 2,
    name: 'Mobile Tools',
    rolesForUser: [
      { role: role(3, 'MOBILE_MUSTER', 'Mobile Muster'), appliedToUser: false },
      { role: role(4, 'MOBILE_WORKER'), appliedToUser: true },
      { role: role(5, 'MOBILE_EQUIPMENT', 'Mobile Equipment'), appliedToUser: true },
    ],
  },
]
const inheritedFrom = { '3': ['Site Admins'], '5': ['Site Admins', 'Night Shift'] }
const actor = { roles: ['ADMINISTER_SITE'] }
const inherited = (groups: readonly string[]) => `From ${groups.join(', ')}`
const choicesOf = (found: RoleInfo, selected: ReadonlySet<number>) =>
  found.flatMap((group) =>
    group.rolesForUser.map((entry) => getChoice(entry.role, { selected, inheritedFrom, actor, inherited })),
  )

describe('Select All of roles', () => {
  it('skips what is inherited or may not be granted [USER-86, ROLE-53]', () => {
    expect([...toggleAllRoles(choicesOf(info, new Set()), new Set())].toSorted((one, other) => one - other)).toEqual([
      1, 4,
    ])
  })

  it('acts on what the search shows alone [USER-86]', () => {
    const found = foundRoles(info, 'mobile')
    expect(
      [...toggleAllRoles(choicesOf(found, new Set([1])), new Set([1]))].toSorted((one, other) => one - other),
    ).toEqual([1, 4])
  })

  it('goes by what is chosen by now, also over choices of before [USER-85]', () => {
    const before = choicesOf(info, new Set())
    expect([...toggleAllRoles(before, new Set([1, 4]))]).toEqual([])
  })

  it.each([
    [[], 'none'],
    [[1], 'some'],
    [[1, 4], 'all'],
    [[1, 2, 4], 'all'],
  ] as const)('with %j chosen shows %s: all is every one that can be changed [USER-86]', (ids, state) => {
    expect(getSelectAll(choicesOf(info, new Set(ids)))).toBe(state)
  })

  it('takes back all that can be changed, and keeps the direct assignment of what cannot [USER-82, USER-86]', () => {
    const selected = new Set(directRoles(info))
    expect([...selected]).toEqual([1, 4, 5])
    expect([...toggleAllRoles(choicesOf(info, selected), selected)]).toEqual([5])
  })

  it('is locked where nothing can be changed', () => {
    expect(getSelectAll(choicesOf(foundRoles(info, 'muster'), new Set()))).toBe('locked')
  })
})

describe('the roles that together open the projects of other licenses', () => {
  const apart: RoleInfo = [
    {
      roleGroupId: 1,
      name: 'Administration',
      rolesForUser: [
        { role: role(1, 'ADMINISTER_PROJECT_READ'), appliedToUser: false },
        { role: role(2, 'ADMINISTER_SITE'), appliedToUser: false },
      ],
    },
    {
      roleGroupId: 2,
      name: 'Access',
      rolesForUser: [{ role: role(3, 'ACCESS_OTHER_PROJECTS'), appliedToUser: false }],
    },
  ]
  const HOLDER = ['ADMINISTER_PROJECT_READ', 'ACCESS_OTHER_PROJECTS', 'ADMINISTER_SITE']
  const choose = (
    selected: number[],
    {
      base = [],
      from = {},
      roles = HOLDER,
    }: {
      base?: number[]
      from?: Record<string, string[]>
      roles?: string[]
    } = {},
  ) => {
    const others = rolesToCombine(apart, new Set(base), new Set(selected), from)
    const context = { selected: new Set(selected), inheritedFrom: from, actor: { roles }, inherited, others }
    return apart.flatMap((group) => group.rolesForUser.map((entry) => getChoice(entry.role, context)))
  }
  const reasons = (...args: Parameters<typeof choose>) => choose(...args).map(({ lockedReason }) => lockedReason)

  it('lock each other, selected or inherited, with the reason, unless they were combined before [PERM-30]', () => {
    expect(reasons([])).toEqual([undefined, undefined, undefined])
    expect(reasons([1])).toEqual([undefined, undefined, grantMessages.apart])
    expect(reasons([3])).toEqual([grantMessages.apart, undefined, undefined])
    expect(reasons([], { from: { 3: ['Night Shift'] } })).toEqual([grantMessages.apart, undefined, 'From Night Shift'])
    expect(reasons([1], { base: [1, 3] })).toEqual([undefined, undefined, undefined])
    expect(reasons([1], { roles: ['ACCESS_ALL_CUSTOMER_LICENCES'] })).toEqual([undefined, undefined, undefined])
  })

  it('are not both chosen by Select All [USER-86, PERM-30]', () => {
    expect([...toggleAllRoles(choose([]), new Set())]).toEqual([1, 2])
    expect(getSelectAll(choose([1, 2]))).toBe('all')
    expect([...toggleAllRoles(choose([3]), new Set([3]))]).toEqual([3, 2])
    expect([...toggleAllRoles(choose([], { roles: ['ACCESS_ALL_CUSTOMER_LICENCES'] }), new Set())]).toEqual([1, 2, 3])
  })
})

describe('a role of an API key that cannot be removed', () => {
  it('is locked where it is selected, with the reason [ROLE-57]', () => {
    const reasonOf = (selected: number[]) =>
      getChoice(role(1, 'ADMINISTER_SITE'), {
        selected: new Set(selected),
        inheritedFrom: {},
        actor,
        inherited,
        lockedRoleIds: new Set([1]),
      }).lockedReason
    expect([reasonOf([1]), reasonOf([])]).toEqual([roleMessages.keyFromAbove, undefined])
  })
})
