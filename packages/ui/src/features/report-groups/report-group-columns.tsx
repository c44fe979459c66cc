import { Trash2 } from 'lucide-react'
import { describeAudience } from '@sitewright/domain/report-groups/rules'
import { reportGroupLabels as labels, reportGroupMessages } from '@sitewright/domain/report-groups/messages'
import type { ReportGroup, ReportGroupSortKey } from '@sitewright/domain/report-groups/model'
import { isRoleRemoved } from '@sitewright/domain/report-groups/rules'
import { Badge } from '../../badge/Badge'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { IconButton } from '../../button/Button'
import type { Column } from '../../data-table/DataTable'
import { Highlight } from '../patterns/Highlight'
import { Path } from '../patterns/Path.styles'
import { Unnamed } from './ReportGroups.styles'

/** Options of the columns. */
export interface ReportGroupColumnOptions {
  /** What the rows were searched for: it is marked in the cells. */
  search: string
  onRemove: (group: ReportGroup) => void
}

/** The columns of the list of report groups (SET-15, SET-17). */
export function reportGroupColumns({
  search,
  onRemove,
}: ReportGroupColumnOptions): (Column<ReportGroup> & { id: ReportGroupSortKey | 'actions' })[] {
  const named = (name: string | null, nothing: string) =>
    name === null ? <Unnamed>{nothing}</Unnamed> : <Highlight text={name} search={search} />
  return [
    {
      id: 'reportName',
      header: labels.reportName,
      width: '20%',
      isSortable: true,
      cell: (group) => <Highlight text={group.reportName} search={search} />,
    },
    {
      id: 'reportPath',
      header: labels.reportPath,
      isSortable: true,
      canHide: true,
      cell: (group) => (
        <Path>
          <Highlight text={group.reportPath} search={search} />
        </Path>
      ),
    },
    {
      id: 'roleName',
      header: labels.roleName,
      width: '18%',
      isSortable: true,
      canHide: true,
      cell: (group) =>
        isRoleRemoved(group) ? (
          <Badge tone="warning" data-hint={reportGroupMessages.removedRoleHelp}>
            {reportGroupMessages.removedRole}
            <VisuallyHidden> ({reportGroupMessages.removedRoleHelp})</VisuallyHidden>
          </Badge>
        ) : (
          named(group.roleName, reportGroupMessages.anyRole)
        ),
    },
    {
      id: 'licenseName',
      header: labels.licenseName,
      width: '16%',
      isSortable: true,
      canHide: true,
      cell: (group) => named(group.licenseName, reportGroupMessages.anyLicense),
    },
    {
      id: 'projectName',
      header: labels.projectName,
      width: '18%',
      isSortable: true,
      canHide: true,
      cell: (group) => named(group.projectName, reportGroupMessages.anyProject),
    },
    {
      id: 'actions',
      header: labels.actions,
      isHeaderHidden: true,
      width: 64,
      align: 'end',
      skeleton: 'box',
      cell: (group) => (
        <IconButton
          size="small"
          label={labels.remove(group.reportName, describeAudience(group))}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => onRemove(group)}
        />
      ),
    },
  ]
}
