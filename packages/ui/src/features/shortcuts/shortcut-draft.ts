import { dashboardNames, shortcutLabels } from '@sitewright/domain/shortcuts/messages'
import {
  DASHBOARD_TYPES,
  type DashboardType,
  type Shortcut,
  type ShortcutInput,
} from '@sitewright/domain/shortcuts/model'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import { getKind, moveId, renumber, sortBasic } from '@sitewright/domain/shortcuts/rules'

/**
 * The shortcuts as a draft that merges report by report: a field for each report, by its id, and the order. A field is empty, `basic`, or the type of a dashboard. The order
 * lists all reports, so that a report that becomes or stops being a basic shortcut elsewhere does not contest it.
 */
export type ShortcutDraft = Readonly<Record<string, string>>

/** Field of the order. */
export const ORDER = 'order'
const BASIC = 'basic'

const toIds = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number))
const toText = (ids: readonly number[]): string => ids.join(',')

const isSame = (one: readonly number[], other: readonly number[]): boolean => toText(one) === toText(other)

const isType = (value: string | undefined): value is DashboardType => DASHBOARD_TYPES.some((type) => type === value)

/** The order of all reports: the known one if the stored basic shortcuts fit it, else these first. */
export function followOrder(known: string, rows: readonly Shortcut[]): string {
  const basic = sortBasic(rows).map(({ id }) => id)
  const ids = rows.map(({ id }) => id)
  const listed = new Set(ids)
  const old = toIds(known).filter((id) => listed.has(id))
  const isBasic = new Set(basic)
  const isFitting = isSame(
    old.filter((id) => isBasic.has(id)),
    basic,
  )
  const first = isFitting ? old : basic
  const placed = new Set(first)
  return toText([...first, ...ids.filter((id) => !placed.has(id))])
}

/** The draft of stored shortcuts. */
export const toDraft = (rows: readonly Shortcut[], order: string): ShortcutDraft => ({
  ...Object.fromEntries(rows.map((row) => [row.id, getKind(row) === 'basic' ? BASIC : (row.type ?? '')])),
  [ORDER]: order,
})

/** The basic shortcuts of a draft, in their order. */
export const getBasicIds = (draft: ShortcutDraft): number[] =>
  toIds(draft[ORDER] ?? '').filter((id) => draft[id] === BASIC)

/** The dashboard of a report in a draft; undefined for all others. */
export function getType(draft: ShortcutDraft, id: number): DashboardType | undefined {
  const value = draft[id]
  return isType(value) ? value : undefined
}

export const isUnassigned = (draft: ShortcutDraft, id: number): boolean => (draft[id] ?? '') === ''

/** What a save sends. */
export const toSave = (draft: ShortcutDraft): ShortcutInput[] =>
  renumber([
    ...getBasicIds(draft).map((id, order): ShortcutInput => ({ id, type: null, order })),
    ...Object.keys(draft).flatMap((key): ShortcutInput[] => {
      const type = key === ORDER ? undefined : getType(draft, Number(key))
      return type === undefined ? [] : [{ id: Number(key), type, order: null }]
    }),
  ])

/** The errors of the server with the names of their reports. Their paths start with the place of the shortcut, such as `2.type`. */
export const nameErrors = (
  fields: FieldErrors,
  sent: readonly ShortcutInput[],
  rows: readonly Shortcut[],
): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([path, sentences]) => {
      const id = sent[Number.parseInt(path.replace(/^\D+/, ''), 10)]?.id
      const name = rows.find((row) => row.id === id)?.reportName
      return [path, name === undefined ? sentences : sentences.map((sentence) => `${name}: ${sentence}`)]
    }),
  )

/** The order with the basic shortcuts rearranged. All other reports keep their places. */
function rearrange(order: string, basic: readonly number[]): string {
  const isBasic = new Set(basic)
  const next = basic.values()
  return toText(toIds(order).map((id) => (isBasic.has(id) ? (next.next().value ?? id) : id)))
}

/** The order after a basic shortcut moved to a place among the basic ones. */
export const moveInOrder = (draft: ShortcutDraft, id: number, place: number): string =>
  rearrange(draft[ORDER] ?? '', moveId(getBasicIds(draft), id, place))

/**
 * The fields that make a report a shortcut, or none. A new basic shortcut is the last one. The order becomes the stored one again as soon as it says the same.
 * @param value empty, `null` for a basic shortcut, or the type of a dashboard
 */
export function assignInDraft(
  draft: ShortcutDraft,
  base: ShortcutDraft,
  id: number,
  value: DashboardType | null | undefined,
): ShortcutDraft {
  const basic = getBasicIds(draft).filter((other) => other !== id)
  const next: ShortcutDraft = { ...draft, [id]: value === null ? BASIC : (value ?? '') }
  const wanted = value === null ? [...basic, id] : basic
  const storedOrder = base[ORDER] ?? ''
  if (isSame(getBasicIds({ ...next, [ORDER]: storedOrder }), wanted)) return { ...next, [ORDER]: storedOrder }
  return { ...next, [ORDER]: rearrange(next[ORDER] ?? '', wanted) }
}

/** The labels and the texts of the fields, for unsaved changes and conflicts. */
export function getTexts(rows: readonly Shortcut[], base: ShortcutDraft, draft: ShortcutDraft) {
  const names = new Map(rows.map((row) => [row.id, row.reportName]))
  const nameOf = (id: number): string => names.get(id) ?? String(id)
  const kindOf = (value: string): string =>
    isType(value) ? dashboardNames[value] : shortcutLabels.kinds[value === BASIC ? 'basic' : 'unassigned']
  const isShown = (id: number): boolean => base[id] === BASIC || draft[id] === BASIC
  const fields = rows.map(({ id }) => String(id))
  return {
    labels: {
      ...Object.fromEntries(fields.map((field) => [field, nameOf(Number(field))])),
      [ORDER]: shortcutLabels.order,
    } as Readonly<Record<string, string>>,
    formats: {
      ...Object.fromEntries(fields.map((field) => [field, kindOf])),
      [ORDER]: (value: string) => toIds(value).filter(isShown).map(nameOf).join(', '),
    } as Readonly<Record<string, (value: string) => string>>,
  }
}
