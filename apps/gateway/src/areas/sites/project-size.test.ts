import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { MAX_SITES_OF_PROJECT, type SiteTreeInput } from '@sitewright/domain/sites/site'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { projectNamed } from '../../db/demo/projects'
import { PROJECT_WITHOUT_SITES, SITE_PROJECT, siteNamed } from '../../db/demo/sites'

const { projectId } = projectNamed(PROJECT_WITHOUT_SITES)
const params = { projectId }
const STORED = MAX_SITES_OF_PROJECT - 2
const ROOT = 1_000_000

let db: TestDatabase
let gateway: TestGateway
let admin: Client
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  admin = await gateway.clientAs('customer.admin')
  await db.orm.execute(sql`
    insert into site (site_id, project_id, parent_id, name, depth, is_active)
    select ${ROOT} + place, ${projectId}, case when place = 0 then null else ${ROOT}::int end, 'Place ' || place,
      case when place = 0 then 1 else 2 end, place % 2 = 0
    from generate_series(0, ${STORED - 1}) place`)
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const full = (stored: number) => siteMessages.projectFull(MAX_SITES_OF_PROJECT, stored)
const add = async (...body: SiteTreeInput[]) => (await admin.sites.addTrees({ params, body })).body
const change = async (...body: SiteTreeInput[]) => (await admin.sites.saveTrees({ params, body })).body

describe('a project with almost as many sites as it can have, archived ones included', () => {
  it('rejects a copy with more', async () => {
    const { siteId } = siteNamed(SITE_PROJECT, 'Main Warehouse')
    const copy = admin.sites.copy({ params: { siteId }, body: { site: { projectId }, unarchiveExisting: false } })
    expect(await failureOf(copy)).toMatchObject({
      status: 400,
      message: full(STORED),
      fields: { site: [full(STORED)] },
    })
  })

  it('rejects a tree below a site with more', async () => {
    const tree = admin.sites.addTree({
      params: { siteId: ROOT },
      query: { projectId },
      body: { name: 'Bay', children: [{ name: '1' }, { name: '2' }] },
    })
    expect(await failureOf(tree)).toMatchObject({ status: 400, message: full(STORED) })
  })

  it('gets the last sites, and then only changes', async () => {
    expect(await add({ name: 'A', children: [{ name: 'B' }] }, { name: 'C' })).toMatchObject([
      { success: true },
      { success: false, message: full(MAX_SITES_OF_PROJECT) },
    ])
    expect(
      await change({ siteId: ROOT, name: 'Yard' }, { siteId: ROOT, name: 'Yard', children: [{ name: 'D' }] }),
    ).toMatchObject([{ success: true }, { success: false }])
    const root = { siteId: ROOT, name: 'Yard', children: [{ name: 'D' }] }
    expect(await change(root)).toMatchObject([{ success: false, message: full(MAX_SITES_OF_PROJECT) }])
  })
})
