import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { atOnce } from '../../../test/at-once'
import { startTwoGateways, type TwoGateways } from '../../../test/two-gateways'
import { projectNamed } from '../../db/demo/projects'
import { PROJECT_WITHOUT_SITES } from '../../db/demo/sites'
import { sites } from '../../db/schema'

let two: TwoGateways
beforeAll(async () => {
  two = await startTwoGateways()
}, 120_000)
afterAll(() => two.close())

const projectId = projectNamed(PROJECT_WITHOUT_SITES).projectId
const lockProject = sql`select from project where project_id = ${projectId} for update`
const names = async () =>
  (await two.db.orm.select({ name: sites.name }).from(sites).where(eq(sites.projectId, projectId)))
    .map(({ name }) => name)
    .toSorted()

describe('two people at two gateways', () => {
  it('who paste the same lines at once create no site twice [SITE-28, SITE-45]', async () => {
    const clients = await two.clientsAs('customer.admin')
    const lines = { name: 'Yard', children: [{ name: 'Row 1', children: [{ name: 'Bin' }] }, { name: 'Row 2' }] }
    const results = await atOnce(two, lockProject, () =>
      Array.from({ length: 40 }, (_, at) =>
        clients[at % 2 === 0 ? 0 : 1].sites.addTrees({ params: { projectId }, body: [lines] }),
      ),
    )
    const outcomes = results.map(({ body: [result] }) => result?.success)
    expect(outcomes.filter((isSaved) => isSaved === true)).toHaveLength(1)
    const refused = results.flatMap(({ body: [result] }) => (result?.success === true ? [] : [result?.message]))
    expect(new Set(refused)).toEqual(new Set([siteMessages.siblingsUnique]))
    expect(await names()).toEqual(['Bin', 'Row 1', 'Row 2', 'Yard'])
  })

  it('never leave an active site below one that the other archives [SITE-64, SITE-73]', async () => {
    const [first, second] = await two.clientsAs('customer.admin')
    const { body } = await first.sites.addTrees({ params: { projectId }, body: [{ name: 'Depot' }] })
    const siteId = body[0]?.siteId ?? 0
    await atOnce(two, lockProject, () =>
      Array.from({ length: 40 }, async (_, at) => {
        if (at % 4 === 0) await first.sites.archive({ body: { projectId, siteId } })
        else if (at % 4 === 1) await second.sites.unarchive({ body: { projectId, siteId } })
        else {
          const client = at % 4 === 2 ? first : second
          const root = { name: 'Depot', siteId, children: [{ name: `Row ${at}` }] }
          await client.sites.saveTrees({ params: { projectId }, body: [root] })
        }
      }),
    )
    const { rows } = await two.db.execute(sql`
      select child.name from site child join site parent on parent.site_id = child.parent_id
      where child.is_active and not parent.is_active`)
    expect(rows).toEqual([])
  })
})
