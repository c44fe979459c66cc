import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UserGroup, UserGroupCreate } from '@sitewright/domain/groups/model'
import { failureOf, openGroupWorld, type GroupWorld } from '../../../../../tests/support/group-world'

let world: GroupWorld
let made = 0
beforeAll(async () => {
  world = await openGroupWorld()
})
afterAll(() => world.close())

const freshName = () => `Fresh group ${(made += 1)}`
const named = async (name: string): Promise<UserGroup> => {
  const { body } = await world.superAdmin.groups.list({ query: { search: name } })
  const found = body.find((group) => group.name === name)
  if (found === undefined) throw new Error(`There is no group ${name}.`)
  return world.read(found.userGroupId)
}
const create = (client: GroupWorld['admin'], body: Partial<UserGroupCreate>) =>
  client.groups.create({ body: { LicenseId: 1, Name: freshName(), ...body } })

describe('a new user group', () => {
  it('has a trimmed name, a license and no users [API-85, GROUP-22, GROUP-25, GROUP-26, GROUP-32]', async () => {
    const { status, body } = await create(world.admin, { Name: '  Night crew  ' })
    expect([status, body]).toMatchObject([
      200,
      {
        name: 'Night crew',
        licenseId: 1,
        userCount: 0,
        userIds: [],
        addOnIds: [],
        projectIds: [],
        roleIds: [],
        version: 1,
      },
    ])
    expect(await named('Night crew')).toEqual(body)
  })

  it('has the projects, roles and product licenses of the request [GROUP-23, GROUP-27]', async () => {
    const roleIds = await world.roleIds('BUILD_RECEIPT', 'MENU_STATUS_ACCESS')
    const { status, body } = await create(world.admin, { RoleIds: roleIds, ProjectIds: [2, 3, 3], AddOnIds: [1, 2] })
    expect(status).toBe(200)
    expect(body).toMatchObject({ addOnIds: [1, 2], projectIds: [2, 3], roleIds: roleIds.toSorted((a, b) => a - b) })
  })

  it('records in the audit who created it, and from what', async () => {
    const { body } = await create(world.admin, { Name: 'Noted', AddOnIds: [1] })
    const [entry] = await world.auditOf((body as UserGroup).userGroupId)
    expect(entry).toMatchObject({
      actorUserName: 'customer.admin',
      licenseId: 1,
      action: 'groups.create',
      after: { name: 'Noted', licenseId: 1, addOnIds: [1] },
    })
  })

  it('is made in any license by who works in all of them, and in the own one by others [GROUP-30, ROLE-16, ROLE-54]', async () => {
    expect((await create(world.superAdmin, { LicenseId: 2 })).body).toMatchObject({ licenseId: 2 })
    const [other, none] = [
      await failureOf(create(world.admin, { LicenseId: 2 })),
      await failureOf(create(world.admin, { LicenseId: 999 })),
    ]
    expect([other.status, other.message, other.fields]).toEqual([
      400,
      'No such license.',
      { LicenseId: ['No such license.'] },
    ])
    expect([none.status, none.message, none.fields]).toEqual([other.status, other.message, other.fields])
  })
})

describe('the name of a new user group', () => {
  it.each([
    ['nothing', '', 'User Group Name is required.'],
    ['blanks', '   ', 'User Group Name is required.'],
    ['300 characters', 'x'.repeat(300), 'Use 150 characters or fewer.'],
    ['two lines', 'one\ntwo', 'Must be a single line.'],
    ['two lines of Unicode', 'one\u2028two', 'Must be a single line.'],
    ['an escape character', 'a\u001b[31mred', 'Must be a single line.'],
    ['a NUL', 'a\0b', "Contains characters that can't be stored."],
    ['half a character', 'a\ud800', "Contains characters that can't be stored."],
  ])('of %s is refused [GROUP-31]', async (_, Name, sentence) => {
    const refused = await failureOf(create(world.admin, { Name }))
    expect([refused.status, refused.fields]).toEqual([400, { Name: [sentence] }])
  })

  it.each([
    `Crew "A" / 'B' \\ C`,
    '<script>alert(1)</script>',
    "Robert'); drop table user_group;--",
    'Équipe de nuit 夜勤 🦺',
    '%_%',
    '../../etc/passwd',
    'x'.repeat(150),
  ])('may be %s, and comes back as it was written', async (Name) => {
    expect((await create(world.admin, { Name })).body).toMatchObject({ name: Name })
    expect((await named(Name)).name).toBe(Name)
  })

  it('is free within the license, in any case, trimmed, and taken in no other [GROUP-33, GROUP-34]', async () => {
    const refused = await failureOf(create(world.admin, { Name: ' NIGHT shift ' }))
    expect([refused.status, refused.message, refused.fields]).toEqual([
      400,
      'User Group Name already exists.',
      { Name: ['User Group Name already exists.'] },
    ])
    expect((await create(world.harbour, { LicenseId: 2, Name: 'Night Shift' })).status).toBe(200)
    await create(world.admin, { Name: 'Ægir Ørsted' })
    expect((await failureOf(create(world.admin, { Name: 'ÆGIR ØRSTED' }))).status).toBe(400)
  })
})

describe('what a new user group leaves out', () => {
  const warningOf = async (client: GroupWorld['admin'], body: Partial<UserGroupCreate>) => {
    const Name = freshName()
    const { status, body: warning } = await create(client, { ...body, Name })
    return { status, warning, group: await named(Name) }
  }

  it('are roles, for users who may not edit roles, reported with 210 [ROLE-52, API-07, API-114]', async () => {
    const RoleIds = await world.roleIds('BUILD_RECEIPT')
    const { status, warning, group } = await warningOf(world.editor, { RoleIds, AddOnIds: [1] })
    expect([status, warning]).toEqual([210, '1 role was not copied because you cannot grant it: Build Receipt.'])
    expect([group.roleIds, group.addOnIds]).toEqual([[], [1]])
  })

  it('are administrative roles that the maker does not hold [ROLE-53]', async () => {
    const RoleIds = await world.roleIds('ADMINISTER_SITE', 'ADMINISTER_CUSTOMER_LICENSE', 'BUILD_RECEIPT')
    const { status, warning, group } = await warningOf(world.admin, { RoleIds, AddOnIds: [1] })
    expect(status).toBe(210)
    expect(warning).toBe('1 role was not copied because you cannot grant it: Administer Customer License.')
    expect(new Set(group.roleIds)).toEqual(new Set(await world.roleIds('ADMINISTER_SITE', 'BUILD_RECEIPT')))
    expect((await create(world.superAdmin, { RoleIds, AddOnIds: [1] })).status).toBe(200)
  })

  it('are roles of no product license that comes with them', async () => {
    const { status, warning, group } = await warningOf(world.admin, {
      RoleIds: await world.roleIds('MOBILE_MUSTER', 'BUILD_RECEIPT'),
      AddOnIds: [5],
    })
    expect([status, group.roleIds]).toEqual([210, await world.roleIds('MOBILE_MUSTER')])
    expect(warning).toBe('1 role was not copied because no copied product license includes it: Build Receipt.')
  })

  it('are product licenses that the license hides or does not have [CONST-07]', async () => {
    const { status, warning, group } = await warningOf(world.admin, { AddOnIds: [1, 9] })
    expect([status, warning, group.addOnIds]).toEqual([
      210,
      '1 product license was not copied because the license does not offer it: Cable Management.',
      [1],
    ])
  })

  it('are vendor product licenses beside others, reported by name [GROUP-18, GROUP-25]', async () => {
    const { status, warning, group } = await warningOf(world.admin, { AddOnIds: [1, 6] })
    expect([status, warning, group.addOnIds]).toEqual([
      210,
      '1 vendor product license was not copied because a user group cannot combine vendor product licenses and others: Vendor Portal.',
      [1],
    ])
    const both = await warningOf(world.admin, { AddOnIds: [1, 6, 9] })
    expect(both.warning).toMatch(
      /^1 product license was not copied .*: Cable Management\. 1 vendor product license was not copied because a user group/,
    )
    const alone = await create(world.admin, { AddOnIds: [6], Name: freshName() })
    expect([alone.status, alone.body]).toMatchObject([200, { addOnIds: [6] }])
  })

  it('are projects of another license, reported as those that do not exist [ROLE-53, ROLE-54]', async () => {
    const [foreign, none, ofSuper] = [
      await warningOf(world.admin, { ProjectIds: [2, 45] }),
      await warningOf(world.admin, { ProjectIds: [2, 999_999] }),
      await create(world.superAdmin, { ProjectIds: [2, 45] }),
    ]
    expect([foreign.status, foreign.warning]).toEqual([
      210,
      '1 project was not copied because the license does not have it.',
    ])
    expect([none.status, none.warning]).toEqual([210, '1 project was not copied because the license does not have it.'])
    expect([foreign.group.projectIds, none.group.projectIds]).toEqual([[2], [2]])
    expect(ofSuper.body).toMatchObject({ projectIds: [2, 45] })
  })

  it('are many projects, reported by their number', async () => {
    const ProjectIds = Array.from({ length: 21 }, (_, index) => 900_000 + index)
    const { warning } = await warningOf(world.admin, { ProjectIds })
    expect(warning).toBe('21 projects were not copied because the license does not have them.')
  })

  it('are inactive projects [USER-47]', async () => {
    const { warning, group } = await warningOf(world.admin, { ProjectIds: [2, 7] })
    expect([warning, group.projectIds]).toEqual(['1 inactive project was not copied.', [2]])
  })
})

describe('a new user group is refused', () => {
  it.each([
    ['a product license that does not exist', { AddOnIds: [999] }, 'No such product license.'],
    ['a role that does not exist', { RoleIds: [9999], AddOnIds: [1] }, 'No such role.'],
  ])('with %s, and nothing is saved [GROUP-18]', async (_, what, sentence) => {
    const Name = freshName()
    const refused = await failureOf(create(world.admin, { ...what, Name }))
    expect([refused.status, refused.message]).toEqual([400, sentence])
    expect((await world.admin.groups.list({ query: { search: Name } })).body).toEqual([])
  })

  it('with a field that nobody knows', async () => {
    const body = { LicenseId: 1, Name: freshName(), UserIds: [1] }
    expect((await failureOf(world.admin.groups.create({ body }))).fields).toEqual({ UserIds: ['Unknown field.'] })
  })
})
