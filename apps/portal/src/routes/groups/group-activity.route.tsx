import { createActivityRoute } from '../../shell/activity-tab'
import { useOpenedGroup } from './use-opened-group'

export const { handle, Component } = createActivityRoute(function useSubject() {
  return ['group', useOpenedGroup().group.userGroupId, 'user group']
})
