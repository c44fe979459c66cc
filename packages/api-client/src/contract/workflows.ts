import * as z from 'zod/mini'
import {
  canArchiveWorkflows,
  canEditWorkflows,
  canReadEquipmentStatusUse,
  canReadWorkflows,
  canReadWorkflowsOfProjects,
} from '@sitewright/domain/workflows/policy'
import {
  ArchiveErrors,
  EquipmentStatusUse,
  Workflow,
  WORKFLOW_BODY,
  WorkflowArchived,
  WorkflowExport,
  WorkflowIds,
  WorkflowListQuery,
  WorkflowProjectIds,
  WorkflowProjectsSave,
  WorkflowRow,
  WorkflowSave,
  WorkflowSaves,
} from '@sitewright/domain/workflows/workflow'
import { call } from './contract'
import { exportCall } from './list-calls'

const ProjectPath = z.object({ projectId: z.int() })

export const workflows = {
  ofProjects: call({
    base: 'gateway',
    method: 'POST',
    path: '/0/workflow/getAll',
    onlyReads: true,
    summary:
      'All workflows of these projects, archived ones included; projects that the caller does not see are left out.',
    allow: canReadWorkflowsOfProjects,
    body: WorkflowProjectIds,
    replies: { 200: z.array(Workflow) },
  }),
  validateArchive: call({
    base: 'gateway',
    method: 'POST',
    path: '/workflow/validateArchive',
    onlyReads: true,
    summary: 'Why workflows cannot be archived, by workflow id. Those that can be archived are left out.',
    allow: canReadWorkflows,
    body: WorkflowIds,
    replies: { 200: ArchiveErrors },
  }),
  saveAll: call({
    base: 'gateway',
    method: 'POST',
    path: '/:projectId/workflow/bulk',
    summary:
      'Adds and saves copies of a workflow, all or none. A copy with id 0 is new; without a stored copy it needs ADMINISTER_WORKFLOW.',
    allow: canEditWorkflows,
    params: ProjectPath,
    body: WorkflowSaves,
    ...WORKFLOW_BODY,
    replies: { 200: z.array(Workflow), 409: z.array(Workflow) },
  }),
  save: call({
    base: 'gateway',
    method: 'PUT',
    path: '/:projectId/workflow',
    summary: 'Saves one workflow.',
    allow: canEditWorkflows,
    params: ProjectPath,
    body: WorkflowSave,
    ...WORKFLOW_BODY,
    replies: { 200: Workflow, 409: Workflow },
  }),
  saveProjects: call({
    base: 'own',
    method: 'POST',
    path: '/projects/:projectId/workflows',
    summary:
      'Archives copies of a workflow and saves its other copies, all or none: for other equipment statuses in the projects that remain. Beyond the specification.',
    allow: canEditWorkflows,
    needsPerson: true,
    params: ProjectPath,
    body: WorkflowProjectsSave,
    ...WORKFLOW_BODY,
    replies: { 200: z.array(Workflow), 409: z.array(Workflow) },
  }),
  archive: call({
    base: 'gateway',
    method: 'POST',
    path: '/workflow/archive',
    summary:
      'Archives workflows, all or none. The flag is false where one of them cannot be archived. Accepts the versions of the workflows as If-Match: "12:3.13:1".',
    allow: canArchiveWorkflows,
    body: WorkflowIds,
    replies: { 200: WorkflowArchived, 409: z.array(Workflow) },
  }),
  list: call({
    base: 'own',
    method: 'GET',
    path: '/workflows',
    summary:
      'A page of the active workflows that the caller sees, the copies of one workflow in projects of one license as one row. Beyond the specification.',
    allow: canReadWorkflows,
    query: WorkflowListQuery,
    replies: { 200: z.array(WorkflowRow) },
  }),
  export: exportCall({
    path: '/workflows/export',
    summary: 'Starts a job that writes the workflows of the list as a CSV file.',
    allow: canReadWorkflows,
    body: WorkflowExport,
  }),
  one: call({
    base: 'own',
    method: 'GET',
    path: '/projects/:projectId/workflows/:workflowId',
    summary:
      'A workflow of a project, followed by its other active copies in projects of its license that the caller sees. Beyond the specification.',
    allow: canReadWorkflows,
    params: z.object({ projectId: z.int(), workflowId: z.int() }),
    replies: { 200: z.array(Workflow) },
  }),
  equipmentStatusUse: call({
    base: 'own',
    method: 'GET',
    path: '/projects/:projectId/equipment-status-use',
    summary: 'Items of active workflows of a project that use an equipment status. Beyond the specification.',
    allow: canReadEquipmentStatusUse,
    params: ProjectPath,
    replies: { 200: z.array(EquipmentStatusUse) },
  }),
} as const
