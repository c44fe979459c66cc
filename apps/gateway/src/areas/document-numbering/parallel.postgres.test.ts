import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atOnce } from '../../../test/at-once'
import { startTwoGateways, type TwoGateways } from '../../../test/two-gateways'
import { projectNamed } from '../../db/demo/projects'
import { documentNumbers } from '../../db/schema'

let two: TwoGateways
beforeAll(async () => {
  two = await startTwoGateways()
}, 120_000)
afterAll(() => two.close())

const { projectId } = projectNamed('Northgate Refinery Expansion')
const lockNumbers = sql`select from document_number where project_id = ${projectId} for update`
const storedNumbers = async () =>
  new Map(
    (await two.db.orm.select().from(documentNumbers).where(eq(documentNumbers.projectId, projectId))).map(
      ({ typeNumber, nextNumber }) => [typeNumber, nextNumber],
    ),
  )

describe('50 submits at two gateways with one expected number', () => {
  it('succeed once for each resource type, and the other 49 get the saved number [NUM-15, NUM-10, API2-56]', async () => {
    const clients = await two.clientsAs('customer.admin')
    const before = [...(await storedNumbers())]
    // Each submit has its own numbers, and names the types in an order of its own.
    const bodies = Array.from({ length: 50 }, (_, at) =>
      [...before.slice(at % before.length), ...before.slice(0, at % before.length)].map(([resourceType, expected]) => ({
        resourceType,
        expectedNextNumber: expected,
        newNextNumber: expected + 1 + at,
      })),
    )
    const replies = await atOnce(two, lockNumbers, () =>
      bodies.map((body, at) => clients[at % 2 === 0 ? 0 : 1].documentNumbering.update({ params: { projectId }, body })),
    )
    const after = await storedNumbers()
    expect(before).toHaveLength(8)
    for (const [type, number] of before) {
      const results = replies.map(({ body }) => body.find(({ resourceType }) => resourceType === type))
      expect(results.filter((result) => result?.success === true)).toEqual([
        { resourceType: type, success: true, previousNextNumberFromTable: number },
      ])
      const failed = results.filter((result) => result?.success === false)
      expect(failed).toHaveLength(49)
      expect(new Set(failed.map((result) => result?.previousNextNumberFromTable))).toEqual(new Set([after.get(type)]))
      const winner = results.findIndex((result) => result?.success === true)
      expect(after.get(type)).toBe(number + 1 + winner)
    }
  })
})
