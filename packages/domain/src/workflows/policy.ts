import { PROJECT_PAGE_ROLES, requireAnyRole } from '../shared/policy'

/** See the list of workflows and open a workflow: either workflow role (PERM-11, PERM-13). */
export const canReadWorkflows = requireAnyRole('canReadWorkflows', 'ADMINISTER_WORKFLOW', 'EDIT_WORKFLOW')

/** Create a workflow, new or as a copy of another (PERM-11, PERM-13). */
export const canAddWorkflows = requireAnyRole('canAddWorkflows', 'ADMINISTER_WORKFLOW')

/** Change existing workflows, with copies in further projects (PERM-12, PERM-13). */
export const canEditWorkflows = requireAnyRole('canEditWorkflows', 'ADMINISTER_WORKFLOW', 'EDIT_WORKFLOW')

/** Archive workflows (PERM-12, PERM-13). */
export const canArchiveWorkflows = requireAnyRole('canArchiveWorkflows', 'ADMINISTER_WORKFLOW', 'EDIT_WORKFLOW')

/** Which equipment statuses workflows of a visible project use; the config screens ask (CONF-44). */
export const canReadEquipmentStatusUse = requireAnyRole(
  'canReadEquipmentStatusUse',
  'ADMINISTER_PROJECT_UPDATE',
  'ADMINISTER_WORKFLOW',
  'EDIT_WORKFLOW',
)

/** Read the workflows of visible projects: also for the pages of the project, whose mappings name them (PERM-28). */
export const canReadWorkflowsOfProjects = requireAnyRole(
  'canReadWorkflowsOfProjects',
  'ADMINISTER_WORKFLOW',
  'EDIT_WORKFLOW',
  ...PROJECT_PAGE_ROLES,
)
