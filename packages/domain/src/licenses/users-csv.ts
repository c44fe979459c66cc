import { BYTE_ORDER_MARK, csvRows } from '../shared/csv'
import { usersReportLabels as labels } from './report-messages'
import type { MonthlyUser, ReportedAddOn, ReportedMonth } from './users-report'

const instant = (at: number | null): Date | null => (at === null ? null : new Date(at))

/** The users of a month as the text of a CSV file, in their order. */
export const usersCsv = (users: readonly MonthlyUser[]): string =>
  BYTE_ORDER_MARK +
  csvRows([
    [labels.userName, labels.name, labels.email, labels.created, labels.lastLogin],
    ...users.map((user) => [
      user.userName,
      user.name,
      user.email,
      instant(user.createDate),
      instant(user.lastLoginDate),
    ]),
  ])

/** `users-2019-03-MC.csv`. */
export const usersCsvName = ({ shortName, addOnId }: ReportedAddOn, { code }: ReportedMonth): string =>
  `users-${code}-${shortName || addOnId}.csv`
