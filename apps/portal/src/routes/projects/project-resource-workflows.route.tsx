import { canEditWorkflowMappings } from '@sitewright/domain/resource-mappings/policy'
import { useWorkflowMappings } from '../../data/resource-mappings'
import { createMappingsRoute } from './project-mappings.part'

export const { handle, Component } = createMappingsRoute('workflow', useWorkflowMappings, canEditWorkflowMappings)
