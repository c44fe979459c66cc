import { ClipboardList } from 'lucide-react'
import { useMemo, useState } from 'react'
import { reportGroupLabels as labels, reportGroupMessages } from '@sitewright/domain/report-groups/messages'
import {
  REPORT_GROUP_FILTER_DELAY_MS,
  REPORT_GROUP_SORT_KEYS,
  type ReportGroup,
  type ReportGroupFilter,
} from '@sitewright/domain/report-groups/model'
import { describeRemoval } from '@sitewright/domain/report-groups/rules'
import { ListPage, type ListState } from '../patterns/ListPage'
import { RemoveDialog } from '../patterns/RemoveDialog'
import { reportGroupColumns } from './report-group-columns'

/** Props of ReportGroupListScreen. */
export interface ReportGroupListScreenProps extends ListState<ReportGroup, ReportGroupFilter> {
  newHref: string
  /** Removes a group. Resolves to why that failed. */
  onRemove: (group: ReportGroup) => Promise<string | undefined>
}

/** The list of report groups, each of which can be removed (SET-15 to SET-17). */
export function ReportGroupListScreen({ onRemove, ...props }: ReportGroupListScreenProps) {
  const [removing, setRemoving] = useState<ReportGroup>()
  const { search } = props.shownFilter ?? props.filter
  const columns = useMemo(() => reportGroupColumns({ search, onRemove: setRemoving }), [search])
  return (
    <>
      <ListPage
        {...props}
        labels={labels}
        messages={reportGroupMessages}
        icon={<ClipboardList aria-hidden="true" />}
        newLink={{ label: labels.newTitle, href: props.newHref }}
        columns={columns}
        rowKey={(group) => group.reportGroupId}
        rowName={(group) => group.reportName}
        sortKeys={REPORT_GROUP_SORT_KEYS}
        searchDelay={REPORT_GROUP_FILTER_DELAY_MS}
        minWidth="60rem"
      />
      <RemoveDialog
        item={removing}
        title={({ reportName }) => reportGroupMessages.removeTitle(reportName)}
        confirmLabel={labels.removeConfirm}
        onRemove={onRemove}
        onClose={() => setRemoving(undefined)}
      >
        {describeRemoval}
      </RemoveDialog>
    </>
  )
}
