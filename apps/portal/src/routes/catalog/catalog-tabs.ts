import { catalogScreenLabels } from '@sitewright/domain/catalog/screen-messages'
import type { Tab } from '../../shell/tabs'

/** The tabs of an entry of the catalog, in their order. */
export const CATALOG_TABS: readonly Tab[] = [
  { id: 'details', label: catalogScreenLabels.details, routes: ['catalogDetails'] },
  { id: 'activity', label: catalogScreenLabels.activity, routes: ['catalogActivity'] },
]
