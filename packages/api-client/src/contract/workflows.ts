import * as z from 'zod/mini'
import {
  canArchiveWorkflows,
  canEditWorkflows,
  canReadEquipmentStatusUse,
  canReadWorkflows,
  canReadWorkflowsOfProjects,
} from '@sitewright/domain/workflows/policy'
import {
  WorkflowExport,
  WorkflowIds,
  WorkflowListQuery,
  WorkflowProjectIds,
  WorkflowProjectsSave,
  WorkflowSave,
  WorkflowSaves,
} from '@sitewright/domain/workflows/workflow'
import * as calls from '../calls/workflows'
import { rows } from './contract'

const ProjectPath = z.object({ projectId: z.int() })

export const workflows = rows(calls.workflows, {
  ofProjects: {
    onlyReads: true,
    summary:
      'All workflows of these projects, archived ones included; projects that the caller does not see are left out.',
    allow: canReadWorkflowsOfProjects,
    body: WorkflowProjectIds,
  },
  validateArchive: {
    onlyReads: true,
    summary: 'Why workflows cannot be archived, by workflow id. Those that can be archived are left out.',
    allow: canReadWorkflows,
    body: WorkflowIds,
  },
  saveAll: {
    summary:
      'Adds and saves copies of a workflow, all or none. A copy with id 0 is new; without a stored copy it needs ADMINISTER_WORKFLOW.',
    allow: canEditWorkflows,
    params: ProjectPath,
    body: WorkflowSaves,
  },
  save: {
    summary: 'Saves one workflow.',
    allow: canEditWorkflows,
    params: ProjectPath,
    body: WorkflowSave,
  },
  saveProjects: {
    summary:
      'Archives copies of a workflow and saves its other copies, all or none: for other equipment statuses in the projects that remain. Beyond the specification.',
    allow: canEditWorkflows,
    needsPerson: true,
    params: ProjectPath,
    body: WorkflowProjectsSave,
  },
  archive: {
    summary:
      'Archives workflows, all or none. The flag is false where one of them cannot be archived. Accepts the versions of the workflows as If-Match: "12:3.13:1".',
    allow: canArchiveWorkflows,
    body: WorkflowIds,
  },
  list: {
    summary:
      'A page of the active workflows that the caller sees, the copies of one workflow in projects of one license as one row. Beyond the specification.',
    allow: canReadWorkflows,
    query: WorkflowListQuery,
  },
  export: {
    summary: 'Starts a job that writes the workflows of the list as a CSV file.',
    allow: canReadWorkflows,
    body: WorkflowExport,
    needsPerson: true,
  },
  one: {
    summary:
      'A workflow of a project, followed by its other active copies in projects of its license that the caller sees. Beyond the specification.',
    allow: canReadWorkflows,
    params: z.object({ projectId: z.int(), workflowId: z.int() }),
  },
  equipmentStatusUse: {
    summary: 'Items of active workflows of a project that use an equipment status. Beyond the specification.',
    allow: canReadEquipmentStatusUse,
    params: ProjectPath,
  },
})
