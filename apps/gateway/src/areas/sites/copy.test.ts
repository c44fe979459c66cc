import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { siteMessages } from '@sitewright/domain/sites/messages'
import type { SiteTreeInput } from '@sitewright/domain/sites/site'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { projectNamed } from '../../db/demo/projects'
import { COPY_TARGET, PROJECT_WITHOUT_SITES, SITE_PROJECT, siteNamed } from '../../db/demo/sites'
import { sites } from '../../db/schema'

let db: TestDatabase
let gateway: TestGateway
let admin: Client
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  admin = await gateway.clientAs('customer.admin')
})
beforeEach(async () => {
  await db.orm.delete(sites).where(eq(sites.projectId, empty))
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const target = projectNamed(COPY_TARGET).projectId
const empty = projectNamed(PROJECT_WITHOUT_SITES).projectId
const idOf = (...path: string[]): number => siteNamed(SITE_PROJECT, ...path).siteId

const check = async (siteId: number, projectId: number) =>
  (await admin.sites.canCopy({ params: { projectId, siteId } })).body
const copy = (siteId: number, site: { projectId: number; parentId?: number }, unarchiveExisting = false) =>
  admin.sites.copy({ params: { siteId }, body: { site, unarchiveExisting } })
const add = async (projectId: number, root: SiteTreeInput): Promise<readonly number[]> => {
  const [result] = (await admin.sites.addTrees({ params: { projectId }, body: [root] })).body
  return result?.siteIds ?? []
}
const rowsOf = (projectId: number) => db.orm.select().from(sites).where(eq(sites.projectId, projectId))

describe('the check before a copy', () => {
  it('answers for a new, an active and an archived name [COPY-23, COPY-24, COPY-28, COPY-29, API2-28, COPY-33]', async () => {
    expect(await check(idOf('Utilities'), target)).toEqual({
      canCopy: true,
      isActive: false,
      askUnarchivePermission: false,
      isTopTaken: false,
    })
    expect(await check(idOf('Main Warehouse'), target)).toEqual({
      canCopy: false,
      isActive: true,
      askUnarchivePermission: false,
      isTopTaken: true,
    })
    // Archived below an archived site.
    expect(await check(idOf('Tank Farm'), target)).toEqual({
      canCopy: true,
      isActive: false,
      askUnarchivePermission: true,
      isTopTaken: false,
    })
  })
})

describe('a copy of a site', () => {
  it('has everything below it, active and with all properties [COPY-30, COPY-31, API2-25, API2-77]', async () => {
    const { body } = await copy(idOf('Laydown Yard South'), { projectId: empty })
    const copied = await rowsOf(empty)
    const original = (await rowsOf(projectNamed(SITE_PROJECT).projectId)).filter(
      ({ siteId }) => siteId >= idOf('Laydown Yard South') && siteId < idOf('Main Warehouse'),
    )
    expect(body.numSites).toBe(original.length)
    const shape = (rows: typeof copied) =>
      rows
        .map(({ name, depth, siteClass, siteTypes, location, properties, siteColor }) =>
          JSON.stringify([depth, name, siteClass, siteTypes, location, properties, siteColor]),
        )
        .toSorted()
    expect(shape(copied)).toEqual(shape(original))
    expect(original.map(({ isActive }) => isActive)).toContain(false)
    expect(copied.map(({ isActive }) => isActive)).not.toContain(false)
    expect(copied.find(({ siteId }) => siteId === body.siteId)?.name).toBe('Laydown Yard South')
  })

  it('is refused where an active site has the name, and nothing is written [COPY-28, MSG-42]', async () => {
    await add(empty, { name: 'Gate', children: [{ name: 'utilities' }] })
    const before = (await rowsOf(empty)).length
    expect(await failureOf(copy(idOf('Utilities'), { projectId: empty }))).toMatchObject({
      status: 400,
      message: siteMessages.copyExists('Utilities'),
    })
    expect(await rowsOf(empty)).toHaveLength(before)
  })

  it('merges with an archived site of the same name if allowed, and unarchives it and the sites above [COPY-25, COPY-31]', async () => {
    const [yard = 0, farm = 0, zone = 0, own = 0] = await add(empty, {
      name: 'Old Yard',
      children: [{ name: 'tank farm', children: [{ name: 'Zone A' }, { name: 'Own' }] }],
    })
    await admin.sites.archive({ body: { projectId: empty, siteId: yard } })
    const { body } = await copy(idOf('Tank Farm'), { projectId: empty }, true)
    expect(body.siteId).toBe(farm)
    const rows = await rowsOf(empty)
    const byId = new Map(rows.map((row) => [row.siteId, row]))
    expect([yard, farm, zone, own].map((id) => byId.get(id)?.isActive)).toEqual([true, true, true, false])
    expect(
      rows
        .filter(({ parentId }) => parentId === farm)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['Own', 'Zone A', 'Zone B', 'Zone C', 'Zone D'])
    expect(rows.filter(({ parentId }) => parentId === zone)).toHaveLength(3)
  })

  it('goes into thousands of archived sites by their names, in any case [COPY-25, COPY-31, SITE-30]', async () => {
    const rowsBelow = (nameOf: (at: number) => string) =>
      Array.from({ length: 2500 }, (_, at) => ({ name: nameOf(at) }))
    const [source = 0] = await add(target, { name: 'Wide', children: rowsBelow((at) => `ΟΔΟΣ ${at}`) })
    const [wide = 0] = await add(empty, { name: 'wide', children: rowsBelow((at) => `οδοσ ${at}`) })
    const archived = await admin.sites.archive({ body: { projectId: empty, siteId: wide } })
    expect(archived.body.siteIds).toHaveLength(2501)
    const { body } = await copy(source, { projectId: empty }, true)
    expect(body).toEqual({ siteId: wide, numSites: 2501 })
    const rows = await rowsOf(empty)
    expect(rows).toHaveLength(2501)
    expect(rows.filter(({ isActive }) => !isActive)).toEqual([])
    const [tree] = (await admin.sites.hierarchy({ params: { projectId: empty }, query: { siteId: wide } })).body
    expect(tree?.children).toHaveLength(2500)
    await db.orm.delete(sites).where(eq(sites.siteId, source))
  })

  it('is new at the top if the archived site stays archived [COPY-26]', async () => {
    const [yard = 0, farm = 0] = await add(empty, { name: 'Old Yard', children: [{ name: 'Tank Farm' }] })
    await admin.sites.archive({ body: { projectId: empty, siteId: yard } })
    const { body } = await copy(idOf('Tank Farm'), { projectId: empty })
    expect(body.siteId).not.toBe(farm)
    const rows = await rowsOf(empty)
    expect(rows.find(({ siteId }) => siteId === farm)?.isActive).toBe(false)
    expect(rows.find(({ siteId }) => siteId === body.siteId)).toMatchObject({ parentId: null, isActive: true })
  })

  it('is refused at the top where an archived site there has the name and stays archived [COPY-26, COPY-28, COPY-33]', async () => {
    const [farm = 0] = await add(empty, { name: 'Tank Farm' })
    await admin.sites.archive({ body: { projectId: empty, siteId: farm } })
    expect(await check(idOf('Tank Farm'), empty)).toMatchObject({ askUnarchivePermission: true, isTopTaken: true })
    expect(await failureOf(copy(idOf('Tank Farm'), { projectId: empty }))).toMatchObject({
      status: 400,
      message: siteMessages.copyExists('Tank Farm'),
    })
  })

  it('goes below a site, where only names of siblings count [API2-77]', async () => {
    const [gate = 0] = await add(empty, { name: 'Gate', children: [{ name: 'Other', children: [{ name: 'Zone A' }] }] })
    const { body } = await copy(idOf('Tank Farm', 'Zone A'), { projectId: empty, parentId: gate })
    const row = (await rowsOf(empty)).find(({ siteId }) => siteId === body.siteId)
    expect(row).toMatchObject({ parentId: gate, depth: 2, siteClass: 'area' })
    // At the top, a site has no class.
    await db.orm.delete(sites).where(eq(sites.siteId, gate))
    const top = await copy(idOf('Tank Farm', 'Zone A'), { projectId: empty })
    expect((await rowsOf(empty)).find(({ siteId }) => siteId === top.body.siteId)).toMatchObject({
      depth: 1,
      siteClass: null,
    })
  })

  it('is refused for a place of another project and for a project that the caller does not see [API2-77, PERM-26]', async () => {
    expect(await failureOf(copy(idOf('Utilities'), { projectId: empty, parentId: idOf('Tank Farm') }))).toMatchObject({
      status: 404,
    })
    const harbour = projectNamed('Outer Breakwater').projectId
    expect(await failureOf(copy(idOf('Utilities'), { projectId: harbour }))).toMatchObject({ status: 404 })
  })
})
