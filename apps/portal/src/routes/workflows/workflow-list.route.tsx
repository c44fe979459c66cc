import { useNavigate } from 'react-router-dom'
import { canAddWorkflows, canArchiveWorkflows } from '@sitewright/domain/workflows/policy'
import { workflowSaveMessages } from '@sitewright/domain/workflows/save-messages'
import { WORKFLOW_SORT_KEYS, type WorkflowRow } from '@sitewright/domain/workflows/workflow'
import { WorkflowListScreen } from '@sitewright/ui/features/workflows/WorkflowListScreen'
import { DEFAULT_PAGE_SIZE } from '@sitewright/domain/shared/lists'
import { useWorkflowProjects } from '../../data/workflows/projects'
import { archiveWorkflow, useWorkflowPage, workflowListQuery } from '../../data/workflows'
import { paths } from '../../paths'
import { getListExport } from '../../shell/list/list-export'
import { projectFilter } from '../../shell/list/project-filter'
import { useList, useListProps } from '../../shell/list/use-list'
import { createRowLink } from '../../shell/list/use-row-focus'
import { useActor } from '../../shell/session/use-session'

// Defined once, so that unchanged rows do not re-render. A row opens its first copy (WF-09).
const rowLink = ({ workflowId, projectId }: WorkflowRow) =>
  createRowLink(`workflow-${workflowId}`, paths.workflow(projectId, workflowId))

const LIST = {
  table: 'workflows',
  sortKeys: WORKFLOW_SORT_KEYS,
  sort: { key: 'name', isDescending: false },
  pageSize: DEFAULT_PAGE_SIZE,
  extra: projectFilter,
  href: paths.workflows,
} as const

export function Component() {
  const actor = useActor()
  const navigate = useNavigate()
  const list = useList(LIST)
  const workflows = useWorkflowPage(list.filter)
  const { data: projects = [] } = useWorkflowProjects()
  const add = canAddWorkflows.canDecide(actor)
  const archive = canArchiveWorkflows.canDecide(actor)
  return (
    <WorkflowListScreen
      {...useListProps(list, workflows, workflowSaveMessages.loadFailed)}
      export={getListExport('workflows.export', workflowListQuery(list.filter))}
      projects={projects}
      newHref={add.allowed ? paths.newWorkflow() : undefined}
      rowLink={rowLink}
      onCopy={({ projectId, workflowId }) => void navigate(paths.copyWorkflow(projectId, workflowId))}
      onArchive={archiveWorkflow}
      copyDisabledReason={add.allowed ? undefined : add.reason}
      archiveDisabledReason={archive.allowed ? undefined : archive.reason}
      getMappingHref={paths.projectResourceWorkflows}
    />
  )
}
