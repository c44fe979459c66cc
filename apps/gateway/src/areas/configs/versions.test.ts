import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { configs } from '@sitewright/api-client/contract/configs'
import { isWrite, rowsOf } from '@sitewright/api-client/contract/contract'
import { licenseConfigs } from '@sitewright/api-client/contract/license-configs'
import type { ConfigEntry } from '@sitewright/domain/configs/model'
import { EQUIPMENT_STATUS_CONFIG, INTEGRATION_CONFIG, MATERIAL_STATUS_CONFIG } from '@sitewright/domain/configs/names'
import { configMessages } from '@sitewright/domain/configs/messages'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { openUserWorld } from '../../../../../tests/support/user-world'
import { makeKey } from '../../../test/make-key'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { licenseConfigNamed } from '../../db/demo/configs'
import { projectNamed } from '../../db/demo/projects'
import { configVersions } from '../../db/schema'

let db: TestDatabase
let gateway: TestGateway
let admin: Client
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  admin = await gateway.clientAs('customer.admin')
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const { projectId } = projectNamed('Polymer Silos')
const licenseId = 1
const data = (...values: string[]) => ({
  configs: [{ property: 'P', parameters: values.map((value, place) => ({ name: `p${place + 1}`, value })) }],
})
const statuses = (...names: string[]): { configs: ConfigEntry[] } => ({
  configs: [{ property: EQUIPMENT_STATUS_CONFIG, parameters: names.map((name) => ({ name, label_type: 'bool' })) }],
})
const all = () => db.orm.select().from(configVersions).orderBy(asc(configVersions.configVersionId))
const newSince = async (count: number) => (await all()).slice(count)
/** The versions that a write keeps. */
const keptBy = async (write: () => Promise<unknown>) => {
  const { length } = await all()
  await write()
  return newSince(length)
}
const shortly = (rows: Awaited<ReturnType<typeof all>>) =>
  rows.map((row) => [row.projectId, row.name, row.version, row.kind, row.actorUserName])

describe('every write of a config', () => {
  const added = async () =>
    (await admin.configs.add({ body: { projectId, name: EQUIPMENT_STATUS_CONFIG, data: statuses('One', 'Two') } })).body
  const licenseStatuses = () => licenseConfigNamed(licenseId, EQUIPMENT_STATUS_CONFIG).systemConfigId
  const licenseMaterials = () => licenseConfigNamed(licenseId, MATERIAL_STATUS_CONFIG).systemConfigId
  let id = 0
  const WRITES: Record<string, () => Promise<unknown>> = {
    'configs.add': async () => (id = (await added()).id),
    'configs.save': () => admin.configs.save({ body: { id, data: statuses('One', 'Two', 'Three') } }),
    'configs.saveTogether': () =>
      admin.configs.saveTogether({ params: { projectId }, body: { configs: [{ id, data: statuses('One') }] } }),
    'configs.renameStatus': () =>
      admin.configs.renameStatus({ params: { configId: id, state: 4 }, body: { name: 'First' } }),
    'configs.remove': () => admin.configs.remove({ params: { configId: id } }),
    'licenseConfigs.add': () =>
      admin.licenseConfigs.add({ params: { licenseId }, body: { name: INTEGRATION_CONFIG, data: data() } }),
    'licenseConfigs.save': () =>
      admin.licenseConfigs.save({
        params: { licenseId },
        body: { systemConfigId: licenseMaterials(), data: data('Good') },
      }),
    'licenseConfigs.saveTogether': () =>
      admin.licenseConfigs.saveTogether({
        params: { licenseId },
        body: { configs: [{ systemConfigId: licenseMaterials(), data: data('Damaged') }] },
      }),
    'licenseConfigs.renameStatus': () =>
      admin.licenseConfigs.renameStatus({
        params: { licenseId, systemConfigId: licenseStatuses(), state: 4 },
        body: { name: 'Renamed' },
      }),
    'licenseConfigs.remove': () =>
      admin.licenseConfigs.remove({ params: { licenseId, systemConfigId: licenseMaterials() } }),
  }

  it('has an attempt here', () => {
    const calls = rowsOf({ configs, licenseConfigs }).filter(({ row }) => isWrite(row))
    expect(Object.keys(WRITES).toSorted()).toEqual(calls.map(({ operation }) => operation).toSorted())
  })

  it.each(Object.entries(WRITES))('%s keeps the version that it makes [CONF-74]', async (operation, write) => {
    const kept = await keptBy(write)
    const last = kept.at(-1)
    expect(last).toMatchObject({ licenseId, actorUserName: 'customer.admin', name: expect.any(String) as string })
    expect(kept.length).toBeLessThanOrEqual(2)
    expect(last?.kind).toBe(operation.endsWith('.add') ? 'added' : operation.endsWith('.remove') ? 'deleted' : 'edited')
    expect(last?.data === null).toBe(operation.endsWith('.remove'))
  })

  it('is in one file, so that none can forget the version [CONF-74]', () => {
    const SOURCES = join(import.meta.dirname, '../..')
    const writing =
      /\.(?:insert|update|delete)\((?:schema\.)?(?:projectConfigs|licenseConfigs)\)|(?:insert into|update|delete from) (?:project|license)_config\b/
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter((file) => writing.test(readFileSync(join(SOURCES, file), 'utf8')))
    expect(files).toEqual([
      'areas/configs/write.ts',
      // The values that a new defaults project starts with: its first save keeps them.
      'areas/projects/create.ts',
    ])
  })
})

describe('the versions of a config', () => {
  it('start with the state before the first save, and say what changed [CONF-74]', async () => {
    const { body } = await admin.configs.add({ body: { projectId, name: INTEGRATION_CONFIG, data: data('a', 'b') } })
    // As if the config were older than its history.
    await db.execute(sql`delete from config_version`)
    const kept = await keptBy(() => admin.configs.save({ body: { id: body.id, data: data('a', 'c') } }))
    expect(shortly(kept)).toEqual([
      [projectId, INTEGRATION_CONFIG, 1, 'before', ''],
      [projectId, INTEGRATION_CONFIG, 2, 'edited', 'customer.admin'],
    ])
    expect(kept.map((row) => row.data)).toEqual([data('a', 'b'), data('a', 'c')])
    expect(kept[1]).toMatchObject({ valueCount: 1, changes: [{ label: 'p2', before: 'b', after: 'c' }] })
  })

  it('contain a state that another program wrote in between [CONF-74]', async () => {
    const [row] = (await admin.configs.list({ params: { projectId } })).body.filter(
      ({ name }) => name === INTEGRATION_CONFIG,
    )
    await db.execute(
      sql`update project_config set data = ${JSON.stringify(data('x'))}::jsonb where config_id = ${row?.id}`,
    )
    const kept = await keptBy(() => admin.configs.save({ body: { id: row?.id ?? 0, data: data('y') } }))
    expect(kept.map(({ version, kind, data: values }) => [version, kind, values])).toEqual([
      [3, 'before', data('x')],
      [4, 'edited', data('y')],
    ])
  })

  it('go on with the next number after a deletion, and name what was copied or restored [CONF-74]', async () => {
    const [row] = (await admin.configs.list({ params: { projectId } })).body.filter(
      ({ name }) => name === INTEGRATION_CONFIG,
    )
    const kept = await keptBy(async () => {
      await admin.configs.remove({ params: { configId: row?.id ?? 0 } })
      const { body } = await admin.configs.add({
        body: { projectId, name: INTEGRATION_CONFIG, data: data('z'), origin: { kind: 'copied', projectId: 12 } },
      })
      await admin.configs.save({ body: { id: body.id, data: data('y'), origin: { kind: 'restored', version: 4 } } })
    })
    expect(kept.map(({ version, kind, source }) => [version, kind, source])).toEqual([
      [5, 'deleted', null],
      [6, 'copied', 12],
      [7, 'restored', 4],
    ])
  })

  it('gain nothing from a save that changes nothing, or that is refused [CONF-74]', async () => {
    const [row] = (await admin.configs.list({ params: { projectId } })).body.filter(
      ({ name }) => name === INTEGRATION_CONFIG,
    )
    const id = row?.id ?? 0
    const kept = await keptBy(async () => {
      await admin.configs.save({ body: { id, data: data('y') } })
      await admin.configs.save({ body: { id, data: data('w') } }, { ifMatch: '"0"' }).catch(() => undefined)
    })
    expect(kept).toEqual([])
  })
})

describe('the calls of versions', () => {
  const params = { projectId, configName: MATERIAL_STATUS_CONFIG }
  let keyPrefix = ''
  beforeAll(async () => {
    const key = await makeKey(db, {
      roles: ['ADMINISTER_PROJECT_UPDATE'],
      projectIds: [projectId],
      row: { name: 'ERP bridge' },
    })
    keyPrefix = key.keyPrefix
    const { body } = await admin.configs.add({ body: { projectId, name: MATERIAL_STATUS_CONFIG, data: data('Good') } })
    await gateway.clientWith(key.key).configs.save({ body: { id: body.id, data: data('Damaged') } })
    const copied = projectNamed('Outer Breakwater').projectId
    await admin.configs.save({
      body: { id: body.id, data: data('On Hold'), origin: { kind: 'copied', projectId: copied } },
    })
  })

  it('list the newest first, with who, how and what changed, in pages [CONF-75]', async () => {
    const first = (await admin.configs.versions({ params, query: { limit: 2 } })).body
    expect(first).toMatchObject({ total: 3, olderThan: 2 })
    expect(first.versions.map(({ version, kind, actor, changes }) => [version, kind, actor.kind, changes])).toEqual([
      [3, 'copied', 'user', [{ label: 'p1', before: 'Damaged', after: 'On Hold' }]],
      [2, 'edited', 'api-key', [{ label: 'p1', before: 'Good', after: 'Damaged' }]],
    ])
    expect(first.versions[1]?.actor).toMatchObject({ keyName: 'ERP bridge', keyPrefix })
    const rest = (await admin.configs.versions({ params, query: { before: 2 } })).body
    expect(rest.versions.map(({ version, kind, valueCount }) => [version, kind, valueCount])).toEqual([[1, 'added', 1]])
    expect(rest.olderThan).toBeNull()
  })

  it('name the project of a copy only to those who see it [CONF-75, PERM-29]', async () => {
    const copiedFrom = async (client: Client) =>
      (await client.configs.versions({ params, query: { limit: 1 } })).body.versions[0]?.copiedFrom
    const hidden = projectNamed('Outer Breakwater')
    expect(await copiedFrom(admin)).toEqual({ projectId: hidden.projectId })
    expect(await copiedFrom(await gateway.clientAs('super.admin'))).toEqual({
      projectId: hidden.projectId,
      name: 'Outer Breakwater',
    })
  })

  it('are open to every reader of the project, also of another license [CONF-75, PERM-20]', async () => {
    const world = await openUserWorld()
    try {
      const [other = 0] = await world.projectsOf(2)
      const { userName } = await world.newUser({
        addOns: ['TE'],
        roles: ['MENU_ADMIN_TOOL_ACCESS', 'ADMINISTER_PROJECT_UPDATE', 'ACCESS_OTHER_PROJECTS'],
        projects: [other],
      })
      const name = INTEGRATION_CONFIG
      await world.superAdmin.configs.add({ body: { projectId: other, name, data: data('a') } })
      const reader = await world.gateway.clientAs(userName)
      const place = { projectId: other, configName: name }
      expect((await reader.configs.versions({ params: place })).body.total).toBe(1)
      expect((await reader.configs.version({ params: { ...place, version: 1 } })).body.data).toEqual(data('a'))
    } finally {
      await world.close()
    }
  })

  it('keep the first half of no character of a long value [CONF-74]', async () => {
    const long = `${'x'.repeat(499)}\u{1F6E2}${'y'.repeat(30)}`
    const [row] = (await admin.configs.list({ params: { projectId } })).body.filter(
      (one) => one.name === MATERIAL_STATUS_CONFIG,
    )
    await admin.configs.save({ body: { id: row?.id ?? 0, data: data(long) } })
    const [version] = (await admin.configs.versions({ params, query: { limit: 1 } })).body.versions
    expect(version?.changes[0]?.after).toBe('x'.repeat(499))
  })

  it('return one version with all its values, and none that is not kept [CONF-75]', async () => {
    const { body } = await admin.configs.version({ params: { ...params, version: 1 } })
    expect(body).toMatchObject({ version: 1, kind: 'added', data: data('Good') })
    const missing = await failureOf(admin.configs.version({ params: { ...params, version: 99 } }))
    expect([missing.status, missing.message]).toEqual([404, configMessages.versionNotFound])
  })

  it('do not exist for other licenses, and refuse API keys [CONF-75]', async () => {
    const harbour = await gateway.clientAs('harbour.admin')
    expect((await failureOf(harbour.configs.versions({ params }))).status).toBe(404)
    expect((await failureOf(harbour.configs.version({ params: { ...params, version: 1 } }))).status).toBe(404)
    const { key } = await makeKey(db, { roles: ['ADMINISTER_PROJECT_UPDATE'], projectIds: [projectId] })
    expect((await failureOf(gateway.clientWith(key).configs.versions({ params }))).status).toBe(403)
  })
})
