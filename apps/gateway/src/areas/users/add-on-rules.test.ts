import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { failureOf } from '../../../test/failure'
import { openUserWorld, type MadeUser, type UserWorld } from '../../../../../tests/support/user-world'
import { addOnId, type ShortName } from '../../db/demo/add-ons'
import { groupUsers, userAddOns } from '../../db/schema'

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
const rolesOf = async ({ userId }: MadeUser) =>
  (await world.superAdmin.users.roles({ params: { userId } })).body.map(({ name }) => name)
const vendorsOf = async ({ userName }: MadeUser) =>
  (await world.admin.users.one({ params: { username: userName } })).body.userData.vendors

describe('vendor product licenses and the others', () => {
  it('exclude each other: the kind that is chosen replaces the one that was held, and 210 says so [USER-63, USER-65, API-114]', async () => {
    const user = await world.newUser({ addOns: ['TE', 'MUS'], row: { vendors: ['Acme Valves'] } })
    const saved = await save(world.admin, user, ids('TE', 'MUS', 'VND'))
    expect(saved).toMatchObject({
      status: 210,
      body: 'Removed because vendor and standard product licenses cannot be combined: Mobile Muster, Tools and Equipment.',
    })
    expect(saved.etag).toBe((await read(user)).etag)
    expect(await held(user)).toEqual(['VND'])
    expect(await vendorsOf(user)).toEqual(['Acme Valves'])
  })

  it('cannot be combined with an inherited kind, even if that is also assigned directly [USER-82, USER-128]', async () => {
    const groupId = await world.newGroup('Gives a vendor product', { addOns: ['VND'] })
    const user = await world.newUser({ addOns: ['VND'], groups: [groupId], row: { vendors: ['Acme Valves'] } })
    const refused = await failureOf(save(world.admin, user, ids('VND', 'TE')))
    expect([refused.status, refused.message]).toEqual([400, addOnMessages.bothKindsOf([user.userName])])
    expect(await held(user)).toEqual(['VND'])
    expect(await vendorsOf(user)).toEqual(['Acme Valves'])
    // Without the group, the newly chosen kind replaces the other.
    await world.db.orm.delete(groupUsers).where(eq(groupUsers.ownerId, groupId))
    expect((await save(world.admin, user, ids('TE', 'MUS', 'VND'))).status).toBe(210)
    expect(await held(user)).toEqual(['MUS', 'TE'])
  })

  it('say what was replaced in both directions, even if the save no longer names it [USER-73, API-114]', async () => {
    const user = await world.newUser({ addOns: ['MC'], row: { vendors: ['Acme Valves'] } })
    const replacing = (name: string) => addOnMessages.kindReplaced([name])
    expect(await save(world.admin, user, ids('VND'))).toMatchObject({
      status: 210,
      body: replacing('Material Control'),
    })
    expect(await save(world.admin, user, ids('MC'))).toMatchObject({
      status: 210,
      body: `${replacing('Vendor Portal')} ${addOnMessages.vendorsRemoved}`,
    })
    // There was nothing of the other kind, or nothing new was chosen, so the save only removes what it does not name.
    expect((await save(world.admin, user, ids('TE'))).status).toBe(200)
    expect((await save(world.admin, user, [])).status).toBe(200)
  })

  it('chosen both at once are refused', async () => {
    const user = await world.newUser({ row: { vendors: ['Acme Valves'] } })
    expect(await failureOf(save(world.admin, user, ids('TE', 'VND')))).toMatchObject({
      status: 400,
      message: addOnMessages.bothKindsOf([user.userName]),
    })
  })

  it('need the name of a vendor [USER-67]', async () => {
    const user = await world.newUser()
    expect(await failureOf(save(world.admin, user, ids('VND')))).toMatchObject({
      status: 400,
      message: 'You must select at least one Vendor name in order to assign Vendor Product License',
      fields: { vendors: [addOnMessages.vendorRequired] },
    })
    const { body } = await world.admin.users.one({ params: { username: user.userName } })
    const withVendor = { ...body, userData: { vendors: ['Prairie Valve Supply'] } }
    await world.admin.users.save({ params: { username: user.userName }, body: withVendor })
    expect((await save(world.admin, user, ids('VND'))).status).toBe(200)
  })

  it('keep the name while they are held: the last one cannot be taken away [USER-67]', async () => {
    const user = await world.newUser({ addOns: ['VND'], row: { vendors: ['Acme Valves', 'Bolt'] } })
    const { body } = await world.admin.users.one({ params: { username: user.userName } })
    const saveVendors = (vendors: string[]) =>
      world.admin.users.save({
        params: { username: user.userName },
        body: { ...body, version: undefined, userData: { vendors } },
      })
    expect(await failureOf(saveVendors([]))).toMatchObject({
      status: 400,
      fields: { 'userData.vendors': [addOnMessages.vendorRequired] },
    })
    expect((await saveVendors(['Bolt'])).body.userData.vendors).toEqual(['Bolt'])
    await save(world.admin, user, [])
    expect((await saveVendors([])).body.userData.vendors).toEqual([])
  })

  it('are of vendors: choosing another one clears them, and counts as a save of the user [USER-64]', async () => {
    const user = await world.newUser({ addOns: ['VND'], row: { vendors: ['Acme Valves'] } })
    expect(await save(world.admin, user, ids('TE'))).toMatchObject({
      status: 210,
      body: `${addOnMessages.kindReplaced(['Vendor Portal'])} ${addOnMessages.vendorsRemoved}`,
    })
    expect(await vendorsOf(user)).toEqual([])
    const { body } = await world.admin.users.one({ params: { username: user.userName } })
    expect(body.version).toBe(2)
    expect((await world.auditOf(user.userId))[0]).toMatchObject({
      before: { vendors: ['Acme Valves'] },
      after: { vendors: [] },
    })
  })
})

describe('roles that product licenses brought', () => {
  it('go with the last one, all of them [USER-75, API-114]', async () => {
    const user = await world.newUser({ addOns: ['MC'], roles: ['POST_RECEIPT', 'MENU_STATUS_ACCESS'] })
    expect(await save(world.admin, user, [])).toMatchObject({
      status: 210,
      body: '2 roles removed: Menu Status Access, Post Receipt.',
    })
    expect([await held(user), await rolesOf(user)]).toEqual([[], []])
    expect((await world.auditOf(user.userId))[0]).toMatchObject({
      before: { addOns: ids('MC'), roles: ['MENU_STATUS_ACCESS', 'POST_RECEIPT'] },
      after: { addOns: [], roles: [] },
    })
  })

  it('go where no other one brings them, and stay where one does [USER-75]', async () => {
    const user = await world.newUser({
      addOns: ['MC', 'TE'],
      roles: ['POST_RECEIPT', 'ADMINISTER_SITE', 'MOBILE_MUSTER'],
    })
    expect(await save(world.admin, user, ids('TE'))).toMatchObject({
      status: 210,
      body: '1 role removed: Post Receipt.',
    })
    expect(await rolesOf(user)).toEqual(['ADMINISTER_SITE', 'MOBILE_MUSTER'])
  })

  it('stay where a group gives a product license that brings them, and those of the group stay with the group', async () => {
    const group = await world.newGroup('Gives all of it', { addOns: ['MC'], roles: ['BUILD_PO'] })
    const user = await world.newUser({ addOns: ['MC'], roles: ['POST_RECEIPT'], groups: [group] })
    expect((await save(world.admin, user, [])).status).toBe(200)
    expect(await rolesOf(user)).toEqual(['POST_RECEIPT', 'BUILD_PO'])
  })

  it('remain if no product license is removed', async () => {
    const user = await world.newUser({ roles: ['POST_RECEIPT'] })
    await save(world.admin, user, ids('TE'))
    expect(await rolesOf(user)).toEqual(['POST_RECEIPT'])
  })

  it('are reported together with the other removals [API-114]', async () => {
    const user = await world.newUser({ addOns: ['VND'], roles: ['POST_RECEIPT'], row: { vendors: ['Acme'] } })
    expect((await save(world.admin, user, ids('VND', 'TE'))).body).toBe(
      'Removed because vendor and standard product licenses cannot be combined: Vendor Portal. 1 role removed: Post Receipt. Assigned vendors were removed.',
    )
    expect((await world.db.orm.select().from(userAddOns).where(eq(userAddOns.ownerId, user.userId))).length).toBe(1)
  })
})
