import { anyRoleInLicense, requireAnyRole } from '../shared/policy'

/** Lists and selectors of licenses; who edits users fetches them too (ROLE-10, ROLE-24). */
export const canListLicenses = requireAnyRole(
  'canListLicenses',
  'ACCESS_ALL_CUSTOMER_LICENCES',
  'ACCESS_MY_CUSTOMER_LICENCE',
  'ADMINISTER_USER_CREATE_UPDATE',
)

/** Choose among all licenses: selectors and the License Id field (USER-10). */
export const canChooseLicense = requireAnyRole('canChooseLicense', 'ACCESS_ALL_CUSTOMER_LICENCES')

/** The product licenses of a license are read on user, group and license screens. */
export const canReadLicenseAddOns = anyRoleInLicense(
  'canReadLicenseAddOns',
  'ACCESS_ALL_CUSTOMER_LICENCES',
  'ACCESS_MY_CUSTOMER_LICENCE',
  'MENU_ADMIN_TOOL_ACCESS',
  'ADMINISTER_USER_CREATE_UPDATE',
  'ADMINISTER_API_KEYS',
)

/** The vendors of a license, for vendor product licenses (API-45). */
export const canReadVendors = anyRoleInLicense(
  'canReadVendors',
  'ACCESS_ALL_CUSTOMER_LICENCES',
  'ACCESS_MY_CUSTOMER_LICENCE',
  'MENU_ADMIN_TOOL_ACCESS',
  'ADMINISTER_USER_CREATE_UPDATE',
)
