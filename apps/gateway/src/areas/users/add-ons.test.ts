import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { failureOf } from '../../../test/failure'
import { openUserWorld, type MadeUser, type UserWorld } from '../../../../../tests/support/user-world'
import { addOnId, type ShortName } from '../../db/demo/add-ons'
import { groupUsers, users } from '../../db/schema'

let world: UserWorld
beforeAll(async () => {
  world = await openUserWorld()
})
afterAll(() => world.close())

const ids = (...names: ShortName[]) => names.map(addOnId)
const save = (client: Client, { userName }: MadeUser, addOnIds: number[], ifMatch?: string) =>
  client.users.saveAddOns({ params: { username: userName }, body: addOnIds }, ifMatch === undefined ? {} : { ifMatch })
const read = async ({ userName }: MadeUser) => world.admin.users.addOns({ params: { username: userName } })
const held = async (user: MadeUser) => (await read(user)).body.map(({ shortName }) => shortName)

describe('the product licenses of a user', () => {
  it('are the direct ones, by name; those of groups are in the details [API-67, USER-77]', async () => {
    const group = await world.newGroup('Gives tools', { addOns: ['TE'] })
    const user = await world.newUser({ addOns: ['MUS', 'CON'], groups: [group] })
    expect(await held(user)).toEqual(['CON', 'MUS'])
    const { body } = await world.admin.users.one({ params: { username: user.userName } })
    expect(body.addons.map(({ shortName }) => shortName)).toEqual(['CON', 'MUS', 'TE'])
  })

  it('are saved as an array of ids, each once, and answered as they stand [API-68]', async () => {
    const user = await world.newUser({ addOns: ['MC'] })
    const { status, body, etag } = await save(world.editor, user, ids('CON', 'TE', 'CON'))
    expect([status, body]).toEqual([200, [expect.anything(), expect.anything()]])
    expect(await read(user)).toMatchObject({ body, etag })
    expect(await world.auditOf(user.userId)).toMatchObject([
      {
        action: 'users.saveAddOns',
        actorUserName: 'user.editor',
        before: { addOns: ids('MC') },
        after: { addOns: ids('TE', 'CON') },
      },
    ])
  })

  it('that are assigned already are accepted without a change', async () => {
    const user = await world.newUser({ addOns: ['MC', 'TE'] })
    expect((await save(world.admin, user, ids('TE', 'MC'))).status).toBe(200)
    expect(await world.auditOf(user.userId)).toEqual([])
  })

  it.each([[[999]], [[0]], [[-1]], [[2_147_483_648]]])(
    'of ids that are none, %o, are refused whole',
    async (unknown) => {
      const user = await world.newUser({ addOns: ['MC'] })
      const refused = await failureOf(save(world.admin, user, [...ids('TE'), ...unknown]))
      expect(refused).toMatchObject({ status: 400, fields: { addOnIds: ['No such product license.'] } })
      expect(await held(user)).toEqual(['MC'])
    },
  )

  it('are of the license alone, and not those that its limit hides, unless held already [CONST-07, ROLE-54]', async () => {
    const ofHarbour = await world.newUser({ row: { licenseId: 2 } })
    expect(await failureOf(save(world.superAdmin, ofHarbour, ids('DOC')))).toMatchObject({ status: 400 })
    const user = await world.newUser()
    expect(await failureOf(save(world.admin, user, ids('CBL')))).toMatchObject({
      status: 400,
      message: 'No such product license.',
    })
    const holder = await world.newUser({ addOns: ['CBL'] })
    await save(world.admin, holder, ids('CBL', 'TE'))
    expect(await held(holder)).toEqual(['CBL', 'TE'])
  })

  it('saved over newer ones get the stored value, and saved over that are stored [ERR-98]', async () => {
    const user = await world.newUser({ addOns: ['MC'] })
    const { etag } = await read(user)
    const { body: first, etag: next } = await save(world.admin, user, ids('TE'), etag)
    const refused = await failureOf(save(world.editor, user, ids('CON'), etag))
    expect(refused).toMatchObject({
      status: 409,
      message: 'Someone else changed these product licenses while you were editing.',
      current: first,
    })
    expect((await save(world.editor, user, ids('CON'), next)).status).toBe(200)
  })

  it('are a list of numbers', async () => {
    const { userName } = await world.newUser()
    for (const body of [
      '[1,"x"]',
      '{"addOnIds":[1]}',
      '["1"]',
      'null',
      JSON.stringify(Array.from({ length: 1001 }, () => 1)),
    ]) {
      const reply = await world.gateway.send(`/gateway/users/${userName}/addons`, {
        method: 'PUT',
        token: await world.gateway.tokenOf('customer.admin'),
        headers: { 'content-type': 'application/json' },
        body,
      })
      expect([body.slice(0, 20), reply.status]).toEqual([body.slice(0, 20), 400])
    }
  })
})

describe('a product license that is full', () => {
  it('refuses the whole change, with the names of all that are [USER-69, USER-70, USER-72]', async () => {
    await save(world.admin, await world.newUser(), ids('PRS'))
    await world.db.execute(sql`update license_add_on set max_users = (
      select count(*) from user_add_on join app_user using (user_id) where license_id = 1 and add_on_id = ${addOnId('SNS')}::int
    ) where license_id = 1 and add_on_id = ${addOnId('SNS')}::int`)
    const group = await world.newGroup('Nobody gets sensors', { addOns: ['TE'] })
    const user = await world.newUser({ groups: [group] })
    const { rows } = await world.db.execute<{ full: number }>(sql`
      select count(*)::int as full from user_group_add_on ga join user_group_user using (user_group_id) where add_on_id = ${addOnId('SNS')}::int`)
    expect(rows[0]?.full).toBeGreaterThan(0)
    const refused = await failureOf(save(world.admin, user, ids('TE', 'SNS', 'PRS', 'DOC')))
    const sentence =
      'Product licenses not added as the limit for some product licenses will be exceeded. Please check the following: Preservation, Sensors'
    expect(refused).toMatchObject({ status: 400, message: sentence, fields: { addOnIds: [sentence] } })
    expect(await held(user)).toEqual([])
    expect(await world.auditOf(user.userId)).toEqual([])
  })

  it('stays with its users, and is no new one for a user who has it from a group [USER-71]', async () => {
    const group = await world.newGroup('Keepers', { addOns: ['PRS'] })
    const [member] = await world.db.orm.select().from(users).where(eq(users.userName, 'no.roles'))
    await world.db.orm.insert(groupUsers).values({ ownerId: group, itemId: member!.userId })
    const noRoles = { userId: member!.userId, userName: 'no.roles' }
    expect((await save(world.admin, noRoles, ids('PRS'))).status).toBe(200)
    expect((await save(world.admin, noRoles, ids('PRS', 'TE'))).status).toBe(200)
    await world.db.orm.delete(groupUsers).where(eq(groupUsers.ownerId, group))
    await save(world.admin, noRoles, [])
  })

  it('can be assigned up to its limit, and without a limit to every user [USER-71, CONST-08]', async () => {
    await world.db.execute(sql`update license_add_on set max_users = 1 where license_id = 24 and add_on_id = 1`)
    await world.db.execute(sql`update license_add_on set max_users = -7 where license_id = 24 and add_on_id = 3`)
    await world.db.execute(
      sql`delete from user_add_on using app_user u where u.user_id = user_add_on.user_id and license_id = 24`,
    )
    const [one, other] = [
      await world.newUser({ row: { licenseId: 24 } }),
      await world.newUser({ row: { licenseId: 24 } }),
    ]
    const name = ({ userName }: MadeUser) => ({ params: { username: userName } })
    await world.superAdmin.users.saveAddOns({ ...name(one), body: [1, 3] })
    expect(await failureOf(world.superAdmin.users.saveAddOns({ ...name(other), body: [1, 3] }))).toMatchObject({
      status: 400,
      message: addOnMessages.limitReached('Material Control'),
    })
    expect((await world.superAdmin.users.saveAddOns({ ...name(other), body: [3] })).status).toBe(200)
    // A seat that is given back can be taken.
    await world.superAdmin.users.saveAddOns({ ...name(one), body: [] })
    expect((await world.superAdmin.users.saveAddOns({ ...name(other), body: [1, 3] })).status).toBe(200)
  })

  it('is counted in the license that a user moves to, which rejects a user beyond the limit [USER-69, USER-127]', async () => {
    const { rows } = await world.db.execute<{ max: number }>(
      sql`update license_add_on set max_users = 0 where license_id = 23 and add_on_id = 1 returning max_users as max`,
    )
    expect(rows).toHaveLength(1)
    const user = await world.newUser({ addOns: ['MC'] })
    const { body } = await world.superAdmin.users.one({ params: { username: user.userName } })
    const move = () =>
      world.superAdmin.users.save({ params: { username: user.userName }, body: { ...body, licenseId: 23 } })
    expect(await failureOf(move())).toMatchObject({
      status: 400,
      message: addOnMessages.limitReached('Material Control'),
    })
    await world.db.execute(sql`update license_add_on set max_users = -1 where license_id = 23 and add_on_id = 1`)
    expect((await move()).body.licenseId).toBe(23)
  })
})
