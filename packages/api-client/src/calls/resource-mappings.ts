import * as z from 'zod/mini'
import { PreservationMapping, WorkflowMapping } from '@sitewright/domain/resource-mappings/model'
import type { ClientRows } from '../contract/contract'

export const resourceMappings = {
  workflows: {
    base: 'gateway',
    method: 'POST',
    path: '/:projectId/Resource/resourcetype/workflowIds',
    replies: { 200: z.array(WorkflowMapping) },
  },
  addToWorkflows: {
    base: 'gateway',
    method: 'POST',
    path: '/:projectId/Resource/resourcetype/workflow',
    replies: { 200: z.array(WorkflowMapping) },
  },
  removeFromWorkflows: {
    base: 'gateway',
    method: 'POST',
    path: '/:projectId/Resource/resourcetype/workflows/delete',
    replies: { 200: z.array(WorkflowMapping) },
  },
  preservations: {
    base: 'gateway',
    method: 'POST',
    path: '/:projectId/Resource/resourcetype/preservationIds',
    replies: { 200: z.array(PreservationMapping) },
  },
  addToPreservations: {
    base: 'gateway',
    method: 'POST',
    path: '/:projectId/Resource/resourcetype/preservation',
    replies: { 200: z.array(PreservationMapping) },
  },
  removeFromPreservations: {
    base: 'gateway',
    method: 'POST',
    path: '/:projectId/Resource/resourcetype/preservations/delete',
    replies: { 200: z.array(PreservationMapping) },
  },
} as const satisfies ClientRows
