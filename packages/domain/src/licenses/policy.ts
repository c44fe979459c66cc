import { andRole, anyRoleInLicense, requireAnyRole } from '../shared/policy'

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

/** Create licenses, change them and their limits (ROLE-11, ROUTE-29, ROUTE-30). */
export const canEditLicenses = requireAnyRole('canEditLicenses', 'ACCESS_ALL_CUSTOMER_LICENCES')

/** The list of all licenses, with its usage report (ROUTE-25, API-34). */
export const canOpenLicenseList = requireAnyRole('canOpenLicenseList', 'ACCESS_ALL_CUSTOMER_LICENCES')

/** Monthly users reports of a license, and the selector between them and the current report (ROLE-12, ROLE-13, LIC-85). */
export const canReadUsersReport = requireAnyRole('canReadUsersReport', 'ACCESS_ALL_CUSTOMER_LICENCES')

/**
 * The view and the settings of a license, whatever its id (ROUTE-26, ROUTE-31). Only this role, as the list of routes says: super-administrators hold both (ROUTE-27).
 * `canReadLicense` decides about one license.
 */
export const canOpenLicense = requireAnyRole('canOpenLicense', 'ACCESS_MY_CUSTOMER_LICENCE')

/** What one license shows of itself: its integrations, its shortcuts (ROLE-17, ROUTE-28, PERM-17). */
export const canReadLicense = anyRoleInLicense(
  'canReadLicense',
  'ACCESS_ALL_CUSTOMER_LICENCES',
  'ACCESS_MY_CUSTOMER_LICENCE',
)

/** Settings that the administrators of a license change themselves: shortcuts, configs (ROLE-52). */
export const canEditLicenseSettings = anyRoleInLicense(
  'canEditLicenseSettings',
  'ACCESS_ALL_CUSTOMER_LICENCES',
  'ACCESS_MY_CUSTOMER_LICENCE',
)

/** The internal settings of a license (PERM-16, ROUTE-34). */
export const canEditInternalSettings = requireAnyRole('canEditInternalSettings', 'ACCESS_ALL_CUSTOMER_LICENCES')

/** The activity tab of a license, which needs the roles that `canReadLicenseActivity` asks for. */
export const canOpenLicenseActivity = andRole(
  'canOpenLicenseActivity',
  andRole('canOpenLicenseActivity', canOpenLicense, 'ADMINISTER_USER_CREATE_UPDATE'),
  'ADMINISTER_ROLE',
)
