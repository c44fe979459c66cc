import { requireAnyRole } from '../shared/policy'

/** The integrations that there are, to show those of a license or to choose them (LIC-30, LIC-32). */
export const canListIntegrations = requireAnyRole(
  'canListIntegrations',
  'ACCESS_ALL_CUSTOMER_LICENCES',
  'ACCESS_MY_CUSTOMER_LICENCE',
)
