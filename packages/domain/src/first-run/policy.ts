import { andRole, requireAnyRole } from '../shared/policy'

/** See how far the installation is set up, and create the first license (FIRST-01, FIRST-08). */
export const canSetUp = requireAnyRole('canSetUp', 'ACCESS_ALL_CUSTOMER_LICENCES')

/** Create the first administrator of a license, with all roles that it offers (FIRST-09). */
export const canAddFirstAdministrator = andRole(
  'canAddFirstAdministrator',
  andRole('canAddFirstAdministrator', canSetUp, 'ADMINISTER_USER_CREATE_UPDATE'),
  'ADMINISTER_ROLE',
)
