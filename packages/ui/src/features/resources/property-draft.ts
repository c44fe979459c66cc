import type { Config } from '@sitewright/domain/configs/model'
import { propertyLabels as labels, propertyMessages as messages } from '@sitewright/domain/resources/messages'
import { readProperties, type StoredProperty } from '@sitewright/domain/resources/property-config'
import { findProblems, type PropertyProblems } from '@sitewright/domain/resources/property-rules'
import { matchesText } from '@sitewright/domain/shared/lists'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import type { Change } from '../../unsaved-bar/UnsavedBar'

/** A property while it is edited. */
export interface PropertyRow extends StoredProperty {
  /** Unique in the list, because its name can change. */
  readonly id: number
}

/** A draft can merge only scalars, so the list is a text: one JSON line for each property. */
export interface PropertiesDraft {
  readonly properties: string
}

export const writeRows = (rows: readonly PropertyRow[]): string => rows.map((row) => JSON.stringify(row)).join('\n')

/** Returns a reader of such texts that answers the same object for the same line, so that memoized rows of a table do not render again. */
export function createRowReader(): (text: string) => PropertyRow[] {
  let known = new Map<string, PropertyRow>()
  return (text) => {
    const next = new Map<string, PropertyRow>()
    const rows = text === '' ? [] : text.split('\n').map((line) => readLine(line, known, next))
    known = next
    return rows
  }
}

function readLine(line: string, known: ReadonlyMap<string, PropertyRow>, next: Map<string, PropertyRow>): PropertyRow {
  const row = known.get(line) ?? (JSON.parse(line) as PropertyRow)
  next.set(line, row)
  return row
}

/** The stored version of a config. */
export const toVersion = (config: Config) => ({
  value: { properties: writeRows(readProperties(config.data.configs).map((stored, id) => ({ ...stored, id }))) },
  version: config.version,
  record: config,
})

/**
 * The errors of the server by the id of their property, and those that name none. Paths are such as `data.configs.0.parameters.2.label_name`; what a property stores
 * in its packed name is an error of its value.
 */
export function placeErrors(fields: FieldErrors, rows: readonly PropertyRow[], entryCount: number) {
  const found = new Map<number, PropertyProblems>()
  const others: FieldErrors = {}
  for (const [path, sentences] of Object.entries(fields)) {
    const [, entry, place, name] = /configs\.(\d+)\.parameters\.(\d+)(?:\.(\w+))?/.exec(path) ?? []
    const ofEntry = rows.filter((row) => Math.min(row.entry, entryCount - 1) === Number(entry))
    const row = ofEntry[Number(place)]
    const sentence = sentences.join(' ')
    if (row === undefined) others[path] = sentences
    else found.set(row.id, { ...found.get(row.id), [name === 'name' ? 'defaultValue' : 'label']: sentence })
  }
  return { found, others }
}

/** A new property at the end of a list. */
export const createRow = (rows: readonly PropertyRow[]): PropertyRow => ({
  id: Math.max(-1, ...rows.map(({ id }) => id)) + 1,
  entry: rows.at(-1)?.entry ?? 0,
  parameter: undefined,
  property: {
    label: '',
    type: 'default',
    defaultValue: '',
    selection: [],
    requiresElevated: false,
    resourceTypes: [],
    isAlwaysEditable: false,
  },
})

/** The name of a property in texts: its own, or its place. */
export const nameRow = ({ property }: PropertyRow, place: number): string =>
  property.label.trim() || labels.unnamed(place + 1)

const isSame = (a: PropertyRow, b: PropertyRow): boolean => JSON.stringify(a.property) === JSON.stringify(b.property)

/** The problems of rows, without those of properties that are as they are stored (LIC-88). */
export function findRowProblems(base: readonly PropertyRow[], rows: readonly PropertyRow[]): PropertyProblems[] {
  const before = new Map(base.map((row) => [row.id, row]))
  const problems = findProblems(rows.map(({ property }) => property))
  return rows.map((row, place) => {
    const was = before.get(row.id)
    return was !== undefined && isSame(was, row) ? {} : (problems[place] ?? {})
  })
}

/** The unsaved changes, one for each property. */
export function getRowChanges(base: readonly PropertyRow[], rows: readonly PropertyRow[]): Change[] {
  const before = new Map(base.map((row) => [row.id, row]))
  const ids = new Set(rows.map(({ id }) => id))
  const changed = rows.flatMap((row, place): Change[] => {
    const was = before.get(row.id)
    if (was !== undefined && isSame(was, row)) return []
    if (was !== undefined) return [{ id: String(row.id), label: nameRow(row, place), kind: 'changed' }]
    return [{ id: String(row.id), label: row.property.label.trim() || labels.newProperty, kind: 'added' }]
  })
  const removed = base.flatMap((row, place): Change[] =>
    ids.has(row.id) ? [] : [{ id: String(row.id), label: nameRow(row, place), kind: 'removed' }],
  )
  return [...changed, ...removed]
}

/** What a list changes of the list before, in words: "Added Weld Map. Changed Heat Number." Properties of one name are the same one. */
export function describeRows(before: string, text: string): string {
  const [old, now] = [byName(createRowReader()(before)), byName(createRowReader()(text))]
  const added = [...now.keys()].filter((name) => !old.has(name))
  const removed = [...old.keys()].filter((name) => !now.has(name))
  const changed = [...now].flatMap(([name, row]) => {
    const was = old.get(name)
    return was === undefined || isSame(was, row) ? [] : [name]
  })
  const parts = [
    ...(added.length > 0 ? [labels.changes.added(added.join(', '))] : []),
    ...(changed.length > 0 ? [labels.changes.changed(changed.join(', '))] : []),
    ...(removed.length > 0 ? [labels.changes.removed(removed.join(', '))] : []),
  ]
  return parts.length === 0 ? labels.changes.none : parts.join('. ')
}

/** Rows by name. A repeated name is numbered. */
function byName(rows: readonly PropertyRow[]): Map<string, PropertyRow> {
  const named = new Map<string, PropertyRow>()
  for (const [place, row] of rows.entries()) {
    const name = nameRow(row, place)
    named.set(named.has(name) ? `${name} (${place + 1})` : name, row)
  }
  return named
}

/** Which properties the table shows. */
export interface PropertyFilter {
  readonly search: string
  /** A type number; '' for all types. */
  readonly type: string
}

export const NO_FILTER: PropertyFilter = { search: '', type: '' }

/** Whether a filter shows a property. One without resource types has every type. */
export function matchesFilter({ property }: PropertyRow, { search, type }: PropertyFilter): boolean {
  const { label, defaultValue, selection, resourceTypes } = property
  const hasType = type === '' || resourceTypes.length === 0 || resourceTypes.includes(Number(type))
  return hasType && matchesText([label, defaultValue, ...selection], search)
}

export const hasProblem = (problems: PropertyProblems): boolean => Object.keys(problems).length > 0

/** The problems without those of values that are still missing. */
export const withoutMissing = ({ label, defaultValue, selection }: PropertyProblems): PropertyProblems => ({
  ...(label !== undefined && label !== messages.nameBlank && { label }),
  ...(defaultValue !== undefined && { defaultValue }),
  ...(selection !== undefined && selection !== messages.selectionMissing && { selection }),
})
