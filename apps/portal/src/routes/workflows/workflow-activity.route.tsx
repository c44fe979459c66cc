import { useParams } from 'react-router-dom'
import { pageTitles } from '@sitewright/domain/shared/page-titles'
import { editorLabels, editorMessages } from '@sitewright/domain/workflows/editor-messages'
import { workflowSaveMessages } from '@sitewright/domain/workflows/save-messages'
import { ActivitySkeleton } from '@sitewright/ui/features/activity/ActivitySkeleton'
import { ActivityTab } from '@sitewright/ui/features/activity/ActivityTab'
import { WorkflowActivityPage } from '@sitewright/ui/features/workflows/WorkflowActivityPage'
import { asView } from '../../data/as-view'
import { useWorkflow } from '../../data/workflows'
import { paths } from '../../paths'
import { withParam } from '../../shell/page/layout'
import { RecordTitle } from '../../shell/page/RecordTitle'
import { parseId } from '../../shell/page/parse-id'
import { useActivityTab } from '../../shell/use-activity-tab'
import { useWorkflowTabs } from './use-workflow-tabs'

/** What was done with a copy of a workflow. */
export const Component = withParam('id', ({ param }) => {
  const projectId = parseId(useParams()['projectId'])
  const id = parseId(param)
  const view = asView(useWorkflow(projectId, id), workflowSaveMessages.loadFailed)
  const name = view.state === 'ready' ? (view.value[0]?.name ?? '') : editorLabels.list
  const { failedTitle } = editorMessages
  const activity = useActivityTab('workflow', id, 'workflow')
  const tabs = useWorkflowTabs(projectId, id)
  return (
    <>
      <RecordTitle opened={{ view, name, failedTitle }} tab={pageTitles.activity} />
      <WorkflowActivityPage
        view={view}
        name={name}
        failedTitle={failedTitle}
        listHref={paths.workflows()}
        tabs={tabs}
        loading={<ActivitySkeleton />}
      >
        <ActivityTab {...activity} />
      </WorkflowActivityPage>
    </>
  )
})
