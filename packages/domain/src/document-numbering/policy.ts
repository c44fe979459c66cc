import { PROJECT_PAGE_ROLES, requireAnyRole } from '../shared/policy'

/** Read the document numbers of a visible project: the roles of the project pages (PERM-01, PERM-28). */
export const canReadDocumentNumbers = requireAnyRole('canReadDocumentNumbers', ...PROJECT_PAGE_ROLES)

/** Change the document numbers of a visible project (PERM-28). */
export const canEditDocumentNumbers = requireAnyRole('canEditDocumentNumbers', 'ADMINISTER_PROJECT_UPDATE')
