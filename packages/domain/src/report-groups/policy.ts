import { requireAnyRole } from '../shared/policy'

/** Report groups give reports in all licenses (SET-23, ROUTE-35, ROUTE-36). */
export const canEditReportGroups = requireAnyRole('canEditReportGroups', 'ACCESS_ALL_CUSTOMER_LICENCES')
