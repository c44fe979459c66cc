import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { failureOf, openGroupWorld, type GroupWorld } from '../../../../../tests/support/group-world'
import { addOnId, type ShortName } from '../../db/demo/add-ons'
import { licenseAddOns } from '../../db/schema'

let world: GroupWorld
beforeAll(async () => {
  world = await openGroupWorld()
})
afterAll(() => world.close())

const save = (client: Client, userGroupId: number, addOns: readonly ShortName[], ifMatch?: string) =>
  client.groups.saveAddOns(
    { body: { userGroupId, addOnIds: addOns.map(addOnId) } },
    ifMatch === undefined ? {} : { ifMatch },
  )
const heldBy = async (userGroupId: number) => (await world.read(userGroupId)).addOns.map((addOn) => addOn.shortName)
const rolesOf = async (userGroupId: number) => new Set((await world.read(userGroupId)).roleIds)

describe('the product licenses of a user group', () => {
  it('are saved by their ids, answered by name, and noted [API-91, API-97, GROUP-13]', async () => {
    const id = await world.newGroup({ addOns: ['TE'] })
    const { status, body } = await save(world.admin, id, ['MC', 'DOC'])
    expect([status, body]).toMatchObject([200, [{ shortName: 'DOC' }, { shortName: 'MC' }]])
    expect(await heldBy(id)).toEqual(['DOC', 'MC'])
    expect((await world.auditOf(id))[0]).toMatchObject({
      action: 'groups.saveAddOns',
      before: { addOnIds: [2] },
      after: { addOnIds: [1, 8] },
    })
  })

  it('that are assigned already are accepted without a change', async () => {
    const id = await world.newGroup({ addOns: ['TE', 'MC'] })
    expect((await save(world.admin, id, ['MC', 'TE', 'MC'])).status).toBe(200)
    expect(await world.auditOf(id)).toEqual([])
  })

  it('saved over newer ones get the stored value', async () => {
    const id = await world.newGroup()
    const { etag } = await save(world.admin, id, ['MC'])
    const { body: theirs } = await save(world.superAdmin, id, ['MC', 'TE'], etag)
    const refused = await failureOf(save(world.admin, id, ['MC', 'CON'], etag))
    expect(refused).toMatchObject({
      status: 409,
      message: 'Someone else changed these product licenses while you were editing.',
      current: theirs,
    })
    expect(await heldBy(id)).toEqual(['MC', 'TE'])
  })

  it('are named by a tag in the group that they are read with', async () => {
    const id = await world.newGroup({ addOns: ['MC'] })
    const { addOnsTag } = await world.read(id)
    const { etag } = await save(world.admin, id, ['MC', 'TE'], `"${addOnsTag}"`)
    expect(etag).toBe(`"${(await world.read(id)).addOnsTag}"`)
    expect((await failureOf(save(world.admin, id, [], `"${addOnsTag}"`))).status).toBe(409)
  })

  it.each([
    ['does not exist', [999]],
    ['the license hides [CONST-07]', [addOnId('CBL')]],
    ['is no id', [-1]],
  ])('hold none that %s', async (_, addOnIds) => {
    const id = await world.newGroup({ addOns: ['MC'] })
    const refused = await failureOf(world.admin.groups.saveAddOns({ body: { userGroupId: id, addOnIds } }))
    expect([refused.status, refused.fields]).toEqual([400, { addOnIds: ['No such product license.'] }])
    expect(await heldBy(id)).toEqual(['MC'])
  })

  it('of another license are none', async () => {
    const id = await world.newGroup({ licenseId: 2 })
    expect((await failureOf(save(world.harbour, id, ['DOC']))).fields).toEqual({
      addOnIds: ['No such product license.'],
    })
  })

  it('that the license hides by now may stay', async () => {
    const id = await world.newGroup({ addOns: ['CBL'] })
    expect((await save(world.admin, id, ['CBL', 'MC'])).status).toBe(200)
    expect(await heldBy(id)).toEqual(['CBL', 'MC'])
  })
})

describe('vendor product licenses and others', () => {
  it('replace each other, which is reported with 210 and needs no vendor [GROUP-18, GROUP-21, API-114]', async () => {
    const id = await world.newGroup({ addOns: ['CON'] })
    const { status, body } = await save(world.admin, id, ['CON', 'VND'])
    expect([status, body]).toEqual([
      210,
      'Removed because vendor and standard product licenses cannot be combined: Construction.',
    ])
    expect(await heldBy(id)).toEqual(['VND'])
    expect(await save(world.admin, id, ['MC'])).toMatchObject({
      status: 210,
      body: 'Removed because vendor and standard product licenses cannot be combined: Vendor Portal.',
    })
  })

  it('are refused together where both are new', async () => {
    const id = await world.newGroup()
    const refused = await failureOf(save(world.admin, id, ['CON', 'VND']))
    expect([refused.status, refused.fields]).toEqual([
      400,
      { addOnIds: ["You can't combine vendor and standard product licenses."] },
    ])
  })
})

describe('roles of a user group', () => {
  it('are removed with the only product license that brought them, which is reported with 210 [API-114]', async () => {
    const id = await world.newGroup({ addOns: ['MC', 'PRS'], roles: ['BUILD_RECEIPT', 'MENU_STATUS_ACCESS'] })
    const { status, body } = await save(world.admin, id, ['PRS'])
    expect([status, body]).toEqual([210, '1 role removed: Build Receipt.'])
    expect(await rolesOf(id)).toEqual(new Set(await world.roleIds('MENU_STATUS_ACCESS')))
    expect((await world.auditOf(id))[0]?.before).toMatchObject({ rolesRemoved: ['BUILD_RECEIPT'] })
  })

  it('go all of them with the last product license', async () => {
    const id = await world.newGroup({ addOns: ['PRS'], roles: ['BUILD_RECEIPT', 'MENU_STATUS_ACCESS'] })
    const { status } = await save(world.admin, id, [])
    expect([status, await rolesOf(id)]).toEqual([210, new Set()])
  })

  it('remain if no product license is removed', async () => {
    const id = await world.newGroup({ roles: ['BUILD_RECEIPT'] })
    expect((await save(world.admin, id, [])).status).toBe(200)
    expect((await save(world.admin, id, ['PRS'])).status).toBe(200)
    expect(await rolesOf(id)).toEqual(new Set(await world.roleIds('BUILD_RECEIPT')))
  })
})

describe('the limit of a product license', () => {
  const seatsOf = async (shortName: ShortName) => {
    const { body } = await world.admin.licenses.addOns({ params: { licenseId: 1 } })
    return body.find((addOn) => addOn.shortName === shortName)?.numUsers ?? 0
  }
  const limit = (shortName: ShortName, maxUsers: number) =>
    world.db.orm
      .update(licenseAddOns)
      .set({ maxUsers })
      .where(and(eq(licenseAddOns.licenseId, 1), eq(licenseAddOns.addOnId, addOnId(shortName))))

  it('counts the users of the group who do not hold it yet, and refuses the change whole [GROUP-19, GROUP-20, USER-70..USER-72]', async () => {
    const other = await world.newGroup({ addOns: ['SNS'] })
    const users = [
      await world.newUser({ addOns: ['SNS'] }),
      await world.newUser(),
      await world.newUser(),
      await world.newUser(),
    ]
    await world.superAdmin.groups.saveUsers({ query: { userGroupId: other }, body: [users[1]!] })
    const id = await world.newGroup({ users })
    await limit('SNS', (await seatsOf('SNS')) + 1)
    const refused = await failureOf(save(world.admin, id, ['SNS', 'MC']))
    expect([refused.status, refused.message]).toEqual([
      400,
      'Product licenses not added as the limit for some product licenses will be exceeded. Please check the following: Sensors',
    ])
    expect(await heldBy(id)).toEqual([])
    // Two of the four do not hold it: reaching the limit exactly is allowed.
    await limit('SNS', (await seatsOf('SNS')) + 2)
    const before = await seatsOf('SNS')
    expect((await save(world.admin, id, ['SNS', 'MC'])).status).toBe(200)
    expect(await seatsOf('SNS')).toBe(before + 2)
  })

  it('names every one that is full, by name', async () => {
    const id = await world.newGroup({ users: [await world.newUser()] })
    await limit('SNS', await seatsOf('SNS'))
    await limit('DOC', await seatsOf('DOC'))
    expect((await failureOf(save(world.admin, id, ['SNS', 'DOC', 'TE']))).message).toMatch(
      /: Document Control, Sensors$/,
    )
  })

  it('does not apply to a group without users', async () => {
    const id = await world.newGroup()
    await limit('SNS', 1)
    expect((await save(world.admin, id, ['SNS'])).status).toBe(200)
  })
})
