import * as z from 'zod/mini'
import { MappedIds, PreservationMappings, WorkflowMappings } from '@sitewright/domain/resource-mappings/model'
import {
  canEditPreservationMappings,
  canEditWorkflowMappings,
  canReadMappings,
} from '@sitewright/domain/resource-mappings/policy'
import * as calls from '../calls/resource-mappings'
import { rows } from './contract'

const ProjectPath = z.object({ projectId: z.int() })

export const resourceMappings = rows(calls.resourceMappings, {
  workflows: {
    onlyReads: true,
    summary: 'The resource types of these workflows of a project. Workflows of other projects are left out.',
    allow: canReadMappings,
    params: ProjectPath,
    body: MappedIds,
  },
  addToWorkflows: {
    summary: 'Assigns resource types to workflows of a project. A type belongs to one workflow of the project.',
    allow: canEditWorkflowMappings,
    params: ProjectPath,
    body: WorkflowMappings,
  },
  removeFromWorkflows: {
    summary: 'Removes resource types from workflows of a project. Answers the resource types that they still have.',
    allow: canEditWorkflowMappings,
    params: ProjectPath,
    body: WorkflowMappings,
  },
  preservations: {
    onlyReads: true,
    summary: 'The resource types of these preservations of a project. Preservations of other projects are left out.',
    allow: canReadMappings,
    params: ProjectPath,
    body: MappedIds,
  },
  addToPreservations: {
    summary: 'Assigns resource types to preservations of a project.',
    allow: canEditPreservationMappings,
    params: ProjectPath,
    body: PreservationMappings,
  },
  removeFromPreservations: {
    summary: 'Removes resource types from preservations of a project. Answers the resource types that they still have.',
    allow: canEditPreservationMappings,
    params: ProjectPath,
    body: PreservationMappings,
  },
})
