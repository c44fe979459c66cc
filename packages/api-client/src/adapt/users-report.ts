import type { MonthlyReport, UsersReport } from '@sitewright/domain/licenses/users-report'

/** The months of a report in the order of their index, whether it came as an object or as an array (LIC-29). */
export const adaptUsersReport = ({ monthlyReports }: UsersReport): readonly MonthlyReport[] =>
  Array.isArray(monthlyReports)
    ? monthlyReports
    : Object.entries(monthlyReports)
        .toSorted(([one], [other]) => Number(one) - Number(other))
        .map(([, report]) => report)
