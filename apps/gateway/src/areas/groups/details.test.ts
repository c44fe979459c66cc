import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import type { UserGroup } from '@sitewright/domain/groups/model'
import { failureOf, openGroupWorld, type GroupWorld } from '../../../../../tests/support/group-world'

let world: GroupWorld
beforeAll(async () => {
  world = await openGroupWorld()
})
afterAll(() => world.close())

const rename = (client: Client, { userGroupId, licenseId, version }: UserGroup, name: string, other = {}) =>
  client.groups.saveDetails({ body: { userGroupId, name, licenseId, version, ...other } })
const newGroup = async (what: Parameters<GroupWorld['newGroup']>[0] = {}) => world.read(await world.newGroup(what))

describe('the name of a user group', () => {
  it('is saved trimmed, counts, and is noted [API-93, GROUP-07, GROUP-10, GROUP-32]', async () => {
    const group = await newGroup({ users: [await world.newUser()] })
    const { body } = await rename(world.admin, group, '  Renamed ')
    expect(body).toEqual({ ...group, name: 'Renamed', version: group.version + 1 })
    expect(await world.read(group.userGroupId)).toEqual(body)
    expect((await world.auditOf(group.userGroupId))[0]).toMatchObject({
      actorUserName: 'customer.admin',
      action: 'groups.saveDetails',
      before: { name: group.name },
      after: { name: 'Renamed' },
    })
  })

  it('that is already stored is not judged', async () => {
    const group = await newGroup()
    expect((await rename(world.admin, group, `${group.name} `)).body).toEqual(group)
    expect(await world.auditOf(group.userGroupId)).toEqual([])
  })

  it('is unique within the license in any case, the own one aside [GROUP-33, GROUP-34]', async () => {
    const group = await newGroup({ name: 'Riggers' })
    const refused = await failureOf(rename(world.admin, group, 'night SHIFT'))
    expect([refused.status, refused.message, refused.fields]).toEqual([
      400,
      'User Group Name already exists.',
      { name: ['User Group Name already exists.'] },
    ])
    expect(await world.read(group.userGroupId)).toEqual(group)
    expect((await rename(world.admin, group, 'RIGGERS')).body.name).toBe('RIGGERS')
  })

  it.each([
    ['nothing', '  ', 'User Group Name is required.'],
    ['300 characters', 'x'.repeat(300), 'Use 150 characters or fewer.'],
    ['two lines', 'a\r\nb', 'Must be a single line.'],
  ])('of %s is refused [GROUP-31]', async (_, name, sentence) => {
    const group = await newGroup()
    const refused = await failureOf(rename(world.admin, group, name))
    expect([refused.status, refused.fields]).toEqual([400, { name: [sentence] }])
  })

  it('saved over a newer one answers the stored value', async () => {
    const group = await newGroup()
    const { body: first } = await rename(world.admin, group, 'First of two')
    const refused = await failureOf(rename(world.admin, group, 'Second of two'))
    expect(refused).toMatchObject({
      status: 409,
      message: 'Someone else changed this user group while you were editing.',
      current: first,
    })
    const { body } = await rename(world.admin, group, 'Last one', { version: undefined })
    expect(body.name).toBe('Last one')
  })
})

describe('the ETag of a user group', () => {
  const read = (userGroupId: number) => world.admin.groups.one({ params: { id: userGroupId } })
  const renameOver = (
    { body: { userGroupId, licenseId }, etag: ifMatch = '' }: Awaited<ReturnType<typeof read>>,
    name: string,
  ) => world.admin.groups.saveDetails({ body: { userGroupId, licenseId, name } }, { ifMatch })
  const saveOver = (
    { body: { userGroupId }, etag: ifMatch = '' }: Awaited<ReturnType<typeof read>>,
    userIds: number[],
  ) => world.admin.groups.saveUsers({ query: { userGroupId }, body: userIds }, { ifMatch })

  it('is accepted by a save of the name, and the reply’s ETag by the next save [API-93]', async () => {
    const group = await read(await world.newGroup({ users: [await world.newUser()] }))
    const saved = await renameOver(group, 'Named by its tag')
    expect(saved.etag).toBe((await read(group.body.userGroupId)).etag)
    await renameOver(saved, 'Named again')
    expect((await failureOf(renameOver(saved, 'Named too late'))).status).toBe(409)
  })

  it('allows a save of the name and a save of the users without a conflict', async () => {
    const group = await read(await world.newGroup({ users: [await world.newUser()] }))
    await saveOver(group, [await world.newUser()])
    await renameOver(group, 'Renamed beside its users')
    expect((await failureOf(saveOver(group, []))).status).toBe(409)
    const again = await read(group.body.userGroupId)
    await renameOver(again, 'Renamed before its users')
    await saveOver(again, [])
  })
})

describe('the license of a user group', () => {
  it('stays for who works in one: another one does not exist [ROLE-53, ROLE-54]', async () => {
    const group = await newGroup()
    const [other, none] = [
      await failureOf(rename(world.admin, group, group.name, { licenseId: 2 })),
      await failureOf(rename(world.admin, group, group.name, { licenseId: 999 })),
    ]
    expect([other.status, other.fields]).toEqual([400, { licenseId: ['No such license.'] }])
    expect([none.status, none.message, none.fields]).toEqual([other.status, other.message, other.fields])
  })

  it('stays while the group has users', async () => {
    const group = await newGroup({ users: [await world.newUser()] })
    const refused = await failureOf(rename(world.superAdmin, group, group.name, { licenseId: 2 }))
    expect(refused.fields).toEqual({ licenseId: ['A user group can only contain users of its license.'] })
  })

  it('stays where the new one lacks what the group gives', async () => {
    const group = await newGroup({ addOns: ['MC', 'DOC'] })
    const refused = await failureOf(rename(world.superAdmin, group, group.name, { licenseId: 2 }))
    expect(refused.fields).toEqual({
      licenseId: ['This license does not include these product licenses: Document Control.'],
    })
    expect(await world.read(group.userGroupId)).toEqual(group)
  })

  it('can be changed for a group without users, by all-licenses administrators', async () => {
    const group = await newGroup({ addOns: ['MC'] })
    const { body } = await rename(world.superAdmin, group, group.name, { licenseId: 2 })
    expect(body).toMatchObject({ licenseId: 2, version: group.version + 1 })
    const gone = await failureOf(world.admin.groups.one({ params: { id: group.userGroupId } }))
    expect(gone.status).toBe(404)
  })
})
