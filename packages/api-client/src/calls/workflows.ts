import * as z from 'zod/mini'
import {
  ArchiveErrors,
  EquipmentStatusUse,
  Workflow,
  WORKFLOW_BODY,
  WorkflowArchived,
  WorkflowRow,
} from '@sitewright/domain/workflows/workflow'
import type { ClientRows } from '../contract/contract'
import { exportOf } from './list-calls'

export const workflows = {
  ofProjects: { base: 'gateway', method: 'POST', path: '/0/workflow/getAll', replies: { 200: z.array(Workflow) } },
  validateArchive: {
    base: 'gateway',
    method: 'POST',
    path: '/workflow/validateArchive',
    replies: { 200: ArchiveErrors },
  },
  saveAll: {
    base: 'gateway',
    method: 'POST',
    path: '/:projectId/workflow/bulk',
    ...WORKFLOW_BODY,
    replies: { 200: z.array(Workflow), 409: z.array(Workflow) },
  },
  save: {
    base: 'gateway',
    method: 'PUT',
    path: '/:projectId/workflow',
    ...WORKFLOW_BODY,
    replies: { 200: Workflow, 409: Workflow },
  },
  saveProjects: {
    base: 'own',
    method: 'POST',
    path: '/projects/:projectId/workflows',
    ...WORKFLOW_BODY,
    replies: { 200: z.array(Workflow), 409: z.array(Workflow) },
  },
  archive: {
    base: 'gateway',
    method: 'POST',
    path: '/workflow/archive',
    replies: { 200: WorkflowArchived, 409: z.array(Workflow) },
  },
  list: { base: 'own', method: 'GET', path: '/workflows', replies: { 200: z.array(WorkflowRow) } },
  export: exportOf('/workflows/export'),
  one: {
    base: 'own',
    method: 'GET',
    path: '/projects/:projectId/workflows/:workflowId',
    replies: { 200: z.array(Workflow) },
  },
  equipmentStatusUse: {
    base: 'own',
    method: 'GET',
    path: '/projects/:projectId/equipment-status-use',
    replies: { 200: z.array(EquipmentStatusUse) },
  },
} as const satisfies ClientRows
