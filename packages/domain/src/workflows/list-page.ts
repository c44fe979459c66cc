import { type ListRows, type ListRules, pageOfList } from '../shared/lists'
import { searchTexts } from './list'
import { WORKFLOW_SORT_KEYS, type WorkflowListQuery, type WorkflowRow, type WorkflowSortKey } from './workflow'

const workflowList: ListRules<WorkflowRow, WorkflowSortKey> = {
  sortKeys: WORKFLOW_SORT_KEYS,
  sort: [{ key: 'name', isDescending: false }],
  idOf: ({ workflowId }) => workflowId,
  getTexts: searchTexts,
}

/** One page of all rows, for servers that do not page (WF-03 to WF-05). */
export function pageOfWorkflows(rows: readonly WorkflowRow[], query: WorkflowListQuery): ListRows<WorkflowRow> {
  const { projectId } = query
  const ofProject =
    projectId === undefined ? rows : rows.filter(({ copies }) => copies.some((copy) => copy.projectId === projectId))
  // Rows have no license: all of them are of projects that the caller sees.
  return pageOfList(ofProject, { ...query, licenseId: undefined }, workflowList)
}
