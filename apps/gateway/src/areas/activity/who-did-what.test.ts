import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import type { ActivityEntry } from '@sitewright/domain/activity/model'
import { describeEntry } from '@sitewright/domain/activity/rules'
import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { handoverMessages } from '@sitewright/domain/environments/messages'
import { parseSessionGuid } from '@sitewright/domain/session/rules'
import { filledIn, openUserWorld, type UserWorld } from '../../../../../tests/support/user-world'
import { failureOf } from '../../../test/failure'
import { makeKey } from '../../../test/make-key'
import { apiKeys, audit, groupUsers, projects, userProjects } from '../../db/schema'
import { tagOfIds } from '../../http/versions'
import { makeApiKey } from '../../secrets/api-key'

let world: UserWorld
beforeAll(async () => {
  world = await openUserWorld()
})
afterAll(() => world.close())

const titleOf = (entry: ActivityEntry | undefined): string | undefined =>
  entry && describeEntry(entry, {}, { timeZone: 'UTC' }).title
const namesIn = (entry: ActivityEntry | undefined, field: string, side: 'added' | 'removed' = 'added') =>
  entry?.changes.find((change) => change.field === field)?.[side]?.items.map(({ name }) => name)
const ofUser = async (id: number): Promise<readonly ActivityEntry[]> =>
  (await world.superAdmin.activity.ofUser({ params: { id } })).body.entries
const ofGroup = async (id: number, query = {}): Promise<readonly ActivityEntry[]> =>
  (await world.superAdmin.activity.ofGroup({ params: { id }, query })).body.entries
const ofLicense = async (id = 1): Promise<readonly ActivityEntry[]> =>
  (await world.superAdmin.activity.ofLicense({ params: { id } })).body.entries
const newest = async () => (await world.db.orm.select().from(audit).orderBy(desc(audit.auditId)).limit(1))[0]

const newProject = async (name: string): Promise<number> =>
  (await world.admin.projects.create({ body: { name, description: 'Of a test', licenseId: 1 } })).body.projectId

describe('who is in a group', () => {
  it.each<[string, (group: number, userIds: number[]) => Promise<unknown>, string, string]>([
    ['assign', (group, userIds) => world.admin.groups.assign({ body: { [group]: userIds } }), 'Added', 'to'],
    [
      'saveUsers',
      (group, userIds) => world.admin.groups.saveUsers({ query: { userGroupId: group }, body: userIds }),
      'Added',
      'to',
    ],
    ['unassign', (group, userIds) => world.admin.groups.unassign({ body: { [group]: userIds } }), 'Removed', 'from'],
  ])('is said at each user and at the group by %s, once in the license', async (call, act, verb, preposition) => {
    const name = `Night Shift ${call}`
    const group = await world.newGroup(name)
    const made = [
      await world.newUser(call === 'unassign' ? { groups: [group] } : {}),
      await world.newUser(call === 'unassign' ? { groups: [group] } : {}),
    ]
    await act(
      group,
      made.map(({ userId }) => userId),
    )
    const side = verb === 'Added' ? 'added' : 'removed'
    for (const { userId, userName } of made) {
      const [entry] = await ofUser(userId)
      expect(titleOf(entry)).toBe(`${verb} ${userName} ${preposition} 1 user group`)
      expect(namesIn(entry, 'userGroups', side)).toEqual([name])
      expect(entry?.actor).toMatchObject({ userName: 'customer.admin' })
    }
    const [ofTheGroup, ...more] = await ofGroup(group)
    expect([titleOf(ofTheGroup), more]).toEqual([`${verb} 2 users ${preposition} user group ${name}`, []])
    const [first, second] = await ofLicense()
    expect([first?.activityId, second?.subject?.id]).not.toContain(String(made[1]?.userId))
    expect(first?.subject).toMatchObject({ kind: 'user-group', name })
  })

  it('is said at the group when a user is copied into it, and when one leaves it with a move to another license', async () => {
    const group = await world.newGroup('Copied into')
    const original = await world.newUser({ groups: [group] })
    await world.superAdmin.users.copy({
      params: { username: original.userName, copy: 'copied.member' },
      body: filledIn({ email: 'copied.member@example.com' }),
    })
    expect(titleOf((await ofGroup(group))[0])).toBe('Added 1 user to user group Copied into')
    const { body } = await world.superAdmin.users.one({ params: { username: 'copied.member' } })
    await world.superAdmin.users.save({
      params: { username: 'copied.member' },
      body: { ...filledIn({ ...body, licenseId: 2 }), version: body.version },
    })
    const [left] = await ofGroup(group)
    expect([titleOf(left), namesIn(left, 'users', 'removed')]).toEqual([
      'Removed 1 user from user group Copied into',
      ['copied.member'],
    ])
  })

  it('records at each user of a group what a save of the group changes for them: roles and product licenses', async () => {
    const group = await world.newGroup('Changes for all', { addOns: ['TE', 'MC'] })
    const { userId, userName } = await world.newUser({ groups: [group] })
    const roleIds = [await world.roleId('MOBILE_WORKER')]
    await world.superAdmin.groups.saveRoles({ body: { userGroupId: group, roleIds } })
    const [roles] = await ofUser(userId)
    expect(titleOf(roles)).toBe(`Assigned 1 role to ${userName} through user group Changes for all`)
    expect([namesIn(roles, 'roles')?.length, describeEntry(roles!, {}).kind, describeEntry(roles!, {}).lines]).toEqual([
      1,
      'roles',
      [],
    ])
    await world.superAdmin.groups.saveAddOns({ body: { userGroupId: group, addOnIds: [] } })
    const [products] = await ofUser(userId)
    expect(titleOf(products)).toBe(`Removed 2 product licenses from ${userName} through user group Changes for all`)
    expect(namesIn(products, 'roles', 'removed')).toHaveLength(1)
    expect((await ofLicense()).map(({ subject }) => subject?.kind).slice(0, 2)).toEqual(['user-group', 'user-group'])
  })

  it('names the tag that it replaced, for every call that changes the list, so that a conflict finds who changed it', async () => {
    const group = await world.newGroup('Tagged')
    const [first, second] = [await world.newUser({ groups: [group] }), await world.newUser()]
    const tagOf = (users: readonly { userId: number }[]) => tagOfIds(users.map(({ userId }) => userId))
    await world.admin.groups.assign({ body: { [group]: [second.userId] } })
    expect((await ofGroup(group))[0]?.replaced).toBe(tagOf([first]))
    await world.admin.groups.unassign({ body: { [group]: [first.userId] } })
    expect((await ofGroup(group))[0]?.replaced).toBe(tagOf([first, second]))
    const { body } = await world.superAdmin.users.one({ params: { username: second.userName } })
    await world.superAdmin.users.save({
      params: { username: second.userName },
      body: { ...filledIn({ ...body, licenseId: 2 }), version: body.version },
    })
    expect((await ofGroup(group))[0]?.replaced).toBe(tagOf([second]))
    await world.admin.groups.assign({ body: { [group]: [first.userId] } })
    expect((await ofGroup(group))[0]?.replaced).toBe(tagOf([]))
  })

  it('names the tags of the lists of projects and roles that another change shortens', async () => {
    const user = await world.newUser({ addOns: ['TE'], roles: ['MOBILE_WORKER'] })
    const projectId = await newProject('Deactivated while edited')
    await world.db.orm.insert(userProjects).values({ ownerId: user.userId, itemId: projectId })
    await world.superAdmin.projects.deactivate({ params: { projectId } })
    expect((await ofUser(user.userId))[0]?.replaced).toBe(tagOfIds([projectId]))
    await world.superAdmin.users.saveAddOns({ params: { username: user.userName }, body: [] })
    const replaced = (await ofUser(user.userId))[0]?.replaced
    expect(`${replaced}`.split('.')).toContain(tagOfIds([await world.roleId('MOBILE_WORKER')]))
  })

  it('is said at each user whose project was deactivated', async () => {
    const { userId, userName } = await world.newUser()
    const projectId = await newProject('Deactivated with a user')
    await world.db.orm.insert(userProjects).values({ ownerId: userId, itemId: projectId })
    await world.superAdmin.projects.deactivate({ params: { projectId } })
    expect(titleOf((await ofUser(userId))[0])).toBe(`Removed 1 project from ${userName}`)
  })

  it('lists all names where an entry is opened, up to 10,000', async () => {
    const group = await world.newGroup('Opened')
    const { body: all } = await world.admin.users.list({ query: { page: 1, pageSize: 60 } })
    const userIds = all.filter(({ licenseId }) => licenseId === 1).map(({ userId }) => userId)
    await world.superAdmin.groups.assign({ body: { [group]: userIds } })
    const [entry] = await ofGroup(group)
    expect([namesIn(entry, 'users')?.length, entry?.changes[0]?.added?.count]).toEqual([50, userIds.length])
    const opened = await ofGroup(group, { beforeId: (entry?.activityId ?? 0) + 1, allNames: true })
    expect(opened.map(({ activityId }) => activityId)).toEqual([entry?.activityId])
    expect(namesIn(opened[0], 'users')).toHaveLength(userIds.length)
    await world.db.orm.delete(groupUsers).where(eq(groupUsers.ownerId, group))
  })
})

describe('a save of a hierarchy', () => {
  it('is recorded at each site that it renames or adds, and at each site that an archive changes', async () => {
    const projectId = await newProject('With a hierarchy')
    const tree = {
      name: 'Audited depot',
      children: [{ name: 'North' }, { name: 'South', children: [{ name: 'Bin' }] }],
    }
    const { body } = await world.admin.sites.addTrees({ params: { projectId }, body: [tree] })
    const [root = 0, north = 0, south = 0, bin = 0] = body[0]?.siteIds ?? []
    await world.superAdmin.sites.saveTrees({
      params: { projectId },
      body: [{ siteId: root, name: 'Audited depot', children: [{ siteId: north, name: 'North end' }] }],
    })
    const ofSite = async (id: number) =>
      (await world.superAdmin.activity.ofSite({ params: { id } })).body.entries.map((entry) => [
        titleOf(entry),
        entry.actor.userName,
      ])
    expect(await ofSite(north)).toEqual([
      ['Renamed site North end', 'super.admin'],
      ['Created site North end', 'customer.admin'],
    ])
    expect(await ofSite(root)).toEqual([
      ['Changed the hierarchy of site Audited depot', 'super.admin'],
      ['Created site Audited depot', 'customer.admin'],
    ])
    const [change] = await ofLicense()
    expect(namesIn(change, 'renamedSites')).toEqual(['North → North end'])
    await world.superAdmin.sites.archive({ body: { projectId, siteId: south } })
    expect((await ofSite(bin))[0]).toEqual(['Archived site Bin', 'super.admin'])
    expect((await ofLicense())[0]?.subject).toMatchObject({ kind: 'site', name: 'South' })
  })
})

describe('a link to reset a password', () => {
  const recover = (client: Client, username: string) => client.passwords.recover({ params: { username } })

  it('names the administrator or the key that asked for it, and nobody without a session', async () => {
    const user = await world.newUser()
    const { key, keyPrefix } = await makeKey(world.db, { roles: ['ADMINISTER_USER_CREATE_UPDATE'] })
    const actors: unknown[] = []
    for (const client of [
      world.admin,
      world.gateway.clientWith(key),
      world.gateway.clientWith(undefined),
      world.gateway.clientWith('no token of ours'),
    ]) {
      expect((await recover(client, user.userName)).status).toBe(200)
      const [entry] = await ofUser(user.userId)
      expect(titleOf(entry)).toBe(`Requested a link to reset the password of ${user.userName}`)
      actors.push(entry?.actor)
    }
    expect(actors).toEqual([
      expect.objectContaining({ kind: 'user', userName: 'customer.admin' }),
      expect.objectContaining({ kind: 'api-key', keyPrefix }),
      { kind: 'nobody' },
      { kind: 'nobody' },
    ])
  })
})

describe('a call with an API key that lets nobody in', () => {
  const call = (key: string) => failureOf(world.gateway.clientWith(key).users.list({}))
  const ofKey = async (id: number) =>
    (await world.superAdmin.activity.ofApiKey({ params: { id } })).body.entries.filter(
      ({ action }) => action === 'apiKeys.use.refused',
    )

  it('is audited at a deactivated key, once an hour', async () => {
    const { key, keyPrefix, apiKeyId } = await makeKey(world.db)
    await world.db.orm.update(apiKeys).set({ isActive: false }).where(eq(apiKeys.apiKeyId, apiKeyId))
    await Promise.all(Array.from({ length: 4 }, () => call(key)))
    const [entry, ...more] = await ofKey(apiKeyId)
    expect(more).toEqual([])
    expect(entry).toMatchObject({
      actor: { kind: 'api-key', keyPrefix },
      changes: [{ field: 'reason', after: apiKeyMessages.deactivated }],
    })
    expect(titleOf(entry)).toBe(`Made a call with API key Made ${keyPrefix} and was refused`)
    world.gateway.advance(60 * 60_000)
    await call(key)
    expect(await ofKey(apiKeyId)).toHaveLength(2)
  })

  it('is audited at the network of an unknown key, once an hour', async () => {
    const ofNetwork = () => world.db.orm.$count(audit, eq(audit.subjectKind, 'network'))
    const before = await ofNetwork()
    for (let tries = 0; tries < 4; tries += 1) await call(makeApiKey().key)
    expect(await ofNetwork()).toBe(before + 1)
    expect(await newest()).toMatchObject({ subjectId: '127.0.0.1', address: '127.0.0.1', licenseId: null })
    world.gateway.advance(60 * 60_000)
    await call(makeApiKey().key)
    expect(await ofNetwork()).toBe(before + 2)
  })
})

describe('a failed redemption', () => {
  it('is audited at the user of the session guid, and without one where nobody has the guid', async () => {
    const token = await world.gateway.tokenOf('viewer')
    const client = world.gateway.clientWith(token)
    const sessionGuid = parseSessionGuid((await client.session.guid({ body: { token } })).body)
    const redeem = (guid: string) =>
      failureOf(
        world.gateway.clientWith(undefined).handover.redeem({ body: { sessionGuid: guid, environmentId: 999 } }),
      )
    expect(await redeem(sessionGuid)).toMatchObject({ status: 404 })
    const { userId } = (await world.superAdmin.users.one({ params: { username: 'viewer' } })).body
    const [entry] = await ofUser(userId)
    expect(titleOf(entry)).toBe('Failed to sign viewer in to an environment')
    expect(entry?.changes).toContainEqual({ field: 'reason', after: handoverMessages.guidRefused })
    expect(await redeem('0'.repeat(43))).toMatchObject({ status: 404 })
    expect(await newest()).toMatchObject({ action: 'handover.redeem.refused', subjectKind: null, licenseId: null })
  })
})

describe('a limit', () => {
  it('reads from one number to the next', async () => {
    const params = { licenseId: 1 }
    const { body } = await world.superAdmin.licenses.addOns({ params })
    const [first] = body.filter(({ maxUsers }) => maxUsers > 0)
    if (first === undefined) throw new Error('No product license has a limit.')
    await world.superAdmin.licenses.saveAddOns({
      params,
      body: [{ addOnId: first.addOnId, maxUsers: first.maxUsers + 1 }],
    })
    const [entry] = await ofLicense()
    expect(entry?.changes).toEqual([
      { field: `Limit · ${first.name}`, before: `${first.maxUsers}`, after: `${first.maxUsers + 1}` },
    ])
    expect(titleOf(entry)).toMatch(/^Changed the limits of product licenses of license 1 · /)
  })
})

it('reads of every thing of a license name it', async () => {
  const [project] = await world.db.orm.select().from(projects).where(eq(projects.licenseId, 1))
  await world.superAdmin.projects.save({
    params: { projectId: project?.projectId ?? 0 },
    body: { name: project?.name ?? '', description: 'Named', version: project?.version ?? 0 },
  })
  expect(titleOf((await ofLicense())[0])).toBe(`Changed 1 detail of project ${project?.projectId} · ${project?.name}`)
})
