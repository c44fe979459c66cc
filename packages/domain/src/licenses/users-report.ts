import * as z from 'zod/mini'
import { AddonData } from '../add-ons/model'
import { LOCALE } from '../shared/dates'

/** The first month of the report, 1-based (LIC-28, CONST-16). */
export const REPORT_START = { startMonth: 10, startYear: 2018 } as const

/**
 * Users that one report lists at most, each counted once for each of its product licenses and months. A license with more gets the users of its newest months, and the
 * number of users of all months.
 */
export const MAX_REPORT_USERS = 50_000

/** The months that a report begins with and whose users it lists. */
export const UsersReportQuery = z.object({
  startMonth: z.int().check(z.minimum(1), z.maximum(12)),
  startYear: z.int().check(z.minimum(1970), z.maximum(9999)),
})
export type UsersReportQuery = z.infer<typeof UsersReportQuery>

/** A user of a product license in a month (LIC-27). */
export const MonthlyUser = z.object({
  userName: z.string(),
  name: z.string(),
  email: z.string(),
  /** Epoch milliseconds. */
  createDate: z.nullable(z.number()),
  lastLoginDate: z.nullable(z.number()),
})
export type MonthlyUser = z.infer<typeof MonthlyUser>

/** A product license in a month. */
export const MonthlyAddOn = z.object({
  addOnId: z.int(),
  name: z.string(),
  shortName: z.optional(z.string()),
  addonData: z.optional(AddonData),
  /** The limit of that month, and how many users there were. Beyond the specification: other servers omit both. */
  maxUsers: z.optional(z.int()),
  numUsers: z.optional(z.int()),
  users: z.array(MonthlyUser),
})
export type MonthlyAddOn = z.infer<typeof MonthlyAddOn>

/** The product licenses of a license in a month. */
export const MonthlyReport = z.object({
  year: z.int(),
  /** 1 is January (LIC-29). */
  month: z.int(),
  addOns: z.array(MonthlyAddOn),
})
export type MonthlyReport = z.infer<typeof MonthlyReport>

/** Reply of GET licenses/{licenseId}/usersreport (API-35): an object by index, or an array (LIC-29). */
export const UsersReport = z.object({
  monthlyReports: z.union([z.array(MonthlyReport), z.record(z.string(), MonthlyReport)]),
})
export type UsersReport = z.infer<typeof UsersReport>

/** A month as people read it: `Mar 2019`. @param month 1-based */
export const formatMonth = ({ year, month }: Pick<MonthlyReport, 'year' | 'month'>): string =>
  new Date(Date.UTC(year, month - 1)).toLocaleDateString(LOCALE, { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Users of a product license in a month, also where the report does not list them all. */
export const countUsers = ({ users, numUsers }: Pick<MonthlyAddOn, 'users' | 'numUsers'>): number =>
  Math.max(users.length, numUsers ?? 0)

/** The users of a month, those created last first; then by username. */
export const newestFirst = (users: readonly MonthlyUser[]): MonthlyUser[] =>
  users.toSorted(
    (one, other) =>
      (other.createDate ?? Number.NEGATIVE_INFINITY) - (one.createDate ?? Number.NEGATIVE_INFINITY) ||
      (one.userName < other.userName ? -1 : 1),
  )

/** A product license that any month has, with the name of the newest month that has it. */
export type ReportedAddOn = Omit<MonthlyAddOn, 'users' | 'numUsers'>

/** The product licenses of a report, by name. */
export function addOnsOf(reports: readonly MonthlyReport[]): ReportedAddOn[] {
  const byId = new Map<number, ReportedAddOn>()
  for (const { addOns } of reports) {
    for (const { users: _users, numUsers: _numUsers, ...addOn } of addOns) byId.set(addOn.addOnId, addOn)
  }
  return [...byId.values()].toSorted((one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1))
}

/** A month of the chart and of the table. */
export interface ReportedMonth {
  /** Distinguishes two entries of the same month. */
  readonly id: string
  readonly label: string
  /** `2019-03`, for names of files. */
  readonly code: string
  readonly count: number
  readonly users: readonly MonthlyUser[]
}

const monthNumber = ({ code }: Pick<ReportedMonth, 'code'>): number => {
  const [year = 0, month = 0] = code.split('-').map(Number)
  return year * 12 + month
}

/** How many months the report lacks between a month and the one before it in the list (LIC-95). */
export const countMissing = (before: Pick<ReportedMonth, 'code'> | undefined, month: Pick<ReportedMonth, 'code'>) =>
  before === undefined ? 0 : Math.max(0, monthNumber(month) - monthNumber(before) - 1)

/** A product license by month, in the order of the report. A month that lacks it has no users; a month that the report lacks is left out, and one that it has twice comes twice. */
export const monthsOf = (reports: readonly MonthlyReport[], addOnId: number): ReportedMonth[] =>
  reports.map((report, index) => {
    const addOn = report.addOns.find((candidate) => candidate.addOnId === addOnId)
    return {
      id: String(index),
      label: formatMonth(report),
      code: `${report.year}-${String(report.month).padStart(2, '0')}`,
      count: addOn === undefined ? 0 : countUsers(addOn),
      users: addOn === undefined ? [] : newestFirst(addOn.users),
    }
  })
