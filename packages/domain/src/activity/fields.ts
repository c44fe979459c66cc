import { isUnlimited } from '../shared/limits'
import { formatDay, formatExactInstant, formatLongDate, type DateFormatOptions } from '../shared/dates'
import { describeGeometry } from './geometry'
import { activityLabels, activityMessages, nameOfThing, type ActivityThing } from './messages'
import type { ActivityChange, ActivityItem, ActivityItems, ActivityValue } from './model'

const THINGS: Readonly<Record<string, ActivityThing>> = {
  'user-group': 'user group',
  'api-key': 'API key',
  environment: 'environment',
  'product-license': 'product license',
  integration: 'integration',
  report: 'report',
  license: 'license',
  project: 'project',
  site: 'site',
  workflow: 'workflow',
  preservation: 'preservation',
  'report-group': 'report group',
  'import-system': 'import system',
  call: 'call',
  job: 'job',
  network: 'network',
}
/** What a kind of the audit is called. */
export const thingOf = (kind: string | undefined): ActivityThing => THINGS[kind ?? ''] ?? 'user'

/** Fields that hold a day in UTC, the same for every reader (LIC-78). */
const UTC_DAYS = new Set(['expiryDate'])
/** Fields of a license in which a negative number means unlimited (LIC-43). */
const LIMITS = new Set(['maxUsers', 'maxProjects'])
/** Fields that hold an instant, by how their names end. */
const INSTANTS = /Date$|At$/

/** The labels of the forms that show a subject. Features pass them, because areas of domain do not know each other. */
export type FieldLabels = Readonly<Partial<Record<ActivityThing, Readonly<Record<string, unknown>>>>>

/** `projectIds` → `Project ids`, for a field that no form has. */
const spellOut = (field: string): string => {
  const words = field.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The label of the form, so that a field has one name everywhere; spelled out for a field that no form has. */
export function labelOfField(field: string, thing: ActivityThing, labels: FieldLabels): string {
  const ofForm = labels[thing] ?? {}
  const own: unknown = Object.hasOwn(activityLabels.fields, field)
    ? Reflect.get(activityLabels.fields, field)
    : undefined
  const label: unknown = own ?? (Object.hasOwn(ofForm, field) ? ofForm[field] : undefined)
  if (typeof label === 'string') return label
  // A field of a config is named by the labels of its parameter already.
  return field.includes(' · ') ? field : spellOut(field)
}

/** A value in words; instants in the time zone of the options. */
function describeValue(field: string, value: ActivityValue | undefined, options: DateFormatOptions): string {
  if (value === undefined || value === null || value === '') return activityLabels.nothing
  if (typeof value === 'boolean') return value ? activityLabels.yes : activityLabels.no
  if (typeof value === 'number' && LIMITS.has(field) && isUnlimited(value)) return activityLabels.unlimited
  if (typeof value === 'number' && UTC_DAYS.has(field)) return formatDay(value, { timeZone: 'UTC' })
  if (typeof value === 'number') return INSTANTS.test(field) ? formatLongDate(value, options) : String(value)
  return field === 'location' ? describeGeometry(value) : value
}

/** The exact value, where words say the same of two values that differ. */
const describeExactly = (field: string, value: ActivityValue | undefined): string | undefined => {
  if (typeof value === 'string') return JSON.stringify(value)
  const isInstant = UTC_DAYS.has(field) || INSTANTS.test(field)
  return typeof value === 'number' && isInstant ? formatExactInstant(value) : undefined
}

/** The value before a change, if it had one, and the value after it. Two that read the same are written exactly. */
export function describeValues(
  field: string,
  { before, after }: Pick<ActivityChange, 'before' | 'after'>,
  options: DateFormatOptions,
): [before: string | undefined, after: string] {
  const words = describeValue(field, after, options)
  if (before === undefined) return [undefined, words]
  const wordsBefore = describeValue(field, before, options)
  if (wordsBefore !== words || before === after) return [wordsBefore, words]
  return [describeExactly(field, before) ?? wordsBefore, describeExactly(field, after) ?? words]
}

const describeItem = (field: string, { name, id }: ActivityItem): string => {
  if (name !== undefined) return name
  const thing = nameOfThing(field)
  return id === undefined ? activityMessages.hidden(thing) : activityMessages.deleted(thing, id)
}

/** The names of a list, with a text for each thing that has none. */
export const namesOf = (field: string, items: ActivityItems | undefined): string[] =>
  (items?.items ?? []).map((item) => describeItem(field, item))
