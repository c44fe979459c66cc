import { pageTitles } from '@sitewright/domain/shared/page-titles'
import type { Tab } from '../../shell/page/tabs'

/** The tabs of a site, in their order (SITE-03). */
export const SITE_TABS: readonly Tab[] = [
  { id: 'map', label: pageTitles.siteMap, routes: ['siteMap'] },
  { id: 'properties', label: pageTitles.siteProperties, routes: ['siteProperties'] },
  { id: 'activity', label: pageTitles.activity, routes: ['siteActivity'] },
]
