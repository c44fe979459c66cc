import { createActivityRoute } from '../../shell/activity-tab'
import { useOpenedUser } from './use-opened-user'

export const { handle, Component } = createActivityRoute(function useSubject() {
  return ['user', useOpenedUser().userId, 'user']
})
