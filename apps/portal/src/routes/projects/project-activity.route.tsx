import { createActivityRoute } from '../../shell/activity-tab'
import { useOpenedProject } from './use-opened-project'

export const { handle, Component } = createActivityRoute(function useSubject() {
  return ['project', useOpenedProject().projectId, 'project']
})
