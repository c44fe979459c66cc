import { asc, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { requestMessages } from '@sitewright/domain/shared/messages'
import { shortcutMessages } from '@sitewright/domain/shortcuts/messages'
import type { Shortcut, ShortcutSave } from '@sitewright/domain/shortcuts/model'
import { getKind } from '@sitewright/domain/shortcuts/rules'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { DEMO_SHORTCUTS } from '../../db/demo/license-settings'
import { reportNamed } from '../../db/demo/reports'
import { audit, reports, reportShortcuts } from '../../db/schema'
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
  await db.orm.delete(reportShortcuts)
  await db.orm.insert(reportShortcuts).values([...DEMO_SHORTCUTS])
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const [announcements, summary, needs, jetty] = [
  'Announcements',
  'Northgate Monthly Summary',
  'Needs by Week',
  'Jetty Progress',
].map(reportNamed) as [number, number, number, number]

const list = async (client = admin, licenseId = 1) => client.shortcuts.list({ params: { licenseId } })
const save = (body: ShortcutSave, tag?: string, client = admin, licenseId = 1) =>
  client.shortcuts.save({ params: { licenseId }, body }, tag === undefined ? {} : { ifMatch: tag })
const remove = (reportId: number, client = admin, licenseId = 1) =>
  client.shortcuts.remove({ params: { licenseId, reportId } })
const assigned = (rows: readonly Shortcut[]) =>
  rows.filter((row) => getKind(row) !== 'unassigned').map(({ id, type, order }) => [id, type, order])
const trail = () =>
  db.orm
    .select()
    .from(audit)
    .where(isAbout({ kind: 'license', id: 1 }))
    .orderBy(desc(audit.auditId))

describe('the reports of a license', () => {
  it('are listed with their type and order, unassigned ones too [API-82, SET-24, SET-26, SET-33]', async () => {
    const { body, etag } = await list()
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    expect(body).toHaveLength(20)
    expect(body.find(({ id }) => id === announcements)).toEqual({
      id: announcements,
      type: null,
      order: 1,
      reportName: 'Announcements',
      reportPath: '/General/Announcements',
      active: true,
    })
    const kinds = body.map(getKind)
    expect(['basic', 'dashboard', 'unassigned'].map((kind) => kinds.filter((own) => own === kind).length)).toEqual([
      5, 8, 7,
    ])
    const other = await list(await gateway.clientAs('harbour.admin'), 2)
    expect(assigned(other.body)).toHaveLength(3)
    expect(other.etag).not.toBe(etag)
  })

  it('leave out inactive ones that are no shortcut', async () => {
    const paper = reportNamed('Paper Forms')
    expect((await list()).body.find(({ id }) => id === paper)).toMatchObject({ active: false, order: 4 })
    expect((await remove(paper)).body.some(({ id }) => id === paper)).toBe(false)
    const refused = await failureOf(save([{ id: paper, order: 0 }]))
    expect([refused.status, refused.fields]).toEqual([400, { '0.id': [shortcutMessages.notFound] }])
  })
})

describe('a save of shortcuts', () => {
  it('stores the basic ones from 0, dashboard ones without an order, and leaves the rest unassigned [API-83, SET-28, SET-30, SET-31]', async () => {
    const { etag } = await list()
    const saved = await save(
      [
        { id: summary, type: null, order: 12 },
        { id: needs, type: 'orders', order: 3 },
        { id: jetty, type: null, order: 5 },
        { id: announcements, type: 'orders' },
        { id: reportNamed('Open Picks'), type: null, order: null },
      ],
      etag,
    )
    const expected = [
      [announcements, 'orders', null],
      [needs, 'orders', null],
      [jetty, null, 0],
      [summary, null, 1],
    ]
    expect(assigned(saved.body)).toEqual(expect.arrayContaining(expected))
    expect(assigned(saved.body)).toHaveLength(4)
    const after = await list()
    expect([after.body, after.etag]).toEqual([saved.body, saved.etag])
    const [entry] = await trail()
    expect(entry).toMatchObject({
      action: 'shortcuts.save',
      licenseId: 1,
      actorUserName: 'customer.admin',
      after: {
        basicShortcuts: 'Jetty Progress, Northgate Monthly Summary',
        dashboardShortcuts: 'Orders: Announcements, Orders: Needs by Week',
      },
    })
  })

  it('accepts the rows that were read, and writes nothing where nothing changes', async () => {
    const { body, etag } = await list()
    const before = (await trail()).length
    expect((await save(body, etag)).etag).toBe(etag)
    expect((await trail()).length).toBe(before)
  })

  it('of someone who read an older version gets 409 with the stored list [ERR-88]', async () => {
    const { etag, body } = await list()
    const saved = await save([{ id: summary, order: 0 }], etag)
    const refused = await failureOf(save(body, etag))
    expect([refused.status, refused.message, refused.current]).toEqual([409, shortcutMessages.conflict, saved.body])
    expect(refused.etag).toBe(saved.etag)
    expect((await list()).body).toEqual(saved.body)
  })

  it('with unknown or repeated reports, or an unknown type, is refused with every fault, and nothing is stored', async () => {
    const before = (await list()).body
    const unknown = await failureOf(save([{ id: 9999, order: 0 }, { id: summary, order: 1 }, { id: -1 }]))
    expect([unknown.status, unknown.fields]).toEqual([
      400,
      { '0.id': [shortcutMessages.notFound], '2.id': [shortcutMessages.notFound] },
    ])
    const twice = await failureOf(save([{ id: needs, type: 'needs' }, { id: summary }, { id: needs, order: 0 }]))
    expect([twice.status, twice.fields]).toEqual([400, { '2.id': [shortcutMessages.listedTwice] }])
    const send = async (body: unknown) => {
      const reply = await gateway.send('/gateway/reports/1/shortcuts', {
        method: 'PUT',
        token: await gateway.tokenOf('customer.admin'),
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
      return [reply.status, ((await reply.json()) as { fields: unknown }).fields]
    }
    expect(
      await send([
        { id: needs, type: 'nedes' },
        { id: 'x', type: null },
        { id: summary, order: 1.5, note: 'mine' },
      ]),
    ).toEqual([
      400,
      {
        '0.type': [shortcutMessages.unknownType],
        '1.id': [requestMessages.mustBeWholeNumber],
        '2.order': [requestMessages.mustBeWholeNumber],
        '2.note': [requestMessages.unknownField],
      },
    ])
    expect((await list()).body).toEqual(before)
  })

  it('is made by administrators of the license alone [ROLE-52, PERM-17, ROLE-54]', async () => {
    expect((await failureOf(save([], undefined, await gateway.clientAs('viewer')))).status).toBe(403)
    expect((await failureOf(save([], undefined, await gateway.clientAs()))).status).toBe(401)
    const [other, none] = [
      await failureOf(save([], undefined, admin, 2)),
      await failureOf(save([], undefined, admin, 999)),
    ]
    expect([other.status, other.message]).toEqual([404, licenseMessages.notFound])
    expect([none.status, none.message]).toEqual([404, licenseMessages.notFound])
    expect((await save([], undefined, await gateway.clientAs('super.admin'), 2)).status).toBe(200)
    expect(assigned((await list()).body)).toHaveLength(13)
  })
})

describe('a deleted shortcut', () => {
  it('loses type and order, and the others keep theirs until the next save [API-84, SET-27, SET-32]', async () => {
    const before = assigned((await list()).body)
    const { body } = await remove(announcements)
    expect(assigned(body)).toEqual(before.filter(([id]) => id !== announcements))
    expect(assigned((await remove(needs)).body)).toHaveLength(before.length - 2)
    const [entry] = await trail()
    expect(entry).toMatchObject({ action: 'shortcuts.remove' })
    expect(entry?.before).toMatchObject({
      dashboardShortcuts: expect.stringContaining('Needs: Needs by Week') as string,
    })
    const current = await list()
    await save(current.body, current.etag)
    const stored = await db.orm
      .select()
      .from(reportShortcuts)
      .where(eq(reportShortcuts.licenseId, 1))
      .orderBy(asc(reportShortcuts.order))
    expect(stored.flatMap(({ order }) => (order === null ? [] : [order]))).toEqual([0, 1, 2, 3])
  })

  it('of a report that is no shortcut stays so, and of one that does not exist gets 404', async () => {
    const before = (await list()).body
    const entries = (await trail()).length
    expect((await remove(jetty)).body).toEqual(before)
    expect((await trail()).length).toBe(entries)
    for (const id of [9999, 0, -1, 2_147_483_648]) {
      const refused = await failureOf(remove(id))
      expect([refused.status, refused.message]).toEqual([404, shortcutMessages.notFound])
    }
  })

  it('of another license gets the same answer as one of a license that does not exist [ROLE-54]', async () => {
    for (const licenseId of [2, 999]) {
      const refused = await failureOf(remove(announcements, admin, licenseId))
      expect([refused.status, refused.message]).toEqual([404, licenseMessages.notFound])
    }
    expect((await failureOf(remove(announcements, await gateway.clientAs('viewer')))).status).toBe(403)
  })
})

describe('all reports', () => {
  it('are listed by path for administrators of a license, inactive ones too [API-73, ERR-80]', async () => {
    const { body } = await admin.reports.list()
    expect(body).toHaveLength(20)
    expect(body.map(({ reportPath }) => reportPath.toLowerCase())).toEqual(
      body.map(({ reportPath }) => reportPath.toLowerCase()).toSorted(),
    )
    expect(body.filter(({ active }) => !active).map(({ reportName }) => reportName)).toEqual(['Paper Forms'])
    expect((await failureOf((await gateway.clientAs('viewer')).reports.list())).status).toBe(403)
    expect(await db.orm.$count(reports)).toBe(22)
  })
})
