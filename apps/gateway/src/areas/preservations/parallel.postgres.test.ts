import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Problem } from '@sitewright/domain/shared/problem'
import { atOnce } from '../../../test/at-once'
import { startTwoGateways, type TwoGateways } from '../../../test/two-gateways'
import { projectNamed } from '../../db/demo/projects'

let two: TwoGateways
beforeAll(async () => {
  two = await startTwoGateways()
}, 120_000)
afterAll(() => two.close())

const refinery = projectNamed('Northgate Refinery Expansion').projectId
const tanks = projectNamed('Tank Farm Revamp').projectId
const lockProject = sql`select from project where project_id = ${refinery} for update`

const entry = (key: string, projectId: number, name = 'Pumps') => ({
  id: 0,
  name,
  projectId,
  preservationRelatedKey: key,
  steps: [{ id: 'a', name: 'Grease', interval: 7, intervalUnit: 0 as const, type: 1 as const }],
})
const statusOf = (saving: Promise<{ readonly status: number }>): Promise<number> =>
  saving.then(
    ({ status }) => status,
    (error: unknown) => (error instanceof Problem ? error.status : 0),
  )

describe('two people at two gateways', () => {
  it('who save the same version at once do not overwrite each other [PRES-28, PRES-29]', async () => {
    const clients = await two.clientsAs('customer.admin')
    const created = await clients[0].preservations.save({
      params: { projectId: refinery },
      body: [entry('parallel', refinery), entry('parallel', tanks)],
    })
    const statuses = await atOnce(two, lockProject, () =>
      Array.from({ length: 20 }, (_, at) => {
        const copies = created.body.map((copy) => ({ ...copy, name: `Pumps ${at}` }))
        // In either order, so that locks in the order of the entries would block each other.
        const body = at % 2 === 0 ? copies : copies.toReversed()
        return statusOf(clients[at % 2 === 0 ? 0 : 1].preservations.save({ params: { projectId: refinery }, body }))
      }),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
    const { body } = await clients[0].preservations.list({ body: [refinery, tanks] })
    const saved = body.filter(({ preservationRelatedKey }) => preservationRelatedKey === 'parallel')
    expect(saved.map(({ version }) => version)).toEqual([2, 2])
    expect(new Set(saved.map(({ name }) => name)).size).toBe(1)
  })

  it('who add the same project to a preservation at once add one copy [PRES-27]', async () => {
    const clients = await two.clientsAs('customer.admin')
    const statuses = await atOnce(two, lockProject, () =>
      Array.from({ length: 20 }, (_, at) =>
        statusOf(
          clients[at % 2 === 0 ? 0 : 1].preservations.save({
            params: { projectId: refinery },
            body: [entry('added at once', refinery, `Pumps ${at}`)],
          }),
        ),
      ),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
  })

  it('where one adds a copy while the other saves a step: one saves, one gets a conflict, nothing is lost [PRES-27, PRES-28]', async () => {
    const [first, second] = await two.clientsAs('customer.admin')
    const params = { projectId: refinery }
    const keys = Array.from({ length: 10 }, (_, at) => `added while saved ${at}`)
    const copies = await Promise.all(
      keys.map(async (key) => (await first.preservations.save({ params, body: [entry(key, refinery)] })).body[0]),
    )
    const statuses = await atOnce(two, lockProject, () =>
      copies.flatMap((copy) => {
        if (copy === undefined) throw new Error('Nothing was created.')
        const { preservationRelatedKey: key, steps } = copy
        return [
          statusOf(first.preservations.save({ params, body: [copy, entry(key, tanks)] })),
          statusOf(
            second.preservations.save({
              params,
              body: [{ ...copy, steps: steps.map((one) => ({ ...one, name: 'Edited' })) }],
            }),
          ),
        ]
      }),
    )
    const { body } = await first.preservations.list({ body: [refinery, tanks] })
    for (const [at, key] of keys.entries()) {
      const pair = statuses.slice(2 * at, 2 * at + 2)
      expect(pair.toSorted((one, other) => one - other)).toEqual([200, 409])
      const names = body
        .filter(({ preservationRelatedKey }) => preservationRelatedKey === key)
        .map(({ steps }) => steps[0]?.name)
      expect(names).toEqual(pair[0] === 200 ? ['Grease', 'Grease'] : ['Edited'])
    }
  })
})
