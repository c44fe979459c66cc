import type { DateFormatOptions } from '../shared/dates'
import { describeValues, labelOfField, namesOf, thingOf, type FieldLabels } from './fields'
import { type ActivityKind, isSwitched, kindOf, type Switch } from './kinds'
import { actionSentences, activityLabels, activityMessages, isReference, OBJECT, type ActivityThing } from './messages'
import type { ActivityChange, ActivityEntry, ActivityValue } from './model'

/** A field in words. `before` is left out where it had no value, or where only the new one says something. */
export interface ActivityLine {
  readonly field: string
  readonly label: string
  readonly before?: string
  readonly after: string
}

/** Names that were changed, added or removed. */
export interface ActivityNames {
  readonly field: string
  readonly label: string
  readonly changed: readonly string[]
  readonly added: readonly string[]
  readonly removed: readonly string[]
  /** Names beyond those in the lists. */
  readonly more: number
}

/** An entry in words. */
export interface ActivityText {
  readonly title: string
  /** The title, split around the name of the subject, which can be a link. The name is empty if the title has none. */
  readonly titleParts: readonly [before: string, name: string, after: string]
  readonly kind: ActivityKind
  /** Something failed, or a user lost access. */
  readonly isAlarming: boolean
  readonly lines: readonly ActivityLine[]
  readonly lists: readonly ActivityNames[]
  readonly note?: string
}

/** Said by the title of their entry already, or of no use to a reader. */
const SILENT = new Set([
  'lastLockedOutDate',
  'lastPasswordChangedDate',
  'expiresAt',
  'config',
  'job',
  'jobId',
  'fileName',
  'throughGroup',
])
/** Switches of a badge, with the sentence of either state. */
const SWITCH_SENTENCES: Readonly<Record<Switch, readonly [on: string, off: string]>> = {
  isLockedOut: [activityMessages.locked, activityMessages.unlocked],
  isApproved: [activityMessages.activated, activityMessages.deactivated],
  isActive: [activityMessages.activated, activityMessages.deactivated],
  isRetired: [activityMessages.retired, activityMessages.offeredAgain],
}

const isList = (change: ActivityChange): boolean => change.added !== undefined || change.removed !== undefined

/** A site that is not active is archived, and people know only that word (SITE-70). */
function asKnown(change: ActivityChange, thing: ActivityThing): ActivityChange {
  const { field, before, after } = change
  if (thing !== 'site' || field !== 'isActive') return change
  const flip = (value: ActivityValue | undefined) => (typeof value === 'boolean' ? !value : value)
  return { field: 'isDecommissioned', before: flip(before), after: flip(after) }
}

const valueOf = ({ changes }: ActivityEntry, field: string): string | undefined => {
  const change = changes.find((each) => each.field === field)
  const value = change?.after ?? change?.before
  return typeof value === 'string' ? value : undefined
}

/** What an entry is about, by its name; by its number where it has none, or none for this reader. */
function objectOf(entry: ActivityEntry, thing: ActivityThing): string {
  const { subject } = entry
  if (subject === undefined) return activityMessages.unknownUser
  if (thing === 'network') return activityMessages.unknownKey(subject.id)
  if (thing === 'job') return activityMessages.export(valueOf(entry, 'fileName'), valueOf(entry, 'job') ?? '')
  const { id, name } = subject
  const object = name === undefined ? `${thing} ${id}` : activityMessages.object(thing, name)
  const config = valueOf(entry, 'config')
  return config === undefined ? object : activityMessages.config(config, object)
}

const isRefused = ({ action }: ActivityEntry): boolean => action.endsWith('.refused')
const isCreation = ({ action }: ActivityEntry): boolean => /\.(create|copy)$/.test(action)

/** Lists of changed items, not of added ones: each name contains the old and the new value. */
const CHANGED_LISTS = new Set(['renamedSites'])

function describeList(change: ActivityChange, thing: ActivityThing, labels: FieldLabels): ActivityNames {
  const { field, added, removed } = change
  const shown = (added?.items.length ?? 0) + (removed?.items.length ?? 0)
  return {
    field,
    label: labelOfField(field, thing, labels),
    changed: CHANGED_LISTS.has(field) ? namesOf(field, added) : [],
    added: CHANGED_LISTS.has(field) ? [] : namesOf(field, added),
    removed: namesOf(field, removed),
    more: (added?.count ?? 0) + (removed?.count ?? 0) - shown,
  }
}

/** A list with one thing that took the place of another is a field: the license of a user. */
const isField = (change: ActivityChange): boolean => isReference(change.field) && isList(change)

function describeLine(
  change: ActivityChange,
  entry: ActivityEntry,
  thing: ActivityThing,
  labels: FieldLabels,
  options: DateFormatOptions,
): ActivityLine {
  const { field } = change
  const label = labelOfField(field, thing, labels)
  const [before, after] = isField(change)
    ? [namesOf(field, change.removed)[0], namesOf(field, change.added)[0]]
    : describeValues(field, change, options)
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

const TREE_SAVES = new Set(['sites.addTrees', 'sites.addTree', 'sites.saveTrees'])

/** The sentence of an entry about one site that a save of its hierarchy added or renamed. */
function sentenceOfSite({ action, changes }: ActivityEntry): string | undefined {
  const name = TREE_SAVES.has(action) ? changes.find(({ field }) => field === 'name') : undefined
  if (name === undefined) return undefined
  return name.before === undefined ? activityMessages.created : activityMessages.renamed
}

/** Inserts the object into a sentence. The object ends with the name of the subject. */
function titlePartsOf(sentence: string, object: string, name: string): ActivityText['titleParts'] {
  const at = sentence.indexOf(OBJECT)
  const isNamed = at !== -1 && name !== '' && object.endsWith(name)
  if (!isNamed) return [sentence.replace(OBJECT, () => object), '', '']
  return [sentence.slice(0, at) + object.slice(0, -name.length), name, sentence.slice(at + OBJECT.length)]
}

/** Whether a call was refused by role. All such entries share one sentence. */
const isRefusedCall = (entry: ActivityEntry): boolean => entry.subject?.kind === 'call' && isRefused(entry)

function sentenceOf(entry: ActivityEntry): string {
  if (isRefusedCall(entry)) return activityMessages.refused(entry.subject?.id ?? '')
  const fixed = Object.hasOwn(actionSentences, entry.action) ? actionSentences[entry.action] : undefined
  const sentence = sentenceOfSite(entry) ?? fixed
  if (sentence !== undefined) return sentence
  const changes = entry.changes.filter(({ field }) => !SILENT.has(field))
  const switches = changes.filter(isSwitched)
  const fields = changes.filter((change) => !isSwitched(change) && (!isList(change) || isField(change)))
  const list = mainListOf(changes.filter((change) => isList(change) && !isField(change)))
  if (switches.length > 0) {
    const verbs = switches.map(({ field, after }) => SWITCH_SENTENCES[field as Switch][after === true ? 0 : 1])
    const done = activityMessages.done(verbs)
    return fields.length === 0 ? done : `${done} and ${activityMessages.details(fields.length)}`
  }
  if (fields.length > 0) return activityMessages.changed(fields.length)
  if (list === undefined) return activityMessages.unknown(entry.action)
  const through = entry.changes.find(({ field }) => field === 'throughGroup')
  return through === undefined
    ? titleOfList(list)
    : activityMessages.through(titleOfList(list), through.added?.items[0]?.name)
}

/** An entry in words: what was done, and each field and list with what it was and what it is. */
export function describeEntry(
  stored: ActivityEntry,
  labels: FieldLabels,
  options: DateFormatOptions = {},
): ActivityText {
  const thing = thingOf(stored.subject?.kind)
  const entry = { ...stored, changes: stored.changes.map((change) => asKnown(change, thing)) }
  const titleParts = titlePartsOf(sentenceOf(entry), objectOf(entry, thing), entry.subject?.name ?? '')
  const said = entry.changes.filter(({ field }) => !SILENT.has(field))
  const lines = said
    .filter(
      (change) => (!isList(change) || isField(change)) && !(isCreation(entry) && !isField(change) && isBlank(change)),
    )
    .map((change) => describeLine(change, entry, thing, labels, options))
  const lists = said.filter((change) => isList(change) && !isField(change))
  const kind = kindOf(entry)
  const lost = lists.find(({ field }) => field === 'roles')?.removed?.count ?? 0
  const isCascade = kind === 'addOns' && lost > 0
  return {
    title: titleParts.join(''),
    titleParts,
    kind,
    isAlarming: isRefused(entry) || said.some(({ field, after }) => isAlarm(field, after) && !isCreation(entry)),
    lines,
    lists: lists.map((change) => describeList(change, thing, labels)),
    ...(isCascade && { note: activityMessages.rolesRemoved(lost) }),
  }
}

const isAlarm = (field: string, after: ActivityValue | undefined): boolean =>
  (field === 'isLockedOut' && after === true) || ((field === 'isApproved' || field === 'isActive') && after === false)
