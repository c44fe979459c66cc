import { apiKeyLabels } from '../api-keys/messages'
import { groupLabels } from '../groups/messages'
import { formatDay, formatLongDate, type DateFormatOptions } from '../shared/dates'
import { userLabels } from '../users/messages'
import { actionSentences, activityLabels, activityMessages, nameOfThing, type ActivityThing } from './messages'
import type { ActivityActor, ActivityChange, ActivityEntry, ActivityItem, ActivityItems, ActivityValue } from './model'

/** What an entry is about, for its mark and its tag. */
export type ActivityKind = keyof typeof activityLabels.kinds

/** A field in words. `before` is left out where it had no value, or where only the new one says something. */
export interface ActivityLine {
  readonly field: string
  readonly label: string
  readonly before?: string
  readonly after: string
}

/** Names that were added or removed. */
export interface ActivityNames {
  readonly field: string
  readonly label: string
  readonly added: readonly string[]
  readonly removed: readonly string[]
  /** Names beyond those in the two lists. */
  readonly more: number
}

/** An entry in words. */
export interface ActivityText {
  readonly title: string
  readonly kind: ActivityKind
  /** Something went wrong, or was taken from somebody. */
  readonly isAlarming: boolean
  readonly lines: readonly ActivityLine[]
  readonly lists: readonly ActivityNames[]
  readonly note?: string
}

const THINGS: Readonly<Record<string, ActivityThing>> = {
  'user-group': 'user group',
  'api-key': 'API key',
  environment: 'environment',
  call: 'call',
}
export const thingOf = (kind: string | undefined): ActivityThing => THINGS[kind ?? ''] ?? 'user'

/** Said by the title of their entry already, or of no use to a reader. */
const SILENT = new Set(['lastLockedOutDate', 'lastPasswordChangedDate', 'version', 'userId', 'expiresAt'])
/** Switches of a badge, with the sentence of either state. */
const SWITCHES: Readonly<Record<string, readonly [on: string, off: string]>> = {
  isLockedOut: [activityMessages.locked, activityMessages.unlocked],
  isApproved: [activityMessages.activated, activityMessages.deactivated],
  isActive: [activityMessages.activated, activityMessages.deactivated],
}
const INSTANTS = /Date$|At$/

const isList = (change: ActivityChange): boolean => change.added !== undefined || change.removed !== undefined
const isSwitch = ({ field, before, after }: ActivityChange): boolean =>
  Object.hasOwn(SWITCHES, field) && typeof before === 'boolean' && typeof after === 'boolean'

const isRefused = ({ action }: ActivityEntry): boolean => action.endsWith('.refused')
const isCreation = ({ action }: ActivityEntry): boolean => /\.(create|copy)$/.test(action)

/** The labels of the form that shows the subject, so that a field has one name everywhere. */
const LABELS: Readonly<Record<ActivityThing, Readonly<Record<string, unknown>>>> = {
  user: { ...userLabels, addOns: userLabels.productLicenses },
  'user group': groupLabels,
  'API key': { ...apiKeyLabels, isActive: apiKeyLabels.active },
  environment: {},
  call: {},
}

/** `projectIds` → `Project ids`, for a field that no form has. */
const spellOut = (field: string): string => {
  const words = field.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function labelOfField(field: string, thing: ActivityThing): string {
  const own: unknown = Object.hasOwn(activityLabels.fields, field)
    ? Reflect.get(activityLabels.fields, field)
    : undefined
  const label: unknown = own ?? (Object.hasOwn(LABELS[thing], field) ? LABELS[thing][field] : undefined)
  return typeof label === 'string' ? label : spellOut(field)
}

function describeValue(field: string, value: ActivityValue | undefined, options: DateFormatOptions): string {
  if (value === undefined || value === null || value === '') return activityLabels.nothing
  if (typeof value === 'boolean') return value ? activityLabels.on : activityLabels.off
  if (typeof value === 'number') return INSTANTS.test(field) ? formatLongDate(value, options) : String(value)
  return value
}

const describeItem = (field: string, { name, id }: ActivityItem): string => {
  if (name !== undefined) return name
  const thing = nameOfThing(field)
  return id === undefined ? activityMessages.hidden(thing) : activityMessages.deleted(thing, id)
}

const namesOf = (field: string, items: ActivityItems | undefined): string[] =>
  (items?.items ?? []).map((item) => describeItem(field, item))

function describeList(change: ActivityChange, thing: ActivityThing): ActivityNames {
  const { field, added, removed } = change
  const shown = (added?.items.length ?? 0) + (removed?.items.length ?? 0)
  return {
    field,
    label: labelOfField(field, thing),
    added: namesOf(field, added),
    removed: namesOf(field, removed),
    more: (added?.count ?? 0) + (removed?.count ?? 0) - shown,
  }
}

/** A list with one thing that took the place of another is a field: the license of a user. */
const isField = ({ field }: ActivityChange): boolean => field === 'licenseId' || field === 'copyOf'

function describeLine(
  change: ActivityChange,
  entry: ActivityEntry,
  thing: ActivityThing,
  options: DateFormatOptions,
): ActivityLine {
  const { field } = change
  const label = labelOfField(field, thing)
  const [before, after] = isField(change)
    ? [namesOf(field, change.removed)[0], namesOf(field, change.added)[0]]
    : [
        change.before === undefined ? undefined : describeValue(field, change.before, options),
        describeValue(field, change.after, options),
      ]
  const hasBefore = before !== undefined && !isCreation(entry) && !isRefused(entry)
  return { field, label, ...(hasBefore && { before }), after: after ?? activityLabels.nothing }
}

/** What a creation has nothing to say about. */
const isBlank = ({ after }: ActivityChange): boolean =>
  after === '' || after === null || after === false || after === undefined

function titleOfList({ field, added, removed }: ActivityChange): string {
  const [came, left] = [added?.count ?? 0, removed?.count ?? 0]
  if (left === 0) return activityMessages.added(field, came)
  return came === 0 ? activityMessages.removed(field, left) : activityMessages.changedList(field, came + left)
}

/** The list that a save is about: what it names first, but for roles that went with a product license. */
const mainListOf = (changes: readonly ActivityChange[]): ActivityChange | undefined =>
  changes.find(({ field }) => field === 'addOns') ?? changes[0]

function titleOf(entry: ActivityEntry, thing: ActivityThing): string {
  const fixed = Object.hasOwn(actionSentences, entry.action) ? actionSentences[entry.action] : undefined
  if (fixed !== undefined) return fixed
  if (isRefused(entry)) return activityMessages.refused
  const changes = entry.changes.filter(({ field }) => !SILENT.has(field))
  const switches = changes.filter(isSwitch)
  const fields = changes.filter((change) => !isSwitch(change) && (!isList(change) || isField(change)))
  const list = mainListOf(changes.filter((change) => isList(change) && !isField(change)))
  if (switches.length > 0) {
    const verbs = switches.map(({ field, after }) => SWITCHES[field]?.[after === true ? 0 : 1] ?? '')
    const sentence = activityMessages.the(verbs, thing)
    return fields.length === 0 ? sentence : `${sentence} and ${activityMessages.details(fields.length)}`
  }
  if (fields.length > 0) return activityMessages.changed(fields.length)
  return list === undefined ? activityMessages.unknown(entry.action) : titleOfList(list)
}

const LIST_KINDS = new Set(['projects', 'addOns', 'roles', 'users', 'userGroups', 'imports', 'reports'])
const isListKind = (field: string | undefined): field is ActivityKind => field !== undefined && LIST_KINDS.has(field)

function kindOf({ action, changes, subject }: ActivityEntry): ActivityKind {
  if (subject?.kind === 'call') return 'refused'
  if (action.startsWith('passwords.')) return 'password'
  if (action.startsWith('session.') || action.startsWith('handover.')) return 'sign-in'
  if (changes.some(isSwitch)) return 'access'
  const list = mainListOf(changes.filter((change) => isList(change) && !isField(change)))
  const hasFields = changes.some((change) => !isList(change) || isField(change))
  return !hasFields && isListKind(list?.field) ? list.field : 'details'
}

/** An entry in words: what was done, and each field and list with what it was and what it is. */
export function describeEntry(entry: ActivityEntry, options: DateFormatOptions = {}): ActivityText {
  const thing = thingOf(entry.subject?.kind)
  const title = titleOf(entry, thing)
  const said = entry.changes.filter(({ field }) => !SILENT.has(field))
  const lines = said
    .filter(
      (change) => (!isList(change) || isField(change)) && !(isCreation(entry) && !isField(change) && isBlank(change)),
    )
    .map((change) => describeLine(change, entry, thing, options))
  const lists = said.filter((change) => isList(change) && !isField(change))
  const kind = kindOf(entry)
  const lost = lists.find(({ field }) => field === 'roles')?.removed?.count ?? 0
  const isCascade = kind === 'addOns' && lost > 0
  const call = kind === 'refused' ? [{ field: 'call', label: activityLabels.call, after: entry.subject?.id ?? '' }] : []
  return {
    title,
    kind,
    isAlarming: isRefused(entry) || said.some(({ field, after }) => isAlarm(field, after) && !isCreation(entry)),
    lines: [...call, ...lines],
    lists: lists.map((change) => describeList(change, thing)),
    ...(isCascade && { note: activityMessages.rolesRemoved(lost) }),
  }
}

const isAlarm = (field: string, after: ActivityValue | undefined): boolean =>
  (field === 'isLockedOut' && after === true) || ((field === 'isApproved' || field === 'isActive') && after === false)

/** Who did something, with the name below it. */
export function describeActor(actor: ActivityActor, ownUserName: string): { name: string; detail: string | undefined } {
  switch (actor.kind) {
    case 'user': {
      const isOwn = actor.userName?.toLowerCase() === ownUserName.toLowerCase()
      const name = isOwn ? activityMessages.you : (actor.fullName ?? actor.userName ?? '')
      return { name, detail: name === actor.userName ? undefined : actor.userName }
    }
    case 'api-key':
      return {
        name: actor.keyName ?? actor.keyPrefix ?? '',
        detail: `${activityLabels.key} ${actor.keyPrefix ?? ''}`.trim(),
      }
    case 'hidden':
      return { name: activityMessages.hiddenActor, detail: undefined }
    case 'nobody':
      return { name: activityMessages.nobody, detail: undefined }
  }
}

/** Entries of one day in the reader's time zone. */
export interface ActivityDay {
  /** `Wednesday Nov 18, 2026`. */
  readonly day: string
  readonly entries: readonly ActivityEntry[]
}

/** Groups entries by day, in their order: clocks of two gateways can differ, so a day can come twice. */
export function groupByDay(entries: readonly ActivityEntry[], options: DateFormatOptions = {}): ActivityDay[] {
  const days: { day: string; entries: ActivityEntry[] }[] = []
  for (const entry of entries) {
    const day = formatDay(entry.at, options)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}

/** `Today`, `Yesterday`, or nothing. */
export function nearDay(day: string, now: number, options: DateFormatOptions = {}): string | undefined {
  if (day === formatDay(now, options)) return activityLabels.today
  return day === formatDay(now - 24 * 60 * 60_000, options) ? activityLabels.yesterday : undefined
}

/** The newest entry that one of these calls wrote: who saved the version that a save has met. */
export const findLastSave = (
  entries: readonly ActivityEntry[],
  actions: readonly string[],
): ActivityEntry | undefined => entries.find(({ action }) => actions.includes(action))
