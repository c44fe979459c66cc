import { usersReportLabels as labels } from '@sitewright/domain/licenses/report-messages'
import type { MonthlyUser } from '@sitewright/domain/licenses/users-report'
import { formatShortDate, type DateFormatOptions } from '@sitewright/domain/shared/dates'
import type { Column } from '../../data-table/DataTable'

/** The columns of the users of a month (LIC-27). */
export const monthlyUserColumns = (dates?: DateFormatOptions): Column<MonthlyUser>[] => [
  { id: 'userName', header: labels.userName, cell: (user) => user.userName },
  { id: 'name', header: labels.name, cell: (user) => user.name },
  { id: 'email', header: labels.email, width: '26%', cell: (user) => user.email },
  {
    id: 'createDate',
    header: labels.created,
    width: 144,
    align: 'end',
    cell: (user) => formatShortDate(user.createDate, dates),
  },
  {
    id: 'lastLoginDate',
    header: labels.lastLogin,
    width: 144,
    align: 'end',
    cell: (user) => formatShortDate(user.lastLoginDate, dates) || labels.never,
  },
]
