import { Info, SearchX } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { groupByDay, nearDay } from '@sitewright/domain/activity/days'
import { type ActivityFilter, isUnfiltered, NO_ACTIVITY_FILTER } from '@sitewright/domain/activity/filter'
import { activityFilterLabels, activityFilterMessages } from '@sitewright/domain/activity/filter-messages'
import { activityLabels, activityMessages, type ActivityThing } from '@sitewright/domain/activity/messages'
import type { ActivityCounts, ActivityEntry, ActivitySubject } from '@sitewright/domain/activity/model'
import type { DateFormatOptions } from '@sitewright/domain/shared/dates'
import { Announcement } from '../../announcer/Announcement'
import { Button } from '../../button/Button'
import { EmptyState } from '../../empty-state/EmptyState'
import { Note } from '../../note/Note'
import { KeepFocus } from '../../focus/KeepFocus'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { ActivityEntryItem } from './ActivityEntryItem'
import { ActivityFilters, type ActivityFiltersProps } from './ActivityFilters'
import { Fresh } from './ActivityFilters.styles'
import { ActivitySkeleton } from './ActivitySkeleton'
import { DayHead, Foot, Timeline } from './ActivityTab.styles'
import type { OpenEntry } from './EntryNames'

/** What there is beyond the entries that have loaded. */
export interface OlderActivity {
  /** `none`: the oldest entry has loaded. */
  state: 'more' | 'loading' | 'failed' | 'none'
  /** Entries that the last press loaded; `undefined` before one. */
  loadedCount: number | undefined
  load: () => void
}

/** Entries that were written since the list was opened. */
export interface FreshActivity {
  count: number
  show: () => void
}

/** Props of ActivityTab. */
export interface ActivityTabProps {
  /** Entries from the newest to the oldest. */
  view: ViewState<readonly ActivityEntry[]>
  older: OlderActivity
  fresh: FreshActivity
  filters: Pick<ActivityFiltersProps, 'filter' | 'onFilter' | 'counts' | 'onExport'>
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

/** What was done with a record, by day: who, when, from where, and the values before and after, with filters by text, person, kind and date. */
export function ActivityTab({
  view: loaded,
  older,
  fresh,
  filters,
  onOpen,
  hrefOf,
  thing,
  ownUserName,
  now,
  dates = OWN_ZONE,
}: ActivityTabProps) {
  const timeline = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const isFiltered = !isUnfiltered(filters.filter)
  return (
    <>
      <ActivityFilters {...filters} now={now} ownUserName={ownUserName} search={search} />
      <div role="status">
        {fresh.count > 0 && (
          <KeepFocus to={timeline}>
            <Fresh>
              <Info size={16} aria-hidden="true" />
              {activityFilterMessages.fresh(fresh.count)}
              <Button tone="link" size="small" onClick={fresh.show}>
                {activityFilterLabels.show}
              </Button>
            </Fresh>
          </KeepFocus>
        )}
      </div>
      <View
        view={isFiltered ? withFiltersNamed(loaded) : loaded}
        failedTitle={activityMessages.fetchFailed}
        loading={<ActivitySkeleton />}
      >
        {(entries) => (
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
            {entries.length === 0 && !isFiltered && (
              <EmptyState title={activityMessages.emptyTitle}>
                {thing === 'user' ? activityMessages.empty(thing) : activityMessages.emptyChanges(thing)}
              </EmptyState>
            )}
            {entries.length === 0 && isFiltered && (
              <NoMatch {...filters} hasOlder={older.state !== 'none'} search={search} />
            )}
            {(entries.length > 0 || older.state !== 'none') && (
              <Older {...older} timeline={timeline} isFiltered={isFiltered} />
            )}
          </Timeline>
        )}
      </View>
    </>
  )
}

/** A failure that says that the filters are still set (ACT-14). */
const withFiltersNamed = <T,>(view: ViewState<T>): ViewState<T> =>
  view.state === 'failed'
    ? {
        ...view,
        problem: { ...view.problem, message: `${view.problem.message} ${activityFilterMessages.filtersStay}` },
      }
    : view

interface NoMatchProps {
  filter: ActivityFilter
  onFilter: (change: Partial<ActivityFilter>) => void
  counts: ActivityCounts | undefined
  /** There are entries that were not searched. */
  hasOlder: boolean
  search: RefObject<HTMLInputElement | null>
}

/** How each filter is turned off. */
const OFF = {
  search: { search: '' },
  by: { by: undefined },
  kinds: { kinds: [] },
} as const satisfies Readonly<Record<string, Partial<ActivityFilter>>>

const FILTERS = ['search', 'by', 'kinds'] as const
const NAMES = {
  search: activityFilterLabels.searchTag,
  by: activityFilterLabels.by,
  kinds: activityFilterLabels.kind,
} as const

/** Replaces the entries where none matches: names the filter that leaves out the most, if one alone does (ACT-13). */
function NoMatch({ filter, onFilter, counts, hasOlder, search }: NoMatchProps) {
  const without = counts?.without
  const [most] = FILTERS.filter((name) => (without?.[name] ?? 0) > 0).toSorted(
    (one, other) => (without?.[other] ?? 0) - (without?.[one] ?? 0),
  )
  const turnOff = (change: Partial<ActivityFilter>): void => {
    // The button that was pressed disappears with the empty state.
    search.current?.focus()
    onFilter({ ...filter, ...change })
  }
  const reason = hasOlder ? activityFilterMessages.noneYet : activityFilterMessages.noMatchHelp
  return (
    <EmptyState
      role="status"
      title={activityFilterMessages.noMatch}
      icon={<SearchX aria-hidden="true" />}
      actions={
        <>
          {most && <Button onClick={() => turnOff(OFF[most])}>{activityFilterLabels.without[most]}</Button>}
          <Button tone={most ? 'ghost' : 'default'} onClick={() => turnOff(NO_ACTIVITY_FILTER)}>
            {activityFilterLabels.clearAll}
          </Button>
        </>
      }
    >
      {most ? activityFilterMessages.excluded(without?.[most] ?? 0, NAMES[most]) : reason}
    </EmptyState>
  )
}

interface OlderProps extends OlderActivity {
  /** Takes the focus when the last page has loaded and the button is gone. */
  timeline: RefObject<HTMLDivElement | null>
  isFiltered: boolean
}

function Older({ state, loadedCount, load, timeline, isFiltered }: OlderProps) {
  return (
    <Foot>
      <Announcement>{loadedCount === undefined ? '' : activityMessages.loaded(loadedCount)}</Announcement>
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
            {isFiltered ? activityFilterLabels.searchOlder : activityLabels.loadOlder}
          </Button>
        </KeepFocus>
      )}
    </Foot>
  )
}
