import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { grantReplies } from '@sitewright/domain/shared/grant-messages'
import { directRoles } from '@sitewright/domain/roles/rules'
import type { RoleName } from '@sitewright/domain/shared/role-catalog'
import { addOnId } from '../../db/demo/add-ons'
import { failureOf, openGroupWorld, type GroupWorld } from '../../../../../tests/support/group-world'

let world: GroupWorld
beforeAll(async () => {
  world = await openGroupWorld()
})
afterAll(() => world.close())

const save = async (client: Client, userGroupId: number, names: readonly RoleName[], ifMatch?: string) =>
  client.groups.saveRoles(
    { body: { userGroupId, roleIds: await world.roleIds(...names) } },
    ifMatch === undefined ? {} : { ifMatch },
  )
const heldBy = async (id: number) => new Set((await world.read(id)).roleIds)
const idsOf = async (...names: RoleName[]) => new Set(await world.roleIds(...names))

describe('the role info of a user group', () => {
  it('shows the role groups that its product licenses bring, in the order of the catalog [API-100, ROLE-04, ROLE-07]', async () => {
    const id = await world.newGroup({ addOns: ['MUS', 'PRS'], roles: ['MOBILE_MUSTER'] })
    const { body } = await world.admin.groups.roleInfo({ params: { id } })
    expect(body.map((group) => group.name)).toEqual(['Menu Access', 'Mobile Tools', 'Preservation'])
    expect(new Set(directRoles(body))).toEqual(await idsOf('MOBILE_MUSTER'))
  })

  it('is empty without a product license [GROUP-17]', async () => {
    const id = await world.newGroup()
    expect((await world.admin.groups.roleInfo({ params: { id } })).body).toEqual([])
  })
})

describe('the roles of a user group', () => {
  it('are saved by their ids, answered as the role info, and noted [API-94, API-97, GROUP-16]', async () => {
    const id = await world.newGroup({ addOns: ['MC'], roles: ['BUILD_PICK'] })
    const { body, etag } = await save(world.admin, id, ['BUILD_RECEIPT', 'MENU_STATUS_ACCESS'])
    expect(await world.admin.groups.roleInfo({ params: { id } })).toMatchObject({ body, etag })
    expect(await heldBy(id)).toEqual(await idsOf('BUILD_RECEIPT', 'MENU_STATUS_ACCESS'))
    expect((await world.auditOf(id))[0]).toMatchObject({
      action: 'groups.saveRoles',
      before: { roleIds: await world.roleIds('BUILD_PICK') },
    })
  })

  it('saved over newer ones get the stored value', async () => {
    const id = await world.newGroup({ addOns: ['MC'] })
    const { etag } = await world.admin.groups.roleInfo({ params: { id } })
    const { body: theirs } = await save(world.superAdmin, id, ['BUILD_PICK'], etag)
    expect(await failureOf(save(world.admin, id, ['BUILD_RECEIPT'], etag))).toMatchObject({
      status: 409,
      message: 'Someone else changed these roles while you were editing.',
      current: theirs,
    })
  })

  it('that are added belong to a product license of the group; what is held already may stay', async () => {
    const id = await world.newGroup({ addOns: ['PRS'], roles: ['MOBILE_MUSTER'] })
    const refused = await failureOf(save(world.admin, id, ['MOBILE_MUSTER', 'BUILD_RECEIPT']))
    expect([refused.status, refused.fields]).toEqual([400, { roleIds: ['No assigned product includes this role.'] }])
    await save(world.admin, id, ['MOBILE_MUSTER', 'MENU_STATUS_ACCESS'])
    expect(await heldBy(id)).toEqual(await idsOf('MOBILE_MUSTER', 'MENU_STATUS_ACCESS'))
    await save(world.admin, id, [])
    expect(await heldBy(id)).toEqual(new Set())
  })

  it('that are added and administrative are held by who adds them; others may stay, or go [ROLE-53]', async () => {
    const id = await world.newGroup({ addOns: ['MC'], roles: ['ACCESS_OTHER_PROJECTS'] })
    const refused = await failureOf(save(world.admin, id, ['ACCESS_OTHER_PROJECTS', 'ADMINISTER_CUSTOMER_LICENSE']))
    expect([refused.status, refused.message]).toEqual([
      403,
      'You can only grant these roles if you have them: Administer Customer License.',
    ])
    await save(world.admin, id, ['ACCESS_OTHER_PROJECTS', 'ADMINISTER_SITE'])
    expect(await heldBy(id)).toEqual(await idsOf('ACCESS_OTHER_PROJECTS', 'ADMINISTER_SITE'))
    await save(world.admin, id, ['ADMINISTER_SITE'])
    expect((await save(world.superAdmin, id, ['ADMINISTER_CUSTOMER_LICENSE'])).status).toBe(200)
  })

  it('that let its users administer all licenses are taken away by who does so too, also with a product license', async () => {
    const users = [await world.newUser()]
    const id = await world.newGroup({ addOns: ['MC'], roles: ['ACCESS_ALL_CUSTOMER_LICENCES'], users })
    const body = { userGroupId: id, addOnIds: [] }
    for (const refused of [
      await failureOf(save(world.admin, id, [])),
      await failureOf(world.admin.groups.saveAddOns({ body })),
      await failureOf(world.editor.groups.saveAddOns({ body })),
    ]) {
      expect([refused.status, refused.message]).toEqual([
        403,
        grantReplies.takenFromAbove(['Access All Customer Licenses']),
      ])
    }
    expect(await world.read(id)).toMatchObject({
      addOnIds: [addOnId('MC')],
      roleIds: await world.roleIds('ACCESS_ALL_CUSTOMER_LICENCES'),
    })
    expect((await save(world.admin, id, ['ACCESS_ALL_CUSTOMER_LICENCES', 'BUILD_PICK'])).status).toBe(200)
    expect((await save(world.superAdmin, id, [])).status).toBe(200)
    // Nobody is in this one.
    const empty = await world.newGroup({ addOns: ['MC'], roles: ['ACCESS_ALL_CUSTOMER_LICENCES'] })
    expect((await save(world.admin, empty, [])).status).toBe(200)
  })

  it.each([[9999], [-1], [2_147_483_648]])('hold none of the id %d, which nobody has', async (roleId) => {
    const id = await world.newGroup({ addOns: ['MC'] })
    const refused = await failureOf(world.admin.groups.saveRoles({ body: { userGroupId: id, roleIds: [roleId] } }))
    expect([refused.status, refused.fields]).toEqual([400, { roleIds: ['No such role.'] }])
  })

  it('need the role for roles as well [ROLE-07, ROLE-52]', async () => {
    const id = await world.newGroup({ addOns: ['MC'] })
    expect((await failureOf(save(world.editor, id, ['BUILD_RECEIPT']))).message).toBe(
      'You need the "Administer Role" role. Ask your administrator.',
    )
  })

  it('are those of its users from the next call on [ERR-98]', async () => {
    const viewer = await world.gateway.clientAs('viewer')
    const name = 'Made by a viewer'
    const id = await world.newGroup({
      addOns: ['MC'],
      roles: ['ADMINISTER_USER_CREATE_UPDATE'],
      users: [await world.userId('viewer')],
    })
    expect((await viewer.groups.create({ body: { LicenseId: 1, Name: name } })).status).toBe(200)
    await save(world.admin, id, [])
    expect((await failureOf(viewer.groups.create({ body: { LicenseId: 1, Name: `${name} 2` } }))).status).toBe(403)
  })
})
