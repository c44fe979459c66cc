import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { configMessages } from '@sitewright/domain/configs/messages'
import type { ConfigEntry } from '@sitewright/domain/configs/model'
import { CONFIG_NAMES, RECEIPT_CONFIG, STORAGE_LEVELS_CONFIG } from '@sitewright/domain/configs/names'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { licenseConfigNamed } from '../../db/demo/configs'
import { audit } from '../../db/schema'

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

const list = async (licenseId = 1, client = admin) => (await client.licenseConfigs.list({ params: { licenseId } })).body
const add = (name: string, configs: ConfigEntry[], licenseId = 1) =>
  admin.licenseConfigs.add({ params: { licenseId }, body: { name, data: { configs } } })
const save = (systemConfigId: number, configs: ConfigEntry[], tag?: string, licenseId = 1) =>
  admin.licenseConfigs.save(
    { params: { licenseId }, body: { systemConfigId, data: { configs } } },
    tag === undefined ? {} : { ifMatch: tag },
  )
const remove = (systemConfigId: number, licenseId = 1) =>
  admin.licenseConfigs.remove({ params: { licenseId, systemConfigId } })
const lastEntry = async () => (await db.orm.select().from(audit).orderBy(desc(audit.auditId)).limit(1))[0]
const text = (value: string): ConfigEntry[] => [{ property: 'P', parameters: [{ name: 'a', value }] }]

describe('the configs of a license', () => {
  it('are identified by systemConfigId [CONF-11, CONF-65, API2-40]', async () => {
    const configs = await list()
    expect(configs.map(({ name }) => name)).toEqual([
      'CustomEquipmentStatus',
      'DefaultMaterialStatus',
      'DocumentNameAutoNumbering',
      'ReceiptPost',
      'ResourceProperties',
    ])
    const { systemConfigId } = licenseConfigNamed(1, 'ResourceProperties')
    expect(configs.at(-1)).toMatchObject({ systemConfigId, id: systemConfigId, licenseId: 1, isLicense: true })
    expect(configs.at(-1)).not.toHaveProperty('projectId')
  })

  it('can be of every known type [CONF-64, API2-39]', async () => {
    const { body } = await admin.licenseConfigs.defaults()
    expect(body.map(({ name }) => name)).toEqual(CONFIG_NAMES.toSorted())
    expect(body.every(({ id, isLicense, licenseId }) => id === 0 && isLicense && licenseId === undefined)).toBe(true)
  })

  it('need the role of the own license, also for users of all licenses [PERM-15, PERM-18, ROLE-52]', async () => {
    for (const name of ['viewer', 'all.licenses']) {
      const client = await gateway.clientAs(name)
      expect((await failureOf(list(1, client))).status).toBe(403)
      expect((await failureOf(client.licenseConfigs.defaults())).status).toBe(403)
    }
    expect((await list(2, await gateway.clientAs('super.admin'))).length).toBeGreaterThan(0)
    for (const licenseId of [2, 999, 2 ** 40]) {
      const failure = await failureOf(list(licenseId))
      expect([failure.status, failure.message]).toEqual([404, licenseMessages.notFound])
    }
  })
})

describe('a config of a license', () => {
  it('is added, saved and removed, each with an audit entry [API2-41, API2-42, API2-43]', async () => {
    const added = await add('Integration', text('one'))
    const systemConfigId = added.body.systemConfigId ?? 0
    expect(await lastEntry()).toMatchObject({
      action: 'licenseConfigs.add',
      subjectKind: 'license',
      subjectId: '1',
      after: { config: 'Integration', 'P · a': 'one' },
    })
    const saved = await save(systemConfigId, text('two'), added.etag)
    expect([saved.etag, saved.body.data.configs]).toEqual(['"2"', text('two')])
    expect((await save(systemConfigId, text('two'))).etag).toBe('"2"')
    expect(await lastEntry()).toMatchObject({
      action: 'licenseConfigs.save',
      before: { 'P · a': 'one' },
      after: { config: 'Integration', 'P · a': 'two' },
    })
    expect((await remove(systemConfigId)).body).toEqual({ systemConfigId })
    expect(await lastEntry()).toMatchObject({ action: 'licenseConfigs.remove', before: { config: 'Integration' } })
    expect((await list()).some(({ name }) => name === 'Integration')).toBe(false)
  })

  it('is listed, added, saved and removed at the paths of the specification [API-49, API2-40..API2-43]', async () => {
    const token = await gateway.tokenOf('customer.admin')
    const send = async (method: string, body?: object, below = ''): Promise<unknown> => {
      const init = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
      return (await gateway.send(`/gateway/license/1/configs${below}`, { method, token, ...init })).json()
    }
    const added = await send('POST', { name: 'Integration', data: { configs: text('one') } })
    expect(await send('GET')).toContainEqual(added)
    const { systemConfigId } = added as { systemConfigId: number }
    const saved = await send('PUT', { systemConfigId, data: { configs: text('two') } })
    expect(saved).toMatchObject({ systemConfigId, data: { configs: text('two') } })
    expect(await send('DELETE', undefined, `/${systemConfigId}`)).toEqual({ systemConfigId })
    expect(await send('GET')).not.toContainEqual(saved)
  })

  it('keeps fields that the server does not know [CONF-10]', async () => {
    const configs = [{ property: 'P', parameters: [{ value: 'x', hint: { deep: [1] } }], note: 'n' }]
    const { body } = await add('CustomBarcodeExport', configs)
    expect((await list()).find(({ id }) => id === body.id)?.data.configs).toEqual(configs)
  })

  it('is rejected if the license has one of the type, and for an unknown type', async () => {
    const twice = await failureOf(add('ResourceProperties', []))
    expect([twice.status, twice.message]).toEqual([400, configMessages.licenseAlreadyHas])
    const unknown = await failureOf(add('CraneSchedule', []))
    expect([unknown.status, unknown.message]).toEqual([400, configMessages.unknownType('CraneSchedule')])
  })

  it('over a newer version is a conflict with the current config [ERR-98]', async () => {
    const { systemConfigId } = licenseConfigNamed(1, 'DefaultMaterialStatus')
    const theirs = await save(systemConfigId, text('theirs'), '"1"')
    const conflict = await failureOf(save(systemConfigId, text('ours'), '"1"'))
    expect([conflict.status, conflict.current, conflict.etag]).toEqual([409, theirs.body, theirs.etag])
  })

  it('is judged by the rules of the form, with the other configs of the license, or with the new values of those saved together [CONF-47, CONF-50, CONF-51, CONF-72]', async () => {
    const number = (name: string, value: number) => ({ name, value, label_type: 'positiveNumber' })
    const levels = (minimum: number, maximum: number): ConfigEntry[] => [
      {
        property: STORAGE_LEVELS_CONFIG,
        parameters: [number('minimumStorageLevels', minimum), number('maximumStorageLevels', maximum)],
      },
    ]
    const receipt = (value: string): ConfigEntry[] => [
      { property: RECEIPT_CONFIG, parameters: [{ name: 'DirectHandoverPickLocation', value }] },
    ]
    expect((await failureOf(add(STORAGE_LEVELS_CONFIG, levels(3, 2)))).message).toBe(configMessages.minimumOverMaximum)
    await add(STORAGE_LEVELS_CONFIG, levels(2, 2))
    await remove(licenseConfigNamed(1, RECEIPT_CONFIG).systemConfigId)
    const failure = await failureOf(add(RECEIPT_CONFIG, receipt('Yard')))
    expect(failure.message).toBe(configMessages.pickLocationConflict(1))
    expect(Object.values(failure.fields ?? {})).toEqual([[failure.message, configMessages.exactLevels(2)]])
    const post = await add(RECEIPT_CONFIG, receipt('Yard > Bay'))
    const stored = (await list()).filter(({ name }) => [STORAGE_LEVELS_CONFIG, RECEIPT_CONFIG].includes(name))
    const saveTogether = (location: string, version = 1) =>
      admin.licenseConfigs.saveTogether({
        params: { licenseId: 1 },
        body: {
          configs: stored.map(({ name, systemConfigId = 0 }) => ({
            systemConfigId,
            data: { configs: name === RECEIPT_CONFIG ? receipt(location) : levels(3, 3) },
            version,
          })),
        },
      })
    expect((await failureOf(saveTogether('Yard'))).fields).toEqual({
      'configs.0.data.configs.0.parameters.1.value': [configMessages.pickLocationConflict(1)],
      'configs.1.data.configs.0.parameters.0.value': [
        configMessages.pickLocationConflict(1),
        configMessages.exactLevels(3),
      ],
    })
    expect(await list()).toEqual(expect.arrayContaining(stored))
    expect((await saveTogether('Yard > Bay > Bin')).body.map(({ version }) => version)).toEqual([2, 2])
    expect(await lastEntry()).toMatchObject({ action: 'licenseConfigs.save', after: { config: RECEIPT_CONFIG } })
    await remove(post.body.systemConfigId ?? 0)
    const conflict = await failureOf(saveTogether('Yard > Bay > Bin', 2))
    expect([conflict.status, (conflict.current as unknown[]).length]).toEqual([409, 1])
  })

  it('of another license gets the 404 of one that does not exist, also in the path of the own license [CONF-65]', async () => {
    const { systemConfigId: foreign } = licenseConfigNamed(2, 'ResourceProperties')
    for (const attempt of [
      () => save(foreign, []),
      () => remove(foreign),
      () => save(999_999, []),
      () => remove(2 ** 40),
    ]) {
      const failure = await failureOf(attempt())
      expect([failure.status, failure.message]).toEqual([404, configMessages.notFound])
    }
    for (const attempt of [
      () => save(foreign, [], undefined, 2),
      () => remove(foreign, 2),
      () => add('Integration', [], 2),
    ]) {
      const failure = await failureOf(attempt())
      expect([failure.status, failure.message]).toEqual([404, licenseMessages.notFound])
    }
  })
})
