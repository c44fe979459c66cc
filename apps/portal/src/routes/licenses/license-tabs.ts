import { pageTitles } from '@sitewright/domain/shared/page-titles'
import type { Tab } from '../../shell/page/tabs'

/** The tabs of the settings of a license, in their order (SET-01, SET-02). */
export const LICENSE_TABS: readonly Tab[] = [
  { id: 'configuration', label: pageTitles.licenseConfiguration, routes: ['licenseConfiguration'] },
  {
    id: 'resourceProperties',
    label: pageTitles.licenseResourceProperties,
    routes: ['licenseResourceProperties'],
  },
  { id: 'shortcuts', label: pageTitles.shortcuts, routes: ['licenseShortcuts'] },
  { id: 'internalconfiguration', label: pageTitles.internalSettings, routes: ['licenseInternal'] },
  { id: 'activity', label: pageTitles.activity, routes: ['licenseActivity'] },
]
