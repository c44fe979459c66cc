import { ClipboardList } from 'lucide-react'
import { useMemo, useState } from 'react'
import { reportGroupLabels as labels, reportGroupMessages } from '@sitewright/domain/reports/group-messages'
import {
  REPORT_GROUP_FILTER_DELAY_MS,
  REPORT_GROUP_SORT_KEYS,
  type ReportGroup,
  type ReportGroupFilter,
} from '@sitewright/domain/reports/group-model'
import { describeAudience } from '@sitewright/domain/reports/group-rules'
import { ConfirmDialog } from '../../confirm-dialog/ConfirmDialog'
import { ListPage, type ListState } from '../patterns/ListPage'
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
      <RemoveDialog group={removing} onRemove={onRemove} onClose={() => setRemoving(undefined)} />
    </>
  )
}

interface RemoveDialogProps {
  /** Undefined while the dialog is closed. */
  group: ReportGroup | undefined
  onRemove: ReportGroupListScreenProps['onRemove']
  onClose: () => void
}

function RemoveDialog({ group, onRemove, onClose }: RemoveDialogProps) {
  const [last, setLast] = useState(group)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()
  // The texts stay while the dialog closes.
  if (group !== undefined && group !== last) setLast(group)
  const close = (): void => {
    setError(undefined)
    onClose()
  }
  const confirm = async (): Promise<void> => {
    if (group === undefined) return
    setIsBusy(true)
    const failure = await onRemove(group)
    setIsBusy(false)
    if (failure === undefined) close()
    else setError(failure)
  }
  return (
    <ConfirmDialog
      isOpen={group !== undefined}
      title={reportGroupMessages.removeTitle(last?.reportName ?? '')}
      confirmLabel={labels.removeConfirm}
      tone="danger"
      isBusy={isBusy}
      {...(error === undefined ? {} : { error })}
      onClose={close}
      onConfirm={() => void confirm()}
    >
      <p>{last && reportGroupMessages.removeText(describeAudience(last))}</p>
    </ConfirmDialog>
  )
}
