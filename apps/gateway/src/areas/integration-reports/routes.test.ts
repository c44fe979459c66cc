import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import type { Client } from '@sitewright/api-client/client'
import { integrationReportMessages } from '@sitewright/domain/integration-reports/messages'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { DEMO_REPORTS_OF_NOTE } from '../../db/demo/integration-reports'
import { projectNamed } from '../../db/demo/projects'
import { integrationReports } from '../../db/schema'
import { pageQuery } from './store'

let db: TestDatabase
let gateway: TestGateway
let admin: Client
let harbour: Client
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  admin = await gateway.clientAs('customer.admin')
  harbour = await gateway.clientAs('harbour.admin')
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const refinery = projectNamed('Northgate Refinery Expansion').projectId
const tankFarm = projectNamed('Tank Farm Revamp').projectId
const breakwater = projectNamed('Outer Breakwater').projectId

const list = async (projectIds: number[], page: number, client = admin) =>
  (await client.integrationReports.list({ query: { projectIds, page } })).body
const read = async (integrationRef: string, client = admin) =>
  (await client.integrationReports.one({ params: { integrationRef } })).body

describe('a page of integration reports', () => {
  it('has 29 rows at most, newest first, and counts from 0 [API2-63, IMP-25, IMP-36, CONS2-25]', async () => {
    const pages = await Promise.all([0, 1, 2, 3].map((page) => list([refinery], page)))
    expect(pages.map((rows) => rows.length)).toEqual([29, 29, 8, 0])
    const rows = pages.flat()
    expect(new Set(rows.map(({ integrationReference }) => integrationReference)).size).toBe(66)
    const times = rows.map(({ createTime }) => createTime)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    expect(rows.every(({ requestProjectId }) => requestProjectId === refinery)).toBe(true)
    expect((await admin.integrationReports.list({ query: { projectIds: [refinery] } })).body).toEqual(pages[0])
  })

  it('after exactly one full page is empty [IMP-36, IMP-26]', async () => {
    expect(await list([tankFarm], 0)).toHaveLength(29)
    expect(await list([tankFarm], 1)).toEqual([])
  })

  it('has the reports of several projects together [API2-65]', async () => {
    const pages = await Promise.all([0, 1, 2, 3].map((page) => list([refinery, tankFarm], page)))
    expect(pages.map((rows) => rows.length)).toEqual([29, 29, 29, 8])
    expect(new Set(pages.flat().map(({ requestProjectId }) => requestProjectId))).toEqual(new Set([refinery, tankFarm]))
  })

  it('leaves out projects that the caller does not see, as those that do not exist [PERM-29]', async () => {
    expect(await list([refinery, 99_999, -1], 0, harbour)).toEqual([])
    const rows = await list([refinery, breakwater], 0, harbour)
    expect(new Set(rows.map(({ requestProjectId }) => requestProjectId))).toEqual(new Set([breakwater]))
    expect((await admin.integrationReports.list()).body).toEqual([])
  })

  it('has no JSON, which can be large', async () => {
    const [row] = await list([refinery], 0)
    expect(Object.keys(row ?? {}).toSorted()).toEqual([
      'apiKeyName',
      'createTime',
      'displayName',
      'integrationReference',
      'requestImportId',
      'requestProjectId',
      'userName',
    ])
  })

  it.each([[-1], [0.5], [1e12]])('is never page %s', async (page) => {
    expect((await failureOf(list([refinery], page))).status).toBe(400)
  })

  it('skips earlier rows in an index alone, however deep it is', async () => {
    await db.execute(sql`
      insert into integration_report (reference, created_at, display_name, project_id, report_json)
      select 'deep-' || n, n, 'Deep', ${tankFarm}, '{}' from generate_series(1, 20000) n`)
    await db.execute(sql`vacuum analyze integration_report`)
    const planOf = async (ids: readonly number[]): Promise<string> => {
      const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${pageQuery(db.orm, ids, 100).getSQL()}`)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }
    for (const ids of [[tankFarm], [tankFarm, refinery]]) {
      const plan = await planOf(ids)
      expect(plan).toMatch(/Index Only Scan using integration_report_project_page/)
      expect(plan).not.toMatch(/Seq Scan/)
    }
    await db.execute(sql`delete from integration_report where reference like 'deep-%'`)
  })
})

describe('an integration report', () => {
  it('has its files, its sender and its JSON text [API2-64, IMP-31]', async () => {
    const report = await read(DEMO_REPORTS_OF_NOTE.byKey)
    expect(report).toMatchObject({
      requestProjectId: refinery,
      userName: null,
      apiKeyName: 'Procurement Link',
      integrationReference: DEMO_REPORTS_OF_NOTE.byKey,
      requestS3Path: null,
    })
    expect(report.dataLink).toMatch(/^https:/)
    expect(JSON.parse(String(report.reportJson))).toHaveProperty('createdIds')
    expect(await read(DEMO_REPORTS_OF_NOTE.byPath)).toMatchObject({
      requestS3Key: null,
      requestS3Path: 'northgate/mto/mto-rev-c-0418.csv',
    })
  })

  it('can have 5 MB of JSON', async () => {
    const reportJson = JSON.stringify({
      lines: Array.from({ length: 100_000 }, (_, line) => ({ line, name: `SP-${line} "spool"` })),
    })
    expect(reportJson.length).toBeGreaterThan(4_000_000)
    const values = { reference: 'five-megabytes', createdAt: 1, displayName: 'X', projectId: refinery }
    await db.orm.insert(integrationReports).values({ ...values, reportJson })
    expect((await read('five-megabytes')).reportJson).toBe(reportJson)
    await db.execute(sql`delete from integration_report where reference = 'five-megabytes'`)
  })

  it('of a project that the caller does not see gets the 404 of one that does not exist [PERM-26]', async () => {
    for (const reference of [DEMO_REPORTS_OF_NOTE.byKey, 'none', 'a/b\u200B']) {
      const refused = await failureOf(read(reference, harbour))
      expect([refused.status, refused.message]).toEqual([404, integrationReportMessages.notFound])
    }
  })

  it('outlives its import system', async () => {
    await db.execute(sql`delete from import_system where import_id = 4`)
    const rows = (await Promise.all([0, 1, 2].map((page) => list([refinery], page)))).flat()
    expect(rows).toHaveLength(66)
    expect(rows.some(({ requestImportId }) => requestImportId === null)).toBe(true)
  })
})
