import { CalendarX2, UserX } from 'lucide-react'
import { useMemo, useState } from 'react'
import {
  usersReportLabels as labels,
  usersReportMessages as messages,
} from '@sitewright/domain/licenses/report-messages'
import { usersCsv, usersCsvName } from '@sitewright/domain/licenses/users-csv'
import {
  monthsOf,
  type MonthlyReport,
  type MonthlyUser,
  type ReportedAddOn,
  type ReportedMonth,
} from '@sitewright/domain/licenses/users-report'
import type { DateFormatOptions } from '@sitewright/domain/shared/dates'
import { Button } from '../../button/Button'
import { DataTable } from '../../data-table/DataTable'
import { DownloadButton } from '../../download-button/DownloadButton'
import { EmptyState } from '../../empty-state/EmptyState'
import { Note } from '../../note/Note'
import { Select } from '../../select/Select'
import { monthlyUserColumns } from './monthly-user-columns'
import { UsersChart } from './UsersChart'
import { Body, Choices, Head, Month } from './UsersReport.styles'

/** Rows of the table before the button for more, and rows that a press adds. */
const FIRST_ROWS = 25
const MORE_ROWS = 100

export interface AddOnMonthsProps {
  reports: readonly MonthlyReport[]
  addOn: ReportedAddOn
  /** The page of a user. */
  userHref?: ((userName: string) => string) | undefined
  dates?: DateFormatOptions | undefined
}

/** In place of the chart, before the first month. */
export const NoReport = () => (
  <EmptyState title={messages.emptyTitle} icon={<CalendarX2 aria-hidden="true" />} headingLevel={3}>
    {messages.empty}
  </EmptyState>
)

/** A product license by month: its chart, and the users of the chosen month, the newest one at first. */
export function AddOnMonths({ reports, addOn, ...props }: AddOnMonthsProps) {
  const [wanted, setWanted] = useState<string>()
  const months = useMemo(() => monthsOf(reports, addOn.addOnId), [reports, addOn.addOnId])
  const month = months.find(({ id }) => id === wanted) ?? months.at(-1)
  if (month === undefined) return <NoReport />
  return (
    <Body>
      <UsersChart name={addOn.name} months={months} chosenId={month.id} maxUsers={addOn.maxUsers} />
      <Head>
        <Month>
          <h3>{month.label}</h3>
          <p role="status">{labels.users(month.count, addOn.name)}</p>
        </Month>
        <Choices>
          <Select
            layout="prefixed"
            label={labels.month}
            value={month.id}
            options={months.toReversed().map(({ id, label }) => ({ value: id, label }))}
            onChange={setWanted}
          />
          {month.users.length > 0 && (
            <DownloadButton fileName={usersCsvName(addOn, month)} load={async () => createCsv(month)}>
              {labels.csv}
            </DownloadButton>
          )}
        </Choices>
      </Head>
      <MonthUsers {...props} key={month.id} {...{ addOn, month }} />
    </Body>
  )
}

const createCsv = ({ users }: ReportedMonth): Blob => new Blob([usersCsv(users)], { type: 'text/csv;charset=utf-8' })

interface MonthUsersProps extends Omit<AddOnMonthsProps, 'reports'> {
  month: ReportedMonth
}

function MonthUsers({ month, addOn, userHref, dates }: MonthUsersProps) {
  const [limit, setLimit] = useState(FIRST_ROWS)
  const columns = useMemo(() => monthlyUserColumns(dates), [dates])
  const { users, count, label } = month
  if (users.length === 0) {
    if (count > 0) return <Note tone="info">{messages.notListed}</Note>
    return <EmptyState title={messages.noUsers} icon={<UserX aria-hidden="true" />} headingLevel={4} />
  }
  const remaining = users.length - limit
  return (
    <>
      <DataTable
        caption={labels.table(addOn.name, label)}
        columns={columns}
        rows={users.slice(0, limit)}
        rowKey={(user: MonthlyUser) => user.userName}
        rowName={(user: MonthlyUser) => user.userName}
        rowHref={userHref && ((user: MonthlyUser) => userHref(user.userName))}
        layout="framed"
        density="compact"
        minWidth="48rem"
      />
      {remaining > 0 && (
        <Button onClick={() => setLimit(limit + MORE_ROWS)}>{labels.more(Math.min(remaining, MORE_ROWS))}</Button>
      )}
    </>
  )
}
