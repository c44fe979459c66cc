import { ActivitySkeleton } from '@sitewright/ui/features/activity/ActivitySkeleton'
import { ActivityTab, type ActivityTabProps } from '@sitewright/ui/features/activity/ActivityTab'
import { type ActivitySubject, useActivity } from '../data/activity'
import { useNow } from './use-now'
import { useActor } from './session/use-session'

type Thing = ActivityTabProps['thing']

/** The activity of a subject, as its tab shows it. */
export function useActivityTab(subject: ActivitySubject, id: number, thing: Thing): ActivityTabProps {
  return { ...useActivity(subject, id), thing, ownUserName: useActor().userName, now: useNow() }
}

/**
 * The route of the activity tab on a page with tabs.
 * @param useSubject names the record that is open
 */
export const createActivityRoute = (
  useSubject: () => readonly [subject: ActivitySubject, id: number, thing: Thing],
) => ({
  /** Shown by the layout until the tab can render. */
  handle: { Skeleton: ActivitySkeleton },
  Component: function ActivityRoute() {
    return <ActivityTab {...useActivityTab(...useSubject())} />
  },
})
