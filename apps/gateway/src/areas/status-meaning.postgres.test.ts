import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { customStatuses } from '@sitewright/domain/configs/equipment-statuses'
import type { ConfigEntry } from '@sitewright/domain/configs/model'
import { EQUIPMENT_STATUS_CONFIG } from '@sitewright/domain/configs/names'
import { Problem } from '@sitewright/domain/shared/problem'
import { listStatusUses } from '@sitewright/domain/workflows/status-source'
import { sampleItem } from '@sitewright/domain/workflows/workflow-sample'
import { atOnce } from '../../test/at-once'
import { startTwoGateways, type TwoGateways } from '../../test/two-gateways'
import { entry, newKey, phase } from '../../test/workflow-entries'
import { licenseConfigNamed } from '../db/demo/configs'
import { projectNamed } from '../db/demo/projects'

let two: TwoGateways
beforeAll(async () => {
  two = await startTwoGateways()
}, 120_000)
afterAll(() => two.close())

const CALLS = 40
const [FIRST, SECOND] = [4, 5]

const statusOf = (call: Promise<{ readonly status: number }>): Promise<number> =>
  call.then(
    ({ status }) => status,
    (error: unknown) => {
      if (error instanceof Problem) return error.status
      throw error
    },
  )
const list = (...names: string[]): ConfigEntry[] => [
  { property: EQUIPMENT_STATUS_CONFIG, parameters: names.map((name) => ({ name, bool: false })) },
]
const startUsing = (client: Client, projectId: number, state: number) =>
  statusOf(
    client.workflows.saveAll({
      params: { projectId },
      body: [
        entry(newKey(), projectId, {
          workflowData: {
            phases: [
              phase(sampleItem('1', 100, { equipmentStatus: { progressState: 0, equipmentStatusState: state } })),
            ],
          },
        }),
      ],
    }),
  )

/** Runs saves that start to use a status and saves that remove it into each other. @returns the statuses of both */
async function race(lock: ReturnType<typeof sql>, use: (client: Client) => Promise<number>, remove: typeof use) {
  const clients = await two.clientsAs('customer.admin')
  const statuses = await atOnce(two, lock, () =>
    Array.from({ length: CALLS }, (_, at) => (at % 2 === 0 ? use(clients[0]) : remove(clients[1]))),
  )
  const of = (rest: number) => statuses.filter((_, at) => at % 2 === rest)
  return { used: of(0), removed: of(1) }
}

const usesOf = async (projectId: number): Promise<number> => {
  const [client] = await two.clientsAs('customer.admin')
  const { body } = await client.workflows.ofProjects({ body: [projectId] })
  return body.flatMap(({ workflowData }) => listStatusUses(workflowData.phases)).filter(({ state }) => state === SECOND)
    .length
}

describe('at two gateways, a workflow that starts to use a status and a save that removes the status', () => {
  it('never both succeed in the list of a project [CONF-70, WF-80]', async () => {
    const { projectId } = projectNamed('Polymer Silos')
    const [client] = await two.clientsAs('customer.admin')
    const { body } = await client.configs.add({
      body: { projectId, name: EQUIPMENT_STATUS_CONFIG, data: { configs: list('Rented', 'Broken') } },
    })
    const { used, removed } = await race(
      sql`select from project where project_id = ${projectId} for update`,
      (one) => startUsing(one, projectId, SECOND),
      (one) => statusOf(one.configs.save({ body: { id: body.id, data: { configs: list('Rented') } } })),
    )
    expect(used.includes(200)).not.toBe(removed.includes(200))
    expect(new Set([...used, ...removed])).toEqual(new Set([200, 400]))
    const params = { projectId, configName: EQUIPMENT_STATUS_CONFIG }
    const states = customStatuses((await client.configs.ofProject({ params })).body?.data.configs ?? []).map(
      ({ state }) => state,
    )
    expect(states).toEqual(used.includes(200) ? [FIRST, SECOND] : [FIRST])
    expect(await usesOf(projectId)).toBe(used.filter((status) => status === 200).length)
  })

  it('never both succeed in the list of a license [CONF-70, WF-80]', async () => {
    // No other workflow uses the last status of the license.
    const { projectId } = projectNamed('Furnace Bay A')
    const [client] = await two.clientsAs('customer.admin')
    const params = { licenseId: 1 }
    const { systemConfigId, data } = licenseConfigNamed(1, EQUIPMENT_STATUS_CONFIG)
    const [first, ...others] = data.configs
    if (first === undefined) throw new Error('The list has entries.')
    const used = first.parameters.filter(({ name }) => name !== 'includeDefaultStatuses')
    const write = (one: Client, names: readonly string[]) => {
      const added = names.map((name) => ({ name, bool: false }))
      const configs = [{ ...first, parameters: [...first.parameters, ...added] }, ...others]
      return one.licenseConfigs.save({ params, body: { systemConfigId, data: { configs } } })
    }
    await write(client, ['Spare'])
    const spare = FIRST + used.length
    const { used: uses, removed } = await race(
      sql`select from license where license_id = 1 for update`,
      (one) => startUsing(one, projectId, spare),
      (one) => statusOf(write(one, [])),
    )
    expect(uses.includes(200)).not.toBe(removed.includes(200))
    expect(new Set([...uses, ...removed])).toEqual(new Set([200, 400]))
  })
})
