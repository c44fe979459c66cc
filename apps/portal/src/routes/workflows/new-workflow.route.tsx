import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { copyWorkflow } from '@sitewright/domain/workflows/copy'
import { editorLabels, editorMessages } from '@sitewright/domain/workflows/editor-messages'
import { workflowSaveMessages } from '@sitewright/domain/workflows/save-messages'
import { statusUseKeys } from '@sitewright/domain/workflows/status-source'
import type { Workflow } from '@sitewright/domain/workflows/workflow'
import type { StoredWorkflow } from '@sitewright/ui/features/workflows/WorkflowEditor'
import { WorkflowPage } from '@sitewright/ui/features/workflows/WorkflowPage'
import { asView } from '../../data/as-view'
import { useWorkflow } from '../../data/workflows'
import { paths } from '../../paths'
import { parseId } from '../../shell/page/parse-id'
import { Editor } from './workflow-editor.part'

const NO_COPIES: readonly Workflow[] = []
const newId = (): string => crypto.randomUUID()

/** A new workflow, or a copy of the workflow in the query (WF-19, WF-22 to WF-28). */
export function Component() {
  const [query] = useSearchParams()
  const id = query.get('id')
  if (id === null || query.get('copy') !== 'true') return <New key="new" />
  const projectId = query.get('projectId')
  return <Copy key={id} projectId={parseId(projectId ?? undefined)} workflowId={parseId(id)} />
}

function New() {
  const [stored] = useState<StoredWorkflow>(() => ({
    draft: { name: '', projectIds: [], phases: [] },
    workflowRelatedKey: newId(),
    copies: [],
  }))
  return <Editor mode="new" stored={stored} copies={NO_COPIES} />
}

function Copy({ projectId, workflowId }: { projectId: number; workflowId: number }) {
  const view = asView(useWorkflow(projectId, workflowId), workflowSaveMessages.loadFailed)
  return (
    <WorkflowPage
      view={view}
      title={editorLabels.newTitle}
      failedTitle={editorMessages.failedTitle}
      listHref={paths.workflows()}
    >
      {(copies) => copies[0] && <NewCopy key={copies[0].workflowId} source={copies[0]} copies={copies} />}
    </WorkflowPage>
  )
}

function NewCopy({ source, copies }: { source: Workflow; copies: readonly Workflow[] }) {
  // State, because a refetch of the source must not give the copy other ids.
  const [stored] = useState<StoredWorkflow>(() => {
    const { workflowRelatedKey, ...draft } = copyWorkflow(
      { name: source.name, phases: source.workflowData.phases },
      newId,
    )
    // Its statuses were chosen for the projects of the source (WF-80).
    const projectIds = copies.map(({ projectId }) => projectId)
    const chosenFor = new Map([...statusUseKeys(draft.phases)].map((key) => [key, projectIds]))
    return { draft: { ...draft, chosenFor }, workflowRelatedKey, copies: [] }
  })
  return <Editor mode="new" stored={stored} copies={NO_COPIES} />
}
