import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { LAST_EXPIRY } from '@sitewright/domain/licenses/expiry'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import type { LicenseSave } from '@sitewright/domain/licenses/input'
import { licenseScreenMessages } from '@sitewright/domain/licenses/screen-messages'
import { sessionReplies } from '@sitewright/domain/session/messages'
import { fieldMessages } from '@sitewright/domain/shared/messages'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { DEMO_PASSWORD } from '../../db/demo/accounts'
import { audit, licenses } from '../../db/schema'

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

const params = { licenseId: 2 }
const read = async () => (await admin.licenses.list()).body.find(({ licenseId }) => licenseId === 2)!
const stored = async () => (await db.orm.select().from(licenses).where(eq(licenses.licenseId, 2)))[0]!
const lastAudit = async () => (await db.orm.select().from(audit).orderBy(desc(audit.auditId)).limit(1))[0]
const save = async (values: Partial<LicenseSave>) =>
  admin.licenses.save({ params, body: { ...(await read()), ...values } })

const signIn = async (userName: string) => {
  const { body } = await (await gateway.clientAs()).session.login({ body: { userName, password: DEMO_PASSWORD } })
  return gateway.clientWith(body.token)
}

describe('a save of a license', () => {
  it('accepts the whole license that was read, writes what people edit, and is audited [API-40]', async () => {
    const before = await read()
    const { body } = await save({ name: '  Harbour Renamed ', maxUsers: 90, expiryNotificationDays: [5, 10, 5, 0] })
    expect(body).toMatchObject({
      name: 'Harbour Renamed',
      maxUsers: 90,
      expiryNotificationDays: [5, 10, 0],
      numUsers: before.numUsers,
      version: (before.version ?? 0) + 1,
    })
    expect(await read()).toEqual(body)
    expect(await lastAudit()).toMatchObject({
      action: 'licenses.save',
      licenseId: 2,
      subjectKind: 'license',
      subjectId: '2',
      before: { name: 'Harbour Works', maxUsers: -1 },
      after: { name: 'Harbour Renamed', maxUsers: 90, expiryNotificationDays: [5, 10, 0] },
    })
  })

  it.each<[string, Partial<typeof licenses.$inferInsert>]>([
    ['limits below -1', { maxUsers: -5, maxProjects: -7 }],
    ['an expiry in the past', { expiryDate: 1 }],
    ['an expiry a second ahead', { expiryDate: Date.now() + 1000 }],
    ['an expiry after the last day', { expiryDate: LAST_EXPIRY + 1 }],
    ['repeated notification days', { expiryNotificationDays: [5, 5, -1] }],
    ['blanks in a name', { company: '  Two  blanks ' }],
    ['a name that is too long', { company: 'x'.repeat(500) }],
  ])('neither judges nor rewrites %s while they are as stored [LIC-73, LIC-75, LIC-88]', async (_, values) => {
    await db.orm.update(licenses).set(values).where(eq(licenses.licenseId, 2))
    const before = await stored()
    const { body } = await save({ name: `Renamed ${before.version}` })
    expect(body).toMatchObject({ ...values, name: `Renamed ${before.version}`, version: before.version + 1 })
    expect(await stored()).toEqual({ ...before, name: body.name, version: body.version })
    await db.orm
      .update(licenses)
      .set({ maxUsers: 90, maxProjects: 5, expiryDate: null, expiryNotificationDays: [], company: 'Harbour Ltd.' })
      .where(eq(licenses.licenseId, 2))
  })

  it('judges a value that differs from a stored one, although that one was invalid too [LIC-73, LIC-88]', async () => {
    await db.orm.update(licenses).set({ maxUsers: -5, company: '' }).where(eq(licenses.licenseId, 2))
    const failure = await failureOf(save({ maxUsers: -6, company: ' ' }))
    expect(failure).toMatchObject({
      status: 400,
      fields: { maxUsers: [expect.any(String)], company: [expect.any(String)] },
    })
    await db.orm.update(licenses).set({ maxUsers: 90, company: 'Harbour Ltd.' }).where(eq(licenses.licenseId, 2))
  })

  it('that changes nothing counts no version and writes no audit entry', async () => {
    const [before, entry] = [await stored(), await lastAudit()]
    await save({})
    expect(await stored()).toEqual(before)
    expect((await lastAudit())?.auditId).toBe(entry?.auditId)
  })

  it('accepts limits below what is used, a past date and the last possible day [CONST-10, LIC-78]', async () => {
    const { body } = await save({ maxUsers: 1, maxProjects: 0, expiryDate: 1000, isActive: false })
    expect(body).toMatchObject({ maxUsers: 1, maxProjects: 0, expiryDate: 1000, isActive: false })
    // An expired, inactive license stays savable.
    expect((await save({ expiryDate: LAST_EXPIRY, isActive: true })).body.expiryDate).toBe(LAST_EXPIRY)
    expect((await save({ expiryDate: null })).body.expiryDate).toBeNull()
  })

  it.each([
    ['deactivates', { isActive: false }],
    ['lets the license expire', { expiryDate: 1000 }],
  ])('that %s ends its sessions for good, and no others [LIC-86]', async (_, closed) => {
    await save({ isActive: true, expiryDate: null })
    const session = await signIn('harbour.admin')
    const other = await gateway.clientAs('viewer')
    await save(closed)
    await save({ isActive: true, expiryDate: null })
    expect(await failureOf(session.session.verify())).toMatchObject({
      status: 412,
      message: sessionReplies.endedByLicense,
    })
    expect((await other.session.verify()).status).toBe(200)
    expect((await (await signIn('harbour.admin')).session.verify()).status).toBe(200)
  })

  it('of two people saves the first one, and answers the other with the stored license', async () => {
    const license = await read()
    const first = await admin.licenses.save({ params, body: { ...license, name: 'First' } })
    const refused = await failureOf(admin.licenses.save({ params, body: { ...license, name: 'Second' } }))
    expect([refused.status, refused.message, refused.current]).toEqual([
      409,
      licenseScreenMessages.conflict,
      first.body,
    ])
    expect((await stored()).name).toBe('First')
  })

  it.each<[string, Partial<Record<keyof LicenseSave, unknown>>, Record<string, string[]>]>([
    ['a name of blanks', { name: '   ' }, { name: [licenseScreenMessages.nameRequired] }],
    ['a company of blanks', { company: '\t ' }, { company: [licenseScreenMessages.companyRequired] }],
    ['a name too long', { name: 'n'.repeat(151) }, { name: [fieldMessages.tooLong(150)] }],
    ['1.5 users', { maxUsers: 1.5 }, { maxUsers: [licenseScreenMessages.maxUsersInvalid] }],
    ['-2 users', { maxUsers: -2 }, { maxUsers: [licenseScreenMessages.maxUsersInvalid] }],
    ['1e10 users', { maxUsers: 1e10 }, { maxUsers: [licenseScreenMessages.maxUsersInvalid] }],
    ['no limit of projects', { maxProjects: null }, { maxProjects: [licenseScreenMessages.maxProjectsRequired] }],
    ['-2 projects', { maxProjects: -2 }, { maxProjects: [licenseScreenMessages.maxProjectsInvalid] }],
    [
      'a day after the last one',
      { expiryDate: LAST_EXPIRY + 1 },
      { expiryDate: [licenseScreenMessages.expiryTooLate] },
    ],
    [
      'a negative notification day',
      { expiryNotificationDays: [5, -1] },
      { 'expiryNotificationDays.1': [licenseScreenMessages.notificationDays] },
    ],
    [
      'half a notification day',
      { expiryNotificationDays: [1.5] },
      { 'expiryNotificationDays.0': [licenseScreenMessages.notificationDays] },
    ],
  ])(
    'refuses %s at its field, and saves nothing [LIC-63, LIC-64, LIC-67, LIC-68, LIC-69, LIC-70, LIC-73, LIC-74]',
    async (_, values, fields) => {
      const before = await stored()
      const refused = await failureOf(save(values as Partial<LicenseSave>))
      expect([refused.status, refused.fields]).toEqual([400, fields])
      expect(await stored()).toEqual(before)
    },
  )

  it('takes 1e9 users, because the database stores them', async () => {
    expect((await save({ maxUsers: 1e9 })).body.maxUsers).toBe(1e9)
  })

  it('needs access to all licenses, and a license that exists [ROLE-11]', async () => {
    const body = await read()
    const harbour = await gateway.clientAs('harbour.admin')
    expect((await failureOf(harbour.licenses.save({ params, body }))).status).toBe(403)
    for (const licenseId of [999, 10 ** 12]) {
      const missing = await failureOf(admin.licenses.save({ params: { licenseId }, body }))
      expect([missing.status, missing.message]).toEqual([404, licenseMessages.notFound])
    }
    expect((await failureOf((await gateway.clientAs()).licenses.save({ params, body }))).status).toBe(401)
  })
})
