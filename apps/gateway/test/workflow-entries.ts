import type { Client } from '@sitewright/api-client/client'
import type { WorkflowItem } from '@sitewright/domain/workflows/item'
import { WORKFLOW_TYPE, type Workflow, type WorkflowSave } from '@sitewright/domain/workflows/workflow'
import { sampleItem, samplePhase } from '@sitewright/domain/workflows/workflow-sample'
import { projectNamed } from '../src/db/demo/projects'
import { SITE_PROJECT } from '../src/db/demo/sites'

/*
 * Workflows as tests save them.
 */

const refinery = projectNamed(SITE_PROJECT).projectId

let keys = 0
/** A related key that no other workflow has. */
export const newKey = () => `key of the test ${++keys}`
/** The only phase of a workflow. */
export const phase = (...items: WorkflowItem[]) => ({ ...samplePhase('p', 100, ...items), phaseName: 'Cut' })
export const entry = (
  WorkflowRelatedKey: string,
  projectId = refinery,
  more: Partial<WorkflowSave> = {},
): WorkflowSave => ({
  workflowType: WORKFLOW_TYPE,
  name: 'Flange Management',
  projectId,
  workflowData: { phases: [phase(sampleItem('1', 40), sampleItem('2', 60))] },
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
