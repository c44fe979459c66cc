import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Problem } from '@sitewright/domain/shared/problem'
import { sampleItem } from '@sitewright/domain/workflows/workflow-sample'
import { atOnce } from '../../../test/at-once'
import { startTwoGateways, type TwoGateways } from '../../../test/two-gateways'
import { asEntry, entry, phase } from '../../../test/workflow-entries'
import { projectNamed } from '../../db/demo/projects'
import { SITE_PROJECT } from '../../db/demo/sites'

let two: TwoGateways
beforeAll(async () => {
  two = await startTwoGateways()
}, 120_000)
afterAll(() => two.close())

const refinery = projectNamed(SITE_PROJECT).projectId
const tanks = projectNamed('Tank Farm Revamp').projectId
const lockProject = sql`select from project where project_id = ${refinery} for update`
const params = { projectId: refinery }
const CALLS = 20

const statusOf = (saving: Promise<{ readonly status: number }>): Promise<number> =>
  saving.then(
    ({ status }) => status,
    (error: unknown) => (error instanceof Problem ? error.status : 0),
  )
const counts = (statuses: readonly number[]) =>
  [200, 409].map((status) => statuses.filter((one) => one === status).length)

describe('people at two gateways', () => {
  it('who save the same copies at once: one saves all of them, the other ones get a conflict [WF-74, API2-68]', async () => {
    const clients = await two.clientsAs('customer.admin')
    const created = await clients[0].workflows.saveAll({
      params,
      body: [entry('at once', refinery), entry('at once', tanks)],
    })
    const statuses = await atOnce(two, lockProject, () =>
      Array.from({ length: CALLS }, (_, at) => {
        const copies = created.body.map((copy) => asEntry(copy, { name: `Flanges ${at}` }))
        // In either order, so that locks in the order of the entries would block each other.
        const body = at % 2 === 0 ? copies : copies.toReversed()
        return statusOf(clients[at % 2 === 0 ? 0 : 1].workflows.saveAll({ params, body }))
      }),
    )
    expect(counts(statuses)).toEqual([1, CALLS - 1])
    const { body } = await clients[1].workflows.list({ query: { search: 'flanges ' } })
    expect(body).toHaveLength(1)
    expect(body[0]?.copies.map(({ version }) => version)).toEqual([2, 2])
  })

  it('who add the same project to a workflow at once add one copy [WF-72]', async () => {
    const clients = await two.clientsAs('customer.admin')
    const statuses = await atOnce(two, lockProject, () =>
      Array.from({ length: CALLS }, (_, at) =>
        statusOf(clients[at % 2 === 0 ? 0 : 1].workflows.saveAll({ params, body: [entry('added at once', refinery)] })),
      ),
    )
    expect(counts(statuses)).toEqual([1, CALLS - 1])
  })

  it('who save and archive one workflow at once end in one order: no save changes an archived one [WF-17, WF-74]', async () => {
    const clients = await two.clientsAs('customer.admin')
    const [copy] = (await clients[0].workflows.saveAll({ params, body: [entry('archived at once', refinery)] })).body
    if (copy === undefined) throw new Error('Nothing was created.')
    const statuses = await atOnce(two, lockProject, () =>
      Array.from({ length: CALLS }, (_, at) =>
        at % 2 === 0
          ? statusOf(clients[0].workflows.archive({ body: [copy.workflowId] }))
          : statusOf(clients[1].workflows.saveAll({ params, body: [asEntry(copy, { name: `Late ${at}` })] })),
      ),
    )
    expect(statuses.filter((_, at) => at % 2 === 0)).toEqual(Array.from({ length: CALLS / 2 }, () => 200))
    const saved = statuses.filter((status, at) => at % 2 === 1 && status === 200).length
    const [stored] = (await clients[0].workflows.one({ params: { ...params, workflowId: copy.workflowId } })).body
    expect(saved).toBeLessThanOrEqual(1)
    expect(stored).toMatchObject({ isDecommissioned: true, version: 2 + saved })
  })

  it('where one adds a copy while the other saves an item: one saves, one gets a conflict, nothing is lost [WF-72, WF-74]', async () => {
    const [first, second] = await two.clientsAs('customer.admin')
    const keys = Array.from({ length: CALLS / 2 }, (_, at) => `added while saved ${at}`)
    const copies = await Promise.all(
      keys.map(async (key) => (await first.workflows.saveAll({ params, body: [entry(key, refinery)] })).body[0]),
    )
    const edited = { phases: [phase(sampleItem('1', 100, { itemName: 'Edited' }))] }
    const statuses = await atOnce(two, lockProject, () =>
      copies.flatMap((copy) => {
        if (copy === undefined) throw new Error('Nothing was created.')
        const added = { ...asEntry(copy), projectId: tanks, WorkflowId: 0, version: undefined }
        return [
          statusOf(first.workflows.saveAll({ params, body: [asEntry(copy), added] })),
          statusOf(second.workflows.save({ params, body: asEntry(copy, { workflowData: edited }) })),
        ]
      }),
    )
    const { body } = await first.workflows.ofProjects({ body: [refinery, tanks] })
    for (const [at, key] of keys.entries()) {
      const pair = statuses.slice(2 * at, 2 * at + 2)
      expect(counts(pair)).toEqual([1, 1])
      const names = body
        .filter(({ workflowRelatedKey }) => workflowRelatedKey === key)
        .map(({ workflowData }) => workflowData.phases[0]?.items[0]?.itemName)
      expect(names).toEqual(pair[0] === 200 ? ['Item 1', 'Item 1'] : ['Edited'])
    }
  })
})
