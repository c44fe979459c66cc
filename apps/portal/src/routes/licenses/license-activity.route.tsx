import { createActivityRoute } from '../../shell/activity-tab'
import { useOpenedLicense } from './use-opened-license'

export const { handle, Component } = createActivityRoute(function useSubject() {
  return ['license', useOpenedLicense().licenseId, 'license']
})
