import { anyRoleInLicense } from '../shared/policy'

/** The tree of projects that users, groups and keys are assigned to (API-44). */
export const canReadLicenseProjects = anyRoleInLicense(
  'canReadLicenseProjects',
  'ACCESS_ALL_CUSTOMER_LICENCES',
  'ACCESS_MY_CUSTOMER_LICENCE',
  'MENU_ADMIN_TOOL_ACCESS',
  'ADMINISTER_USER_CREATE_UPDATE',
  'ADMINISTER_API_KEYS',
)
