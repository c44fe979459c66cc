import { canEditPreservationMappings } from '@sitewright/domain/resource-mappings/policy'
import { usePreservationMappings } from '../../data/resource-mappings'
import { createMappingsRoute } from './project-mappings.part'

export const { handle, Component } = createMappingsRoute(
  'preservation',
  usePreservationMappings,
  canEditPreservationMappings,
)
