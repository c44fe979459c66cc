import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { DEFAULT_CONFIGS } from '@sitewright/domain/configs/defaults'
import { MATRIX_FACETS, MAX_MATRIX_PAGE_SIZE, type MatrixQuery } from '@sitewright/domain/configs/matrix'
import { CONFIG_NAMES, INTEGRATION_CONFIG, STORAGE_LEVELS_CONFIG } from '@sitewright/domain/configs/names'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { DEFAULTS_PROJECT_ID } from '@sitewright/domain/projects/policy'
import { projectRecordMessages } from '@sitewright/domain/projects/record-messages'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { notingDatabase } from '../../../test/noting-database'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { projectNamed } from '../../db/demo/projects'
import { projectConfigs, projects } from '../../db/schema'

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

const reference = projectNamed('Northgate Refinery Expansion').projectId
const matrix = async (query: MatrixQuery = {}, client = admin, licenseId = 1) =>
  (await client.licenseConfigs.matrix({ params: { licenseId }, query })).body
const countFacets = async (query: Pick<MatrixQuery, 'reference' | 'search'> = {}, client = admin, licenseId = 1) =>
  (await client.licenseConfigs.matrixFacets({ params: { licenseId }, query })).body

const levels = (minimum: number, maximum: number, isReversed = false) => {
  const found = DEFAULT_CONFIGS.find(({ name }) => name === STORAGE_LEVELS_CONFIG)?.data.configs ?? []
  const values = [minimum, maximum]
  return {
    configs: found.map((entry) => ({
      ...entry,
      parameters: entry.parameters.map((parameter, place) => {
        const changed = { ...parameter, value: values[place] ?? 0 }
        return isReversed ? Object.fromEntries(Object.entries(changed).toReversed()) : changed
      }),
    })),
  }
}
const store = async (project: string, name: string, data: ReturnType<typeof levels>) => {
  const { projectId } = projectNamed(project)
  await db.orm
    .insert(projectConfigs)
    .values({ projectId, name, data })
    .onConflictDoUpdate({ target: [projectConfigs.projectId, projectConfigs.name], set: { data } })
}
const cellOf = async (project: string, name: string, of = reference) => {
  const { projectId } = projectNamed(project)
  const { configs, projects: rows } = await matrix({ reference: of, search: `${projectId}: ${project}` })
  return rows.find((row) => row.projectId === projectId)?.cells[configs.indexOf(name)]
}

describe('the matrix of a license', () => {
  it('has the active projects by id, without project 1 and the reference, and every type that can be added [CONF-81, CONF-83, CONF-84]', async () => {
    const { configs, projects: rows, total, reference: compared } = await matrix({ reference, pageSize: 50 })
    const stored = await db.orm.select().from(projects).where(eq(projects.licenseId, 1)).orderBy(projects.projectId)
    const active = stored.filter(({ isActive, projectId }) => isActive && projectId !== DEFAULTS_PROJECT_ID)
    expect(rows.map(({ projectId }) => projectId)).toEqual(
      active.map(({ projectId }) => projectId).filter((id) => id !== reference),
    )
    expect(total).toBe(active.length - 1)
    expect(configs).toEqual(CONFIG_NAMES.toSorted())
    expect(rows.every(({ cells }) => cells.length === configs.length)).toBe(true)
    expect(compared).toMatchObject({ projectId: reference, name: 'Northgate Refinery Expansion' })
  })

  it('is compared with the project that has the most configs, where none is named [CONF-83]', async () => {
    expect((await matrix()).reference?.projectId).toBe(reference)
  })

  it('has the state of each cell [CONF-82]', async () => {
    await store('Northgate Refinery Expansion', STORAGE_LEVELS_CONFIG, levels(1, 4))
    await store('Jetty 3', STORAGE_LEVELS_CONFIG, levels(1, 4, true))
    await store('Crude Unit 2', STORAGE_LEVELS_CONFIG, levels(2, 3))
    const [initial] = await db.orm
      .select()
      .from(projectConfigs)
      .where(eq(projectConfigs.projectId, DEFAULTS_PROJECT_ID))
    const type = initial?.name ?? ''
    await store('Polymer Silos', type, { configs: [...(initial?.data.configs ?? [])] } as ReturnType<typeof levels>)
    const bare = projectNamed('Laydown Lease 14').projectId
    await db.orm.delete(projectConfigs).where(eq(projectConfigs.projectId, bare))

    expect(await cellOf('Jetty 3', STORAGE_LEVELS_CONFIG)).toEqual({ state: 'same' })
    expect(await cellOf('Crude Unit 2', STORAGE_LEVELS_CONFIG)).toEqual({ state: 'differs', count: 2 })
    expect(await cellOf('Polymer Silos', type)).toEqual({ state: 'default' })
    expect(await cellOf('Laydown Lease 14', STORAGE_LEVELS_CONFIG)).toEqual({ state: 'missing' })
    // A reference without any config.
    expect(await cellOf('Crude Unit 2', STORAGE_LEVELS_CONFIG, bare)).toEqual({ state: 'differs', count: 2 })
    expect((await matrix({ reference: bare })).reference?.counts.every((count) => count === null)).toBe(true)
    const { configs, reference: compared } = await matrix({ reference })
    expect(compared?.counts[configs.indexOf(STORAGE_LEVELS_CONFIG)]).toBe(2)
  })

  it('is searched by name and id, and paged [CONF-84]', async () => {
    const all = await matrix({ reference, pageSize: MAX_MATRIX_PAGE_SIZE })
    const second = await matrix({ reference, page: 2, pageSize: 7 })
    expect(second.projects).toEqual(all.projects.slice(7, 14))
    expect(second.total).toBe(all.total)
    expect((await matrix({ reference, page: 99 })).projects).toEqual([])
    const { projectId, name } = projectNamed('Jetty 3')
    expect((await matrix({ reference, search: ' jetty 3 ' })).projects.map((row) => row.name)).toEqual([name])
    const byId = (await matrix({ reference, search: `${projectId}: ` })).projects.map((row) => row.projectId)
    expect(byId).toContain(projectId)
    expect((await matrix({ reference, search: '%' })).total).toBe(0)
  })

  it.each([
    ['a page of 51', { pageSize: MAX_MATRIX_PAGE_SIZE + 1 }, 'pageSize'],
    ['page 0', { page: 0 }, 'page'],
    ['an unknown facet', { facets: 'other' }, 'facets'],
    ['a facet twice', { facets: 'same,same' }, 'facets'],
    ['a search of 10,000 characters', { search: 'x'.repeat(10_000) }, 'search'],
  ])('refuses %s [CONF-84, CONF-85]', async (_, query, field) => {
    const refused = await failureOf(matrix(query))
    expect([refused.status, Object.keys(refused.fields)]).toEqual([400, [field]])
  })

  it.each([
    ['inactive', projectNamed('Legacy Archive').projectId],
    ['of another license', projectNamed('Outer Breakwater').projectId],
    ['project 1', DEFAULTS_PROJECT_ID],
    ['unknown', 99_999],
    ['no id that can be stored', 2 ** 40],
  ])('has no reference that is %s [CONF-83]', async (_, id) => {
    for (const read of [matrix, countFacets]) {
      const failure = await failureOf(read({ reference: id }))
      expect([failure.status, failure.message]).toEqual([404, projectRecordMessages.notFound])
    }
  })

  it('does not exist for another license, and is empty for a license without projects [CONF-81]', async () => {
    const failure = await failureOf(matrix({}, admin, 2))
    expect([failure.status, failure.message]).toEqual([404, licenseMessages.notFound])
    const superAdmin = await gateway.clientAs('super.admin')
    const ids = await db.orm.selectDistinct({ licenseId: projects.licenseId }).from(projects)
    const { body: licenses } = await superAdmin.licenses.list({})
    const empty = licenses.find(({ licenseId }) => !ids.some((row) => row.licenseId === licenseId))
    const { reference: none, projects: rows, total } = await matrix({}, superAdmin, empty?.licenseId)
    expect([none, rows, total]).toEqual([null, [], 0])
    expect(await countFacets({}, superAdmin, empty?.licenseId)).toMatchObject({ all: 0, missing: 0, same: 0 })
  })
})

describe('the facets of the matrix [CONF-85]', () => {
  it.each([{}, { search: 'e' }])('count the projects that match each facet, with %j', async (filter) => {
    const counts = await countFacets({ reference, ...filter })
    const all = await matrix({ reference, ...filter, pageSize: 50 })
    expect(counts.all).toBe(all.total)
    for (const facet of MATRIX_FACETS) {
      const withState = all.projects.filter(({ cells }) => cells.some(({ state }) => state === facet))
      const shown = await matrix({ reference, ...filter, facets: facet, pageSize: 50 })
      expect([facet, shown.projects]).toEqual([facet, withState])
      expect([facet, counts[facet], shown.total]).toEqual([facet, withState.length, withState.length])
    }
  })

  it('show the projects of any of several', async () => {
    const either = await matrix({ reference, facets: 'same,differs', pageSize: 50 })
    const all = await matrix({ reference, pageSize: 50 })
    expect(either.projects).toEqual(
      all.projects.filter(({ cells }) => cells.some(({ state }) => state === 'same' || state === 'differs')),
    )
  })
})

it('reads a page with as many queries for 20 projects as for one [CONF-84]', async () => {
  const ids = (await matrix({ reference, pageSize: 20 })).projects.map(({ projectId }) => projectId)
  await db.orm.delete(projectConfigs).where(inArray(projectConfigs.projectId, ids))
  await db.orm.insert(projectConfigs).values(
    ids.flatMap((projectId) => [
      { projectId, name: STORAGE_LEVELS_CONFIG, data: levels(3, projectId) },
      { projectId, name: INTEGRATION_CONFIG, data: levels(4, projectId) },
    ]),
  )
  const statements: string[] = []
  const noting = await startTestGateway({ db: notingDatabase(db, (statement) => statements.push(statement)) })
  const client = await noting.clientAs('customer.admin')
  const countQueries = async (pageSize: number) => {
    statements.length = 0
    await matrix({ reference, pageSize }, client)
    return statements.length
  }
  const one = await countQueries(1)
  expect(await countQueries(20)).toBe(one)
  await noting.close()
})
