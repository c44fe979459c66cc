import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { siteMoveMessages } from '@sitewright/domain/sites/move-messages'
import type { SiteMove, SiteTreeInput } from '@sitewright/domain/sites/site'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { projectNamed } from '../../db/demo/projects'
import { PROJECT_WITHOUT_SITES, SITE_PROJECT, siteNamed } from '../../db/demo/sites'
import { audit, sites } from '../../db/schema'

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

const { projectId } = projectNamed(PROJECT_WITHOUT_SITES)

/** Adds a tree. @returns the ids of its sites from the top down */
async function add(tree: SiteTreeInput): Promise<readonly number[]> {
  const [result] = (await admin.sites.addTrees({ params: { projectId }, body: [tree] })).body
  expect(result).toMatchObject({ success: true })
  return result?.siteIds ?? []
}
const move = async (...moves: SiteMove[]) =>
  (await admin.sites.move({ params: { projectId }, body: { sites: moves } })).body
const placesOf = async (ids: readonly number[]) => {
  const rows = await db.orm.select().from(sites).where(eq(sites.projectId, projectId))
  return ids.map((id) => {
    const { parentId, depth } = rows.find(({ siteId }) => siteId === id) ?? {}
    return [parentId, depth]
  })
}

describe('sites that move', () => {
  it('take along all below them, and their reply, sent back, undoes it [SITE-76, SITE-79]', async () => {
    const [yard = 0, row = 0, bin = 0] = await add({
      name: 'Yard',
      children: [{ name: 'Row', children: [{ name: 'Bin' }] }],
    })
    const [depot = 0, hall = 0] = await add({ name: 'Depot', children: [{ name: 'Hall' }] })
    const moved = await move({ siteId: row, parentId: hall, version: 1 })
    expect(moved).toEqual({
      before: [{ siteId: row, parentId: yard, siteClass: null, version: 2 }],
      numSites: 2,
      deepPolygons: 0,
    })
    expect(await placesOf([row, bin])).toEqual([
      [hall, 3],
      [row, 4],
    ])
    await move(...moved.before)
    expect(await placesOf([row, bin])).toEqual([
      [yard, 2],
      [row, 3],
    ])
    const entries = await db.orm
      .select()
      .from(audit)
      .where(and(eq(audit.subjectId, String(row)), eq(audit.action, 'sites.move')))
      .orderBy(audit.auditId)
    expect(entries.map(({ before, after }) => ({ before, after }))).toEqual([
      {
        before: { sitePath: 'Yard > Row', version: 1 },
        after: { sitePath: 'Depot > Hall > Row' },
      },
      {
        before: { sitePath: 'Depot > Hall > Row', version: 2 },
        after: { sitePath: 'Yard > Row' },
      },
    ])
    expect(depot).toBeGreaterThan(0)
  })

  it('that are there already change nothing, and leave no entry [SITE-79]', async () => {
    const [, here = 0] = await add({ name: 'Still', children: [{ name: 'Here' }] })
    const [[parentId = null] = []] = await placesOf([here])
    expect(await move({ siteId: here, parentId: parentId ?? null })).toEqual({
      before: [],
      numSites: 0,
      deepPolygons: 0,
    })
    expect(await db.orm.$count(audit, and(eq(audit.subjectId, String(here)), eq(audit.action, 'sites.move')))).toBe(0)
  })

  it('exchange the places of two sites of one name [SITE-79]', async () => {
    const [one = 0, a = 0] = await add({ name: 'One', children: [{ name: 'Same' }] })
    const [other = 0, b = 0] = await add({ name: 'Other', children: [{ name: 'Same' }] })
    await move({ siteId: a, parentId: other }, { siteId: b, parentId: one })
    expect(await placesOf([a, b])).toEqual([
      [other, 2],
      [one, 2],
    ])
  })

  it('move all or none, and the error names every fault by its place [SITE-76, SITE-79]', async () => {
    const [top = 0, inner = 0, free = 0] = await add({
      name: 'Whole',
      children: [{ name: 'Inner' }, { name: 'Free' }],
    })
    const failure = await failureOf(
      admin.sites.move({
        params: { projectId },
        body: {
          sites: [
            { siteId: top, parentId: inner },
            { siteId: siteNamed(SITE_PROJECT, 'Tank Farm').siteId, parentId: top },
            { siteId: free, parentId: null },
          ],
        },
      }),
    )
    expect(failure).toMatchObject({
      status: 400,
      fields: { 'sites.0': [siteMoveMessages.circle('Whole')], 'sites.1': [siteMessages.notFound] },
    })
    expect(await placesOf([free])).toEqual([[top, 2]])
  })

  it('keep their class below another site, and lose it at the top only when the caller says so [SITE-76]', async () => {
    const [top = 0, area = 0] = await add({ name: 'Classes', children: [{ name: 'Classed' }] })
    await db.orm.update(sites).set({ siteClass: 'area' }).where(eq(sites.siteId, area))
    expect(
      await failureOf(admin.sites.move({ params: { projectId }, body: { sites: [{ siteId: area, parentId: null }] } })),
    ).toMatchObject({ status: 400, message: siteMoveMessages.losesClass('Classed') })
    const moved = await move({ siteId: area, parentId: null, siteClass: null })
    expect(moved.before).toEqual([{ siteId: area, parentId: top, siteClass: 'area', version: 2 }])
    await move(...moved.before)
    const [row] = await db.orm.select().from(sites).where(eq(sites.siteId, area))
    expect(row).toMatchObject({ siteClass: 'area', parentId: top, depth: 2 })
  })

  it('keep a polygon that is too deep now, and the reply counts it [SITE-76]', async () => {
    const [, , deep = 0] = await add({ name: 'Deep', children: [{ name: 'Two', children: [{ name: 'Three' }] }] })
    const [, drawn = 0] = await add({ name: 'Drawn', children: [{ name: 'Shape' }] })
    await db.orm
      .update(sites)
      .set({
        location: {
          type: 'Feature',
          properties: null,
          geometry: {
            type: 'Polygon',
            coordinates: [
              [
                [0, 0],
                [1, 0],
                [1, 1],
                [0, 0],
              ],
            ],
          },
        },
      })
      .where(eq(sites.siteId, drawn))
    expect(await move({ siteId: drawn, parentId: deep })).toMatchObject({ numSites: 1, deepPolygons: 1 })
    const [row] = await db.orm.select().from(sites).where(eq(sites.siteId, drawn))
    expect(row?.location?.geometry.type).toBe('Polygon')
  })

  it('that two people move at once move once: the second gets what is there now [SITE-79]', async () => {
    const [, contested = 0] = await add({ name: 'From', children: [{ name: 'Contested' }] })
    const [to = 0] = await add({ name: 'To' })
    const [elsewhere = 0] = await add({ name: 'Elsewhere' })
    const results = await Promise.allSettled(
      [to, elsewhere].map((parentId) => move({ siteId: contested, parentId, version: 1 })),
    )
    const refused = results.find((result) => result.status === 'rejected')
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [[parentId] = []] = await placesOf([contested])
    expect(refused?.reason).toMatchObject({
      status: 409,
      message: siteMoveMessages.conflict('Contested'),
      current: { siteId: contested, parentId, version: 2 },
    })
  })

  it('are refused in an inactive project, and below an archived site [SITE-76]', async () => {
    const [archived = 0] = await add({ name: 'Closed' })
    const [free = 0] = await add({ name: 'Open' })
    await admin.sites.archive({ body: { projectId, siteId: archived } })
    expect(
      await failureOf(
        admin.sites.move({ params: { projectId }, body: { sites: [{ siteId: free, parentId: archived }] } }),
      ),
    ).toMatchObject({ status: 400, message: siteMoveMessages.parentArchived('Open', 'Closed') })
    expect(
      await failureOf(
        admin.sites.move({ params: { projectId }, body: { sites: [{ siteId: archived, parentId: free }] } }),
      ),
    ).toMatchObject({ status: 400, message: siteMoveMessages.archived('Closed') })
  })
})
