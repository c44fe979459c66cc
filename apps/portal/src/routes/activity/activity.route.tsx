import { ActivitySkeleton } from '@sitewright/ui/features/activity/ActivitySkeleton'
import { ActivityTab } from '@sitewright/ui/features/activity/ActivityTab'
import { useActivityTab } from '../../shell/use-activity-tab'
import { useSubject } from '../../shell/page/layout'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: ActivitySkeleton }

/** The activity tab of every page with tabs. */
export function Component() {
  return <ActivityTab {...useActivityTab(...useSubject())} />
}
