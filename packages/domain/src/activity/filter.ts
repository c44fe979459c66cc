import { MAX_SEARCH_LENGTH } from '../shared/list-query'
import { formatFacets, parseFacets } from '../shared/facets'
import { ACTIVITY_KINDS, type ActivityKind } from './kinds'
import type { ActivityActor, ActivityQuery } from './model'

/** Who did an entry, as the filter names them. */
export interface ActorId {
  readonly kind: 'user' | 'api-key'
  readonly id: number
}

const ACTOR = /^(user|key):(\d{1,9})$/

/** Reads `user:17` or `key:31`. */
export function parseActor(text: string): ActorId | undefined {
  const [, kind, id] = ACTOR.exec(text) ?? []
  return kind === undefined ? undefined : { kind: kind === 'user' ? 'user' : 'api-key', id: Number(id) }
}

/** `user:17`, for a user or a key that still exists. */
export function formatActor({ kind, id }: Pick<ActivityActor, 'kind' | 'id'>): string | undefined {
  if (id === undefined || (kind !== 'user' && kind !== 'api-key')) return undefined
  return `${kind === 'user' ? 'user' : 'key'}:${id}`
}

/** Reads `access,roles`. A kind that is not known, or is there twice, makes it `undefined`. */
export const parseKinds = (text: string): ActivityKind[] | undefined => parseFacets(text, ACTIVITY_KINDS)

/** The kinds as text, in their order; `undefined` without any. */
export const formatKinds = (kinds: readonly ActivityKind[]): string | undefined => formatFacets(kinds, ACTIVITY_KINDS)

/** The filter of the activity tab, as its address has it. */
export interface ActivityFilter {
  readonly search: string
  /** `user:17` or `key:31`; `undefined` is anyone. */
  readonly by: string | undefined
  readonly kinds: readonly ActivityKind[]
  /** The first day, `YYYY-MM-DD` in the time zone of the reader. */
  readonly from: string | undefined
  /** The last day. */
  readonly to: string | undefined
}

/** Without any filter. */
export const NO_ACTIVITY_FILTER: ActivityFilter = {
  search: '',
  by: undefined,
  kinds: [],
  from: undefined,
  to: undefined,
}

/** Whether a filter leaves out nothing. */
export const isUnfiltered = ({ search, by, kinds, from, to }: ActivityFilter): boolean =>
  search.trim() === '' && by === undefined && kinds.length === 0 && from === undefined && to === undefined

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** The start of a day, or of the day after it, in the time zone of this device; `undefined` for a text that is no day. */
function startOf(day: string | undefined, daysLater: 0 | 1): number | undefined {
  const [, year, month, date] = DAY.exec(day ?? '') ?? []
  if (year === undefined) return undefined
  const start = new Date(Number(year), Number(month) - 1, Number(date))
  // `new Date` reads the years 0 to 99 as 1900 to 1999, and June 31 as July 1.
  const isDay = start.getFullYear() === Number(year) && start.getDate() === Number(date)
  return isDay ? new Date(Number(year), Number(month) - 1, Number(date) + daysLater).getTime() : undefined
}

/** Whether a text is a day that exists, `YYYY-MM-DD`. */
export const isActivityDay = (text: string): boolean => startOf(text, 0) !== undefined

/** The query of a filter. A last day before the first one asks for no entry. */
export function narrowingOf({ search, by, kinds, from, to }: ActivityFilter): Partial<ActivityQuery> {
  const [start, end] = [startOf(from, 0), startOf(to, 1)]
  return {
    ...(search.trim() !== '' && { search: search.trim() }),
    by,
    ...(kinds.length > 0 && { kinds: formatKinds(kinds) }),
    from: start,
    ...(end !== undefined && { to: start === undefined ? end : Math.max(start, end) }),
  }
}

/** The day of an instant in the time zone of this device, `YYYY-MM-DD`, or a day some days before it. */
export function activityDay(at: number, daysBefore = 0): string {
  const date = new Date(at)
  const day = new Date(date.getFullYear(), date.getMonth(), date.getDate() - daysBefore)
  const two = (part: number): string => String(part).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/** The filter of an address. What it says in another form is no filter (ACT-08). The key of the text is not `search`, which a list beside the tab has. */
export function readActivityFilter(get: (name: string) => string | null): ActivityFilter {
  const [by, from, to] = [get('by') ?? '', get('from') ?? '', get('to') ?? '']
  return {
    search: (get('text') ?? '').slice(0, MAX_SEARCH_LENGTH),
    by: parseActor(by) === undefined ? undefined : by,
    kinds: parseKinds(get('kind') ?? '') ?? [],
    from: isActivityDay(from) ? from : undefined,
    to: isActivityDay(to) ? to : undefined,
  }
}

/** The query of an address with this filter, without what is off. */
export const writeActivityFilter = ({
  search,
  by,
  kinds,
  from,
  to,
}: ActivityFilter): Readonly<Record<string, string | undefined>> => ({
  text: search || undefined,
  by,
  kind: formatKinds(kinds),
  from,
  to,
})
