import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { fieldMessages, requestMessages } from '@sitewright/domain/shared/messages'
import { geometryMessages } from '@sitewright/domain/sites/geometry-messages'
import { LOCATION_PROPERTIES } from '@sitewright/domain/sites/location-properties'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { SITE_PATH_LIMIT } from '@sitewright/domain/sites/rules'
import { siteScreenMessages } from '@sitewright/domain/sites/screen-messages'
import type { Site, SiteTreeInput, SiteTreeResult } from '@sitewright/domain/sites/site'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { projectNamed } from '../../db/demo/projects'
import { COPY_TARGET, DEMO_SITES, PROJECT_WITHOUT_SITES, SITE_PROJECT, siteNamed } from '../../db/demo/sites'
import { audit, projects, sites } from '../../db/schema'

let db: TestDatabase
let gateway: TestGateway
let admin: Client
let viewer: Client
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  admin = await gateway.clientAs('customer.admin')
  viewer = await gateway.clientAs('viewer')
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const refinery = projectNamed(SITE_PROJECT).projectId
const target = projectNamed(COPY_TARGET).projectId
const empty = projectNamed(PROJECT_WITHOUT_SITES).projectId
const demoSites = DEMO_SITES.filter(({ projectId }) => projectId === refinery)

const add = async (projectId: number, ...roots: SiteTreeInput[]): Promise<SiteTreeResult[]> =>
  (await admin.sites.addTrees({ params: { projectId }, body: roots })).body
const change = async (projectId: number, ...roots: SiteTreeInput[]): Promise<SiteTreeResult[]> =>
  (await admin.sites.saveTrees({ params: { projectId }, body: roots })).body
const rowsOf = (projectId: number) => db.orm.select().from(sites).where(eq(sites.projectId, projectId))
const pathsOf = async (projectId: number): Promise<string[]> => {
  const rows = await rowsOf(projectId)
  const pathOf = (siteId: number | null): string[] => {
    const row = rows.find((site) => site.siteId === siteId)
    return row === undefined ? [] : [...pathOf(row.parentId), row.name]
  }
  return rows.map(({ siteId }) => pathOf(siteId).join('/')).toSorted()
}
const idAt = async (result: Promise<SiteTreeResult[]>, node = 0): Promise<number> => {
  const [first] = await result
  expect(first).toMatchObject({ success: true })
  return first?.siteIds?.[node] ?? 0
}
const stateOf = async (siteId: number) => {
  const [row] = await db.orm.select().from(sites).where(eq(sites.siteId, siteId))
  return row?.isActive
}

describe('the sites of a project', () => {
  it('are listed level by level, without archived ones for those who may not edit sites [SITE-11, PERM-08, API2-14]', async () => {
    const { body } = await admin.sites.list({ params: { projectId: refinery } })
    expect(body).toHaveLength(400)
    const seen = new Set<number | null>([null])
    for (const { siteId, parentId } of body) {
      expect(seen.has(parentId)).toBe(true)
      seen.add(siteId)
    }
    expect(new Set(body.map(({ depth }) => depth))).toEqual(new Set([1, 2, 3, 4, 5]))
    const shown = (await viewer.sites.list({ params: { projectId: refinery } })).body
    expect(shown.map(({ active }) => active)).not.toContain(false)
    expect(shown).toHaveLength(demoSites.filter(({ isActive }) => isActive).length)
    expect(shown.length).toBeLessThan(400)
  })

  it('are listed by the flags of the query [API2-14]', async () => {
    const top = await admin.sites.list({ params: { projectId: refinery }, query: { oneDeep: true, simple: true } })
    expect(top.body.map(({ depth }) => depth)).toEqual(Array.from({ length: 8 }, () => 1))
    expect(Object.keys(top.body[0] ?? {}).toSorted()).toEqual(
      ['active', 'depth', 'name', 'parentId', 'projectId', 'siteId', 'version'].toSorted(),
    )
    const active = await admin.sites.list({ params: { projectId: refinery }, query: { activeOnly: true } })
    expect(active.body.map(({ active: isActive }) => isActive)).not.toContain(false)
    expect(active.body[0]).toHaveProperty('properties')
  })

  it('are a tree of the whole project, or of one site [API2-17, API2-18, API2-19]', async () => {
    const whole = (await admin.sites.hierarchy({ params: { projectId: refinery } })).body
    expect(whole.map(({ name }) => name)).toEqual(
      demoSites
        .filter(({ depth }) => depth === 1)
        .map(({ name }) => name)
        .toSorted(),
    )
    const { siteId } = siteNamed(SITE_PROJECT, 'Tank Farm')
    const [tree, ...others] = (await admin.sites.hierarchy({ params: { projectId: refinery }, query: { siteId } })).body
    expect(others).toEqual([])
    expect(tree).toEqual(whole.find((root) => root.siteId === siteId))
    expect(tree?.children.map(({ name }) => name)).toEqual(['Zone A', 'Zone B', 'Zone C', 'Zone D'])
  })

  it('have neighbors: the parent and the siblings with a location, archived ones for those who edit sites [MAP-25]', async () => {
    const { body: all } = await admin.sites.list({ params: { projectId: refinery } })
    const site = all.find(
      ({ siteId, parentId, active }) =>
        active &&
        parentId !== null &&
        all.some((other) => other.parentId === parentId && other.siteId !== siteId && other.location),
    )
    const { siteId = 0, parentId = null } = site ?? {}
    const expected = all.filter(
      (other) =>
        other.location && other.siteId !== siteId && (other.siteId === parentId || other.parentId === parentId),
    )
    const { body } = await admin.sites.neighbors({ params: { siteId } })
    expect(body).toEqual(
      expected.map(({ siteId: id, name, active, location }) => ({
        siteId: id,
        name,
        active,
        isParent: id === parentId,
        location,
      })),
    )
    expect(body.length).toBeGreaterThan(0)
    const shown = (await viewer.sites.neighbors({ params: { siteId } })).body
    expect(shown).toEqual(body.filter(({ active }) => active))
    const top = all.find(({ depth }) => depth === 1)?.siteId ?? 0
    const ofTop = (await admin.sites.neighbors({ params: { siteId: top } })).body
    expect(ofTop.map((other) => other.siteId)).toEqual(
      all.filter((other) => other.depth === 1 && other.siteId !== top && other.location).map((other) => other.siteId),
    )
  })

  it('are not read through another project [PERM-26]', async () => {
    const { siteId } = siteNamed(SITE_PROJECT, 'Tank Farm')
    expect(await failureOf(admin.sites.hierarchy({ params: { projectId: target }, query: { siteId } }))).toMatchObject({
      status: 404,
    })
  })

  it('are found by name in any case, at every level [API2-20]', async () => {
    const { body } = await admin.sites.byName({ params: { projectId: refinery, siteName: 'zONE a' } })
    expect(body.map(({ name }) => name)).toEqual(Array.from({ length: 8 }, () => 'Zone A'))
    expect((await admin.sites.byName({ params: { projectId: refinery, siteName: 'Zone Ä/ 1%' } })).body).toEqual([])
  })

  it('include the sites below and above one site [API2-15, API2-16, MAP-18, SITE-57, SITE-71]', async () => {
    const row = siteNamed(SITE_PROJECT, 'Main Warehouse', 'Zone A', 'Aisle 2')
    const { body } = await admin.sites.one({ params: { siteId: row.siteId } })
    expect(body).toMatchObject({ name: 'Aisle 2', depth: 3, siteClass: 'warehouse', location: null })
    expect(body.siteType).toMatchObject({ receivable: true, locked: false })
    expect(body.path?.map(({ name }) => name)).toEqual(['Main Warehouse', 'Zone A'])
    expect(body.children?.map(({ name }) => name)).toEqual(['Rack 1', 'Rack 2'])
    expect(body.locationsAbove).toEqual([
      siteNamed(SITE_PROJECT, 'Main Warehouse', 'Zone A').location,
      siteNamed(SITE_PROJECT, 'Main Warehouse').location,
    ])
    expect(Object.keys(body.properties.userProperties)).toEqual(['Site Address', 'Site Description'])
    const { body: simple } = await admin.sites.simple({ params: { siteId: row.siteId } })
    expect(simple).toEqual({
      siteId: row.siteId,
      projectId: refinery,
      parentId: body.parentId,
      name: 'Aisle 2',
      active: true,
      depth: 3,
      version: 1,
    })
  })

  it('hide an archived site from those who may not edit sites [PERM-07, PERM-08]', async () => {
    const { siteId } = siteNamed(SITE_PROJECT, 'Laydown Yard South', 'Zone C')
    expect((await admin.sites.one({ params: { siteId } })).body.active).toBe(false)
    expect(await failureOf(viewer.sites.one({ params: { siteId } }))).toMatchObject({ status: 404 })
    expect(
      (
        await viewer.sites.one({ params: { siteId: siteNamed(SITE_PROJECT, 'Laydown Yard South').siteId } })
      ).body.children?.map(({ name }) => name),
    ).toEqual(['Zone A', 'Zone B', 'Zone D'])
  })
})

describe('a tree of sites', () => {
  it('is added whole, and returns its ids from the top down [SITE-34, SITE-45, API2-22, API2-78]', async () => {
    const [result] = await add(empty, {
      name: ' Yard ',
      children: [{ name: 'Row 1', children: [{ name: 'Bin 1' }] }, { name: 'Row 2' }],
    })
    expect(result).toMatchObject({ index: 0, success: true })
    expect(result?.siteIds).toHaveLength(4)
    expect(result?.siteId).toBe(result?.siteIds?.[0])
    expect(await pathsOf(empty)).toEqual(['Yard', 'Yard/Row 1', 'Yard/Row 1/Bin 1', 'Yard/Row 2'])
    const depths = (await rowsOf(empty)).map(({ depth }) => depth)
    expect(depths.toSorted((one, other) => one - other)).toEqual([1, 2, 2, 3])
  })

  it('can be renamed and extended, and leaves other sites as they are [SITE-34, API2-23, API2-78]', async () => {
    const [result] = await add(empty, { name: 'Depot', children: [{ name: 'North' }, { name: 'South' }] })
    const [depot = 0, north = 0] = result?.siteIds ?? []
    const [changed] = await change(empty, {
      siteId: depot,
      name: 'Depot 2',
      version: 1,
      children: [{ siteId: north, name: 'North end', version: 1, children: [{ name: 'Gate' }] }],
    })
    expect(changed).toMatchObject({ success: true, siteId: depot })
    expect((await pathsOf(empty)).filter((path) => path.startsWith('Depot'))).toEqual([
      'Depot 2',
      'Depot 2/North end',
      'Depot 2/North end/Gate',
      'Depot 2/South',
    ])
    const entries = await db.orm
      .select()
      .from(audit)
      .where(and(eq(audit.subjectId, String(depot)), eq(audit.action, 'sites.saveTrees')))
    expect(entries.map(({ before, after }) => ({ before, after }))).toEqual([
      {
        before: { version: 1 },
        after: {
          siteNames: ['Gate'],
          renamedSites: ['Depot → Depot 2', 'North → North end'],
          sitesAdded: 1,
          sitesRenamed: 2,
        },
      },
    ])
  })

  it('exchanges the names of two siblings in one save [SITE-28]', async () => {
    const [result] = await add(empty, { name: 'Swap', children: [{ name: 'A' }, { name: 'B' }] })
    const [root = 0, a = 0, b = 0] = result?.siteIds ?? []
    expect(
      await change(empty, {
        siteId: root,
        name: 'Swap',
        children: [
          { siteId: a, name: 'B' },
          { siteId: b, name: 'A' },
        ],
      }),
    ).toMatchObject([{ success: true }])
    expect((await rowsOf(empty)).find(({ siteId }) => siteId === a)?.name).toBe('B')
  })

  it.each<[string, SiteTreeInput, { node: number; message: string }[]]>([
    ['a blank name', { name: ' ' }, [{ node: 0, message: siteMessages.nameBlank }]],
    ['51 characters', { name: 'x'.repeat(51) }, [{ node: 0, message: siteMessages.nameTooLong }]],
    ['the reserved name', { name: 'Hierarchy' }, [{ node: 0, message: siteMessages.nameInvalid }]],
    [
      'several wrong names',
      {
        name: 'Good',
        children: [{ name: 'a/b' }, { name: 'Same' }, { name: 'c', children: [{ name: '' }] }, { name: 'SAME ' }],
      },
      [
        { node: 1, message: siteMessages.nameSpecial },
        { node: 4, message: siteMessages.nameBlank },
        { node: 5, message: siteMessages.siblingsSame },
      ],
    ],
    [
      'a site that does not exist',
      { name: 'Good', children: [{ siteId: 99_999_999, name: 'x' }] },
      [{ node: 1, message: siteMessages.notFound }],
    ],
    [
      'an id that no column holds',
      { name: 'Good', children: [{ siteId: -1, name: 'x' }] },
      [{ node: 1, message: siteMessages.notFound }],
    ],
  ])(
    'is rejected whole with %s, each error at its node [SITE-22, SITE-23, SITE-27, SITE-29, SITE-32, API2-21]',
    async (_what, root, errors) => {
      const before = await pathsOf(target)
      const [wrong, right] = await add(target, root, { name: 'Beside' })
      expect(wrong).toMatchObject({ success: false, errors })
      expect(wrong).not.toHaveProperty('siteIds')
      // Roots do not share their fate.
      expect(right).toMatchObject({ success: true })
      expect(await pathsOf(target)).toEqual([...before, 'Beside'].toSorted())
      await db.orm.delete(sites).where(eq(sites.siteId, right?.siteId ?? 0))
    },
  )

  it.each(['\\', '/', '|', ':', ';', '"', "'", '`', ',', '>', '<', '&', '$', '%'])(
    'is rejected with %s in a name, and has letters of every direction [SITE-24]',
    async (character) => {
      expect(await add(target, { name: `Yard ${character}` })).toMatchObject([
        { success: false, message: siteMessages.nameSpecial },
      ])
    },
  )

  it('is rejected with invisible characters in a name [SITE-24]', async () => {
    for (const name of ['Yard\u200b', '\u202eYard', 'Yard\u00ad']) {
      expect(await add(target, { name })).toMatchObject([{ success: false, errors: [{ node: 0 }] }])
    }
    const id = await idAt(add(target, { name: 'مخزن الشمال' }))
    await db.orm.delete(sites).where(eq(sites.siteId, id))
  })

  it('is rejected with the name of a stored sibling, even an archived one [SITE-28, SITE-30, SITE-73]', async () => {
    for (const name of ['gate 2', 'OLD YARD']) {
      expect(await add(target, { name })).toMatchObject([
        {
          success: false,
          message: siteMessages.siblingsUnique,
          errors: [{ node: 0, message: siteMessages.siblingsSame }],
        },
      ])
    }
  })

  it('has the names of siblings that a save accepts: those that the database tells apart [SITE-28, SITE-30]', async () => {
    const root = { name: 'Street', children: [{ name: 'ΟΔΟΣ' }, { name: 'Other' }] }
    const [result] = await add(empty, root)
    const [street = 0, , other = 0] = result?.siteIds ?? []
    const { body: site } = await admin.sites.one({ params: { siteId: other } })
    expect((await admin.sites.save({ params: { siteId: other }, body: { ...site, name: 'οδος' } })).status).toBe(200)
    const changed = await change(empty, { siteId: street, name: 'Street', children: [{ siteId: other, name: 'οδος' }] })
    expect(changed).toMatchObject([{ success: true }])
  })

  it('is rejected below an archived site, and names it [SITE-73]', async () => {
    const { siteId } = siteNamed(COPY_TARGET, 'Old Yard')
    expect(await add(target, { name: 'New', parentId: siteId })).toMatchObject([
      { success: false, message: siteMessages.bulkArchived('Old Yard') },
    ])
    expect(await change(target, { siteId, name: 'Old Yard', children: [{ name: 'New' }] })).toMatchObject([
      { success: false, errors: [{ node: 1, message: siteMessages.bulkArchived('Old Yard') }] },
    ])
  })

  it('is rejected if it moves a site, names one twice, or names one of another project [API2-78, PERM-29]', async () => {
    const gate = siteNamed(COPY_TARGET, 'Gate 2').siteId
    const warehouse = siteNamed(COPY_TARGET, 'Main Warehouse').siteId
    const foreign = siteNamed(SITE_PROJECT, 'Tank Farm').siteId
    const moved = { siteId: warehouse, name: 'Main Warehouse', children: [{ siteId: gate, name: 'Gate 2' }] }
    expect(await change(target, moved)).toMatchObject([
      { success: false, errors: [{ node: 1, message: siteMessages.wrongPlace }] },
    ])
    const circle = {
      siteId: warehouse,
      name: 'Main Warehouse',
      children: [{ siteId: warehouse, name: 'Main Warehouse' }],
    }
    expect(await change(target, circle)).toMatchObject([
      { success: false, errors: [{ node: 1, message: siteMessages.repeated }] },
    ])
    expect(await change(target, { siteId: foreign, name: 'Taken' })).toMatchObject([
      { success: false, errors: [{ node: 0, message: siteMessages.notFound }] },
    ])
    expect(await add(target, { name: 'Lost', parentId: foreign })).toMatchObject([
      { success: false, message: siteMessages.notFound },
    ])
  })

  it('is saved once, although the body names it twice [API2-78]', async () => {
    const id = await idAt(add(target, { name: 'Once' }))
    expect(await change(target, { siteId: id, name: 'First' }, { siteId: id, name: 'Second' })).toMatchObject([
      { success: true },
      { success: false, errors: [{ node: 0, message: siteMessages.repeated }] },
    ])
    await db.orm.delete(sites).where(eq(sites.siteId, id))
  })

  it('is checked against the trees before it in the same body [API2-78, SITE-37]', async () => {
    const [first = 0, second = 0, below = 0] = (
      await add(target, { name: 'Order 1' }, { name: 'Order 2', children: [{ name: 'Order 3' }] })
    ).flatMap(({ siteIds = [] }) => siteIds)
    const taken = { success: false, message: siteMessages.siblingsUnique }
    expect(
      await change(
        target,
        { name: 'Order 1' },
        { siteId: first, name: 'ORDER 2' },
        { siteId: second, name: 'Order 4', children: [{ siteId: below, name: 'Order 5', version: 1 }] },
        { siteId: first, name: 'Repeated' },
        { name: 'Order 2' },
        { name: 'order 2' },
        { name: 'Order 4' },
        { siteId: below, name: 'Order 6', version: 1 },
        { siteId: below, name: 'Order 6' },
      ),
    ).toMatchObject([
      taken,
      taken,
      { success: true },
      { success: false, message: siteMessages.repeated },
      { success: true },
      taken,
      taken,
      { success: false, message: siteMessages.conflict },
      { success: false, message: siteMessages.repeated },
    ])
    const [other] = await change(target, { siteId: below, name: 'Order 6', version: 2 }, { name: 'Order 7' })
    expect(other).toMatchObject({ success: true })
    await db.orm
      .delete(sites)
      .where(sql`${sites.projectId} = ${target} and ${sites.name} like 'Order %' and ${sites.depth} = 1`)
  })

  it('is saved with up to 999 other roots in one transaction, and has an audit entry of its own [API2-78]', async () => {
    const roots = Array.from({ length: 1500 }, (_, index) => ({ name: `Crowd ${index}` }))
    const results = await add(target, ...roots)
    expect(results.map(({ index, success }) => [index, success])).toEqual(roots.map((_, index) => [index, true]))
    const { rows } = await db.execute(sql`
      select count(distinct site.xmin::text)::int as transactions, count(*)::int as entries
      from site join audit on subject_kind = 'site' and subject_id = site_id::text
      where project_id = ${target} and name like 'Crowd %' and after -> 'siteNames' ->> 0 = name`)
    expect(rows).toEqual([{ transactions: 2, entries: 1500 }])
    await db.orm.delete(sites).where(sql`${sites.projectId} = ${target} and ${sites.name} like 'Crowd %'`)
  })

  it('is rejected over a version that someone else saved [SITE-37]', async () => {
    const id = await idAt(add(target, { name: 'Versioned' }))
    expect(await change(target, { siteId: id, name: 'First', version: 1 })).toMatchObject([{ success: true }])
    expect(await change(target, { siteId: id, name: 'Second', version: 1 })).toMatchObject([
      { success: false, message: siteMessages.conflict },
    ])
    await db.orm.delete(sites).where(eq(sites.siteId, id))
  })

  it('has at most 50 levels, and a deeper body is rejected without a crash', async () => {
    const chain = (levels: number): SiteTreeInput => {
      let node: SiteTreeInput = { name: `Level ${levels}` }
      for (let level = levels - 1; level > 0; level -= 1) node = { name: `Level ${level}`, children: [node] }
      return node
    }
    const id = await idAt(add(target, chain(50)))
    expect(await add(target, { name: 'Deep', children: [chain(50)] })).toMatchObject([
      { success: false, errors: [{ node: 50, message: siteMessages.tooDeep(50) }] },
    ])
    expect(await failureOf(add(target, chain(200)))).toMatchObject({ status: 400 })
    await db.orm.delete(sites).where(eq(sites.siteId, id))
  })

  it('is not changed in an inactive project, with the reason [SITE-36, PERM-24, PERM-25]', async () => {
    await db.orm.update(projects).set({ isActive: false }).where(eq(projects.projectId, empty))
    try {
      expect(await failureOf(add(empty, { name: 'Late' }))).toMatchObject({
        status: 403,
        message: siteMessages.projectInactive,
      })
    } finally {
      await db.orm.update(projects).set({ isActive: true }).where(eq(projects.projectId, empty))
    }
  })

  it('is added below a site, which is unarchived if the caller says so [API2-26, API2-27]', async () => {
    const { siteId } = siteNamed(COPY_TARGET, 'Old Yard', 'Tank Farm')
    const post = (unarchive: boolean) =>
      admin.sites.addTree({
        params: { siteId },
        query: { projectId: target, unarchive },
        body: { name: 'New', children: [{ name: 'Part' }] },
      })
    expect(await failureOf(post(false))).toMatchObject({ status: 400, message: siteMessages.bulkArchived('Tank Farm') })
    const { body } = await post(true)
    expect(body.numSites).toBe(2)
    expect(await stateOf(siteNamed(COPY_TARGET, 'Old Yard').siteId)).toBe(true)
    expect(await stateOf(siteNamed(COPY_TARGET, 'Old Yard', 'Tank Farm', 'Zone A').siteId)).toBe(false)
    await db.orm.delete(sites).where(eq(sites.siteId, body.siteId))
    await admin.sites.archive({ body: { projectId: target, siteId: siteNamed(COPY_TARGET, 'Old Yard').siteId } })
  })
})

describe('archiving sites', () => {
  const stateCall = (siteId: number, extra: object = {}) => ({ body: { projectId: empty, siteId, ...extra } })
  const addYard = async (name: string) => {
    const [result] = await add(empty, {
      name,
      children: [{ name: 'Row', children: [{ name: 'Bin' }, { name: 'Box' }] }],
    })
    const [yard = 0, row = 0, bin = 0, box = 0] = result?.siteIds ?? []
    return { yard, row, bin, box }
  }

  it('archives all sites below at every depth, and undoes exactly that [SITE-64, ERR-07, API2-29]', async () => {
    const { yard, row, bin, box } = await addYard('Archive 1')
    await admin.sites.archive(stateCall(box))
    const preview = (await admin.sites.statePreview({ params: { siteId: yard } })).body
    expect(preview).toEqual({ activeBelow: 2, archivedBelow: 1, archivedAbove: [] })
    const { body } = await admin.sites.archive(stateCall(yard))
    expect(body.siteIds).toEqual([yard, row, bin])
    expect((await admin.sites.restore({ params: { projectId: empty }, body })).body).toEqual(body)
    expect(await Promise.all([yard, row, bin, box].map(stateOf))).toEqual([true, true, true, false])
  })

  it('unarchives the site and those above it, and those below only on request [SITE-65, SITE-66, SITE-74, API2-30]', async () => {
    const { yard, row, bin, box } = await addYard('Archive 2')
    await admin.sites.archive(stateCall(yard))
    expect((await admin.sites.statePreview({ params: { siteId: row } })).body).toEqual({
      activeBelow: 0,
      archivedBelow: 2,
      archivedAbove: ['Archive 2'],
    })
    expect((await admin.sites.unarchive(stateCall(row))).body.siteIds).toEqual([yard, row])
    expect(await Promise.all([bin, box].map(stateOf))).toEqual([false, false])
    expect((await admin.sites.unarchive(stateCall(yard, { unarchiveSubSites: true }))).body.siteIds).toEqual([bin, box])
  })

  it('is not undone below a site that was archived meanwhile [SITE-74]', async () => {
    const { yard, row } = await addYard('Archive 3')
    const { body } = await admin.sites.archive(stateCall(row))
    await admin.sites.archive(stateCall(yard))
    expect(await failureOf(admin.sites.restore({ params: { projectId: empty }, body }))).toMatchObject({
      status: 400,
      message: siteMessages.restoreBlocked,
    })
    expect(await stateOf(row)).toBe(false)
  })

  it('is refused for a site of another project, and undone only for sites of the project [PERM-26, PERM-29]', async () => {
    const foreign = siteNamed(SITE_PROJECT, 'Tank Farm').siteId
    expect(await failureOf(admin.sites.archive(stateCall(foreign)))).toMatchObject({ status: 404 })
    for (const siteId of [foreign, 2 ** 31 - 1]) {
      expect(
        await failureOf(admin.sites.restore({ params: { projectId: empty }, body: { siteIds: [siteId] } })),
      ).toMatchObject({ status: 400, message: siteMessages.notFound, fields: { siteIds: [siteMessages.notFound] } })
    }
    expect(await stateOf(foreign)).toBe(true)
  })
})

describe('saving a site', () => {
  const row = siteNamed(SITE_PROJECT, 'Site Services', 'Zone A')
  const read = async (siteId = row.siteId): Promise<Site> => (await admin.sites.one({ params: { siteId } })).body
  const saved = async (site: Site, values: object) =>
    admin.sites.save({ params: { siteId: site.siteId }, body: { ...site, ...values } })
  const yard = siteNamed(SITE_PROJECT, 'Site Services').location

  it('keeps name, class, types, colors, location and properties [SITE-50, SITE-53, SITE-54, SITE-56, SITE-59, SITE-60, MAP-02, MAP-13, API2-24]', async () => {
    const site = await read()
    const { body } = await saved(site, {
      name: ' Zone A1 ',
      siteClass: 'muster',
      siteType: { receivable: false, issuable: true, quarantine: false, locked: true, toolsAndEquipment: true },
      siteColor: '#123456',
      siteOpacity: 0.3,
      borderColor: '#654321',
      borderOpacity: 1,
      location: yard,
      properties: {
        overlays: [
          { name: 'Plan', url: 'https://plans.example/1' },
          { name: '', url: 'https://plans.example/2' },
          { name: 'No address', url: ' ' },
        ],
        userProperties: {
          'Cost Center': { value: 'NG-1', type: 'Default' },
          'Site Address': { value: 'Road 1', type: 'Default' },
        },
      },
    })
    expect(body).toMatchObject({
      name: 'Zone A1',
      siteClass: 'muster',
      siteOpacity: 0.3,
      location: yard,
      version: site.version + 1,
    })
    expect(body.siteType).toMatchObject({ issuable: true, receivable: false, toolsAndEquipment: true })
    expect(body.properties.overlays).toEqual([{ name: 'Plan', url: 'https://plans.example/1' }])
    expect(Object.keys(body.properties.userProperties).toSorted()).toEqual([
      'Cost Center',
      'Site Address',
      'Site Description',
    ])
    expect(await read()).toEqual(body)
    // The same again is no new version.
    expect((await saved(body, {})).body.version).toBe(body.version)
    // No location is an empty one (MAP-14).
    expect((await saved(body, { location: null })).body.location).toBeNull()
  })

  it('reports every invalid field at once, and saves nothing [SITE-24, SITE-25, SITE-52, MAP-04]', async () => {
    const top = await read(siteNamed(SITE_PROJECT, 'Site Services').siteId)
    const failure = await failureOf(saved(top, { name: 'a/b', siteColor: 'red', siteOpacity: 1.1 }))
    expect(failure).toMatchObject({
      status: 400,
      fields: {
        name: [siteMessages.nameCharacters],
        siteColor: [expect.any(String)],
        siteOpacity: [expect.any(String)],
      },
    })
    expect(await failureOf(saved(top, { siteClass: 'bin', name: 'UTILITIES' }))).toMatchObject({
      status: 400,
      fields: { siteClass: [siteMessages.classOfTop], name: [siteMessages.siblingsUnique] },
    })
    expect(await read(top.siteId)).toEqual(top)
  })

  it.each([
    ['that look like the permanent one', ['Site address'], 'Site address', siteScreenMessages.propertyNameSame],
    ['that look the same', ['Pump', 'PUMP '], 'Pump', siteScreenMessages.propertyNameSame],
    ['with a character that nobody sees', ['Pu\u200bmp'], 'Pu\u200bmp', fieldMessages.invisible],
  ])('rejects new names of properties %s [SITE-57, USER-131]', async (_case, names, named, message) => {
    const site = await read(siteNamed(SITE_PROJECT, 'Site Services', 'Zone B').siteId)
    const value = { value: 'x', type: 'Default' }
    const userProperties = {
      ...site.properties.userProperties,
      ...Object.fromEntries(names.map((name) => [name, value])),
    }
    expect(await failureOf(saved(site, { properties: { overlays: [], userProperties } }))).toMatchObject({
      status: 400,
      fields: { [`properties.userProperties.${named}`]: [message] },
    })
  })

  it('keeps names of properties that were stored before they were compared [USER-131]', async () => {
    const site = await read(siteNamed(SITE_PROJECT, 'Site Services', 'Zone B').siteId)
    const value = { value: 'x', type: 'Default' }
    const stored = { overlays: [], userProperties: { 'Site address': value, Pump: value, PUMP: value } }
    await db.orm.update(sites).set({ properties: stored }).where(eq(sites.siteId, site.siteId))
    const { body } = await saved(await read(site.siteId), { siteColor: '#123456' })
    expect(Object.keys(body.properties.userProperties)).toContain('PUMP')
  })

  it('rejects a property without a name [SITE-56]', async () => {
    const site = await read(siteNamed(SITE_PROJECT, 'Site Services', 'Zone B').siteId)
    const userProperties = { ...site.properties.userProperties, ' ': { value: 'x', type: 'Default' } }
    expect(await failureOf(saved(site, { properties: { overlays: [], userProperties } }))).toMatchObject({
      status: 400,
    })
    expect(await read(site.siteId)).toEqual(site)
  })

  it('rejects an overlay whose address runs or opens something else than a web page, unless it is stored [SITE-58, SITE-75]', async () => {
    const site = await read(siteNamed(SITE_PROJECT, 'Site Services', 'Zone B').siteId)
    const { userProperties } = site.properties
    const withOverlay = (url: string) =>
      saved(site, { properties: { overlays: [{ name: 'Plan', url }], userProperties }, version: undefined })
    for (const url of ['javascript:alert(1)', ' data:text/html,x', 'FILE:///etc/passwd', 'java\nscript:alert(1)']) {
      expect(await failureOf(withOverlay(url))).toMatchObject({
        status: 400,
        fields: { 'properties.overlays.0.url': [siteScreenMessages.overlayAddress] },
      })
    }
    expect(await read(site.siteId)).toEqual(site)
    const stored = { overlays: [{ name: 'Plan', url: 'javascript:alert(1)' }], userProperties }
    await db.orm.update(sites).set({ properties: stored }).where(eq(sites.siteId, site.siteId))
    const old = await read(site.siteId)
    expect((await saved(old, { siteColor: '#123456' })).body.properties.overlays).toEqual(stored.overlays)
    const cleared = await saved(await read(site.siteId), { properties: { overlays: [], userProperties } })
    expect(cleared.body.properties.overlays).toEqual([])
  })

  it('judges the location by the depth of the site [MAP-05, MAP-13]', async () => {
    const deep = await read(siteNamed(SITE_PROJECT, 'Site Services', 'Zone B', 'Compound 1', 'Container 1').siteId)
    expect(deep.depth).toBe(4)
    expect(await failureOf(saved(deep, { location: yard }))).toMatchObject({
      fields: { location: [geometryMessages.polygonTooDeep] },
    })
    const crossing = {
      type: 'Feature',
      properties: null,
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [2, 2],
            [2, 0],
            [0, 2],
            [0, 0],
          ],
        ],
      },
    }
    expect(await failureOf(saved(await read(), { location: crossing }))).toMatchObject({
      fields: { location: [geometryMessages.crossing] },
    })
  })

  it('keeps small properties of a location and rejects large ones at their field', async () => {
    const site = await read(siteNamed(SITE_PROJECT, 'Site Services', 'Zone B').siteId)
    const geometry = { type: 'Point', coordinates: [-113.5, 53.5] }
    const location = { type: 'Feature', properties: { source: { method: 'survey' } }, geometry }
    const { body } = await saved(site, { location })
    expect(body.location).toEqual(location)
    const tags = Array.from({ length: LOCATION_PROPERTIES.values }, (_, index) => `tag ${index}`)
    const message = geometryMessages.tooManyProperties(LOCATION_PROPERTIES.values)
    expect(await failureOf(saved(body, { location: { ...location, properties: { tags } } }))).toMatchObject({
      status: 400,
      message,
      fields: { 'location.properties': [message] },
    })
  })

  it('is a conflict over a version that someone else saved, with what is stored now', async () => {
    const site = await read(siteNamed(SITE_PROJECT, 'Site Services', 'Zone C').siteId)
    const { body } = await saved(site, { name: 'Zone C1' })
    expect(await failureOf(saved(site, { name: 'Zone C2' }))).toMatchObject({
      status: 409,
      message: siteMessages.conflict,
      current: JSON.parse(JSON.stringify(body)) as unknown,
    })
  })
})

describe('the default storage location', () => {
  it('is chosen among the active sites by their path [SITE-13, SITE-14, SITE-15, API2-12, API2-13]', async () => {
    const { body } = await admin.sites.defaultStorage({ params: { projectId: refinery } })
    const chosen = siteNamed(SITE_PROJECT, 'Main Warehouse', 'Zone A').siteId
    expect(body.defaultStorageLocation).toBe(chosen)
    expect(body.options).toContainEqual({ SiteId: chosen, SiteHierarchy: 'Main Warehouse > Zone A' })
    expect(body.options.map(({ SiteId }) => SiteId)).not.toContain(
      siteNamed(SITE_PROJECT, 'Laydown Yard South', 'Zone C').siteId,
    )
    const save = (siteId: number | null) =>
      admin.sites.saveDefaultStorage({ params: { projectId: refinery }, body: { defaultStorageLocation: siteId } })
    const other = siteNamed(SITE_PROJECT, 'Tank Farm').siteId
    expect((await save(other)).body.defaultStorageLocation).toBe(other)
    for (const wrong of [
      siteNamed(COPY_TARGET, 'Gate 2').siteId,
      siteNamed(SITE_PROJECT, 'Laydown Yard South', 'Zone C').siteId,
      0,
      2 ** 40,
    ]) {
      expect(await failureOf(save(wrong))).toMatchObject({
        status: 400,
        fields: { defaultStorageLocation: [siteMessages.notFound] },
      })
    }
    expect((await save(null)).body.defaultStorageLocation).toBeNull()
  })

  it('has choices with paths of a limited length [SITE-77, API2-12]', async () => {
    const names = Array.from({ length: 50 }, (_, level) => `Storage level ${level} ${'n'.repeat(30)}`)
    const tree = names.reduceRight<SiteTreeInput | undefined>(
      (child, name) => ({ name, ...(child && { children: [child] }) }),
      undefined,
    )
    const id = await idAt(add(empty, tree ?? { name: '' }))
    const { options } = (await admin.sites.defaultStorage({ params: { projectId: empty } })).body
    const paths = options.map(({ SiteHierarchy }) => SiteHierarchy).filter((path) => path.startsWith(names[0] ?? ''))
    expect(paths).toHaveLength(50)
    expect(Math.max(...paths.map(({ length }) => length))).toBeLessThanOrEqual(SITE_PATH_LIMIT)
    expect(paths.at(-1)).toBe([names[0], '…', ...names.slice(-3)].join(' > '))
    await db.orm.delete(sites).where(eq(sites.siteId, id))
  })

  it('is none while its site is archived, and comes back with it [SITE-64]', async () => {
    const id = await idAt(add(empty, { name: 'Store' }))
    await admin.sites.saveDefaultStorage({ params: { projectId: empty }, body: { defaultStorageLocation: id } })
    const current = async () =>
      (await admin.sites.defaultStorage({ params: { projectId: empty } })).body.defaultStorageLocation
    await admin.sites.archive({ body: { projectId: empty, siteId: id } })
    expect(await current()).toBeNull()
    await admin.sites.unarchive({ body: { projectId: empty, siteId: id } })
    expect(await current()).toBe(id)
  })
})

describe('the database', () => {
  it('never has an active site below an archived one', async () => {
    const { rows } = await db.execute(sql`
      select child.site_id from site child join site parent on parent.site_id = child.parent_id
      where child.is_active and not parent.is_active`)
    expect(rows).toEqual([])
  })
})

it('logs an unexpected error of a tree, which answers with a general sentence', async () => {
  await db.execute(sql`alter table site add constraint site_of_test check (name <> 'Refused by a test')`)
  try {
    const [result, other] = await add(empty, { name: 'Refused by a test' }, { name: 'Beside the refused one' })
    expect(result).toMatchObject({ success: false, message: requestMessages.unexpectedSave })
    expect(other).toMatchObject({ success: true })
    expect(gateway.logLines.some((line) => line.includes('A part of a call failed.'))).toBe(true)
  } finally {
    await db.execute(sql`alter table site drop constraint site_of_test`)
  }
})
