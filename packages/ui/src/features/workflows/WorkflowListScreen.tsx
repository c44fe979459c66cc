import { WORKFLOW_FILTER_DELAY_MS, type WorkflowFilter } from '@sitewright/domain/workflows/list-filter'
import {
  workflowListLabels as labels,
  workflowListMessages as messages,
} from '@sitewright/domain/workflows/list-messages'
import { WORKFLOW_SORT_KEYS, type WorkflowRow } from '@sitewright/domain/workflows/workflow'
import { Workflow } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Select } from '../../select/Select'
import { ListPage, type ListState } from '../patterns/ListPage'
import { useIsNarrow } from '../patterns/use-is-narrow'
import { ArchiveDialog, type ArchiveDialogProps } from './ArchiveDialog'
import { workflowColumns, type WorkflowColumnOptions } from './workflow-columns'

/** Props of WorkflowListScreen. */
export interface WorkflowListScreenProps
  extends ListState<WorkflowRow, WorkflowFilter>, Omit<WorkflowColumnOptions, 'search' | 'onArchive' | 'isNarrow'> {
  /** The projects of the filter, by name. */
  projects: readonly { projectId: number; name: string }[]
  /** Left out for users who may not add workflows (PERM-13). */
  newHref: string | undefined
  onArchive: ArchiveDialogProps['onArchive']
}

/** The list of workflows, the copies of one workflow as one row (WF-01 to WF-18). */
export function WorkflowListScreen(props: WorkflowListScreenProps) {
  const { filter, onFilter, projects, rowLink, onCopy, copyDisabledReason, archiveDisabledReason, getMappingHref } =
    props
  const { search } = props.shownFilter ?? filter
  const isNarrow = useIsNarrow()
  const [archived, setArchived] = useState<WorkflowRow>()
  const columns = useMemo(
    () =>
      workflowColumns({
        rowLink,
        search,
        isNarrow,
        onCopy,
        copyDisabledReason,
        archiveDisabledReason,
        getMappingHref,
        onArchive: setArchived,
      }),
    [rowLink, search, isNarrow, onCopy, copyDisabledReason, archiveDisabledReason, getMappingHref],
  )
  const { projectId } = filter
  return (
    <>
      <ListPage
        {...props}
        labels={labels}
        messages={messages}
        icon={<Workflow aria-hidden="true" />}
        newLink={{ label: labels.add, href: props.newHref }}
        columns={columns}
        rowKey={(row) => row.workflowId}
        rowName={(row) => row.name}
        sortKeys={WORKFLOW_SORT_KEYS}
        searchDelay={WORKFLOW_FILTER_DELAY_MS}
        minWidth="54rem"
        ownFilter={{
          control: (
            <Select
              label={labels.project}
              layout="prefixed"
              value={projectId === undefined ? '' : String(projectId)}
              options={[{ value: '', label: labels.allProjects }, ...toOptions(projects, projectId)]}
              onChange={(value) => onFilter({ projectId: value === '' ? undefined : Number(value) })}
            />
          ),
          reset:
            projectId === undefined
              ? undefined
              : { label: labels.allProjects, onReset: () => onFilter({ projectId: undefined }) },
        }}
      />
      {archived !== undefined && (
        <ArchiveDialog row={archived} onArchive={props.onArchive} onClose={() => setArchived(undefined)} />
      )}
    </>
  )
}

/** The projects, with the chosen one among them while they load. */
const toOptions = (projects: WorkflowListScreenProps['projects'], chosen: number | undefined) => {
  const options = projects.map(({ projectId, name }) => ({ value: String(projectId), label: `${projectId} · ${name}` }))
  const isListed = chosen === undefined || projects.some(({ projectId }) => projectId === chosen)
  return isListed ? options : [...options, { value: String(chosen), label: String(chosen) }]
}
