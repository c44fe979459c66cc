import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { groupMessages } from '@sitewright/domain/groups/messages'
import { importSystemMessages } from '@sitewright/domain/imports/system-messages'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { startTestGateway, type TestGateway } from '../../../../tests/support/test-gateway'
import { failureOf } from '../../test/failure'
import { makeOldDatabase, SAVED_ROWS } from '../../test/old-database'
import { emptyWorld, type WorldCopy } from '../../test/world-copy'
import { migrate } from './migrate'
import { MIGRATIONS } from './migrations/all'
import { nameKeys } from './migrations/0035-name-keys'
import { openDatabase, type Database } from './open'

/** Three names that look the same. */
const TWINS = ['A B', 'A  B', 'A\u00a0B']
/** A fourth spelling, and one that is free. */
const [FOURTH, FREE] = ['a   b', 'Free']

/** An old database is a database of its own on the embedded engine, which takes seconds. */
const WITH_CREATION = 300_000

let world: WorldCopy
let db: Database
let gateway: TestGateway
let admin: Client
let projectId: number
let licenseId: number

beforeAll(async () => {
  world = await emptyWorld()
  const old = await makeOldDatabase(world.config, SAVED_ROWS.at(-1) ?? '')
  // The release before.
  await migrate(
    old,
    MIGRATIONS.filter(({ id }) => id < nameKeys.id),
  )
  const { rows } = await old.execute<{ projectId: number; licenseId: number }>(sql`
    select project_id as "projectId", license_id as "licenseId" from project
    where is_active and license_id = (select license_id from app_user where user_name = 'customer.admin')
    order by project_id desc limit 1`)
  ;({ projectId = 0, licenseId = 0 } = rows[0] ?? {})
  for (const [place, name] of TWINS.entries()) {
    await old.execute(
      sql`insert into site (site_id, project_id, name, depth) values (${9000 + place}, ${projectId}, ${name}, 1)`,
    )
    await old.execute(
      sql`insert into site (site_id, project_id, parent_id, name, depth) values (${9100 + place}, ${projectId}, 9000, ${name}, 2)`,
    )
    await old.execute(
      sql`insert into user_group (user_group_id, license_id, name) values (${9000 + place}, ${licenseId}, ${name})`,
    )
    await old.execute(
      sql`insert into import_system (import_id, project_id, name, path) values (${9000 + place}, ${projectId}, ${name}, '/')`,
    )
  }
  await old.close()
  db = await openDatabase(world.config)
  gateway = await startTestGateway({ db })
  admin = await gateway.clientAs('customer.admin')
}, WITH_CREATION)
afterAll(async () => {
  await gateway.close()
  await db.close()
  await world.remove()
})

const namesIn = async (table: 'site' | 'user_group' | 'import_system', from = 9000): Promise<string[]> => {
  const id = { site: 'site_id', user_group: 'user_group_id', import_system: 'import_id' }[table]
  const { rows } = await db.execute<{ name: string }>(
    sql.raw(`select name from ${table} where ${id} between ${from} and ${from + 2} order by ${id}`),
  )
  return rows.map(({ name }) => name)
}

describe('twins that the release before stored', () => {
  it('keep their spelling in the upgrade [USER-131]', async () => {
    expect(await namesIn('site')).toEqual(TWINS)
    expect(await namesIn('site', 9100)).toEqual(TWINS)
    expect(await namesIn('user_group')).toEqual(TWINS)
    expect(await namesIn('import_system')).toEqual(TWINS)
  })
})

describe('sites with twins', () => {
  const readSite = async (siteId: number) => (await admin.sites.one({ params: { siteId } })).body
  const saveSite = async (siteId: number, change: object) =>
    admin.sites.save({ params: { siteId }, body: { ...(await readSite(siteId)), ...change } })
  const saveTrees = async (...body: Parameters<Client['sites']['saveTrees']>[0]['body']) =>
    (await admin.sites.saveTrees({ params: { projectId }, body })).body

  it('are found by every spelling [USER-131]', async () => {
    const found = await admin.sites.byName({ params: { projectId, siteName: FOURTH } })
    expect(found.body.map(({ name }) => name)).toEqual(expect.arrayContaining(TWINS))
  })

  it('save other fields and their tree without complaint [USER-131]', async () => {
    for (const place of TWINS.keys()) {
      const { body } = await saveSite(9000 + place, { siteColor: '#112233' })
      expect(body.name).toBe(TWINS[place])
    }
    const [saved] = await saveTrees({
      siteId: 9000,
      name: 'A B',
      children: [...TWINS.map((name, place) => ({ siteId: 9100 + place, name })), { name: 'C' }],
    })
    expect(saved).toMatchObject({ success: true })
    expect(await namesIn('site', 9100)).toEqual(TWINS)
  })

  it('accept no further one, by any call [USER-131]', async () => {
    const [added] = (await admin.sites.addTrees({ params: { projectId }, body: [{ name: FOURTH }] })).body
    expect(added).toMatchObject({ success: false, message: siteMessages.siblingsUnique })
    const [below] = await saveTrees({ siteId: 9000, name: 'A B', children: [{ name: 'a\u2003b' }] })
    expect(below).toMatchObject({ success: false, message: siteMessages.siblingsUnique })
    const respelled = await failureOf(saveSite(9001, { name: FOURTH }))
    expect([respelled.status, respelled.fields]).toEqual([400, { name: [siteMessages.siblingsUnique] }])
    const [inTree] = await saveTrees({ siteId: 9002, name: FOURTH })
    expect(inTree).toMatchObject({ success: false, message: siteMessages.siblingsUnique })
  })

  it('are copied each with its spelling, and merged each with its own [USER-131]', async () => {
    const { rows } = await db.execute<{ id: number }>(
      sql`select project_id as id from project where is_active and license_id = ${licenseId} and project_id <> ${projectId} limit 1`,
    )
    const target = rows[0]?.id ?? 0
    const copy = () =>
      admin.sites.copy({
        params: { siteId: 9000 },
        body: { site: { projectId: target, parentId: null }, unarchiveExisting: true },
      })
    const { siteId } = (await copy()).body
    const below = async () => {
      const { body } = await admin.sites.list({ params: { projectId: target }, query: { simple: true } })
      return body.flatMap(({ parentId, name }) => (parentId === siteId ? [name] : [])).toSorted()
    }
    expect(await below()).toEqual([...TWINS, 'C'].toSorted())
    await db.execute(
      sql`update site set is_active = false where project_id = ${target} and (site_id = ${siteId} or parent_id = ${siteId})`,
    )
    expect((await copy()).body.siteId).toBe(siteId)
    expect(await below()).toEqual([...TWINS, 'C'].toSorted())
  })

  it('can be renamed to a free name, after which the others still take theirs [USER-131]', async () => {
    expect((await saveSite(9000, { name: FREE })).body.name).toBe(FREE)
    expect((await failureOf(saveSite(9000, { name: 'A B' }))).status).toBe(400)
    expect((await saveSite(9001, { name: 'Other' })).body.name).toBe('Other')
    expect((await saveSite(9002, { name: 'a b' })).body.name).toBe('a b')
    await expect(
      db.execute(sql`insert into site (project_id, name, depth) values (${projectId}, 'A  b', 1)`),
    ).rejects.toThrow()
  })
})

describe('user groups with twins', () => {
  const rename = async (userGroupId: number, name: string) => {
    const { body } = await admin.groups.one({ params: { id: userGroupId } })
    return admin.groups.saveDetails({ body: { userGroupId, licenseId, version: body.version, name } })
  }
  const create = (Name: string) =>
    admin.groups.create({ body: { Name, LicenseId: licenseId, AddOnIds: [], RoleIds: [], ProjectIds: [] } })

  it('are found by every spelling [USER-131]', async () => {
    const { body } = await admin.groups.list({ query: { search: FOURTH } })
    expect(body.map(({ name }) => name)).toEqual(expect.arrayContaining(TWINS))
  })

  it('accept no further one, also when the first of them is renamed [USER-131]', async () => {
    const refused = { status: 400, message: groupMessages.nameTaken }
    expect(await failureOf(create(FOURTH))).toMatchObject(refused)
    expect((await rename(9000, FREE)).body.name).toBe(FREE)
    expect(await failureOf(create(FOURTH))).toMatchObject(refused)
    expect(await failureOf(rename(9000, 'A B'))).toMatchObject(refused)
    expect(await failureOf(rename(9001, FOURTH))).toMatchObject(refused)
    expect((await rename(9001, 'Other')).body.name).toBe('Other')
    expect((await rename(9002, 'a b')).body.name).toBe('a b')
    expect(await failureOf(create('A\u00a0B'))).toMatchObject(refused)
  })
})

describe('import systems with twins', () => {
  const read = async (configId: number) => (await admin.imports.one({ params: { configId } })).body
  const save = async (configId: number, change: object) =>
    admin.imports.save({ params: { configId }, body: { ...(await read(configId)), ...change } })
  const create = (displayName: string) =>
    admin.imports.create({
      params: { projectId },
      body: { displayName, path: '/x', description: '', active: true, isInternal: false },
    })

  it('save other fields, accept no further one, and can be renamed to a free name [USER-131]', async () => {
    const refused = { status: 400, message: importSystemMessages.nameTaken }
    for (const place of TWINS.keys()) {
      expect((await save(9000 + place, { description: 'changed' })).body.displayName).toBe(TWINS[place])
    }
    expect(await failureOf(create(FOURTH))).toMatchObject(refused)
    expect((await save(9000, { displayName: FREE })).body.displayName).toBe(FREE)
    expect(await failureOf(create(FOURTH))).toMatchObject(refused)
    expect(await failureOf(save(9001, { displayName: FOURTH }))).toMatchObject(refused)
  })
})
