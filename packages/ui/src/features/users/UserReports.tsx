import { ClipboardList } from 'lucide-react'
import { useState } from 'react'
import { reportLabels, reportMessages } from '@sitewright/domain/reports/messages'
import type { UserReport } from '@sitewright/domain/reports/model'
import { canToggleReport } from '@sitewright/domain/reports/rules'
import type { Decision } from '@sitewright/domain/shared/policy'
import { Button } from '../../button/Button'
import { DataTable } from '../../data-table/DataTable'
import { SelectionBar } from '../../data-table/SelectionBar'
import { useSelection } from '../../data-table/use-selection'
import { EmptyState } from '../../empty-state/EmptyState'
import { Note } from '../../note/Note'
import { SearchField } from '../../search-field/SearchField'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { matchesReport, reportColumns } from './report-columns'
import { Hint } from './UserImports.styles'
import { Above, Toolbar } from './UserReports.styles'

export interface UserReportsProps {
  /** The reports as the person wants them to be. */
  view: ViewState<readonly UserReport[]>
  /** The decision of the policy: without it they are read-only (USER-105). */
  edit: Decision
  /** The words of a read-only page, of the reason; by default those of one's own reports (USER-102). */
  readOnlyText?: (reason: string) => string
  isSaving: (report: UserReport) => boolean
  onToggle: (report: UserReport) => void
  /** Assigns several at once; resolves to whether that was done. */
  onAssign: (reportIds: readonly number[]) => Promise<boolean>
}

const TABLE = {
  caption: reportLabels.tab,
  rowKey: (report: UserReport) => report.reportId,
  rowName: (report: UserReport) => report.reportName,
  minWidth: '36rem',
} as const

const COLUMNS = reportColumns({ canAssign: false, isSaving: () => false, onToggle: () => undefined })

/** Reports that are still loading. */
export function ReportsSkeleton() {
  return <DataTable {...TABLE} columns={COLUMNS} rows={[]} isLoading />
}

/** The reports of a user, each with the badge of its state (USER-97 to USER-102). */
export function UserReports(props: UserReportsProps) {
  const columns = reportColumns({ ...props, canAssign: props.edit.allowed })
  const shared = { ...TABLE, columns }
  return (
    <View view={props.view} failedTitle={reportMessages.loadFailed} loading={<ReportsSkeleton />}>
      {(reports, { isRefreshing }) => <ReportTable {...props} reports={reports} shared={{ ...shared, isRefreshing }} />}
    </View>
  )
}

interface ReportTableProps extends UserReportsProps {
  reports: readonly UserReport[]
  shared: Omit<Parameters<typeof DataTable<UserReport>>[0], 'rows'>
}

/** Why a report cannot be among those that are assigned at once. */
const disabledReason = (report: UserReport): string | undefined =>
  report.autoAssigned
    ? (report.reason ?? reportMessages.fixed)
    : report.assigned
      ? reportMessages.alreadyAssigned
      : canToggleReport(report)
        ? undefined
        : reportMessages.inactive

const ownReports = (): string => reportMessages.readOnly

function ReportTable({ reports, shared, edit, readOnlyText = ownReports, onAssign }: ReportTableProps) {
  const [search, setSearch] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set())
  const rows = reports.filter((report) => matchesReport(report, search))
  // What is out of sight, or assigned by now, is not selected any more.
  const selected = rows.filter((report) => wanted.has(report.reportId) && disabledReason(report) === undefined)
  const selection = useSelection<UserReport, number>({
    rows,
    rowKey: (report) => report.reportId,
    total: rows.length,
    value: { kind: 'some', keys: new Set(selected.map((report) => report.reportId)) },
    onChange: (next) => setWanted(next.kind === 'some' ? next.keys : new Set()),
    disabledReason: disabledReason,
  })
  const assign = async () => {
    setBusy(true)
    await onAssign(selected.map((report) => report.reportId))
    setBusy(false)
  }
  if (reports.length === 0) return <EmptyState title={reportMessages.none} icon={<ClipboardList />} />
  return (
    <>
      {!edit.allowed && (
        <Above>
          <Note tone="info">{readOnlyText(edit.reason)}</Note>
        </Above>
      )}
      <Toolbar role="search" aria-label={reportLabels.filter}>
        <SearchField
          label={reportLabels.filter}
          placeholder={reportLabels.filter}
          value={search}
          onChange={setSearch}
        />
        {edit.allowed && <Hint>{reportMessages.savedAtOnce}</Hint>}
      </Toolbar>
      <DataTable
        {...shared}
        rows={rows}
        announcement={`${rows.length} ${rows.length === 1 ? reportLabels.one : reportLabels.many}`}
        empty={<EmptyState title={reportMessages.noneFound} icon={<ClipboardList />} />}
        {...(edit.allowed
          ? {
              selection: { ...selection, onSelectAll: undefined },
              bar: (
                <SelectionBar selection={{ ...selection, onSelectAll: undefined }}>
                  <Button isBusy={isBusy} onClick={() => void assign()}>
                    {reportLabels.assignSelected}
                  </Button>
                </SelectionBar>
              ),
            }
          : {})}
      />
    </>
  )
}
