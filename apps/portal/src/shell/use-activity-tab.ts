import type { ActivityTabProps } from '@sitewright/ui/features/activity/ActivityTab'
import { type ActivitySubject, useActivity } from '../data/activity'
import { useNow } from './use-now'
import { useActor } from './session/use-session'

type Thing = ActivityTabProps['thing']

/** The activity of a subject, as its tab shows it. */
export function useActivityTab(subject: ActivitySubject, id: number, thing: Thing): ActivityTabProps {
  return { ...useActivity(subject, id), thing, ownUserName: useActor().userName, now: useNow() }
}
