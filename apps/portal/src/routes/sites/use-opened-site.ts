import type { Site } from '@sitewright/domain/sites/site'
import { createLayout } from '../../shell/page/layout'

/** The site that is open. */
export const { TabOutlet: SiteOutlet, useOpened: useOpenedSite } = createLayout<Site>(({ siteId }) => [
  'site',
  siteId,
  'site',
])
