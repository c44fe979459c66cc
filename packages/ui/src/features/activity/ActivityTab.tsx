import { useRef } from 'react'
import { groupByDay, nearDay } from '@sitewright/domain/activity/days'
import { activityLabels, activityMessages, type ActivityThing } from '@sitewright/domain/activity/messages'
import type { ActivityEntry, ActivitySubject } from '@sitewright/domain/activity/model'
import type { DateFormatOptions } from '@sitewright/domain/shared/dates'
import { Button } from '../../button/Button'
import { EmptyState } from '../../empty-state/EmptyState'
import { Note } from '../../note/Note'
import { KeepFocus } from '../../view/KeepFocus'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { ActivityEntryItem } from './ActivityEntryItem'
import type { OpenEntry } from './EntryNames'
import { ActivitySkeleton } from './ActivitySkeleton'
import { DayHead, Foot, Timeline } from './ActivityTab.styles'

/** What there is beyond the entries that have loaded. */
export interface OlderActivity {
  /** `none`: the oldest entry has loaded. */
  state: 'more' | 'loading' | 'failed' | 'none'
  /** Entries that the last press loaded; 0 before one. */
  loadedCount: number
  load: () => void
}

/** Props of ActivityTab. */
export interface ActivityTabProps {
  /** Entries from the newest to the oldest. */
  view: ViewState<readonly ActivityEntry[]>
  older: OlderActivity
  /** Loads all names of an entry that lists the first of them. Without it, an entry says only how many there are. */
  onOpen?: OpenEntry
  /** Address of the page about the subject of an entry, or about who did it. With an address, the name is a link, otherwise text. */
  hrefOf?: (subject: ActivitySubject) => string | undefined
  /** What the entries are about. */
  thing: ActivityThing
  /** Name of the current user, who is `You`. */
  ownUserName: string
  /** Epoch milliseconds. */
  now: number
  /** Time zone of days and times; the reader's own by default. */
  dates?: DateFormatOptions
}

const OWN_ZONE: DateFormatOptions = {}

/** What was done with a user, a user group or an API key, by day: who, when, from where, and the values before and after. */
export function ActivityTab({
  view,
  older,
  onOpen,
  hrefOf,
  thing,
  ownUserName,
  now,
  dates = OWN_ZONE,
}: ActivityTabProps) {
  const timeline = useRef<HTMLDivElement>(null)
  return (
    <View view={view} failedTitle={activityMessages.fetchFailed} loading={<ActivitySkeleton />}>
      {(entries) => {
        if (entries.length === 0) {
          return (
            <EmptyState title={activityMessages.emptyTitle}>
              {thing === 'user' ? activityMessages.empty(thing) : activityMessages.emptyChanges(thing)}
            </EmptyState>
          )
        }
        return (
          <Timeline ref={timeline} role="region" tabIndex={-1} aria-label={activityLabels.list}>
            {groupByDay(entries, dates).map(({ day, entries: ofDay }) => {
              const near = nearDay(day, now, dates)
              return (
                <section key={ofDay[0]?.activityId} aria-label={day}>
                  <DayHead>
                    {day} {near !== undefined && <span>{near}</span>}
                  </DayHead>
                  <ol>
                    {ofDay.map((entry) => (
                      <ActivityEntryItem
                        key={entry.activityId}
                        {...{ entry, ownUserName, now, dates, onOpen, hrefOf }}
                      />
                    ))}
                  </ol>
                </section>
              )
            })}
            <Older {...older} timeline={timeline} />
          </Timeline>
        )
      }}
    </View>
  )
}

interface OlderProps extends OlderActivity {
  /** Takes the focus when the last page has loaded and the button is gone. */
  timeline: React.RefObject<HTMLDivElement | null>
}

function Older({ state, loadedCount, load, timeline }: OlderProps) {
  return (
    <Foot>
      <VisuallyHidden role="status">{loadedCount > 0 ? activityMessages.loaded(loadedCount) : ''}</VisuallyHidden>
      {state === 'failed' && (
        <Note tone="danger" role="alert">
          {activityMessages.olderFailed}
        </Note>
      )}
      {state === 'none' ? (
        activityMessages.end
      ) : (
        <KeepFocus to={timeline}>
          <Button isBusy={state === 'loading'} onClick={load}>
            {activityLabels.loadOlder}
          </Button>
        </KeepFocus>
      )}
    </Foot>
  )
}
