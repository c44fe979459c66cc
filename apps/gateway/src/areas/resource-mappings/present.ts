import type { Mapping, PreservationMapping, WorkflowMapping } from '@sitewright/domain/resource-mappings/model'

export const presentWorkflowMapping = ({ id, resourceTypes }: Mapping): WorkflowMapping => ({
  WorkflowId: id,
  ResourceTypes: [...resourceTypes],
})

export const presentPreservationMapping = ({ id, resourceTypes }: Mapping): PreservationMapping => ({
  PreservationId: id,
  ResourceTypes: [...resourceTypes],
})

/** Bodies as the rules name them. */
export const readWorkflowMappings = (body: readonly WorkflowMapping[]): Mapping[] =>
  body.map(({ WorkflowId: id, ResourceTypes: resourceTypes }) => ({ id, resourceTypes }))

export const readPreservationMappings = (body: readonly PreservationMapping[]): Mapping[] =>
  body.map(({ PreservationId: id, ResourceTypes: resourceTypes }) => ({ id, resourceTypes }))
