import { CircleCheck, CircleMinus, Lock } from 'lucide-react'
import { reportLabels, reportMessages } from '@sitewright/domain/reports/messages'
import type { UserReport } from '@sitewright/domain/reports/model'
import { canToggleReport, stateOfReport } from '@sitewright/domain/reports/rules'
import { matchesText } from '@sitewright/domain/shared/lists'
import type { Column } from '../../data-table/DataTable'
import { ToggleBadge } from '../../toggle-badge/ToggleBadge'
import { Path } from '../patterns/Path.styles'

/** Does a report match the filter, by its name or its path, in any case? */
export const matchesReport = ({ reportName, reportPath }: UserReport, search: string): boolean =>
  matchesText([reportName, reportPath], search)

export interface ReportColumnOptions {
  canAssign: boolean
  isSaving: (report: UserReport) => boolean
  onToggle: (report: UserReport) => void
}

const WORDS = {
  'auto-assigned': reportLabels.autoAssigned,
  assigned: reportLabels.assigned,
  'un-assigned': reportLabels.unassigned,
} as const

const ICONS = { 'auto-assigned': <Lock />, assigned: <CircleCheck />, 'un-assigned': <CircleMinus /> } as const

export const reportColumns = ({ canAssign, isSaving, onToggle }: ReportColumnOptions): Column<UserReport>[] => [
  { id: 'reportName', header: reportLabels.report, width: '36%', cell: (report) => report.reportName },
  {
    id: 'state',
    header: reportLabels.state,
    width: '160px',
    skeleton: 'badge',
    cell: (report) => {
      const state = stateOfReport(report)
      const isAuto = state === 'auto-assigned'
      // An automatic assignment shows its reason to every user (USER-101).
      const fixedReason = isAuto ? (report.reason ?? reportMessages.fixed) : reportMessages.inactive
      return (
        <ToggleBadge
          owner={`${reportLabels.one} ${report.reportName}`}
          isSelected={state !== 'un-assigned'}
          isBusy={isSaving(report)}
          canToggle={canAssign || isAuto}
          disabledReason={canToggleReport(report) ? undefined : fixedReason}
          actionDescription={state === 'un-assigned' ? reportLabels.pressToAssign : reportLabels.pressToUnassign}
          onChange={() => onToggle(report)}
          tone={state === 'un-assigned' ? 'neutral' : 'success'}
          icon={ICONS[state]}
        >
          {WORDS[state]}
        </ToggleBadge>
      )
    },
  },
  { id: 'reportPath', header: reportLabels.path, cell: (report) => <Path>{report.reportPath}</Path> },
]
