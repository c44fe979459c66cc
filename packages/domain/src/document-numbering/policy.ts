import { requireAnyRole } from '../shared/policy'

/** Read the document numbers of a visible project: the roles of the project pages (PERM-01, PERM-28). */
export const canReadDocumentNumbers = requireAnyRole(
  'canReadDocumentNumbers',
  'ACCESS_ALL_CUSTOMER_LICENCES',
  'ACCESS_MY_CUSTOMER_LICENCE',
  'MENU_ADMIN_TOOL_ACCESS',
)

/** Change the document numbers of a visible project (PERM-28). */
export const canEditDocumentNumbers = requireAnyRole('canEditDocumentNumbers', 'ADMINISTER_PROJECT_UPDATE')
