import type { LicenseCreated } from '@sitewright/domain/licenses/model'

/** The id of a new license, whether the reply is a license or its number alone (API-39). */
export const adaptCreatedLicense = (created: LicenseCreated): number =>
  typeof created === 'number' ? created : created.licenseId
