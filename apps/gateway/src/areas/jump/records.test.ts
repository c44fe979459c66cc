import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { JUMP_KINDS, MAX_PER_KIND, type JumpResult } from '@sitewright/domain/jump/model'
import { failureOf } from '../../../../../tests/support/group-world'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { makeKey } from '../../../test/make-key'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { licenseConfigs, projectConfigs, projects, sites, userGroups } from '../../db/schema'

let db: TestDatabase
let gateway: TestGateway
const clients = new Map<string, Client>()
const as = async (userName: string): Promise<Client> => {
  const client = clients.get(userName) ?? (await gateway.clientAs(userName))
  clients.set(userName, client)
  return client
}
const jump = async (userName: string, search: string, projectId?: number): Promise<JumpResult[]> =>
  (await (await as(userName)).jump.search({ query: { search, ...(projectId !== undefined && { projectId }) } })).body
const kindsOf = (results: readonly JumpResult[]) => [...new Set(results.map(({ kind }) => kind))]

beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

/** A record of each kind, of a license. */
const TABLES = [
  ['user', 'app_user', 'user_id', 'user_name', 'license_id = $'],
  ['user-group', 'user_group', 'user_group_id', 'name', 'license_id = $'],
  ['api-key', 'api_key', 'api_key_id', 'name', 'license_id = $'],
  ['license', 'license', 'license_id', 'name', 'license_id = $'],
  ['project', 'project', 'project_id', 'name', 'license_id = $'],
  [
    'site',
    'site',
    'site_id',
    'name',
    'is_active and project_id in (select project_id from project where license_id = $)',
  ],
  [
    'workflow',
    'workflow',
    'workflow_id',
    'name',
    'not is_decommissioned and project_id in (select project_id from project where license_id = $)',
  ],
  [
    'preservation',
    'preservation',
    'preservation_id',
    'name',
    'project_id in (select project_id from project where license_id = $ and project_id > 1)',
  ],
  [
    'import-system',
    'import_system',
    'import_id',
    'name',
    'project_id in (select project_id from project where license_id = $)',
  ],
] as const

const readRecords = async ([, table, id, name, condition]: (typeof TABLES)[number], licenseId: number) =>
  (
    await db.orm.execute<{ id: number; name: string }>(
      sql.raw(`select ${id} as id, ${name} as name from ${table} where ${condition.replace('$', String(licenseId))}`),
    )
  ).rows

describe('a search for records', () => {
  it.each(TABLES.map((table) => [table[0], table] as const))(
    'finds a %s by its whole name, by a part of it and by its id [JUMP-04, JUMP-06]',
    async (kind, table) => {
      const [record] = await readRecords(table, 2)
      if (record === undefined) throw new Error(`No ${kind} in license 2.`)
      const found = async (search: string) =>
        (await jump('super.admin', search)).filter((result) => result.kind === kind).map(({ name }) => name)
      expect(await found(record.name)).toContain(record.name)
      expect(await found(record.name.toUpperCase())).toContain(record.name)
      expect((await found(String(record.id)))[0]).toBe(record.name)
    },
  )

  it('answers at most five of each kind, in the order of the kinds [JUMP-04]', async () => {
    const results = await jump('super.admin', 'e')
    for (const kind of kindsOf(results)) {
      expect(results.filter((result) => result.kind === kind).length).toBeLessThanOrEqual(MAX_PER_KIND)
    }
    expect(kindsOf(results)).toEqual(JUMP_KINDS.filter((kind) => kindsOf(results).includes(kind)))
    expect(kindsOf(results).length).toBeGreaterThan(7)
  })

  it('answers the id first, then names that start with the text, then the others [JUMP-06]', async () => {
    const [id] = await db.orm
      .insert(userGroups)
      .values({ licenseId: 1, name: 'Zone of the id' })
      .returning({ id: userGroups.userGroupId })
    const text = String(id?.id)
    const names = [`A ${text} inside`, `${text} starts`, `${text} also starts`]
    await db.orm.insert(userGroups).values(names.map((name) => ({ licenseId: 1, name })))
    const groups = (await jump('super.admin', text)).filter(({ kind }) => kind === 'user-group')
    expect(groups.map(({ name }) => name)).toEqual([
      'Zone of the id',
      `${text} also starts`,
      `${text} starts`,
      `A ${text} inside`,
    ])
  })

  it('finds a user by the last name [JUMP-06]', async () => {
    const results = await jump('customer.admin', 'lindqvist')
    expect(results.find(({ kind }) => kind === 'user')).toMatchObject({
      name: 'agnes.lindqvist',
      detail: 'Agnes Lindqvist',
      licenseId: 1,
    })
  })

  it('finds the address of a user only by a text with an @ [JUMP-06]', async () => {
    const users = async (text: string) =>
      (await jump('customer.admin', text)).filter(({ kind }) => kind === 'user').map(({ name }) => name)
    const { body } = await (await as('customer.admin')).users.one({ params: { username: 'agnes.lindqvist' } })
    const { email } = body
    expect(email).toContain('@')
    expect(await users(email)).toEqual(['agnes.lindqvist'])
    expect(await users(email.slice(email.indexOf('@') + 1))).toEqual([])
  })

  it('finds a workflow once, however many copies it has [JUMP-04]', async () => {
    const { rows } = await db.orm.execute<{ name: string }>(
      sql`select min(name) as name from workflow where not is_decommissioned group by related_key having count(*) > 1`,
    )
    const [shared] = rows
    if (shared === undefined) throw new Error('No shared workflow.')
    const found = (await jump('super.admin', shared.name)).filter(
      ({ kind, name }) => kind === 'workflow' && name === shared.name,
    )
    expect(found).toHaveLength(1)
  })

  it.each(['%', '_', '\\', '%%', '" or 1=1 --', '<img src=x onerror=alert(1)>'])(
    'takes %s literally [JUMP-06]',
    async (text) => {
      const found = async () => (await jump('super.admin', text)).map(({ name }) => name)
      const before = await found()
      expect(before.filter((name) => !name.includes(text))).toEqual([])
      await db.orm.insert(userGroups).values({ licenseId: 1, name: `Crew ${text} one` })
      expect(await found()).toContain(`Crew ${text} one`)
    },
  )

  it('of two characters looks at the start of user names only [JUMP-06]', async () => {
    const users = async (text: string) =>
      (await jump('customer.admin', text)).filter(({ kind }) => kind === 'user').map(({ name }) => name)
    expect((await users('ag')).every((name) => name.startsWith('ag'))).toBe(true)
    expect(await users('gn')).toEqual([])
    expect(await users('gne')).not.toEqual([])
  })

  it('of spaces alone finds nothing', async () => {
    expect(await jump('super.admin', '   ')).toEqual([])
  })

  it('is closed to API keys [JUMP-08]', async () => {
    const { key } = await makeKey(db, { roles: ['ADMINISTER_USER_CREATE_UPDATE'] })
    const refused = await failureOf(gateway.clientWith(key).jump.search({ query: { search: 'nor' } }))
    expect(refused.status).toBe(403)
  })

  it.each([201, 10_000])('of %i characters is refused at its field [JUMP-07]', async (length) => {
    const refused = await failureOf((await as('super.admin')).jump.search({ query: { search: 'x'.repeat(length) } }))
    expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([400, ['search']])
  })
})

describe('what a search finds', () => {
  it.each([
    ['no.roles', []],
    ['viewer', ['project', 'user', 'user-group', 'site']],
    ['user.editor', ['project', 'user', 'user-group', 'api-key', 'site']],
    ['workflow.editor', ['project', 'user', 'user-group', 'site', 'workflow']],
    ['all.licenses', ['project', 'user', 'user-group', 'site']],
  ])('for %s is of the kinds whose pages are open [JUMP-05]', async (userName, expected) => {
    const kinds = new Set<string>()
    // The project of the viewer's license with the most sites is assigned to them.
    for (const search of ['a', 'e', 'i', 'o', 'r', '1'])
      for (const { kind } of await jump(userName, search)) kinds.add(kind)
    expect(JUMP_KINDS.filter((kind) => kinds.has(kind))).toEqual(expected)
  })

  it.each(TABLES.map((table) => [table[0], table] as const))(
    'never is a %s of another license [JUMP-05]',
    async (kind, table) => {
      const mine = new Set((await readRecords(table, 2)).map(({ id }) => String(id)))
      const others = await readRecords(table, 1)
      expect(others.length).toBeGreaterThan(0)
      for (const { id, name } of others.slice(0, 12)) {
        for (const search of [String(id), name]) {
          const found = (await jump('harbour.admin', search)).filter((result) => result.kind === kind)
          expect(found.filter((result) => !mine.has(result.id))).toEqual([])
        }
      }
    },
  )

  it('in projects is what the list of projects shows [JUMP-05]', async () => {
    for (const userName of ['viewer', 'customer.admin', 'other.projects', 'project.reader', 'reader.others']) {
      const { body } = await (await as(userName)).projects.list()
      const visible = new Set(body.map(({ projectId }) => projectId))
      const found = new Set<number>()
      for (const search of ['a', 'e', 'n', '1', '2']) {
        for (const { projectId, kind, id } of await jump(userName, search)) {
          if (kind === 'project') found.add(Number(id))
          if (projectId !== undefined) found.add(projectId)
        }
      }
      expect([...found].filter((id) => !visible.has(id))).toEqual([])
    }
  })

  it('has archived sites only for those who may see them [JUMP-05]', async () => {
    const [visible] = (await jump('viewer', 'e')).filter(({ kind }) => kind === 'site')
    const projectId = visible?.projectId
    if (projectId === undefined) throw new Error('The viewer sees no site.')
    await db.orm.insert(sites).values({ projectId, name: 'Zz archived yard', depth: 1, isActive: false })
    const found = async (userName: string) => (await jump(userName, 'zz archived')).map(({ name }) => name)
    expect(await found('viewer')).toEqual([])
    expect(await found('super.admin')).toEqual(['Zz archived yard'])
  })
})

describe('a search for config parameters', () => {
  const data = {
    configs: [{ property: 'Limits', parameters: [{ name: 'zzMaximum', label_name: 'Zz highest level', value: 3 }] }],
  }

  it('looks in one visible project and in the own license [JUMP-15]', async () => {
    const [own, other] = await Promise.all(
      [1, 2].map(async (licenseId) => {
        const [project] = await db.orm
          .insert(projects)
          .values({ licenseId, name: `Zz ${licenseId}` })
          .returning()
        await db.orm.insert(projectConfigs).values({ projectId: project!.projectId, name: 'ZzLevels', data })
        await db.orm.delete(licenseConfigs).where(eq(licenseConfigs.licenseId, licenseId))
        await db.orm.insert(licenseConfigs).values({ licenseId, name: 'ZzLicense', data })
        return project!.projectId
      }),
    )
    const found = async (userName: string, projectId?: number) =>
      (await jump(userName, 'zz hi', projectId))
        .filter(({ kind }) => kind === 'config-parameter')
        .map(({ name, detail, projectId: ofProject, licenseId }) => [name, detail, ofProject ?? licenseId])
    const inLicense = (licenseId: number) => ['Zz highest level', 'ZzLicense', licenseId]
    expect(await found('super.admin', own)).toEqual([['Zz highest level', 'ZzLevels', own], inLicense(1)])
    expect(await found('harbour.admin', own)).toEqual([inLicense(2)])
    expect(await found('super.admin', other)).toEqual([['Zz highest level', 'ZzLevels', other], inLicense(1)])
    expect(await found('viewer')).toEqual([])
    expect((await jump('super.admin', 'zzlev', own)).map(({ name }) => name)).toEqual(['ZzLevels'])
  })
})
