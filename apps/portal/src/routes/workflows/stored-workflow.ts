import type { Workflow } from '@sitewright/domain/workflows/workflow'
import type { StoredWorkflow } from '@sitewright/ui/features/workflows/WorkflowEditor'

/** A workflow with its copies as the form edits it. The form starts from the name and the phases of the first copy, and shows how the others differ. */
export function toStoredWorkflow(copies: readonly Workflow[]): StoredWorkflow {
  const [first, ...copiesElsewhere] = copies
  return {
    draft: {
      name: first?.name ?? '',
      projectIds: copies.map(({ projectId }) => projectId),
      phases: first?.workflowData.phases ?? [],
    },
    workflowRelatedKey: first?.workflowRelatedKey ?? '',
    ...(first && { data: first.workflowData }),
    copies,
    others: copiesElsewhere,
  }
}
