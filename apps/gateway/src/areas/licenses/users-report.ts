import { sql, type SQL } from 'drizzle-orm'
import type { usersReports } from '@sitewright/api-client/contract/users-reports'
import {
  MAX_REPORT_USERS,
  type MonthlyReport,
  type MonthlyUser,
  type UsersReport,
  type UsersReportQuery,
} from '@sitewright/domain/licenses/users-report'
import type { Database, Queries } from '../../db/database'
import { idList } from '../../db/id-list'
import type { AreaHandlers } from '../../http/handler'
import { addOnsJson, countsNow, holdersOf, monthOf } from '../../db/license-months'
import { narrow } from './narrow'

type CountedAddOn = Omit<MonthlyReport['addOns'][number], 'users'>

interface Month {
  readonly month: number
  readonly addOns: readonly CountedAddOn[]
}

type UserRow = {
  month: number
  user_name: string
  name: string
  email: string
  create_date: number
  last_login_date: number | null
  add_on_ids: number[]
}

export const usersReportHandlers = (db: Database): AreaHandlers<typeof usersReports> => ({
  ofLicense: {
    run: async ({ actor, params, query, now }) => {
      await narrow(db.orm, actor, params.licenseId)
      return { status: 200, body: await readUsersReport(db.orm, params.licenseId, query, now) }
    },
  },
})

/**
 * The users of each product license by month: stored months that are over, then the current one as it is now (API-35). The reply has a bounded size, whatever the number of
 * users (`MAX_REPORT_USERS`).
 */
async function readUsersReport(
  q: Queries,
  licenseId: number,
  { startMonth, startYear }: UsersReportQuery,
  now: number,
): Promise<UsersReport> {
  const start = startYear * 12 + startMonth - 1
  const current = monthOf(now)
  const stored = await readStored(q, licenseId, start, current)
  const months = start > current ? stored : [...stored, { month: current, addOns: await readCurrent(q, licenseId) }]
  const listed = newestWithin(months)
  const users = await readUsers(q, licenseId, listed, current)
  return {
    monthlyReports: Object.fromEntries(
      months.map(({ month, addOns }, index) => [
        index,
        {
          year: Math.floor(month / 12),
          month: (month % 12) + 1,
          addOns: addOns.map((addOn) => ({ ...addOn, users: users.get(month)?.get(addOn.addOnId) ?? [] })),
        },
      ]),
    ),
  }
}

async function readStored(q: Queries, licenseId: number, start: number, current: number): Promise<Month[]> {
  const { rows } = await q.execute<{ month: number; add_ons: readonly CountedAddOn[] }>(sql`
    select month, add_ons from license_month
    where license_id = ${licenseId} and month >= ${start} and month < ${current} order by month`)
  return rows.map(({ month, add_ons: addOns }) => ({ month, addOns }))
}

async function readCurrent(q: Queries, licenseId: number): Promise<readonly CountedAddOn[]> {
  const { rows } = await q.execute<{ add_ons: readonly CountedAddOn[] }>(
    sql`select ${addOnsJson(licenseId, countsNow(licenseId))} as add_ons`,
  )
  return rows[0]?.add_ons ?? []
}

/** The newest months whose users fit into one reply. */
function newestWithin(months: readonly Month[]): number[] {
  let total = 0
  const listed: number[] = []
  for (const { month, addOns } of months.toReversed()) {
    total += addOns.reduce((sum, { numUsers = 0 }) => sum + numUsers, 0)
    if (total > MAX_REPORT_USERS) break
    listed.push(month)
  }
  return listed
}

type UsersByAddOn = ReadonlyMap<number, MonthlyUser[]>

async function readUsers(
  q: Queries,
  licenseId: number,
  months: readonly number[],
  current: number,
): Promise<ReadonlyMap<number, UsersByAddOn>> {
  const past = months.filter((month) => month !== current)
  const queries: SQL[] = []
  if (past.length > 0) {
    queries.push(sql`
      select month, user_name, name, email, create_date, last_login_date, add_on_ids from license_month_user
      where license_id = ${licenseId} and month = any(${idList(past)})`)
  }
  if (months.includes(current)) {
    queries.push(sql`
      select ${current}::int as month, user_name, name, email, create_date, last_login_date, add_on_ids
      from (${holdersOf(licenseId)}) holder`)
  }
  const byMonth = new Map<number, Map<number, MonthlyUser[]>>()
  if (queries.length === 0) return byMonth
  const { rows } = await q.execute<UserRow>(
    sql`${sql.join(queries, sql` union all `)} order by month, create_date desc, user_name`,
  )
  for (const row of rows) {
    const byAddOn = byMonth.get(row.month) ?? new Map<number, MonthlyUser[]>()
    byMonth.set(row.month, byAddOn)
    const user = presentUser(row)
    for (const addOnId of row.add_on_ids) {
      const known = byAddOn.get(addOnId)
      if (known === undefined) byAddOn.set(addOnId, [user])
      else known.push(user)
    }
  }
  return byMonth
}

const presentUser = (row: UserRow): MonthlyUser => ({
  userName: row.user_name,
  name: row.name,
  email: row.email,
  createDate: row.create_date,
  lastLoginDate: row.last_login_date,
})
