import * as z from 'zod/mini'
import {
  MappedIds,
  PreservationMapping,
  PreservationMappings,
  WorkflowMapping,
  WorkflowMappings,
} from '@sitewright/domain/resource-mappings/model'
import {
  canEditPreservationMappings,
  canEditWorkflowMappings,
  canReadMappings,
} from '@sitewright/domain/resource-mappings/policy'
import { call } from './contract'

const ProjectPath = z.object({ projectId: z.int() })

export const resourceMappings = {
  workflows: call({
    base: 'gateway',
    method: 'POST',
    path: '/:projectId/Resource/resourcetype/workflowIds',
    onlyReads: true,
    summary: 'The resource types of these workflows of a project. Workflows of other projects are left out.',
    allow: canReadMappings,
    params: ProjectPath,
    body: MappedIds,
    replies: { 200: z.array(WorkflowMapping) },
  }),
  addToWorkflows: call({
    base: 'gateway',
    method: 'POST',
    path: '/:projectId/Resource/resourcetype/workflow',
    summary: 'Assigns resource types to workflows of a project. A type belongs to one workflow of the project.',
    allow: canEditWorkflowMappings,
    params: ProjectPath,
    body: WorkflowMappings,
    replies: { 200: z.array(WorkflowMapping) },
  }),
  removeFromWorkflows: call({
    base: 'gateway',
    method: 'POST',
    path: '/:projectId/Resource/resourcetype/workflows/delete',
    summary: 'Removes resource types from workflows of a project. Answers the resource types that they still have.',
    allow: canEditWorkflowMappings,
    params: ProjectPath,
    body: WorkflowMappings,
    replies: { 200: z.array(WorkflowMapping) },
  }),
  preservations: call({
    base: 'gateway',
    method: 'POST',
    path: '/:projectId/Resource/resourcetype/preservationIds',
    onlyReads: true,
    summary: 'The resource types of these preservations of a project. Preservations of other projects are left out.',
    allow: canReadMappings,
    params: ProjectPath,
    body: MappedIds,
    replies: { 200: z.array(PreservationMapping) },
  }),
  addToPreservations: call({
    base: 'gateway',
    method: 'POST',
    path: '/:projectId/Resource/resourcetype/preservation',
    summary: 'Assigns resource types to preservations of a project.',
    allow: canEditPreservationMappings,
    params: ProjectPath,
    body: PreservationMappings,
    replies: { 200: z.array(PreservationMapping) },
  }),
  removeFromPreservations: call({
    base: 'gateway',
    method: 'POST',
    path: '/:projectId/Resource/resourcetype/preservations/delete',
    summary: 'Removes resource types from preservations of a project. Answers the resource types that they still have.',
    allow: canEditPreservationMappings,
    params: ProjectPath,
    body: PreservationMappings,
    replies: { 200: z.array(PreservationMapping) },
  }),
} as const
