import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ActivityEntry } from '@sitewright/domain/activity/model'
import { filledIn, openUserWorld, type UserWorld } from '../../../../../tests/support/user-world'
import { makeKey } from '../../../test/make-key'
import { audit, licenses } from '../../db/schema'
import { record, type AuditedCall, type AuditEntry } from '../../http/audit'

let world: UserWorld
let customerAdminId = 0
beforeAll(async () => {
  world = await openUserWorld()
  customerAdminId = (await world.admin.users.one({ params: { username: 'customer.admin' } })).body.userId
})
afterAll(() => world.close())

const write = ({
  actor,
  ...entry
}: Partial<AuditEntry> & Pick<AuditEntry, 'subject'> & Pick<AuditedCall, 'actor'>): Promise<void> => {
  const call = { now: world.gateway.now(), requestId: 'r', actor }
  return world.db.transaction((tx) => record(tx, call, { action: 'users.save', licenseId: 1, ...entry }))
}
const ofUser = async (id: number, client = world.admin): Promise<readonly ActivityEntry[]> =>
  (await client.activity.ofUser({ params: { id } })).body.entries

describe('the activity of a user', () => {
  it('says who changed what from where, with the values before and after', async () => {
    const user = await world.newUser({ row: { phoneNumber: '1' } })
    const { body } = await world.admin.users.one({ params: { username: user.userName } })
    await world.admin.users.save({
      params: { username: user.userName },
      body: { ...filledIn({ ...body, phoneNumber: '2' }), version: body.version },
    })
    const [entry] = await ofUser(user.userId)
    expect(entry).toMatchObject({
      action: 'users.save',
      subject: { kind: 'user', id: String(user.userId), name: user.userName },
      actor: { kind: 'user', userName: 'customer.admin' },
      address: '127.0.0.1',
    })
    expect(entry?.changes).toContainEqual({ field: 'phoneNumber', before: '1', after: '2' })
  })

  it('names roles, projects, product licenses, groups and users instead of ids', async () => {
    const { userId } = await world.newUser()
    const [projectId = 0] = await world.projectsOf(1)
    const groupId = await world.newGroup('Named in activity')
    const roleId = await world.roleId('POST_PICK')
    await write({
      subject: { kind: 'user', id: userId },
      action: 'users.copy',
      before: { roleIds: [roleId], addOns: [] },
      after: {
        roleIds: [],
        addOns: [2],
        projectIds: [projectId],
        groupIds: [groupId],
        copyOf: `user:${customerAdminId}`,
      },
    })
    const [entry] = await ofUser(userId)
    expect(entry?.changes).toEqual(
      expect.arrayContaining([
        { field: 'roles', removed: { count: 1, items: [{ name: 'Post Pick' }] } },
        { field: 'addOns', added: { count: 1, items: [{ name: 'Tools and Equipment' }] } },
        {
          field: 'projects',
          added: { count: 1, items: [{ name: expect.stringContaining(`${projectId} · `) as string }] },
        },
        { field: 'userGroups', added: { count: 1, items: [{ name: 'Named in activity' }] } },
        { field: 'copyOf', added: { count: 1, items: [{ name: 'customer.admin' }] } },
      ]),
    )
  })

  it('says to a reader of one license alike that a thing is of another license or no longer exists', async () => {
    const { userId } = await world.newUser()
    const [foreign = 0] = await world.projectsOf(2)
    await write({
      subject: { kind: 'user', id: userId },
      action: 'users.saveProjects',
      before: { projects: [] },
      after: { projects: [foreign, 999_999] },
    })
    const projectsFor = async (client = world.admin) =>
      (await ofUser(userId, client))[0]?.changes.find(({ field }) => field === 'projects')?.added?.items
    expect(await projectsFor()).toEqual([{}, {}])
    expect(await projectsFor(world.superAdmin)).toEqual([
      { name: expect.stringContaining(`${foreign} · `) as string },
      { id: 999_999 },
    ])
  })

  it('leaves out what was done while the user was in another license', async () => {
    const { userId } = await world.newUser()
    await write({ subject: { kind: 'user', id: userId }, licenseId: 2, after: { phoneNumber: 'of license 2' } })
    await write({ subject: { kind: 'user', id: userId }, after: { phoneNumber: 'of license 1' } })
    expect((await ofUser(userId)).map(({ changes }) => changes[0]?.after)).toEqual(['of license 1'])
    expect(await ofUser(userId, world.superAdmin)).toHaveLength(2)
  })

  it('does not name an actor of another license', async () => {
    const { userId } = await world.newUser()
    const harbour = await world.superAdmin.users.one({ params: { username: 'harbour.admin' } })
    await write({ subject: { kind: 'user', id: userId }, actor: harbour.body })
    const [entry] = await ofUser(userId)
    expect(entry?.actor).toEqual({ kind: 'hidden' })
    expect((await ofUser(userId, world.superAdmin))[0]?.actor).toMatchObject({ userName: 'harbour.admin' })
  })

  it('names an API key that did something by its name and prefix', async () => {
    const { userId } = await world.newUser()
    const { key, apiKeyId } = await makeKey(world.db, { roles: ['ADMINISTER_USER_CREATE_UPDATE'] })
    const prefix = (await world.admin.apiKeys.one({ params: { id: apiKeyId } })).body.keyPrefix
    expect(key).toContain(prefix)
    await write({
      subject: { kind: 'user', id: userId },
      actor: { userId: -1, userName: `key:${prefix}`, licenseId: 1 },
    })
    expect((await ofUser(userId))[0]?.actor).toEqual({
      kind: 'api-key',
      id: apiKeyId,
      keyPrefix: prefix,
      keyName: expect.any(String) as string,
    })
  })

  it('gives network addresses only to holders of ADMINISTER_ROLE', async () => {
    const user = await world.newUser()
    await world.editor.passwords.set({ params: { username: user.userName }, body: {} })
    expect((await ofUser(user.userId))[0]).toMatchObject({ action: 'passwords.autoReset', address: '127.0.0.1' })
    const [entry] = await ofUser(user.userId, world.editor)
    expect(entry).toMatchObject({ action: 'passwords.autoReset' })
    expect(entry).not.toHaveProperty('address')
  })

  it('never answers a secret, also from an entry that holds one [AUTH-109]', async () => {
    const { userId } = await world.newUser()
    const secrets = { passwordHash: 'hidden-1', token: 'hidden-2', secretHash: 'hidden-3', apiKey: 'hidden-4' }
    await world.db.orm.insert(audit).values({
      at: 1,
      actorUserName: '',
      licenseId: 1,
      action: 'users.save',
      subjectKind: 'user',
      subjectId: String(userId),
      after: { ...secrets, position: 'Rigger' },
      requestId: 'r',
    })
    const entries = await ofUser(userId, world.superAdmin)
    expect(entries).toMatchObject([{ actor: { kind: 'nobody' }, changes: [{ field: 'position', after: 'Rigger' }] }])
    expect(JSON.stringify(entries)).not.toContain('hidden')
  })

  it('lists the first 50 names of a long list, and its count', async () => {
    const { userId } = await world.newUser()
    const ids = Array.from({ length: 3000 }, (_, index) => index + 1)
    await write({ subject: { kind: 'user', id: userId }, before: { projects: ids }, after: { projects: [] } })
    const removed = (await ofUser(userId))[0]?.changes[0]?.removed
    expect([removed?.count, removed?.items.length]).toEqual([3000, 50])
  })
})

describe('the pages of activity', () => {
  it('are read from the newest to the oldest entry, each once', async () => {
    const { userId } = await world.newUser()
    for (let count = 0; count < 7; count += 1) {
      await write({ subject: { kind: 'user', id: userId }, after: { position: `${count}` } })
    }
    const seen: unknown[] = []
    const sizes: number[] = []
    let beforeId: number | undefined
    do {
      const query = { limit: 3, ...(beforeId !== undefined && { beforeId }) }
      const { body } = await world.admin.activity.ofUser({ params: { id: userId }, query })
      seen.push(...body.entries.map(({ changes }) => changes[0]?.after))
      sizes.push(body.entries.length)
      beforeId = body.olderThan ?? undefined
    } while (beforeId !== undefined)
    expect(seen).toEqual(['6', '5', '4', '3', '2', '1', '0'])
    expect(sizes).toEqual([3, 3, 1])
  })

  it.each([{ limit: 101 }, { limit: 0 }, { beforeId: 0 }])('refuse %j', async (query) => {
    await expect(world.admin.activity.ofUser({ params: { id: 1 }, query })).rejects.toMatchObject({ status: 400 })
  })
})

describe('the activity of a project', () => {
  it('says who created, changed and deactivated it, and which user it was removed from', async () => {
    const input = { name: 'Pile Test Field', description: 'Two piles' }
    const { body: project } = await world.admin.projects.create({ body: { ...input, licenseId: 1 } })
    const path = { params: { projectId: project.projectId } }
    await world.superAdmin.projects.save({ ...path, body: { ...project, description: 'Four piles' } })
    await world.superAdmin.projects.deactivate(path)
    const { body } = await world.superAdmin.activity.ofProject({ params: { id: project.projectId } })
    expect(body.entries.map(({ action, actor }) => [action, actor.userName])).toEqual([
      ['projects.deactivate', 'super.admin'],
      ['projects.save', 'super.admin'],
      ['projects.create', 'customer.admin'],
    ])
    const [deactivation, save] = body.entries
    expect(save?.changes).toEqual([{ field: 'description', before: 'Two piles', after: 'Four piles' }])
    expect(deactivation?.changes).toEqual([
      { field: 'isActive', before: true, after: false },
      { field: 'users', removed: { count: 1, items: [{ name: 'customer.admin' }] } },
    ])
  })

  it('does not exist for a reader who does not see the project [ROLE-36]', async () => {
    const [foreign = 0] = await world.projectsOf(2)
    await expect(world.admin.activity.ofProject({ params: { id: foreign } })).rejects.toMatchObject({
      status: 404,
      message: 'No such project.',
    })
  })
})

describe('the activity of a license', () => {
  it('shows users, groups, keys and refused calls of that license alone', async () => {
    const group = await world.newGroup('In the license activity')
    await write({ subject: { kind: 'user-group', id: group }, action: 'groups.saveDetails', after: { name: 'New' } })
    await write({ subject: { kind: 'api-key', id: 31 }, action: 'apiKeys.save', after: { isActive: false } })
    await write({ subject: { kind: 'call', id: 'users.save' }, action: 'users.save.refused', after: { reason: 'No.' } })
    await write({ subject: { kind: 'user', id: 1 }, licenseId: 2 })
    const { body } = await world.admin.activity.ofLicense({ params: { id: 1 }, query: { limit: 3 } })
    expect(body.entries.map(({ subject }) => subject)).toEqual([
      { kind: 'call', id: 'users.save' },
      { kind: 'api-key', id: '31', name: expect.any(String) as string },
      { kind: 'user-group', id: String(group), name: 'In the license activity' },
    ])
  })

  it('has entries of every license that exists for the reader of all', async () => {
    const all = await world.db.orm.select({ licenseId: licenses.licenseId }).from(licenses)
    for (const { licenseId } of all) {
      const { status } = await world.superAdmin.activity.ofLicense({ params: { id: licenseId } })
      expect(status).toBe(200)
    }
  })
})
