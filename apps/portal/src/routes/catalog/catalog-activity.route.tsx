import { catalogLabels } from '@sitewright/domain/catalog/screen-messages'
import { ActivitySkeleton } from '@sitewright/ui/features/activity/ActivitySkeleton'
import { ActivityTab } from '@sitewright/ui/features/activity/ActivityTab'
import { useActivity } from '../../data/activity'
import { useNow } from '../../shell/use-now'
import { useActor } from '../../shell/session/use-session'
import { useOpenedEntry } from './use-opened-entry'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: ActivitySkeleton }

export function Component() {
  const { kind, entry } = useOpenedEntry()
  const activity = useActivity(kind, entry.id)
  return <ActivityTab {...activity} thing={catalogLabels[kind].one} ownUserName={useActor().userName} now={useNow()} />
}
