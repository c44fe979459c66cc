import { PROJECT_PAGE_ROLES, anyRoleInLicense, requireAnyRole, worksInAllLicenses, type Actor } from '../shared/policy'

/** Read the configs of a visible project: needs the roles of the project routes (PERM-01, PERM-28). */
export const canReadConfigs = requireAnyRole('canReadConfigs', ...PROJECT_PAGE_ROLES)

/** Add, change and remove configs of a project that one sees (PERM-28). */
export const canEditConfigs = requireAnyRole('canEditConfigs', 'ADMINISTER_PROJECT_UPDATE')

/** Whether the actor may change the configs of a project: those of project 1 are the defaults of every license (CONF-68). */
export const canEditConfigsOf = (actor: Pick<Actor, 'roles'>, projectId: number, defaultsProjectId: number): boolean =>
  projectId !== defaultsProjectId || worksInAllLicenses(actor)

/** The raw JSON of a config, for reading (CONF-45, CONF-46, PERM-05, ROLE-15). */
export const canReadConfigJson = requireAnyRole('canReadConfigJson', 'ACCESS_ALL_CUSTOMER_LICENCES')

/** The Configuration and Resource Properties tabs of a license need exactly this role; all-licenses access alone does not open them (PERM-15, PERM-18). */
export const canReadLicenseConfigs = anyRoleInLicense('canReadLicenseConfigs', 'ACCESS_MY_CUSTOMER_LICENCE')

/** The configs that a license can add. They are the same for every license. */
export const canReadLicenseDefaults = requireAnyRole('canReadLicenseDefaults', 'ACCESS_MY_CUSTOMER_LICENCE')

/** Add, change and remove configs of a license (ROLE-52). */
export const canEditLicenseConfigs = anyRoleInLicense('canEditLicenseConfigs', 'ACCESS_MY_CUSTOMER_LICENCE')
