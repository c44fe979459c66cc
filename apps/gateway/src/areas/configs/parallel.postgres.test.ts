import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ConfigEntry } from '@sitewright/domain/configs/model'
import { RECEIPT_CONFIG, STORAGE_LEVELS_CONFIG } from '@sitewright/domain/configs/names'
import { pickLocationOf, storageLevelsOf } from '@sitewright/domain/configs/rules'
import { pickLocationProblem } from '@sitewright/domain/configs/storage-levels'
import { Problem } from '@sitewright/domain/shared/problem'
import { atOnce } from '../../../test/at-once'
import { startTwoGateways, type TwoGateways } from '../../../test/two-gateways'
import { licenseConfigNamed } from '../../db/demo/configs'
import { projectNamed } from '../../db/demo/projects'
import { licenseConfigs, projectConfigs } from '../../db/schema'

let two: TwoGateways
beforeAll(async () => {
  two = await startTwoGateways()
}, 120_000)
afterAll(() => two.close())

const CALLS = 40
const projectId = projectNamed('Polymer Silos').projectId
const lockProject = sql`select from project where project_id = ${projectId} for update`
const lockLicense = sql`select from license where license_id = 1 for update`

const statusOf = (call: Promise<{ readonly status: number }>): Promise<number> =>
  call.then(
    ({ status }) => status,
    (error: unknown) => {
      if (error instanceof Problem) return error.status
      throw error
    },
  )
const count = (statuses: readonly number[], wanted: number): number =>
  statuses.filter((status) => status === wanted).length

const text = (value: string): ConfigEntry[] => [{ property: 'P', parameters: [{ name: 'a', value }] }]
const levels = (minimum: number, maximum: number): ConfigEntry[] => [
  {
    property: STORAGE_LEVELS_CONFIG,
    parameters: [
      { name: 'minimumStorageLevels', value: minimum, label_type: 'number' },
      { name: 'maximumStorageLevels', value: maximum, label_type: 'number' },
    ],
  },
]
const receipt = (value: string): ConfigEntry[] => [
  { property: RECEIPT_CONFIG, parameters: [{ name: 'DirectHandoverPickLocation', value }] },
]

describe('two people at two gateways', () => {
  it('who add the same config at once add it once [CONF-18]', async () => {
    const clients = await two.clientsAs('customer.admin')
    const body = { projectId, name: 'Integration', data: { configs: text('x') } }
    const statuses = await atOnce(two, lockProject, () =>
      Array.from({ length: CALLS }, (_, at) => statusOf(clients[at % 2 === 0 ? 0 : 1].configs.add({ body }))),
    )
    expect([count(statuses, 200), count(statuses, 400)]).toEqual([1, CALLS - 1])
  })

  it('who save one version of a config at once save it once, and the others get a conflict [CONF-19, ERR-98]', async () => {
    const clients = await two.clientsAs('customer.admin')
    const body = { projectId, name: 'DefaultMaterialStatus', data: { configs: text('x') } }
    const { body: config, etag } = await clients[0].configs.add({ body })
    const statuses = await atOnce(two, lockProject, () =>
      Array.from({ length: CALLS }, (_, at) =>
        statusOf(
          clients[at % 2 === 0 ? 0 : 1].configs.save(
            { body: { id: config.id, data: { configs: text(`value ${at}`) } } },
            { ifMatch: etag ?? '' },
          ),
        ),
      ),
    )
    expect([count(statuses, 200), count(statuses, 409)]).toEqual([1, CALLS - 1])
  })

  it('never leave a pick location that conflicts with the storage levels [CONF-50, CONF-51]', async () => {
    const clients = await two.clientsAs('customer.admin')
    const addTo = async (name: string, configs: ConfigEntry[]) =>
      (await clients[0].configs.add({ body: { projectId, name, data: { configs } } })).body.id
    const [storage, post] = [
      await addTo(STORAGE_LEVELS_CONFIG, levels(0, 0)),
      await addTo(RECEIPT_CONFIG, receipt('Yard > Row > Bin')),
    ]
    const statuses = await atOnce(two, lockProject, () =>
      Array.from({ length: CALLS }, (_, at) => {
        const client = clients[at % 4 < 2 ? 0 : 1]
        const body =
          at % 2 === 0
            ? { id: storage, data: { configs: levels(0, (at / 2) % 4) } }
            : { id: post, data: { configs: receipt(['Yard', 'Yard > Row', 'Yard > Row > Bin'][at % 3] ?? '') } }
        return statusOf(client.configs.save({ body }))
      }),
    )
    expect(new Set(statuses)).toEqual(new Set([200, 400]))
    const rows = await two.db.orm.select().from(projectConfigs).where(eq(projectConfigs.projectId, projectId))
    const entriesOf = (name: string) => rows.find((row) => row.name === name)?.data.configs
    const location = pickLocationOf(entriesOf(RECEIPT_CONFIG))
    expect(location).not.toBe('')
    expect(pickLocationProblem(location, storageLevelsOf(entriesOf(STORAGE_LEVELS_CONFIG)))).toBeUndefined()
  })

  it('who save one version of a license config at once save it once [CONF-65, ERR-98]', async () => {
    const clients = await two.clientsAs('customer.admin')
    const { systemConfigId } = licenseConfigNamed(1, 'DefaultMaterialStatus')
    const statuses = await atOnce(two, lockLicense, () =>
      Array.from({ length: CALLS }, (_, at) =>
        statusOf(
          clients[at % 2 === 0 ? 0 : 1].licenseConfigs.save(
            { params: { licenseId: 1 }, body: { systemConfigId, data: { configs: text(`value ${at}`) } } },
            { ifMatch: '"1"' },
          ),
        ),
      ),
    )
    expect([count(statuses, 200), count(statuses, 409)]).toEqual([1, CALLS - 1])
    const [row] = await two.db.orm
      .select({ version: licenseConfigs.version })
      .from(licenseConfigs)
      .where(eq(licenseConfigs.systemConfigId, systemConfigId))
    expect(row?.version).toBe(2)
  })
})
