import { pageTitles } from '@sitewright/domain/shared/page-titles'
import type { Tab } from '../../shell/page/tabs'

/** The tabs of a preservation, in their order. */
export const PRESERVATION_TABS: readonly Tab[] = [
  { id: 'details', label: pageTitles.details, routes: ['preservationView'] },
  { id: 'activity', label: pageTitles.activity, routes: ['preservationActivity'] },
]
