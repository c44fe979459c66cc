import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { licenseScreenMessages } from '@sitewright/domain/licenses/screen-messages'
import { openUserWorld, type UserWorld } from '../../../../../tests/support/user-world'
import { failureOf } from '../../../test/failure'
import { addOnId } from '../../db/demo/add-ons'
import { users } from '../../db/schema'

let world: UserWorld
beforeAll(async () => {
  world = await openUserWorld()
})
afterAll(() => world.close())

const params = { licenseId: 1 }
const PRESERVATION = addOnId('PRS')
const over = async (query: { maxUsers: number; addOnId?: number }) =>
  (await world.superAdmin.licenses.overLimit({ params, query })).body

describe('the users who are over a limit', () => {
  it('are the ones created last, as many as are over it, counted by the server', async () => {
    const rows = await world.db.orm
      .select({ userId: users.userId, userName: users.userName, firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(eq(users.licenseId, 1))
      .orderBy(desc(users.createDate), desc(users.userId))
    expect(await over({ maxUsers: rows.length - 3 })).toEqual({
      numUsers: rows.length,
      over: 3,
      users: rows.slice(0, 3),
    })
  })

  it('are 20 by name at the most', async () => {
    const { over: count, numUsers, users: named } = await over({ maxUsers: 0 })
    expect([count, named.length]).toEqual([numUsers, 20])
  })

  it('of a product license are those who have it directly or through a group, each once', async () => {
    const created = { createDate: Date.now() + 10_000_000 }
    const group = await world.newGroup('Preservers', { addOns: ['PRS'] })
    const { numUsers: before } = await over({ maxUsers: -1, addOnId: PRESERVATION })
    const inGroup = await world.newUser({ groups: [group], row: created })
    const both = await world.newUser({ addOns: ['PRS'], groups: [group], row: created })
    await world.newUser({ row: { createDate: created.createDate + 1 } })
    const result = await over({ maxUsers: before, addOnId: PRESERVATION })
    expect(result).toMatchObject({ numUsers: before + 2, over: 2 })
    expect(result.users.map(({ userId }) => userId)).toEqual([both.userId, inGroup.userId])
    const { body } = await world.superAdmin.licenses.addOns({ params })
    expect(body.find((addOn) => addOn.addOnId === PRESERVATION)?.numUsers).toBe(result.numUsers)
  })

  it('are none below the limit, or without one', async () => {
    expect(await over({ maxUsers: 100_000 })).toMatchObject({ over: 0, users: [] })
    expect(await over({ maxUsers: -1 })).toMatchObject({ over: 0, users: [] })
    const { rows } = await world.db.execute<{ total: number }>(
      sql`select count(*)::int as total from app_user where license_id = 3`,
    )
    const { body } = await world.superAdmin.licenses.overLimit({ params: { licenseId: 3 }, query: { maxUsers: 0 } })
    expect([body.numUsers, body.over]).toEqual([rows[0]?.total, rows[0]?.total])
  })

  it('are not those of a limit that is none, or of a product license that the license does not have', async () => {
    const invalid = await failureOf(over({ maxUsers: -2 }))
    expect([invalid.status, invalid.fields]).toEqual([400, { maxUsers: [licenseScreenMessages.addOnLimitInvalid] }])
    const unknown = await failureOf(over({ maxUsers: 1, addOnId: 999 }))
    expect([unknown.status, unknown.fields]).toEqual([400, { addOnId: [licenseScreenMessages.addOnNotFound] }])
  })

  it('are read only with access to all licenses, of a license that exists', async () => {
    const query = { maxUsers: 1 }
    expect((await failureOf(world.admin.licenses.overLimit({ params, query }))).status).toBe(403)
    const missing = await failureOf(world.superAdmin.licenses.overLimit({ params: { licenseId: 999 }, query }))
    expect([missing.status, missing.message]).toEqual([404, licenseMessages.notFound])
    expect((await failureOf((await world.gateway.clientAs()).licenses.overLimit({ params, query }))).status).toBe(401)
  })
})
