import { ActivitySkeleton } from '@sitewright/ui/features/activity/ActivitySkeleton'
import { ActivityTab } from '@sitewright/ui/features/activity/ActivityTab'
import { useActivity } from '../../data/activity'
import { useNow } from '../../shell/use-now'
import { useActor } from '../../shell/session/use-session'
import { useOpenedSite } from './use-opened-site'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: ActivitySkeleton }

export function Component() {
  const { siteId } = useOpenedSite()
  const activity = useActivity('site', siteId)
  return <ActivityTab {...activity} thing="site" ownUserName={useActor().userName} now={useNow()} />
}
