import { ActivitySkeleton } from '@sitewright/ui/features/activity/ActivitySkeleton'
import { ActivityTab } from '@sitewright/ui/features/activity/ActivityTab'
import { useActivity } from '../../data/activity'
import { useNow } from '../../shell/use-now'
import { useActor } from '../../shell/session/use-session'
import { useOpenedPreservation } from './use-opened-preservation'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: ActivitySkeleton }

export function Component() {
  const [opened] = useOpenedPreservation()
  const activity = useActivity('preservation', opened?.id ?? 0)
  return <ActivityTab {...activity} thing="preservation" ownUserName={useActor().userName} now={useNow()} />
}
