import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import type { Problem } from '@sitewright/domain/shared/problem'
import { warningText } from '@sitewright/domain/shared/warning'
import type { UserCreate } from '@sitewright/domain/users/model'
import { failureOf } from '../../../test/failure'
import { filledIn, openUserWorld, type MadeUser, type UserWorld } from '../../../../../tests/support/user-world'
import { addOnId } from '../../db/demo/add-ons'
import { groupUsers, userAddOns, userProjects, users } from '../../db/schema'

let world: UserWorld
let active: number[]
let made = 0
beforeAll(async () => {
  world = await openUserWorld()
  active = await world.projectsOf(1)
})
afterAll(() => world.close())

const nextName = () => {
  made += 1
  return `copy.${made}`
}
const copy = (client: Client, of: Pick<MadeUser, 'userName'>, name = nextName(), values: Partial<UserCreate> = {}) =>
  client.users.copy({ params: { username: of.userName, copy: name }, body: filledIn(values) }).then((reply) => ({
    name,
    status: reply.status,
    warning: reply.status === 210 ? warningText(reply.body) : '',
  }))
/** What a user holds directly. */
const holdingsOf = async (userName: string) => {
  const { body } = await world.superAdmin.users.one({ params: { username: userName } })
  const idsIn = async (table: typeof userAddOns | typeof userProjects) =>
    (await world.db.orm.select().from(table).where(eq(table.ownerId, body.userId)).orderBy(table.itemId)).map(
      ({ itemId }) => itemId,
    )
  return {
    addOns: await idsIn(userAddOns),
    roles: (await world.superAdmin.users.roles({ params: { userId: body.userId } })).body.map(({ name }) => name),
    projects: await idsIn(userProjects),
    groups: body.userGroups.map(({ name }) => name),
    vendors: body.userData.vendors,
  }
}

describe('a copy of a user', () => {
  it('has the form’s details and the assignments of the first user; the second name is the new one [USER-49, USER-66, API-61]', async () => {
    const group = await world.newGroup('Joined by copies', { roles: ['VIEW_MAP'] })
    const original = await world.newUser({
      addOns: ['VND'],
      roles: ['POST_RECEIPT', 'MENU_ADMIN_TOOL_ACCESS'],
      projects: [active[0]!, active[1]!],
      groups: [group],
      row: { vendors: ['No longer a vendor', 'Prairie Valve Supply'], comment: 'Of the original' },
    })
    const { body } = await world.admin.users.copy({
      params: { username: original.userName, copy: ' Second.Name ' },
      body: filledIn({ comment: 'Of the form' }),
    })
    expect(body).toMatchObject({ userName: 'Second.Name', comment: 'Of the form', email: 'new.comer@example.com' })
    const held = await holdingsOf('Second.Name')
    // A vendor that the license does not have is not copied (USER-66).
    expect(held).toEqual({ ...(await holdingsOf(original.userName)), vendors: ['Prairie Valve Supply'] })
    expect(held).toMatchObject({ addOns: [addOnId('VND')], groups: ['Joined by copies'] })
    const [row] = await world.db.orm.select().from(users).where(eq(users.userName, 'Second.Name'))
    expect(row?.passwordHash).toBeNull()
    expect(await world.auditOf(row!.userId)).toMatchObject([
      {
        action: 'users.copy',
        after: { copyOf: `user:${original.userId}`, addOnIds: [addOnId('VND')], groupIds: [group] },
      },
    ])
  })

  it('leaves out roles that its maker may not grant, and the groups that give them, and says so [USER-48, API-61, API-114, ROLE-53]', async () => {
    const reader = await world.newGroup('Gives readers', { addOns: ['TE'], roles: ['ADMINISTER_READER'] })
    const plain = await world.newGroup('Gives tools alone', { addOns: ['TE'] })
    const original = await world.newUser({
      addOns: ['MC'],
      roles: ['ACCESS_ALL_CUSTOMER_LICENCES', 'ADMINISTER_SITE', 'BUILD_PO'],
      groups: [reader, plain],
    })
    const made = await copy(world.admin, original)
    expect(made).toMatchObject({
      status: 210,
      warning:
        '1 role was not copied because you cannot grant it: Access All Customer Licenses. 1 user group was not copied because it grants roles that you cannot grant: Gives readers.',
    })
    expect(await holdingsOf(made.name)).toMatchObject({
      addOns: [addOnId('MC')],
      roles: ['ADMINISTER_SITE', 'BUILD_PO'],
      groups: ['Gives tools alone'],
    })
    const whole = await copy(world.superAdmin, original)
    expect([whole.status, await holdingsOf(whole.name)]).toEqual([200, await holdingsOf(original.userName)])
  })

  it('leaves out every role where its maker may not edit roles [ROLE-52]', async () => {
    const original = await world.newUser({ addOns: ['MC'], roles: ['BUILD_PO', 'MENU_ADMIN_TOOL_ACCESS'] })
    const made = await copy(world.editor, original)
    expect(made).toMatchObject({
      status: 210,
      warning: '2 roles were not copied because you cannot grant them: Menu Admin Tool Access, Build PO.',
    })
    expect(await holdingsOf(made.name)).toMatchObject({ addOns: [addOnId('MC')], roles: [] })
  })

  it('leaves out products without a seat, the roles that they bring, and groups that give them [USER-69, API-114]', async () => {
    await world.db.execute(
      sql`update license_add_on set max_users = 1 where license_id = 1 and add_on_id = ${addOnId('SNS')}::int`,
    )
    const sensors = await world.newGroup('Gives sensors', { addOns: ['SNS'] })
    const original = await world.newUser({
      addOns: ['SNS', 'DOC'],
      roles: ['ADMINISTER_SITE', 'UPDATE_DOCUMENT_DETAILS'],
      groups: [sensors],
    })
    const made = await copy(world.admin, original)
    expect(made).toMatchObject({
      status: 210,
      warning:
        '1 product license was not copied because the limit for it is reached: Sensors. 1 role was not copied because no copied product license includes it: Administer Site. 1 user group was not copied because the limit of a product license is reached: Gives sensors.',
    })
    expect(await holdingsOf(made.name)).toMatchObject({
      addOns: [addOnId('DOC')],
      roles: ['UPDATE_DOCUMENT_DETAILS'],
      groups: [],
    })
  })

  it('leaves out inactive projects, projects of other licenses and vendor products without a vendor, with a counted sentence for each [USER-47]', async () => {
    const [inactive] = await world.projectsOf(1, false)
    const [harbour] = await world.projectsOf(2)
    const original = await world.newUser({ addOns: ['VND'], projects: [inactive!, harbour!, active[0]!] })
    const made = await copy(world.superAdmin, original)
    expect(made).toMatchObject({
      status: 210,
      warning:
        '1 vendor product license was not copied because the user has no vendor: Vendor Portal. 1 inactive project was not copied. 1 project was not copied because the license does not have it.',
    })
    expect(await holdingsOf(made.name)).toMatchObject({ addOns: [], projects: [active[0]] })
  })

  it('into another license keeps what that license has [ROLE-16]', async () => {
    const group = await world.newGroup('Stays behind')
    const original = await world.newUser({
      addOns: ['MC', 'DOC'],
      roles: ['BUILD_PO'],
      projects: active,
      groups: [group],
      row: { vendors: ['Prairie Valve Supply'] },
    })
    const made = await copy(world.superAdmin, original, nextName(), { licenseId: 2 })
    expect(made).toMatchObject({
      status: 210,
      warning: `1 product license was not copied because the license does not offer it: Document Control. ${active.length} projects were not copied because the license does not have them. 1 user group was not copied because the license does not have it: Stays behind.`,
    })
    expect(await holdingsOf(made.name)).toEqual({
      addOns: [addOnId('MC')],
      roles: ['BUILD_PO'],
      projects: [],
      groups: [],
      vendors: [],
    })
  })

  it('of an unknown user and of a user of another license get the same answer [ROLE-54]', async () => {
    const refusals = await Promise.all(
      ['nobody', 'harbour.admin'].map((userName) => failureOf(copy(world.admin, { userName }))),
    )
    for (const refused of refusals) expect(refused).toMatchObject({ status: 404, message: 'No such user.' })
  })

  it('with a reserved name, or into a license of someone else, writes nothing [USER-126, ROLE-54]', async () => {
    const original = await world.newUser({ addOns: ['MC'] })
    expect(await failureOf(copy(world.admin, original, 'Password'))).toMatchObject({
      fields: { userName: ['This username is reserved.'] },
    })
    expect(await failureOf(copy(world.admin, original, 'VIEWER'))).toMatchObject({
      fields: { userName: ['This username is taken.'] },
    })
    const name = nextName()
    expect(await failureOf(copy(world.admin, original, name, { licenseId: 2 }))).toMatchObject({
      fields: { licenseId: ['No such license.'] },
    })
    expect(await world.db.orm.select().from(users).where(eq(users.userName, name))).toEqual([])
  })

  it('of ten at the same time: one gets the last seat, the others are made without', async () => {
    const original = await world.newUser({ addOns: ['PRS'] })
    await world.db.execute(sql`update license_add_on set max_users = 1 + (
      select count(*) from user_add_on join app_user using (user_id) where license_id = 1 and add_on_id = ${addOnId('PRS')}::int
    ) where license_id = 1 and add_on_id = ${addOnId('PRS')}::int`)
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () =>
        copy(world.admin, original).then(
          ({ status }) => status,
          (error: Problem) => error.status,
        ),
      ),
    )
    expect(outcomes.toSorted((one, other) => one - other)).toEqual([200, ...Array.from({ length: 9 }, () => 210)])
  })

  it('says to super-administrators alone how many projects and user groups of other licenses are left out [ROLE-54, ROLE-59]', async () => {
    const [harbour] = await world.projectsOf(2)
    const foreign = await world.newGroup('Of another license', {}, 2)
    const original = await world.newUser({ projects: [harbour!] })
    await world.db.orm.insert(groupUsers).values({ ownerId: foreign, itemId: original.userId })
    expect(await copy(world.superAdmin, original)).toMatchObject({
      status: 210,
      warning:
        '1 project was not copied because the license does not have it. 1 user group was not copied because the license does not have it: Of another license.',
    })
    const made = await copy(world.admin, original)
    expect([made.status, made.warning]).toEqual([200, ''])
    expect(await holdingsOf(made.name)).toMatchObject({ projects: [], groups: [] })
  })

  it('joins no group whose members it would not be one of', async () => {
    const foreign = await world.newGroup('Of license 2', {}, 2)
    const original = await world.newUser()
    await world.db.orm.insert(groupUsers).values({ ownerId: foreign, itemId: original.userId })
    expect(await copy(world.superAdmin, original)).toMatchObject({
      status: 210,
      warning: '1 user group was not copied because the license does not have it: Of license 2.',
    })
  })
})
