import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { SiteTreeInput } from '@sitewright/domain/sites/site'
import { clientAt } from '../test/client-at'
import { addressOf, endAfterEach, gateway } from '../test/gateway-child'
import { copyWorld } from '../test/world-copy'
import { DEMO_PASSWORD } from './db/demo/accounts'
import { projectNamed } from './db/demo/projects'
import { PROJECT_WITHOUT_SITES } from './db/demo/sites'
import { openDatabase } from './db/open'

endAfterEach()

const projectId = projectNamed(PROJECT_WITHOUT_SITES).projectId
const ROOTS = 20
const SITES_BELOW = 800

const makeRoot = (at: number): SiteTreeInput => ({
  name: `Root ${at}`,
  children: Array.from({ length: SITES_BELOW }, (_, index) => ({ name: `Site ${index}` })),
})

it('leaves only whole roots when the gateway is killed in the middle of a save [SITE-37]', async () => {
  const { child, world } = await gateway(copyWorld)
  const address = await addressOf(child)
  const { origin } = new URL(address)
  const signedOut = clientAt(origin)
  const { body } = await signedOut.session.login({ body: { userName: 'customer.admin', password: DEMO_PASSWORD } })
  const client = clientAt(origin, body.token)

  const roots = Array.from({ length: ROOTS }, (_, at) => makeRoot(at))
  const saved = client.sites.addTrees({ params: { projectId }, body: roots }).catch(() => 'cut off')
  const countRoots = async (): Promise<number> =>
    (await client.sites.list({ params: { projectId }, query: { oneDeep: true, simple: true } })).body.length
  await expect.poll(countRoots, { interval: 1, timeout: 20_000 }).toBeGreaterThan(0)
  await child.kill()
  await saved

  const db = await openDatabase(world.config)
  try {
    const { rows } = await db.execute<{ name: string; below: number }>(sql`
      select root.name, (select count(*)::int from site child where child.parent_id = root.site_id) as below
      from site root where root.project_id = ${projectId} and root.parent_id is null`)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map(({ below }) => below)).toEqual(rows.map(() => SITES_BELOW))
  } finally {
    await db.close()
  }
}, 120_000)
