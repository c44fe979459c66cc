import { catalogScreenLabels } from '@sitewright/domain/catalog/screen-messages'
import type { Tab } from '../../shell/page/tabs'

/** The tabs of a catalog entry, in order. */
export const CATALOG_TABS: readonly Tab[] = [
  { id: 'details', label: catalogScreenLabels.details, routes: ['catalogDetails'] },
  { id: 'activity', label: catalogScreenLabels.activity, routes: ['catalogActivity'] },
]
