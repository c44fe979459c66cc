import { createActivityRoute } from '../../shell/activity-tab'
import { useOpenedPreservation } from './use-opened-preservation'

export const { handle, Component } = createActivityRoute(function useSubject() {
  return ['preservation', useOpenedPreservation()[0]?.id ?? 0, 'preservation']
})
