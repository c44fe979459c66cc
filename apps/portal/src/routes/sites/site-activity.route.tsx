import { createActivityRoute } from '../../shell/activity-tab'
import { useOpenedSite } from './use-opened-site'

export const { handle, Component } = createActivityRoute(function useSubject() {
  return ['site', useOpenedSite().siteId, 'site']
})
