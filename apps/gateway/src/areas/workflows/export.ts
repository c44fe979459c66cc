import { workflowListLabels as labels } from '@sitewright/domain/workflows/list-messages'
import { canReadWorkflows } from '@sitewright/domain/workflows/policy'
import { WorkflowExport, type WorkflowRow, type WorkflowSortKey } from '@sitewright/domain/workflows/workflow'
import { joinCell } from '../../exports/cells'
import { defineListExport, type ExportColumns } from '../../exports/list-export'
import { presentRows, toWorkflowFilter, workflowList, workflowSort } from './list'

const COLUMNS: ExportColumns<WorkflowRow, WorkflowSortKey> = {
  projectId: { header: labels.projectId, cell: ({ copies }) => joinCell(copies.map(({ projectId }) => projectId)) },
  projectName: {
    header: labels.projectName,
    cell: ({ copies }) => joinCell(copies.map(({ projectName }) => projectName)),
  },
  name: { header: labels.name, cell: ({ name }) => name },
}

/** The list of workflows as a CSV file: those of projects that its owner sees, with all projects of each. */
export const workflowExport = defineListExport({
  kind: 'workflows.export',
  input: WorkflowExport,
  allow: canReadWorkflows,
  title: labels.list,
  open: ({ q, actor }, input) => {
    const reader = { ...actor, apiKeyId: undefined }
    const { count, piece } = workflowList(q, toWorkflowFilter(reader, input), workflowSort(input.sort))
    return {
      columns: COLUMNS,
      count,
      read: async (size, start) => {
        const { rows, end } = await piece(size, start)
        return { rows: await presentRows(q, reader, rows), end }
      },
    }
  },
})
