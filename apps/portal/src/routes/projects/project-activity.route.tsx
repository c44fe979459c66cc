import { ActivitySkeleton } from '@sitewright/ui/features/activity/ActivitySkeleton'
import { ActivityTab } from '@sitewright/ui/features/activity/ActivityTab'
import { useActivity } from '../../data/activity'
import { useNow } from '../../shell/use-now'
import { useActor } from '../../shell/session/use-session'
import { useOpenedProject } from './use-opened-project'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: ActivitySkeleton }

export function Component() {
  const { projectId } = useOpenedProject()
  const activity = useActivity('project', projectId)
  return <ActivityTab {...activity} thing="project" ownUserName={useActor().userName} now={useNow()} />
}
