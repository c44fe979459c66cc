import { projectScreenLabels } from '@sitewright/domain/projects/screen-messages'
import { reportGroupLabels as labels, reportGroupMessages as messages } from '@sitewright/domain/report-groups/messages'
import { ReportGroupExport, type ReportGroup, type ReportGroupSortKey } from '@sitewright/domain/report-groups/model'
import { isRoleRemoved } from '@sitewright/domain/report-groups/rules'
import { canEditReportGroups } from '@sitewright/domain/report-groups/policy'
import { LICENSE_COLUMNS } from '../../exports/cells'
import { defineListExport, type ExportColumns } from '../../exports/list-export'
import { reportGroupList } from './list'

const COLUMNS: ExportColumns<ReportGroup, ReportGroupSortKey> = {
  reportName: { header: labels.reportName, cell: (group) => group.reportName },
  reportPath: { header: labels.reportPath, cell: (group) => group.reportPath },
  roleName: {
    header: labels.roleName,
    cell: (group) => (isRoleRemoved(group) ? messages.removedRole : (group.roleName ?? messages.anyRole)),
  },
  licenseName: LICENSE_COLUMNS,
  projectName: [
    { header: projectScreenLabels.projectId, cell: (group) => group.projectId },
    { header: labels.projectName, cell: (group) => group.projectName },
  ],
}

/** The list of report groups as a CSV file. */
export const reportGroupExport = defineListExport({
  kind: 'reports.exportGroups',
  input: ReportGroupExport,
  allow: canEditReportGroups,
  title: labels.list,
  open: ({ q }, input) => {
    const { count, piece } = reportGroupList(q, input)
    return { columns: COLUMNS, count, read: piece }
  },
})
