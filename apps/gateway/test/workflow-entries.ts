import type { Client } from '@sitewright/api-client/client'
import { WORKFLOW_TYPE, type Workflow, type WorkflowSave } from '@sitewright/domain/workflows/workflow'
import { projectNamed } from '../src/db/demo/projects'
import { SITE_PROJECT } from '../src/db/demo/sites'

/*
 * Workflows as tests save them.
 */

const refinery = projectNamed(SITE_PROJECT).projectId

let keys = 0
/** A related key that no other workflow has. */
export const newKey = () => `key of the test ${++keys}`
export const item = (itemId: string, itemWeight: number, more: object = {}) => ({
  itemId,
  itemName: `Item ${itemId}`,
  itemType: 2 as const,
  itemWeight,
  ...more,
})
export const phase = (...items: WorkflowSave['workflowData']['phases'][number]['items']) => ({
  phaseId: 'p',
  phaseName: 'Cut',
  color: '#FCC400',
  phaseWeight: 100,
  items,
})
export const entry = (
  WorkflowRelatedKey: string,
  projectId = refinery,
  more: Partial<WorkflowSave> = {},
): WorkflowSave => ({
  workflowType: WORKFLOW_TYPE,
  name: 'Flange Management',
  projectId,
  workflowData: { phases: [phase(item('1', 40), item('2', 60))] },
  WorkflowId: 0,
  WorkflowRelatedKey,
  ...more,
})
/** Saves copies by the path of the first. */
export const saveCopiesAs = (client: Client, body: WorkflowSave[]) =>
  client.workflows.saveAll({ params: { projectId: body[0]?.projectId ?? 0 }, body })
export const asEntry = (workflow: Workflow, more: Partial<WorkflowSave> = {}): WorkflowSave => ({
  workflowType: workflow.workflowType,
  name: workflow.name,
  projectId: workflow.projectId,
  workflowData: workflow.workflowData,
  WorkflowId: workflow.workflowId,
  WorkflowRelatedKey: workflow.workflowRelatedKey,
  version: workflow.version,
  ...more,
})
