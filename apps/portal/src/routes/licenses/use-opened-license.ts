import type { License } from '@sitewright/domain/licenses/model'
import { createLayout } from '../../shell/page/layout'

/** The license whose settings are open. */
export const { TabOutlet: LicenseOutlet, useOpened: useOpenedLicense } = createLayout<License>(({ licenseId }) => [
  'license',
  licenseId,
  'license',
])
