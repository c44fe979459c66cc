import type { Site } from '@sitewright/domain/sites/site'
import { createLayout } from '../../shell/page/layout'

/** The site that is open. */
export const { useLayout: useSiteLayout, useOpened: useOpenedSite } = createLayout<Site>('site', ({ siteId }) => [
  'site',
  siteId,
  'site',
])
