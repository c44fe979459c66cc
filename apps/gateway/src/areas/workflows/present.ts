import { WORKFLOW_TYPE, type EquipmentStatusUse, type Workflow } from '@sitewright/domain/workflows/workflow'
import type { Queries } from '../../db/database'
import { tagOfNumbers } from '../../http/versions'
import { readArchiveErrors, type WorkflowRow } from './store'

export const presentWorkflow = (row: WorkflowRow) =>
  ({
    workflowId: row.workflowId,
    name: row.name,
    projectId: row.projectId,
    projectName: row.projectName,
    workflowType: WORKFLOW_TYPE,
    workflowData: row.data,
    workflowRelatedKey: row.relatedKey,
    isDecommissioned: row.isDecommissioned,
    decommissionDateTime: row.decommissionedAt,
    version: row.version,
  }) satisfies Workflow

/** Workflows with the reasons why they cannot be archived: one query, however many rows. */
export async function presentWithErrors(q: Queries, rows: readonly WorkflowRow[]): Promise<Workflow[]> {
  const errors = await readArchiveErrors(
    q,
    rows.map(({ workflowId }) => workflowId),
  )
  return rows.map((row) => ({
    ...presentWorkflow(row),
    archiveErrors: errors.get(row.workflowId) ?? [],
  }))
}

/** Copies, and one tag for the versions of all of them. */
export const presentCopies = (rows: readonly WorkflowRow[]) => ({
  body: rows.map(presentWorkflow),
  tag: tagOfNumbers(rows.map(({ workflowId, version }) => [workflowId, version] as const)),
})

export const presentUse = ({ state, workflowId, workflowName, phaseName, itemName }: EquipmentStatusUse) =>
  ({ state, workflowId, workflowName, phaseName, itemName }) satisfies EquipmentStatusUse
