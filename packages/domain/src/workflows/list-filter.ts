import type { ListFilter } from '../shared/lists'
import type { WorkflowSortKey } from './workflow'

/** Milliseconds that the search waits after the last key (WF-05). */
export const WORKFLOW_FILTER_DELAY_MS = 200

/** The filter of the workflow list in its address (WF-04). */
export interface WorkflowFilter extends ListFilter<WorkflowSortKey> {
  /** `undefined` is all projects. */
  projectId: number | undefined
}
