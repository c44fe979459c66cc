import { CalendarDays, Download, X } from 'lucide-react'
import { type RefObject, useMemo, useRef } from 'react'
import { describeActor } from '@sitewright/domain/activity/actors'
import { type ActivityFilter, formatActor, isUnfiltered, NO_ACTIVITY_FILTER } from '@sitewright/domain/activity/filter'
import {
  activityFilterLabels as labels,
  activityFilterMessages as messages,
} from '@sitewright/domain/activity/filter-messages'
import { ACTIVITY_KINDS, type ActivityKind } from '@sitewright/domain/activity/kinds'
import { activityLabels } from '@sitewright/domain/activity/messages'
import type { ActivityCounts } from '@sitewright/domain/activity/model'
import { formatDay } from '@sitewright/domain/shared/dates'
import { MAX_SEARCH_LENGTH } from '@sitewright/domain/shared/list-query'
import { Button } from '../../button/Button'
import { Checkbox } from '../../checkbox/Checkbox'
import { ComboBox } from '../../combo-box/ComboBox'
import { Popover } from '../../popover/Popover'
import { SearchField } from '../../search-field/SearchField'
import { Active, KindList, Tag, Toolbar } from './ActivityFilters.styles'
import { DatePanel } from './DatePanel'
import { DownloadPanel } from './DownloadPanel'

/** The search waits this long after the last key, in milliseconds. */
const SEARCH_DELAY_MS = 300

/** What the filters of the activity tab need. */
export interface ActivityFiltersProps {
  filter: ActivityFilter
  onFilter: (change: Partial<ActivityFilter>) => void
  /** Left out while they load. */
  counts: ActivityCounts | undefined
  /** Starts an export. Left out if the server exports no activity. */
  onExport: ((which: 'matching' | 'all') => void) | undefined
  /** Epoch milliseconds. */
  now: number
  ownUserName: string
  /** The search field, which takes the focus when the last tag is removed. */
  search: RefObject<HTMLInputElement | null>
}

/** A day of the filter. It is a day of this device in every time zone. */
const dayText = (day: string): string => formatDay(Date.parse(`${day}T12:00:00Z`), { timeZone: 'UTC' })

/** The filters of activity and its export. Keys: / searches, Space checks a kind, Escape closes a panel. */
export function ActivityFilters(props: ActivityFiltersProps) {
  const { filter, onFilter, counts, onExport, now, search } = props
  const people = usePeople(counts, props.ownUserName)
  return (
    <>
      <Toolbar role="search" aria-label={labels.filter}>
        <div data-part="search">
          <SearchField
            ref={search}
            label={labels.search}
            placeholder={labels.searchPlaceholder}
            value={filter.search}
            delay={SEARCH_DELAY_MS}
            maxLength={MAX_SEARCH_LENGTH}
            onChange={(text) => onFilter({ search: text })}
          />
        </div>
        <div data-part="by">
          <span aria-hidden="true">{labels.by}</span>
          <ComboBox
            label={labels.by}
            isLabelHidden
            placeholder={labels.anyone}
            options={people}
            value={filter.by ?? null}
            isLoading={counts === undefined}
            onChange={(by) => onFilter({ by: by ?? undefined })}
          />
        </div>
        <Popover label={kindsText(filter.kinds)} title={labels.kind}>
          <Kinds value={filter.kinds} counts={counts?.kinds} onChange={(kinds) => onFilter({ kinds })} />
        </Popover>
        <Popover label={datesText(filter)} title={labels.date} startIcon={<CalendarDays aria-hidden="true" />}>
          <DatePanel from={filter.from} to={filter.to} now={now} onChange={onFilter} />
        </Popover>
        {onExport && counts && (
          <div data-part="export">
            <Popover label={labels.download} startIcon={<Download aria-hidden="true" />} placement="bottom end">
              {(close) => (
                <DownloadPanel
                  counts={counts}
                  isFiltered={!isUnfiltered(filter)}
                  onDownload={(which) => {
                    close()
                    onExport(which)
                  }}
                />
              )}
            </Popover>
          </div>
        )}
      </Toolbar>
      <ActiveFilters {...props} people={people} />
    </>
  )
}

/** Those who did something, for the filter. */
interface Person {
  value: string
  label: string
  description: string
}

function usePeople(counts: ActivityCounts | undefined, ownUserName: string): readonly Person[] {
  const actors = counts?.actors
  return useMemo(
    () =>
      (actors ?? []).flatMap((actor): Person[] => {
        const value = formatActor(actor)
        const { name, detail } = describeActor(actor, ownUserName)
        if (value === undefined) return []
        return [
          { value, label: name, description: [detail, messages.entries(actor.count)].filter(Boolean).join(' · ') },
        ]
      }),
    [actors, ownUserName],
  )
}

const kindsText = (kinds: readonly ActivityKind[]): string =>
  kinds.length === 0
    ? labels.anyKind
    : `${labels.kind} ${kinds.length > 3 ? messages.kinds(kinds.length, ACTIVITY_KINDS.length) : kinds.map((kind) => activityLabels.kinds[kind]).join(', ')}`

const datesText = ({ from, to }: ActivityFilter): string => {
  const [start, end] = [from && `${labels.from} ${dayText(from)}`, to && `${labels.to} ${dayText(to)}`]
  if (start && end) return `${start} ${end.toLowerCase().slice(0, 2)}${end.slice(2)}`
  return start ?? end ?? labels.anyDate
}

interface KindsProps {
  value: readonly ActivityKind[]
  counts: Readonly<Record<string, number>> | undefined
  onChange: (kinds: ActivityKind[]) => void
}

/** The kinds of the entries that match all other filters, and the chosen ones. */
function Kinds({ value, counts, onChange }: KindsProps) {
  const kinds = ACTIVITY_KINDS.filter((kind) => counts === undefined || (counts[kind] ?? 0) > 0 || value.includes(kind))
  return (
    <>
      <KindList>
        {kinds.map((kind) => (
          <li key={kind}>
            <Checkbox
              label={activityLabels.kinds[kind]}
              aria-describedby={`activity-kind-${kind}`}
              isSelected={value.includes(kind)}
              onChange={(isOn) => onChange(isOn ? [...value, kind] : value.filter((other) => other !== kind))}
            />
            <span id={`activity-kind-${kind}`}>{counts && (counts[kind] ?? 0).toLocaleString('en-US')}</span>
          </li>
        ))}
      </KindList>
      {value.length > 0 && (
        <Button size="small" onClick={() => onChange([])}>
          {labels.clear}
        </Button>
      )}
    </>
  )
}

interface ActiveTag {
  id: string
  label: string
  value: string
  off: Partial<ActivityFilter>
}

const countText = ({ matching, total, isPartial }: ActivityCounts, isFiltered: boolean): string =>
  isPartial ? messages.partialCount(isFiltered ? matching : undefined) : messages.count(matching, total)

/** How many entries match, and the filters that are on, each with a button that removes it. */
function ActiveFilters({
  filter,
  onFilter,
  counts,
  people,
  search,
}: ActivityFiltersProps & { people: readonly Person[] }) {
  const root = useRef<HTMLDivElement>(null)
  const by = people.find(({ value }) => value === filter.by)?.label ?? filter.by
  const tags: ActiveTag[] = [
    ...(filter.search === ''
      ? []
      : [{ id: 'search', label: labels.searchTag, value: `“${filter.search}”`, off: { search: '' } }]),
    ...(by === undefined ? [] : [{ id: 'by', label: labels.by, value: by, off: { by: undefined } }]),
    ...filter.kinds.map((kind) => ({
      id: kind,
      label: labels.kind,
      value: activityLabels.kinds[kind],
      off: { kinds: filter.kinds.filter((other) => other !== kind) },
    })),
    ...(filter.from === undefined
      ? []
      : [{ id: 'from', label: labels.from, value: dayText(filter.from), off: { from: undefined } }]),
    ...(filter.to === undefined
      ? []
      : [{ id: 'to', label: labels.to, value: dayText(filter.to), off: { to: undefined } }]),
  ]
  /** The button disappears, so the next one takes the focus first, or the search. */
  const remove = (index: number, off: Partial<ActivityFilter>): void => {
    const buttons = root.current?.querySelectorAll<HTMLButtonElement>('[data-part="tag"] button')
    const next = buttons?.[index + 1] ?? buttons?.[index - 1] ?? search.current
    next?.focus()
    onFilter(off)
  }
  return (
    <Active ref={root}>
      <span role="status">{counts && countText(counts, tags.length > 0)}</span>
      {tags.map(({ id, label, value, off }, index) => (
        <Tag key={id} data-part="tag">
          <span>{label}</span> <b>{value}</b>
          <button type="button" aria-label={labels.removeTag(label, value)} onClick={() => remove(index, off)}>
            <X size={14} aria-hidden="true" />
          </button>
        </Tag>
      ))}
      {tags.length > 0 && (
        <Button
          tone="link"
          size="small"
          onClick={() => {
            search.current?.focus()
            onFilter(NO_ACTIVITY_FILTER)
          }}
        >
          {labels.clearAll}
        </Button>
      )}
    </Active>
  )
}
