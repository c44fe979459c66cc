import { requireAnyRole } from '../shared/policy'

/** List and open integration reports of visible projects (PERM-09, ROLE-29). */
export const canReadIntegrationReports = requireAnyRole('canReadIntegrationReports', 'ADMINISTER_IMPORT_SYSTEM_DETAILS')
