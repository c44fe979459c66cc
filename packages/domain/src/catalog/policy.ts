import { requireAnyRole } from '../shared/policy'

/** Read and change what all licenses share: environments, product licenses, integrations, reports (CAT-01). */
export const canManageCatalog = requireAnyRole('canManageCatalog', 'ACCESS_ALL_CUSTOMER_LICENCES')
