import type { Workflow } from '@sitewright/domain/workflows/workflow'
import type { StoredWorkflow } from '@sitewright/ui/features/workflows/WorkflowEditor'

/** A workflow with its copies as the form edits it. The first copy has the name and the phases of all. */
export function toStoredWorkflow(copies: readonly Workflow[]): StoredWorkflow {
  const [first] = copies
  return {
    draft: {
      name: first?.name ?? '',
      projectIds: copies.map(({ projectId }) => projectId),
      phases: first?.workflowData.phases ?? [],
    },
    workflowRelatedKey: first?.workflowRelatedKey ?? '',
    ...(first && { data: first.workflowData }),
    copies,
  }
}
