import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { configMessages } from '@sitewright/domain/configs/messages'
import type { ConfigEntry } from '@sitewright/domain/configs/model'
import {
  EQUIPMENT_STATUS_CONFIG,
  MATERIAL_STATUS_CONFIG,
  RECEIPT_CONFIG,
  STORAGE_LEVELS_CONFIG,
} from '@sitewright/domain/configs/names'
import { projectRecordMessages } from '@sitewright/domain/projects/record-messages'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { configNamed } from '../../db/demo/configs'
import { projectNamed } from '../../db/demo/projects'
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

const idOf = (project: string) => projectNamed(project).projectId
const list = async (project: string, client = admin) =>
  (await client.configs.list({ params: { projectId: idOf(project) } })).body
const add = (project: string, name: string, configs: ConfigEntry[], client = admin) =>
  client.configs.add({ body: { projectId: idOf(project), name, data: { configs } } })
const save = (id: number, configs: ConfigEntry[], tag?: string, client = admin) =>
  client.configs.save({ body: { id, data: { configs } } }, tag === undefined ? {} : { ifMatch: tag })
const lastEntry = async () => (await db.orm.select().from(audit).orderBy(desc(audit.auditId)).limit(1))[0]

const levels = (minimum: number | string, maximum: number | string): ConfigEntry[] => [
  {
    property: STORAGE_LEVELS_CONFIG,
    parameters: [
      { name: 'minimumStorageLevels', label_name: 'Minimum', label_type: 'positiveNumber', value: minimum },
      { name: 'maximumStorageLevels', label_name: 'Maximum', label_type: 'positiveNumber', value: maximum },
    ],
  },
]
const receipt = (value: string): ConfigEntry[] => [
  { property: RECEIPT_CONFIG, parameters: [{ name: 'DirectHandoverPickLocation', label_type: 'text', value }] },
]
const text = (value: string): ConfigEntry[] => [{ property: 'P', parameters: [{ name: 'a', value }] }]

describe('the configs of a project', () => {
  it('are listed by name, with what identifies and versions them [CONF-11, API2-33]', async () => {
    const configs = await list('Crude Unit 2')
    expect(configs.map(({ name }) => name)).toEqual([
      'CustomEquipmentStatus',
      'CustomSiteBarcode',
      'EnforceStorageLevels',
      'Integration',
    ])
    expect(configs[0]).toMatchObject({
      id: configNamed('Crude Unit 2', EQUIPMENT_STATUS_CONFIG).configId,
      projectId: idOf('Crude Unit 2'),
      isLicense: false,
      version: 1,
    })
  })

  it('are read by their name for the projects of a list that the caller sees [API2-37, PERM-29]', async () => {
    const ids = ['Crude Unit 2', 'Jetty 3', 'Outer Breakwater', 'Northgate Refinery Expansion'].map(idOf)
    const { body } = await admin.configs.ofProjects({
      params: { configName: STORAGE_LEVELS_CONFIG },
      body: [...ids, 99_999, 2 ** 40, idOf('Crude Unit 2')],
    })
    expect(body).toHaveLength(2)
    expect(new Set(body.map(({ projectId }) => projectId))).toEqual(
      new Set([idOf('Crude Unit 2'), idOf('Northgate Refinery Expansion')]),
    )
    expect((await admin.configs.ofProjects({ params: { configName: 'X' }, body: [] })).body).toEqual([])
  })
})

describe('adding a config', () => {
  it('stores it as it was sent, with an audit entry of every value [CONF-18, API2-35]', async () => {
    const configs = [...levels(0, 3), { property: 'Other', parameters: [{ value: 'x', hint: { deep: [1] } }], note: 1 }]
    const { body, etag } = await add('Switchyard 230 kV', STORAGE_LEVELS_CONFIG, configs)
    expect(etag).toBe('"1"')
    expect(await list('Switchyard 230 kV')).toEqual([body])
    expect(body).toMatchObject({ name: STORAGE_LEVELS_CONFIG, data: { configs }, isLicense: false, version: 1 })
    expect(await lastEntry()).toMatchObject({
      action: 'configs.add',
      subjectKind: 'project',
      subjectId: String(idOf('Switchyard 230 kV')),
      licenseId: 1,
      after: {
        config: STORAGE_LEVELS_CONFIG,
        'EnforceStorageLevels · Minimum': 0,
        'EnforceStorageLevels · Maximum': 3,
        'Other · 1': 'x',
      },
    })
  })

  it('copies a config of another project, whose id and version it ignores [COPY-14]', async () => {
    const [source] = await list('Jetty 3')
    if (source === undefined) throw new Error('Jetty 3 has no config.')
    const { body } = await admin.configs.add({ body: { ...source, projectId: idOf('Pump Station 5') } })
    expect(body.id).not.toBe(source.id)
    expect(body).toMatchObject({ projectId: idOf('Pump Station 5'), name: source.name, data: source.data, version: 1 })
  })

  it('is rejected where the project has one of the type [CONF-16]', async () => {
    const failure = await failureOf(add('Jetty 3', 'CustomSiteBarcode', []))
    expect([failure.status, failure.message, failure.fields]).toEqual([
      400,
      configMessages.exists,
      { name: [configMessages.exists] },
    ])
  })

  it('is rejected for a type that the server does not know, with its name [CONF-13]', async () => {
    const failure = await failureOf(add('Jetty 3', 'CraneSchedule', []))
    expect([failure.status, failure.message]).toEqual([400, configMessages.unknownType('CraneSchedule')])
  })

  it('to a project that the caller does not see gets the 404 of a project that does not exist [PERM-28]', async () => {
    for (const projectId of [idOf('Outer Breakwater'), 99_999, 2 ** 40]) {
      const body = { projectId, name: RECEIPT_CONFIG, data: { configs: [] } }
      const failure = await failureOf(admin.configs.add({ body }))
      expect([failure.status, failure.message]).toEqual([404, projectRecordMessages.notFound])
    }
  })
})

describe('saving a config', () => {
  it('keeps fields that the server does not know [CONF-09, CONF-10, CONF-19, API2-34]', async () => {
    const [config] = (await list('Crude Unit 2')).filter(({ name }) => name === 'Integration')
    if (config === undefined) throw new Error('Crude Unit 2 has no Integration config.')
    const unknown = config.data.configs[0]?.parameters.find(({ label_type: type }) => type === 'duration')
    expect(unknown).toMatchObject({ value: 'PT15M', unit: 'ISO 8601' })
    const data = { ...config.data, origin: { tool: 'import' } }
    const { body } = await admin.configs.save({ body: { ...config, id: config.id, data, version: config.version } })
    expect(body.data).toEqual(data)
    expect((await list('Crude Unit 2')).find(({ id }) => id === config.id)).toEqual(body)
  })

  it('creates a version only if it changes something, and audits only the changed fields [CONF-19]', async () => {
    const { configId } = configNamed('Northgate Refinery Expansion', STORAGE_LEVELS_CONFIG)
    const first = await save(configId, levels(1, 5))
    expect(first.etag).toBe('"2"')
    expect((await save(configId, levels(1, 5), first.etag)).etag).toBe('"2"')
    const second = await save(configId, levels(1, 6), first.etag)
    expect(second.etag).toBe('"3"')
    const entry = await lastEntry()
    expect([entry?.action, entry?.before, entry?.after]).toEqual([
      'configs.save',
      { 'EnforceStorageLevels · Maximum': 5, version: 2 },
      { config: STORAGE_LEVELS_CONFIG, 'EnforceStorageLevels · Maximum': 6 },
    ])
  })

  it('over a newer version is a conflict with the current config and its tag [ERR-98]', async () => {
    const { body, etag } = await add('Gas Turbine Hall', MATERIAL_STATUS_CONFIG, text('Good'))
    const theirs = await save(body.id, text('Damaged'), etag)
    for (const attempt of [
      () => save(body.id, text('Scrapped'), etag),
      () => admin.configs.save({ body: { id: body.id, data: { configs: text('Scrapped') }, version: 1 } }),
    ]) {
      const conflict = await failureOf(attempt())
      expect([conflict.status, conflict.message, conflict.current, conflict.etag]).toEqual([
        409,
        configMessages.conflict,
        theirs.body,
        '"2"',
      ])
    }
    expect((await save(body.id, text('Scrapped'), '"2"')).body.version).toBe(3)
  })

  it('of a project that the caller does not see gets the 404 of one that does not exist [PERM-28]', async () => {
    for (const id of [configNamed('Outer Breakwater', RECEIPT_CONFIG).configId, 999_999, 2 ** 40, 0]) {
      for (const attempt of [() => save(id, []), () => admin.configs.remove({ params: { configId: id } })]) {
        const failure = await failureOf(attempt())
        expect([failure.status, failure.message]).toEqual([404, configMessages.notFound])
      }
    }
  })

  it('needs the role that edits projects [PERM-28]', async () => {
    const viewer = await gateway.clientAs('viewer')
    const { configId } = configNamed('Northgate Refinery Expansion', RECEIPT_CONFIG)
    for (const attempt of [
      () => save(configId, receipt('A'), undefined, viewer),
      () => add('Northgate Refinery Expansion', RECEIPT_CONFIG, [], viewer),
      () => viewer.configs.remove({ params: { configId } }),
    ]) {
      expect((await failureOf(attempt())).status).toBe(403)
    }
  })
})

describe('removing a config', () => {
  it('audits all its values, and the config can be added again [CONF-20, API2-36]', async () => {
    const { body } = await add('Furnace Bay A', MATERIAL_STATUS_CONFIG, text('Good'))
    expect((await admin.configs.remove({ params: { configId: body.id } })).body).toEqual({ id: body.id })
    expect(await lastEntry()).toMatchObject({
      action: 'configs.remove',
      before: { config: MATERIAL_STATUS_CONFIG, 'P · a': 'Good' },
      after: {},
    })
    expect(await list('Furnace Bay A')).toEqual([])
    expect((await failureOf(admin.configs.remove({ params: { configId: body.id } }))).status).toBe(404)
    expect((await add('Furnace Bay A', MATERIAL_STATUS_CONFIG, [])).status).toBe(200)
  })
})

describe('the rules of the form', () => {
  const atMaximum = 'data.configs.0.parameters.1.value'
  const atLocation = 'data.configs.0.parameters.0.value'
  it.each<[string, string, ConfigEntry[], Record<string, string[]>]>([
    [
      'negative numbers',
      STORAGE_LEVELS_CONFIG,
      levels(-1, '-2'),
      {
        'data.configs.0.parameters.0.value': [configMessages.negative],
        [atMaximum]: [configMessages.negative, configMessages.minimumOverMaximum],
      },
    ],
    [
      'a minimum above the maximum',
      STORAGE_LEVELS_CONFIG,
      levels(3, 2),
      { [atMaximum]: [configMessages.minimumOverMaximum] },
    ],
    ["a misplaced '>'", RECEIPT_CONFIG, receipt('Yard >> Bin'), { [atLocation]: [configMessages.locationSeparator] }],
  ])(
    'reject %s at their fields, and nothing is stored [CONF-07, CONF-47, CONF-53, CONF-54]',
    async (_, name, entries, fields) => {
      const failure = await failureOf(add('Polymer Silos', name, entries))
      expect([failure.status, failure.fields, failure.message]).toEqual([400, fields, Object.values(fields)[0]?.[0]])
      expect(await list('Polymer Silos')).toEqual([])
    },
  )

  it('check the pick location when either config changes [CONF-48..CONF-52, CONF-56]', async () => {
    const storage = await add('Furnace Bay B', STORAGE_LEVELS_CONFIG, levels(2, 3))
    const conflict = configMessages.pickLocationConflict(1)
    expect((await failureOf(add('Furnace Bay B', RECEIPT_CONFIG, receipt('Yard')))).message).toBe(conflict)
    const post = await add('Furnace Bay B', RECEIPT_CONFIG, receipt('Yard > Row 1'))
    expect((await failureOf(save(post.body.id, receipt('Yard')))).fields).toEqual({
      [atLocation]: [conflict, configMessages.levelsBetween(2, 3)],
    })
    expect((await failureOf(save(storage.body.id, levels(3, 4)))).fields).toEqual({
      [atMaximum]: [configMessages.pickLocationConflict(2)],
    })
    expect((await save(post.body.id, receipt(''))).status).toBe(200)
    expect((await save(storage.body.id, levels(3, 0))).status).toBe(200)
    expect((await list('Furnace Bay B')).map(({ version }) => version)).toEqual([2, 2])
  })
})

describe('configs that are saved together', () => {
  const PROJECT = 'Gas Turbine Hall'
  const saveTogether = (
    configs: { id: number; data: { configs: ConfigEntry[] }; version?: number }[],
    client = admin,
  ) => client.configs.saveTogether({ params: { projectId: idOf(PROJECT) }, body: { configs } })
  const change = (id: number, configs: ConfigEntry[], version = 1) => ({ id, data: { configs }, version })
  let storage = 0
  let post = 0
  beforeAll(async () => {
    storage = (await add(PROJECT, STORAGE_LEVELS_CONFIG, levels(1, 1))).body.id
    post = (await add(PROJECT, RECEIPT_CONFIG, receipt('Yard'))).body.id
  })
  const stored = async () =>
    (await list(PROJECT))
      .filter(({ id }) => id === storage || id === post)
      .map(({ version, data }) => [version, data.configs])

  it('are judged with the new values of each other, though neither passes alone [CONF-51, CONF-72]', async () => {
    expect((await failureOf(save(storage, levels(3, 3)))).status).toBe(400)
    expect((await failureOf(save(post, receipt('A > B > C')))).status).toBe(400)
    const { body } = await saveTogether([change(post, receipt('A > B > C')), change(storage, levels(3, 3))])
    expect(body.map(({ id, version }) => [id, version])).toEqual([
      [post, 2],
      [storage, 2],
    ])
    expect(await stored()).toEqual([
      [2, levels(3, 3)],
      [2, receipt('A > B > C')],
    ])
    expect(await lastEntry()).toMatchObject({ action: 'configs.save', after: { config: STORAGE_LEVELS_CONFIG } })
  })

  it('are stored all or none, and every wrong value is named at its config [CONF-72]', async () => {
    const before = await stored()
    const { body: other } = await add(PROJECT, 'Integration', text('before'))
    const failure = await failureOf(
      saveTogether([
        change(other.id, text('after')),
        change(storage, levels(3, 2), 2),
        change(post, receipt('A >> B'), 2),
      ]),
    )
    expect([failure.status, failure.fields]).toEqual([
      400,
      {
        'configs.1.data.configs.0.parameters.1.value': [configMessages.minimumOverMaximum],
        'configs.2.data.configs.0.parameters.0.value': [configMessages.locationSeparator],
      },
    ])
    expect((await list(PROJECT)).find(({ id }) => id === other.id)?.data.configs).toEqual(text('before'))
    await admin.configs.remove({ params: { configId: other.id } })
    expect(await stored()).toEqual(before)
  })

  it('with one that someone else changed or removed are a conflict with those that are stored [CONF-72, ERR-98]', async () => {
    const { body: removed } = await add(PROJECT, 'Integration', text('x'))
    await admin.configs.remove({ params: { configId: removed.id } })
    const current = (await list(PROJECT)).filter(({ id }) => id === storage)
    for (const changes of [
      [change(storage, levels(3, 4), 2), change(removed.id, text('y'))],
      [change(storage, levels(3, 4), 1)],
    ]) {
      const conflict = await failureOf(saveTogether(changes))
      expect([conflict.status, conflict.message, conflict.current]).toEqual([
        409,
        configMessages.conflictTogether,
        current,
      ])
    }
    const { configId } = configNamed('Jetty 3', 'CustomSiteBarcode')
    expect((await failureOf(saveTogether([change(configId, [])]))).current).toEqual([])
  })

  it('call the guards of a single save and name each config once [CONF-43, CONF-72]', async () => {
    const { configId, projectId, data } = configNamed('Northgate Refinery Expansion', EQUIPMENT_STATUS_CONFIG)
    const body = { configs: [{ id: configId, data: { configs: data.configs.slice(1) } }] }
    const failure = await failureOf(admin.configs.saveTogether({ params: { projectId }, body }))
    expect([failure.status, Object.keys(failure.fields)]).toEqual([400, ['configs.0.data.configs']])
    const twice = await failureOf(saveTogether([change(storage, levels(3, 3), 2), change(storage, levels(3, 4), 2)]))
    expect([twice.status, twice.fields]).toEqual([400, { configs: [configMessages.repeated] }])
  })
})

describe('values that no editor produces', () => {
  const label = (size: string): ConfigEntry => ({
    property: 'CustomZPL1',
    parameters: Object.entries({ name: 'Rack', zpl: '^XA^FD{name}^FS^XZ', size, dpmm: '8', sort: 'alpha-asc' }).map(
      ([name, value]) => ({ name, value }),
    ),
  })
  const statuses = (...names: string[]): ConfigEntry[] => [
    { property: EQUIPMENT_STATUS_CONFIG, parameters: names.map((name) => ({ name, bool: true })) },
  ]
  it.each<[string, string, ConfigEntry[]]>([
    ['a label of no size', 'CustomSiteBarcode', [label('0x0')]],
    [
      'an unknown material status',
      MATERIAL_STATUS_CONFIG,
      [{ property: MATERIAL_STATUS_CONFIG, parameters: [{ name: 'defaultMaterialStatus', value: 'Bogus' }] }],
    ],
    ['a repeated equipment status', EQUIPMENT_STATUS_CONFIG, statuses('A', 'a')],
    ['an empty equipment status', EQUIPMENT_STATUS_CONFIG, statuses('A', ' ')],
    [
      'an equipment status with the name of the switch',
      EQUIPMENT_STATUS_CONFIG,
      statuses('A', 'includeDefaultStatuses', 'includeDefaultStatuses'),
    ],
    [
      'an automatic status that does not exist',
      EQUIPMENT_STATUS_CONFIG,
      [...statuses('A'), { property: 'DefaultCheckIn', parameters: [{ name: 'state', value: 99 }] }],
    ],
    ['storage levels without entries', STORAGE_LEVELS_CONFIG, []],
  ])('are rejected where they are new: %s [CONF-28, CONF-34, CODE-18]', async (_, name, entries) => {
    const failure = await failureOf(add('Rail Loading Rack', name, entries))
    expect(failure.status).toBe(400)
    expect(Object.keys(failure.fields ?? {})).toHaveLength(1)
    expect(await list('Rail Loading Rack')).toEqual([])
  })

  it('block no other change of a stored config that has them [LIC-88]', async () => {
    const stored = (name: string) => configNamed('Crude Unit 2', name)
    const labels = stored('CustomSiteBarcode')
    const more = { ...label('4x2'), property: 'CustomZPL77' }
    expect((await save(labels.configId, [...labels.data.configs, more])).status).toBe(200)
    expect((await failureOf(save(labels.configId, [...labels.data.configs, { ...more, parameters: [] }]))).status).toBe(
      400,
    )
  })
})

describe('an equipment status that workflow items use', () => {
  const inUse = () => configNamed('Northgate Refinery Expansion', EQUIPMENT_STATUS_CONFIG)

  it('cannot be removed, alone or with its config, and the items are named [CONF-43, CONF-44]', async () => {
    const { configId, data } = inUse()
    const [first, ...others] = data.configs
    if (first === undefined) throw new Error('The config has no entries.')
    const { parameters } = first
    const shorter = [{ ...first, parameters: parameters.slice(1) }, ...others]
    const refusal = { status: 400, message: expect.stringMatching(/is in use.*›.*›/) as string }
    expect(await failureOf(save(configId, shorter))).toMatchObject(refusal)
    expect(await failureOf(admin.configs.remove({ params: { configId } }))).toMatchObject(refusal)
    const stored = (await list('Northgate Refinery Expansion')).find(({ id }) => id === configId)
    expect(stored?.data).toEqual(data)
  })
})
