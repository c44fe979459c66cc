import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adaptUsersReport } from '@sitewright/api-client/adapt/users-report'
import type { Client } from '@sitewright/api-client/client'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { MAX_REPORT_USERS } from '@sitewright/domain/licenses/users-report'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { licenseMonths, licenseMonthUsers, users } from '../../db/schema'
import { licensesWithout, monthOf, startOfMonth, storeMonth } from '../../db/license-months'

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

const START = { startMonth: 10, startYear: 2018 }
const read = async (licenseId = 1, query = START, client = admin) =>
  adaptUsersReport((await client.usersReports.ofLicense({ params: { licenseId }, query })).body)
const codes = async (licenseId = 1, query = START) =>
  (await read(licenseId, query)).map(({ year, month }) => year * 12 + month - 1)

describe('the monthly users report', () => {
  it('goes from October 2018 to the current month, without the months that are not stored [API-35, LIC-26, LIC-28, CONST-16]', async () => {
    const current = monthOf(gateway.now())
    const { body } = await admin.usersReports.ofLicense({ params: { licenseId: 1 }, query: START })
    expect(Array.isArray(body.monthlyReports)).toBe(false)
    expect(Object.keys(body.monthlyReports)[0]).toBe('0')
    expect(await codes()).toEqual([
      ...[
        [2018, 10],
        [2018, 11],
        [2019, 1],
        [2019, 2],
        [2019, 3],
      ].map(([year = 0, month = 0]) => year * 12 + month - 1),
      ...Array.from({ length: 13 }, (_, index) => current - 12 + index),
    ])
  })

  it('lists the users of each product license of the current month as they are now, through groups too [LIC-27]', async () => {
    const report = (await read()).at(-1)
    const { body } = await admin.licenses.addOns({ params: { licenseId: 1 } })
    const offered = body.filter(({ maxUsers }) => maxUsers !== 0)
    expect(report?.addOns.map(({ name, numUsers, users: all }) => [name, numUsers, all.length])).toEqual(
      offered.map(({ name, numUsers }) => [name, numUsers, numUsers]),
    )
    const [user] = report?.addOns.find((addOn) => addOn.users.length > 0)?.users ?? []
    const [stored] = await db.orm
      .select()
      .from(users)
      .where(eq(users.userName, user?.userName ?? ''))
    expect(user).toEqual({
      userName: stored?.userName,
      name: `${stored?.firstName} ${stored?.lastName}`,
      email: stored?.email,
      createDate: stored?.createDate,
      lastLoginDate: stored?.lastLoginDate,
    })
  })

  it('begins where the caller says', async () => {
    const current = monthOf(gateway.now())
    const from = (month: number) => ({ startMonth: (month % 12) + 1, startYear: Math.floor(month / 12) })
    expect(await codes(1, from(current - 1))).toEqual([current - 1, current])
    expect(await codes(1, from(current + 1))).toEqual([])
  })

  it.each([
    '',
    '?startMonth=10',
    '?startYear=2018',
    '?startMonth=0&startYear=2018',
    '?startMonth=13&startYear=2018',
    '?startMonth=ten&startYear=2018',
    '?startMonth=10&startYear=99999',
  ])('needs a valid month and year: %j is rejected', async (query) => {
    const response = await gateway.send(`/gateway/licenses/1/usersreport${query}`, {
      token: await gateway.tokenOf('super.admin'),
    })
    expect(response.status).toBe(400)
  })

  it('is only for users of all licenses, and of licenses that exist [LIC-85, ROLE-13]', async () => {
    expect((await failureOf(read(1, START, await gateway.clientAs('customer.admin')))).status).toBe(403)
    const missing = await failureOf(read(999))
    expect([missing.status, missing.message]).toEqual([404, licenseMessages.notFound])
  })

  it('keeps a month as it was when its users are renamed later', async () => {
    const month = monthOf(gateway.now()) - 1
    const before = (await read()).at(-2)
    await db.orm.update(users).set({ firstName: 'Renamed' }).where(eq(users.licenseId, 1))
    expect((await read()).at(-2)).toEqual(before)
    expect(
      (await read()).at(-1)?.addOns.some((addOn) => addOn.users.some(({ name }) => name.startsWith('Renamed'))),
    ).toBe(true)
    expect(before && before.year * 12 + before.month - 1).toBe(month)
  })

  it('lists no users of the oldest months where there are too many, and counts them all the same', async () => {
    const old = 2018 * 12 + 9
    const addOns = [{ addOnId: 1, name: 'Full', numUsers: MAX_REPORT_USERS }]
    await db.orm
      .update(licenseMonths)
      .set({ addOns })
      .where(and(eq(licenseMonths.licenseId, 2), eq(licenseMonths.month, old)))
    const [first, second] = await read(2)
    expect(first?.addOns).toEqual([{ ...addOns[0], users: [] }])
    expect(second?.addOns.some((addOn) => addOn.users.length > 0)).toBe(true)
  })
})

describe('a month that is over', () => {
  it('is stored once, however many gateways store it at the same time', async () => {
    const month = monthOf(gateway.now()) - 20
    await Promise.all([1, 2, 3].map(() => db.transaction((tx) => storeMonth(tx, 1, month, Number.MAX_SAFE_INTEGER))))
    const stored = await db.orm
      .select()
      .from(licenseMonthUsers)
      .where(and(eq(licenseMonthUsers.licenseId, 1), eq(licenseMonthUsers.month, month)))
    expect(new Set(stored.map(({ userId }) => userId)).size).toBe(stored.length)
    expect(stored.length).toBeGreaterThan(100)
  })

  it('has only users who were created before its end', async () => {
    const month = monthOf(gateway.now()) - 3
    const stored = await db.orm.select().from(licenseMonthUsers).where(eq(licenseMonthUsers.month, month))
    expect(stored.length).toBeGreaterThan(0)
    expect(stored.every(({ createDate }) => createDate < startOfMonth(month + 1))).toBe(true)
    const { rows } = await db.execute<{ total: number }>(
      sql`select count(*)::int as total from license_month_user where month = ${month + 2}`,
    )
    expect(rows[0]?.total).toBeGreaterThan(stored.length)
  })

  it('is not stored for licenses without users then', async () => {
    const month = monthOf(gateway.now()) - 1
    const without = await licensesWithout(db.orm, month)
    expect(without).not.toContain(1)
    const { rows } = await db.execute<{ license_id: number }>(sql`
      select distinct license_id from app_user where create_date < ${startOfMonth(month + 1)}::bigint`)
    expect(rows.map((row) => row.license_id)).toEqual(expect.arrayContaining(without))
  })
})
