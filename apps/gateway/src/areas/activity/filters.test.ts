import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kindOf } from '@sitewright/domain/activity/kinds'
import type { ActivityQuery } from '@sitewright/domain/activity/model'
import { openUserWorld, type UserWorld } from '../../../../../tests/support/user-world'
import { makeKey } from '../../../test/make-key'
import { record, type AuditedCall, type AuditEntry } from '../../http/audit'

let world: UserWorld
let subject: { kind: 'user'; id: number }
let admin: AuditedCall['actor']
let harbour: AuditedCall['actor']
let key: { userId: number; userName: string; licenseId: number }
let keyId = 0
let userName = ''
const AT = Date.UTC(2026, 10, 1)
const DAY = 24 * 60 * 60_000

type Written = Partial<AuditEntry> & { readonly actor?: AuditedCall['actor']; readonly day?: number }
const write = ({ actor = admin, day = 0, ...entry }: Written): Promise<void> =>
  world.db.transaction((tx) =>
    record(
      tx,
      { now: AT + day * DAY, requestId: 'r', actor },
      { action: 'users.save', licenseId: 1, subject, ...entry },
    ),
  )

beforeAll(async () => {
  world = await openUserWorld()
  const made = await world.newUser()
  userName = made.userName
  subject = { kind: 'user', id: made.userId }
  admin = (await world.admin.users.one({ params: { username: 'customer.admin' } })).body
  harbour = (await world.superAdmin.users.one({ params: { username: 'harbour.admin' } })).body
  keyId = (await makeKey(world.db, { roles: ['ADMINISTER_USER_CREATE_UPDATE'] })).apiKeyId
  const { keyPrefix, name } = (await world.admin.apiKeys.one({ params: { id: keyId } })).body
  expect(name).not.toBe('')
  key = { userId: -1, userName: `key:${keyPrefix}`, licenseId: 1 }
  const [foreign = 0] = await world.projectsOf(2)
  await write({ after: { phoneNumber: '100%_\\ sure' } })
  await write({ day: 1, before: { isApproved: true }, after: { isApproved: false }, actor: key })
  await write({
    day: 2,
    action: 'users.saveRoles',
    before: { roleIds: [] },
    after: { roleIds: [await world.roleId('POST_PICK')] },
  })
  await write({ day: 3, action: 'users.saveProjects', before: { projects: [] }, after: { projects: [foreign] } })
  await write({ day: 4, after: { position: 'Rigger', version: 'tag-of-a-list' }, actor: harbour })
  await write({ day: 5, after: { password: 'never-found', maxUsers: 4321 } })
}, 60_000)
afterAll(() => world.close())

const read = async (query: ActivityQuery, client = world.admin) =>
  (await client.activity.ofUser({ params: { id: subject.id }, query })).body
/** The days of the entries that match, newest first, without those that made the user. */
const daysOf = async (query: ActivityQuery, client = world.admin): Promise<number[]> =>
  (await read(query, client)).entries.map(({ at }) => (at - AT) / DAY).filter((day) => day >= 0 && day <= 5)

describe('activity is filtered', () => {
  it.each<[string, ActivityQuery, number[]]>([
    ['by a value', { search: 'SURE' }, [0]],
    ['by characters that mean themselves', { search: '%_\\' }, [0]],
    ['by a character that means none', { search: '_%' }, []],
    ['by a number', { search: '4321' }, [5]],
    ['by the name of an assigned role', { search: 'post pick' }, [2]],
    ['by markup', { search: '<script>alert(1)</script>' }, []],
    ['by a kind', { kinds: 'access' }, [1]],
    ['by several kinds', { kinds: 'projects,roles' }, [3, 2]],
    ['by days', { from: AT + 2 * DAY, to: AT + 4 * DAY }, [3, 2]],
    ['by one instant, which has no entry', { from: AT, to: AT }, []],
    ['by days beyond every entry', { from: Date.UTC(9999, 11, 31) }, []],
    ['by all of them together', { kinds: 'access,roles', from: AT, to: AT + 3 * DAY, search: 'post' }, [2]],
  ])('%s [ACT-03, ACT-05]', async (_, query, days) => {
    expect(await daysOf(query)).toEqual(days)
  })

  it('by a person and by an API key [ACT-04]', async () => {
    expect(await daysOf({ by: `user:${admin?.userId}` })).toEqual([5, 3, 2, 0])
    expect(await daysOf({ by: `key:${keyId}` })).toEqual([1])
  })

  it('by the name of who did it, the full name too, and of what it is about [ACT-03]', async () => {
    const full = (await world.admin.users.one({ params: { username: 'customer.admin' } })).body
    expect(await daysOf({ search: `${full.firstName} ${full.lastName}` })).toEqual([5, 3, 2, 0])
    expect(await daysOf({ search: 'customer.adm' })).toEqual([5, 3, 2, 0])
    expect(await daysOf({ search: key.userName.slice(4) })).toEqual([1])
    expect(await daysOf({ search: userName.toUpperCase() })).toEqual([5, 4, 3, 2, 1, 0])
  })

  it('page by page, each entry once', async () => {
    const first = await read({ by: `user:${admin?.userId}`, limit: 2 })
    const second = await read({ by: `user:${admin?.userId}`, limit: 2, beforeId: first.olderThan ?? 0 })
    expect([...first.entries, ...second.entries].map(({ at }) => (at - AT) / DAY).filter((day) => day <= 5)).toEqual(
      [5, 3, 2, 0].slice(0, first.entries.length + second.entries.length),
    )
  })

  it.each<[string, ActivityQuery]>([
    ['an unknown kind', { kinds: 'access,nothing' }],
    ['a kind that is there twice', { kinds: 'access,access' }],
    ['a person in another form', { by: 'customer.admin' }],
    ['a start after the end', { from: AT + 1, to: AT }],
    ['a search of 10,000 characters', { search: 'x'.repeat(10_000) }],
    ['a date that no clock has', { from: Number.MAX_SAFE_INTEGER }],
  ])('but not by %s [ACT-12]', async (_, query) => {
    await expect(read(query)).rejects.toMatchObject({ status: 400 })
  })
})

describe('a filter finds only what its reader may see', () => {
  it('not a person of another license, by name or by id [ACT-11]', async () => {
    expect(await daysOf({ search: 'harbour' })).toEqual([])
    expect(await daysOf({ by: `user:${harbour?.userId}` })).toEqual([])
    expect(await daysOf({ search: 'harbour.admin' }, world.superAdmin)).toEqual([4])
    expect(await daysOf({ by: `user:${harbour?.userId}` }, world.superAdmin)).toEqual([4])
    expect((await read({ counts: true })).counts?.actors.map(({ userName }) => userName)).not.toContain('harbour.admin')
  })

  it('not an API key of another license [ACT-11]', async () => {
    expect(await daysOf({ by: 'key:33' })).toEqual([])
    expect(await daysOf({ by: 'key:999999' })).toEqual([])
  })

  it('not a project of another license, by its name or its id [ACT-11]', async () => {
    const [foreign = 0] = await world.projectsOf(2)
    expect(await daysOf({ search: String(foreign) })).toEqual([])
    expect(await daysOf({ search: `${foreign} · ` }, world.superAdmin)).toEqual([3])
  })

  it('not a secret, nor the tag that a save replaced [ACT-11]', async () => {
    expect(await daysOf({ search: 'never-found' }, world.superAdmin)).toEqual([])
    expect(await daysOf({ search: 'tag-of-a-list' }, world.superAdmin)).toEqual([])
  })

  it('a network address only for readers of addresses [ACT-11]', async () => {
    const made = await world.newUser()
    const search = async (client: typeof world.admin) =>
      (await client.activity.ofUser({ params: { id: made.userId }, query: { search: '127.0.0' } })).body.entries.length
    await world.editor.passwords.set({ params: { username: made.userName }, body: {} })
    expect(await search(world.admin)).toBeGreaterThan(0)
    expect(await search(world.editor)).toBe(0)
  })
})

describe('the counts of activity', () => {
  it('are those of the other filters, for kinds and for people [ACT-04, ACT-06]', async () => {
    const { counts } = await read({ counts: true, kinds: 'access', from: AT, to: AT + 6 * DAY })
    expect(counts).toMatchObject({
      matching: 1,
      isPartial: false,
      kinds: { details: 3, access: 1, roles: 1, projects: 1 },
      actors: [{ kind: 'api-key', id: keyId, count: 1 }],
    })
    const byAdmin = await read({ counts: true, by: `user:${admin?.userId}`, from: AT, to: AT + 6 * DAY })
    expect(byAdmin.counts).toMatchObject({ matching: 4, kinds: { details: 2, roles: 1, projects: 1 } })
    expect(byAdmin.counts?.actors).toMatchObject([
      { userName: 'customer.admin', count: 4 },
      { kind: 'api-key', count: 1 },
    ])
  })

  it('count every entry without a filter, and none for a search that finds none', async () => {
    const { counts: all } = await read({ counts: true })
    expect(all?.matching).toBe(all?.total)
    expect((await read({ counts: true, search: 'no such thing' })).counts).toEqual({
      total: all?.total,
      matching: 0,
      isPartial: false,
      kinds: {},
      without: { search: all?.total, by: 0, kinds: 0 },
      actors: [],
    })
  })

  it('name the chosen person without an entry too, but not one of another license [ACT-04, ACT-11]', async () => {
    const actorsOf = async (by: string) => (await read({ counts: true, search: 'no such thing', by })).counts?.actors
    expect(await actorsOf(`user:${admin?.userId}`)).toMatchObject([{ userName: 'customer.admin', count: 0 }])
    expect(await actorsOf(`key:${keyId}`)).toMatchObject([{ kind: 'api-key', id: keyId, count: 0 }])
    expect(await actorsOf(`user:${harbour?.userId}`)).toEqual([])
    expect(await actorsOf('key:33')).toEqual([])
  })

  it('name the kind that the entry itself has [ACT-05]', async () => {
    const { entries } = (await world.superAdmin.activity.ofLicense({ params: { id: 1 }, query: { limit: 100 } })).body
    for (const entry of entries) {
      const { body } = await world.superAdmin.activity.ofLicense({
        params: { id: 1 },
        query: { kinds: kindOf(entry), beforeId: entry.activityId + 1, limit: 1 },
      })
      expect(body.entries[0]?.activityId, entry.action).toBe(entry.activityId)
    }
    expect(entries.length).toBeGreaterThan(5)
  })
})
