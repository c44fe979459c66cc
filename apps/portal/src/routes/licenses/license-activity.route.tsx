import { ActivitySkeleton } from '@sitewright/ui/features/activity/ActivitySkeleton'
import { ActivityTab } from '@sitewright/ui/features/activity/ActivityTab'
import { useActivity } from '../../data/activity'
import { useNow } from '../../shell/use-now'
import { useActor } from '../../shell/session/use-session'
import { useOpenedLicense } from './use-opened-license'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: ActivitySkeleton }

export function Component() {
  const { licenseId } = useOpenedLicense()
  const activity = useActivity('license', licenseId)
  return <ActivityTab {...activity} thing="license" ownUserName={useActor().userName} now={useNow()} />
}
