import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { reportGroupMessages } from '@sitewright/domain/report-groups/messages'
import type { ReportGroup, ReportGroupInput } from '@sitewright/domain/report-groups/model'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { projectNamed } from '../../db/demo/projects'
import { REMOVED_ROLE_ID, reportNamed } from '../../db/demo/reports'
import { audit, reportGroups, roles } from '../../db/schema'

let db: TestDatabase
let gateway: TestGateway
let admin: Client
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  admin = await gateway.clientAs('super.admin')
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const SEEDED = 27
const nobody = { roleId: null, licenseId: null, projectId: null }
const add = (body: ReportGroupInput, client = admin) => client.reports.addGroup({ body })
const groups = async (query = {}) => admin.reports.groups({ query })
const namesOf = (rows: readonly ReportGroup[]) => rows.map(({ reportName }) => reportName)
const lastEntry = async () => (await db.orm.select().from(audit).orderBy(desc(audit.auditId)).limit(1))[0]

describe('the list of report groups', () => {
  it('has the names of what each one names, and all of them without a page [API-79, SET-16, SET-17]', async () => {
    const { body, total } = await admin.reports.groups()
    expect(total).toBeUndefined()
    expect(body).toHaveLength(await db.orm.$count(reportGroups))
    expect(body).toHaveLength(SEEDED)
    const [role] = await db.orm.select().from(roles).where(eq(roles.name, 'UPDATE_CABLE_DETAILS'))
    const { projectId } = projectNamed('Switchyard 230 kV')
    expect(body.find(({ reportName }) => reportName === 'Cable Pulls')).toEqual({
      reportGroupId: expect.any(Number) as number,
      reportId: reportNamed('Cable Pulls'),
      roleId: role?.roleId,
      licenseId: null,
      projectId,
      reportName: 'Cable Pulls',
      reportPath: '/Northgate/Cable Pulls',
      roleName: 'Update Cable Details',
      licenseName: null,
      projectName: 'Switchyard 230 kV',
      isLast: true,
    })
  })

  it('are none of a license whose id no column can hold', async () => {
    const { body, total } = await groups({ licenseId: 99_999_999_999, page: 1 })
    expect([body, total]).toEqual([[], 0])
  })

  it('shows a group whose role was removed, which gives its report to nobody', async () => {
    const { body } = await groups({ search: 'muster' })
    expect(body.map(({ roleId, roleName }) => [roleId, roleName])).toEqual(
      expect.arrayContaining([[REMOVED_ROLE_ID, null]]),
    )
    const reader = await gateway.clientAs('no.roles')
    const reports = (await reader.reports.ofUser({ params: { username: 'no.roles' } })).body
    expect(reports.find(({ reportName }) => reportName === 'Muster Drill Times')).toMatchObject({
      autoAssigned: false,
      reason: null,
    })
  })

  it('is paged, sorted and searched in every name [CONST-04, SET-22]', async () => {
    const first = await groups({ page: 1 })
    expect([first.body.length, first.total]).toEqual([20, SEEDED])
    const second = await groups({ page: 2 })
    expect(second.body).toHaveLength(SEEDED - 20)
    const all = [...first.body, ...second.body]
    expect(all).toEqual((await groups()).body)
    expect(namesOf(all)).toEqual(namesOf(all).toSorted())
    const byProject = await groups({ page: 1, pageSize: 3, sort: '-projectName,reportName' })
    expect(byProject.body.map(({ projectName }) => projectName)).toEqual([
      'Switchyard 230 kV',
      'Outer Breakwater',
      'Northgate Refinery Expansion',
    ])
    expect(namesOf((await groups({ search: 'BREAKWATER' })).body)).toEqual(['Tide Windows'])
    expect(namesOf((await groups({ search: '/harbour/' })).body)).toEqual([
      'Harbour Monthly Summary',
      'Tide Windows',
      'Tide Windows',
    ])
    expect(namesOf((await groups({ licenseId: 2 })).body)).toEqual([
      'Harbour Monthly Summary',
      'Paper Forms',
      'Tide Windows',
      'Tide Windows',
    ])
    expect((await failureOf(groups({ sort: 'reportId' }))).status).toBe(400)
  })

  it('is for users of all licenses alone [SET-23, ROLE-12, ROUTE-35]', async () => {
    for (const [name, status] of [
      [undefined, 401],
      ['viewer', 403],
      ['customer.admin', 403],
      ['harbour.admin', 403],
    ] as const) {
      const client = await gateway.clientAs(name)
      expect((await failureOf(client.reports.groups())).status).toBe(status)
      expect((await failureOf(add({ ...nobody, reportId: 1 }, client))).status).toBe(status)
      expect((await failureOf(client.reports.removeGroup({ params: { id: 1 } }))).status).toBe(status)
    }
    expect((await (await gateway.clientAs('super.admin')).reports.groups()).status).toBe(200)
  })
})

describe('a new report group', () => {
  it('gives its report at once, and is removed again [API-80, API-81, ERR-84, ERR-85]', async () => {
    const reportId = reportNamed('Jetty Progress')
    const { body } = await add({ ...nobody, reportId, licenseId: 2 })
    expect(body).toMatchObject({ reportName: 'Jetty Progress', licenseName: 'Harbour Works', roleName: null })
    expect(await lastEntry()).toMatchObject({
      action: 'reports.addGroup',
      licenseId: 2,
      subjectKind: 'report-group',
      after: { reportIds: [reportId], licenseIds: [2] },
    })
    const harbour = await gateway.clientAs('harbour.admin')
    const read = async () =>
      (await harbour.reports.ofUser({ params: { username: 'harbour.admin' } })).body.find(
        (report) => report.reportId === reportId,
      )
    expect(await read()).toMatchObject({ autoAssigned: true, reason: 'License Harbour Works' })
    const params = { id: body.reportGroupId }
    expect((await admin.reports.removeGroup({ params })).body).toBeNull()
    expect(await lastEntry()).toMatchObject({ action: 'reports.removeGroup', before: { reportIds: [reportId] } })
    // Its other group is of another license.
    expect(await read()).toBeUndefined()
    const again = await failureOf(admin.reports.removeGroup({ params }))
    expect([again.status, again.message]).toEqual([404, reportGroupMessages.notFound])
  })

  it('names things that exist, and a project of its license, with every fault at once [SET-19, SET-20, SET-21]', async () => {
    const refused = await failureOf(add({ reportId: 9999, roleId: REMOVED_ROLE_ID, licenseId: 999, projectId: -1 }))
    expect([refused.status, refused.fields]).toEqual([
      400,
      {
        reportId: [reportGroupMessages.noReport],
        roleId: [reportGroupMessages.noRole],
        licenseId: [reportGroupMessages.noLicense],
        projectId: [reportGroupMessages.noProject],
      },
    ])
    const { projectId } = projectNamed('Jetty 3')
    const other = await failureOf(add({ ...nobody, reportId: 1, licenseId: 2, projectId }))
    expect(other.fields).toEqual({ projectId: [reportGroupMessages.otherLicense] })
    const missing = await gateway.send('/gateway/reports/groups', {
      method: 'POST',
      token: await gateway.tokenOf('super.admin'),
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...nobody, reportId: null }),
    })
    expect([missing.status, await missing.json()]).toMatchObject([
      400,
      { fields: { reportId: [reportGroupMessages.reportRequired] } },
    ])
    expect(await db.orm.$count(reportGroups)).toBe(SEEDED)
  })

  it('like one that exists is refused, also when both are added at the same time', async () => {
    const body = { ...nobody, reportId: reportNamed('Open Picks'), licenseId: 4 }
    const outcomes = await Promise.allSettled([add(body), add(body), add(body)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = await failureOf(add(body))
    expect([refused.status, refused.message]).toEqual([400, reportGroupMessages.exists])
  })

  it('of an id that no row can have is not found', async () => {
    for (const id of [0, -1, 2_147_483_648]) {
      expect((await failureOf(admin.reports.removeGroup({ params: { id } }))).status).toBe(404)
    }
  })
})
