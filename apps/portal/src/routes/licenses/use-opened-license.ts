import type { License } from '@sitewright/domain/licenses/model'
import { createLayout } from '../../shell/page/layout'

/** The license whose settings are open. */
export const { useLayout: useLicenseLayout, useOpened: useOpenedLicense } = createLayout<License>(
  'license',
  ({ licenseId }) => ['license', licenseId, 'license'],
)
