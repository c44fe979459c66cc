import { ActivitySkeleton } from '@sitewright/ui/features/activity/ActivitySkeleton'
import { ActivityTab } from '@sitewright/ui/features/activity/ActivityTab'
import { useActivity } from '../../data/activity'
import { useNow } from '../../shell/use-now'
import { useActor } from '../../shell/session/use-session'
import { useOpenedApiKey } from './use-api-key-access'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: ActivitySkeleton }

export function Component() {
  const { apiKeyId } = useOpenedApiKey()
  const activity = useActivity('apiKey', apiKeyId)
  return <ActivityTab {...activity} thing="API key" ownUserName={useActor().userName} now={useNow()} />
}
