import { ActivitySkeleton } from '@sitewright/ui/features/activity/ActivitySkeleton'
import { ActivityTab } from '@sitewright/ui/features/activity/ActivityTab'
import { useActivity } from '../../data/activity'
import { useNow } from '../../shell/use-now'
import { useActor } from '../../shell/session/use-session'
import { useOpenedGroup } from './use-opened-group'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: ActivitySkeleton }

export function Component() {
  const { userGroupId } = useOpenedGroup().group
  const activity = useActivity('group', userGroupId)
  return <ActivityTab {...activity} thing="user group" ownUserName={useActor().userName} now={useNow()} />
}
