import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { editorLabels, editorMessages } from '@sitewright/domain/workflows/editor-messages'
import { canAddWorkflows } from '@sitewright/domain/workflows/policy'
import { projectChoiceMessages } from '@sitewright/domain/workflows/project-messages'
import { workflowSaveMessages } from '@sitewright/domain/workflows/save-messages'
import type { Workflow } from '@sitewright/domain/workflows/workflow'
import { WorkflowPage } from '@sitewright/ui/features/workflows/WorkflowPage'
import { asView, isMissing, withMissingTitle } from '../../data/as-view'
import { useProject } from '../../data/projects'
import { useWorkflow } from '../../data/workflows'
import { paths } from '../../paths'
import { withParam } from '../../shell/page/layout'
import { RecordTitle } from '../../shell/page/RecordTitle'
import { parseId } from '../../shell/page/parse-id'
import { useActor } from '../../shell/session/use-session'
import { toStoredWorkflow } from './stored-workflow'
import { useWorkflowTabs } from './use-workflow-tabs'
import { Editor } from './workflow-editor.part'

/** A workflow and its copies in other projects (WF-08, WF-31). */
export const Component = withParam('id', ({ param }) => {
  const projectId = parseId(useParams()['projectId'])
  const workflow = useWorkflow(projectId, parseId(param))
  const project = useProject(projectId)
  const read = asView(workflow, workflowSaveMessages.loadFailed)
  // The server answers the same for a workflow that does not exist. Without the project, the reason is known.
  const view = isMissing(project.error) ? withMissingTitle(read, projectChoiceMessages.noAccess) : read
  const { failedTitle } = editorMessages
  const name = workflow.data?.[0]?.name
  return (
    <>
      <RecordTitle opened={{ view, name: name ?? editorLabels.list, failedTitle }} />
      <WorkflowPage view={view} title={editorLabels.form} failedTitle={failedTitle} listHref={paths.workflows()}>
        {(copies) => <OpenWorkflow copies={copies} />}
      </WorkflowPage>
    </>
  )
})

function OpenWorkflow({ copies }: { copies: readonly Workflow[] }) {
  const canAdd = canAddWorkflows.canDecide(useActor()).allowed
  const stored = useMemo(() => toStoredWorkflow(copies), [copies])
  const [first] = copies
  const tabs = useWorkflowTabs(first?.projectId ?? 0, first?.workflowId ?? 0)
  if (first === undefined) return null
  return (
    <Editor
      mode="edit"
      stored={stored}
      copies={copies}
      tabs={tabs}
      copyHref={canAdd ? paths.copyWorkflow(first.projectId, first.workflowId) : undefined}
      readOnlyNote={first.isDecommissioned ? editorMessages.archived : undefined}
    />
  )
}
