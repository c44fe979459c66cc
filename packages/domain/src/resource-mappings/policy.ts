import { PROJECT_PAGE_ROLES, requireAnyRole } from '../shared/policy'

/** Read the mappings of a visible project: the roles of the project pages (PERM-01, PERM-28). */
export const canReadMappings = requireAnyRole('canReadMappings', ...PROJECT_PAGE_ROLES)

/** Assign resource types to workflows of a visible project (PERM-28). */
export const canEditWorkflowMappings = requireAnyRole('canEditWorkflowMappings', 'ADMINISTER_WORKFLOW', 'EDIT_WORKFLOW')

/** Assign resource types to preservations of a visible project (PERM-28). */
export const canEditPreservationMappings = requireAnyRole('canEditPreservationMappings', 'ADMINISTER_PRESERVATION')
