import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { documentNumberMessages } from '@sitewright/domain/document-numbering/messages'
import type { DocumentNumberChange } from '@sitewright/domain/document-numbering/model'
import { projectRecordMessages } from '@sitewright/domain/projects/record-messages'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { DEMO_DOCUMENT_NUMBERS } from '../../db/demo/document-numbers'
import { projectNamed } from '../../db/demo/projects'
import { audit, documentNumbers } from '../../db/schema'
import { isAbout } from '../../http/audit-about'

let db: TestDatabase
let gateway: TestGateway
let admin: Client
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  admin = await gateway.clientAs('customer.admin')
})
beforeEach(async () => {
  await db.orm.delete(documentNumbers)
  await db.orm.insert(documentNumbers).values(DEMO_DOCUMENT_NUMBERS)
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const { projectId } = projectNamed('Northgate Refinery Expansion')
const ISSUE_TICKET = 103
const RECEIPT = 107
const VALVE = 203
const EVERY_TYPE = [101, 102, 103, 104, 105, 106, 107, 108, 201, 202, 203, 204, 205, 206, 707]

const list = async (body = EVERY_TYPE, client = admin, id = projectId) =>
  (await client.documentNumbering.list({ params: { projectId: id }, body })).body
const update = async (body: DocumentNumberChange[], client = admin, id = projectId) =>
  (await client.documentNumbering.update({ params: { projectId: id }, body })).body
const change = (resourceType: number, expectedNextNumber: number, newNextNumber: number) => ({
  resourceType,
  expectedNextNumber,
  newNextNumber,
})
const countEntries = () => db.orm.$count(audit, eq(audit.action, 'documentNumbering.update'))

describe('the document numbers of a project', () => {
  it('are those of the asked resource types that have one, by name [API2-55, NUM-04]', async () => {
    const numbers = await list()
    expect(numbers).toHaveLength(8)
    expect(numbers[2]).toEqual(change(ISSUE_TICKET, 10_482, 10_482))
    expect(await list([RECEIPT, VALVE, 99_999_999_999, -1])).toEqual([change(RECEIPT, 2290, 2290)])
    expect(await list([])).toEqual([])
    expect(await list(EVERY_TYPE, admin, projectNamed('Jetty 3').projectId).catch(() => 'refused')).toEqual([])
  })

  it('are not shown to accounts that do not see the project [PERM-28, PERM-29]', async () => {
    const harbour = await gateway.clientAs('harbour.admin')
    const refused = await failureOf(list(EVERY_TYPE, harbour))
    expect([refused.status, refused.message]).toEqual([404, projectRecordMessages.notFound])
  })
})

describe('an update of document numbers', () => {
  it('changes what is still as expected, and answers one result per entry [API2-56, NUM-07, NUM-15, NUM-16]', async () => {
    const results = await update([change(RECEIPT, 2289, 2250), change(ISSUE_TICKET, 10_482, 11_000)])
    expect(results).toEqual([
      { resourceType: RECEIPT, success: false, previousNextNumberFromTable: 2290 },
      { resourceType: ISSUE_TICKET, success: true, previousNextNumberFromTable: 10_482 },
    ])
    expect(await list([RECEIPT, ISSUE_TICKET])).toEqual([
      change(ISSUE_TICKET, 11_000, 11_000),
      change(RECEIPT, 2290, 2290),
    ])
    const [entry] = await db.orm
      .select()
      .from(audit)
      .where(isAbout({ kind: 'project', id: projectId }))
      .orderBy(desc(audit.auditId))
    expect(entry).toMatchObject({
      action: 'documentNumbering.update',
      licenseId: 1,
      before: { 'nextNumberOf Issue Ticket': 10_482 },
      after: { 'nextNumberOf Issue Ticket': 11_000 },
    })
  })

  it('accepts 0 and the highest number, and creates no number for a type without one [NUM-18]', async () => {
    expect(
      await update([change(RECEIPT, 2290, 0), change(ISSUE_TICKET, 10_482, 999_999_999_999), change(VALVE, 0, 5)]),
    ).toEqual([
      { resourceType: RECEIPT, success: true, previousNextNumberFromTable: 2290 },
      { resourceType: ISSUE_TICKET, success: true, previousNextNumberFromTable: 10_482 },
      { resourceType: VALVE, success: false, previousNextNumberFromTable: null },
    ])
    expect((await list()).length).toBe(8)
  })

  it('that changes nothing writes no activity entry', async () => {
    const before = await countEntries()
    expect(await update([change(RECEIPT, 2290, 2290)])).toMatchObject([{ success: true }])
    expect(await update([change(RECEIPT, 1, 5)])).toMatchObject([{ success: false }])
    expect(await update([])).toEqual([])
    expect(await countEntries()).toBe(before)
  })

  it('with an invalid number or a repeated type is rejected with every error, and nothing is stored [NUM-18]', async () => {
    const repeated = await failureOf(update([change(RECEIPT, 2290, 1), change(RECEIPT, 1, 2)]))
    expect([repeated.status, repeated.fields]).toEqual([
      400,
      { '1.resourceType': [documentNumberMessages.listedTwice] },
    ])
    const invalid = await failureOf(
      update([change(RECEIPT, 2290, -1), change(ISSUE_TICKET, 10_482, 1_000_000_000_000), change(101, 1204, 1)]),
    )
    expect([invalid.status, invalid.fields]).toEqual([
      400,
      {
        '0.newNextNumber': [documentNumberMessages.wholeNumber],
        '1.newNextNumber': [documentNumberMessages.tooHigh],
      },
    ])
    expect(await list([RECEIPT, ISSUE_TICKET, 101])).toMatchObject([
      { expectedNextNumber: 1204 },
      { expectedNextNumber: 10_482 },
      { expectedNextNumber: 2290 },
    ])
  })

  it('needs ADMINISTER_PROJECT_UPDATE and a visible project [PERM-28, PERM-29]', async () => {
    const body = [change(RECEIPT, 2290, 1)]
    expect((await failureOf(update(body, await gateway.clientAs('viewer')))).status).toBe(403)
    expect((await failureOf(update(body, await gateway.clientAs()))).status).toBe(401)
    const [other, none] = [
      await failureOf(update(body, await gateway.clientAs('harbour.admin'))),
      await failureOf(update(body, admin, 99_999)),
    ]
    expect([other.status, other.message]).toEqual([404, projectRecordMessages.notFound])
    expect([none.status, none.message]).toEqual([404, projectRecordMessages.notFound])
    expect(await update(body, await gateway.clientAs('config.admin'))).toMatchObject([{ success: true }])
  })
})
