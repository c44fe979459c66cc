import { andRole, anyRoleInLicense, requireAnyRole, type Actor } from '../shared/policy'
import { holdsRole } from '../shared/roles'

/**
 * Who may read what was done with a user, a group or a key: holders of the role that edits it. Not `canEditUser`: reading changes nothing, so an administrator of one license
 * can see what an all-licenses user of that license did.
 */
export const canReadUserActivity = anyRoleInLicense('canReadUserActivity', 'ADMINISTER_USER_CREATE_UPDATE')
export const canReadGroupActivity = anyRoleInLicense('canReadGroupActivity', 'ADMINISTER_USER_CREATE_UPDATE')
export const canReadApiKeyActivity = anyRoleInLicense(
  'canReadApiKeyActivity',
  'ADMINISTER_USER_CREATE_UPDATE',
  'ADMINISTER_API_KEYS',
)

/** Read the activity of a catalog entry: needs the role that changes it (CAT-14). */
export const canReadCatalogActivity = requireAnyRole('canReadCatalogActivity', 'ACCESS_ALL_CUSTOMER_LICENCES')

/** Read the activity of a project: needs the role that creates and edits projects, and the license of the project. */
export const canReadProjectActivity = anyRoleInLicense('canReadProjectActivity', 'ADMINISTER_PROJECT_UPDATE')

/** Read the activity of a visible site: needs the role that edits sites. */
export const canReadSiteActivity = anyRoleInLicense('canReadSiteActivity', 'ADMINISTER_SITE')

/** Read the activity of a workflow in a visible project: needs a role that edits workflows. */
export const canReadWorkflowActivity = anyRoleInLicense(
  'canReadWorkflowActivity',
  'ADMINISTER_WORKFLOW',
  'EDIT_WORKFLOW',
)
/** Read the activity of a config of a visible project: needs the role that edits configs. */
export const canReadConfigActivity = anyRoleInLicense('canReadConfigActivity', 'ADMINISTER_PROJECT_UPDATE')

/** Read the activity of a config of a license: needs the role that reads and edits it. */
export const canReadLicenseConfigActivity = anyRoleInLicense(
  'canReadLicenseConfigActivity',
  'ACCESS_MY_CUSTOMER_LICENCE',
)
/** Read the activity of a visible preservation: needs the role of all preservation pages. */
export const canReadPreservationActivity = anyRoleInLicense('canReadPreservationActivity', 'ADMINISTER_PRESERVATION')

/** Read the activity of an import system in a visible project: needs the role of all import pages. */
export const canReadImportActivity = anyRoleInLicense('canReadImportActivity', 'ADMINISTER_IMPORT_SYSTEM_DETAILS')

/** Everything of a license: it shows users, groups, keys and refused calls, so it needs the role that edits roles beside the one that edits all of them. */
export const canReadLicenseActivity = andRole(
  'canReadLicenseActivity',
  anyRoleInLicense('canReadLicenseActivity', 'ADMINISTER_USER_CREATE_UPDATE'),
  'ADMINISTER_ROLE',
)

/** Start an export of activity: needs a role that reads some. The gateway also asks the policy of the activity that is exported. */
export const canExportActivity = requireAnyRole(
  'canExportActivity',
  'ADMINISTER_USER_CREATE_UPDATE',
  'ADMINISTER_API_KEYS',
  'ADMINISTER_PROJECT_UPDATE',
  'ADMINISTER_SITE',
  'ADMINISTER_WORKFLOW',
  'EDIT_WORKFLOW',
  'ADMINISTER_PRESERVATION',
  'ADMINISTER_IMPORT_SYSTEM_DETAILS',
  'ACCESS_ALL_CUSTOMER_LICENCES',
)

/** Network addresses are personal data, and only of use to someone who investigates. */
export const canReadAddresses = (actor: Pick<Actor, 'roles'>): boolean => holdsRole(actor.roles, 'ADMINISTER_ROLE')
