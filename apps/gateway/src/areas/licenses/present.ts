import type { LicenseAddOn } from '@sitewright/domain/add-ons/model'
import type { License, LicenseReport } from '@sitewright/domain/licenses/model'
import { presentAddOn } from '../../holdings/add-on-wire'
import type { LicenseAddOnRow, LicenseNames, LicenseRow } from './store'

export const presentLicense = (
  row: LicenseRow,
  { ownerNames, environmentNames }: LicenseNames,
): License & { readonly version: number } => ({
  licenseId: row.licenseId,
  name: row.name,
  company: row.company,
  environmentId: row.environmentId,
  maxProjects: row.maxProjects,
  maxUsers: row.maxUsers,
  isActive: row.isActive,
  expiryDate: row.expiryDate,
  expiryNotificationDays: row.expiryNotificationDays,
  licenseType: row.licenseType,
  ownerId: row.ownerId,
  ownerName: row.ownerId === null ? null : (ownerNames.get(row.ownerId) ?? null),
  environmentNames: [...(environmentNames.get(row.licenseId) ?? [])],
  numProjects: row.numProjects,
  numUsers: row.numUsers,
  ssoUrl: row.ssoUrl,
  version: row.version,
})

export const presentReport = ({
  licenseId,
  numProjects,
  maxProjects,
  numUsers,
  maxUsers,
}: LicenseRow): LicenseReport => ({ licenseId, numProjects, maxProjects, numUsers, maxUsers })

export const presentLicenseAddOn = (row: LicenseAddOnRow, roleGroupIds: readonly number[]): LicenseAddOn => ({
  ...presentAddOn(row),
  maxUsers: row.maxUsers,
  numUsers: row.numUsers,
  ...(row.isRetired && { isRetired: true }),
  roleGroupIds: [...roleGroupIds],
})
