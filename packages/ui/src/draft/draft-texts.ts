import type { ContestedField, MergedField, MergedSide } from '../conflict-panel/ConflictPanel'
import type { Change } from '../unsaved-bar/change'
import type { Draft } from './draft'
import {
  type DraftFields,
  type FieldName,
  type Fields,
  type FieldValue,
  getDifferingFields,
  type Id,
  isRows,
  isSameValue,
  type RowsName,
} from './field-value'
import { getDifference } from './id-set'
import { type Contested, getPart, type Path, toKey } from './merge-fields'
import { getMoved, weave } from './merge-order'
import type { Rows } from './rows'

/** The texts of a value: of one id of a set, or else of the value. */
type Formats<T> = {
  readonly [Field in FieldName<T>]?: (value: T[Field] extends ReadonlySet<infer Item> ? Item : T[Field]) => string
}

/** The texts of the rows in each list. */
type ListTexts<T> = {
  readonly [Field in RowsName<T>]: T[Field] extends Rows<infer Row extends object> ? RowTexts<Row> : never
}

/** Names, labels and values of the rows in a list as texts. */
export interface RowTexts<Row extends object> {
  /** Name of a row, such as 'Choose method'. @param place from 0 @param parent name of the row around its list @param rows its list */
  nameOf: (row: Row, place: number, parent: string | undefined, rows: Rows<Row>) => string
  /** Label of a whole row, by its name, such as 'Step Choose method'. By default: the name. */
  labelOf?: (name: string) => string
  /** Labels of the fields, as in the form. A field without one is not shown, and `''` shows the name of the row alone. */
  labels: { readonly [Field in FieldName<Row>]?: string }
  formats?: Formats<Row>
  rows?: ListTexts<Row>
  /** Text of the content of a row that one side removed. By default: its fields with a value, without its name. */
  describe?: (row: Row) => string
}

/** Labels and values of fields as texts. */
export interface FieldTexts<T> {
  /** Label of each field, as in the form. */
  labels: { readonly [Field in FieldName<T>]: string }
  /** Text of a value, or of one id of a set. By default: the value, "Yes" and "No", "None" for nothing. */
  formats?: Formats<T>
  /** The texts of each list. */
  rows?: ListTexts<T>
  /** The English texts of values without a format. */
  values?: Partial<ValueLabels>
  /** Fields that the form itself shows in a conflict, so that the conflict panel leaves them out. */
  unlisted?: readonly FieldName<T>[]
}

/** Labels and values of the fields of a record as texts, also of the rows in each of its lists. */
export type RecordTexts<T> = FieldTexts<T> & ([RowsName<T>] extends [never] ? unknown : { rows: ListTexts<T> })

/** Texts of values, for translation. */
export interface ValueLabels {
  /** "Yes" by default. */
  on: string
  /** "No" by default. */
  off: string
  /** An empty value; "None" by default. */
  none: string
  /** A row that one side removed; "Removed" by default. */
  removed: string
  /** Label of a field of a row; "Weight of Choose method" by default. */
  of: (label: string, name: string) => string
  /** Label of the order of a list; "Order of Steps" by default. */
  order: (label: string) => string
  /** Rows of a list with another order; "Moved Choose method" by default. */
  moved: (names: readonly string[]) => string
  /** A row at its place, from 1; "2. Choose method" by default. */
  place: (place: number, name: string) => string
}

const VALUE_LABELS: ValueLabels = {
  on: 'Yes',
  off: 'No',
  none: 'None',
  removed: 'Removed',
  of: (label, name) => `${label} of ${name}`,
  order: (label) => `Order of ${label}`,
  moved: (names) => `Moved ${names.join(', ')}`,
  place: (place, name) => `${place}. ${name}`,
}

/** The texts of a record, or of the rows of a list. */
interface Texts {
  readonly labels: Readonly<Record<string, string | undefined>>
  readonly formats?: Readonly<Record<string, Format | undefined>>
  readonly rows?: Readonly<Record<string, RowTexts<object> | undefined>>
}

type Format = (value: FieldValue) => string

const NO_TEXTS: Texts = { labels: {} }

/** Where a part is, and what it is. */
type PartPath = Pick<Contested, 'path' | 'kind'>

/** The texts of a part. */
interface PartTexts {
  readonly label: string
  /** The text of a value, of one id of a set, or of a row. */
  readonly format: Format
  /** The name of a row in the list of an order. */
  readonly nameOf: (id: string) => string
}

function isEmpty(value: FieldValue): boolean {
  if (value instanceof Set) return value.size === 0
  if (Array.isArray(value)) return value.length === 0
  return value === undefined || value === null || value === '' || value === false
}

/** Returns the texts of parts of a record. @param records the versions that can have the rows on the way, the first one first */
function createDescriber<T>(texts: FieldTexts<T>, records: readonly object[]) {
  const labels = { ...VALUE_LABELS, ...texts.values }
  const formatValue = (format: Format | undefined, value: FieldValue): string => {
    if (format !== undefined) return format(value)
    if (typeof value === 'boolean') return value ? labels.on : labels.off
    // Plain data has a format where its value is shown.
    return value === undefined || value === null || value === '' || typeof value === 'object'
      ? labels.none
      : String(value)
  }
  // The name of the row is beside the text.
  const describeRow = (row: Fields, own: Texts, name: string | undefined): string =>
    Object.entries(own.labels)
      .filter(([field]) => !isEmpty(row[field]) && !isRows(row[field]) && row[field] !== name)
      .map(([field, label]) =>
        `${label} ${listValues(row[field], (value) => formatValue(own.formats?.[field], value))}`.trim(),
      )
      .join(', ')
  const nameRow = (list: Path, id: string, rowTexts: RowTexts<object> | undefined, parent: string | undefined) => {
    for (const record of records) {
      const rows = getPart(record, { path: list, kind: 'field' })
      const row = isRows(rows) ? rows.get(id) : undefined
      if (row === undefined || !isRows(rows)) continue
      const place = [...rows.keys()].indexOf(id)
      return rowTexts?.nameOf(row, place, parent, rows) ?? String(place + 1)
    }
    return id
  }
  return {
    labels,
    describe: ({ path, kind }: PartPath): PartTexts => {
      let own = texts as Texts
      let list: RowTexts<object> | undefined
      let name: string | undefined
      for (const [index, step] of path.entries()) {
        if (index % 2 === 0) list = own.rows?.[step]
        else {
          name = nameRow(path.slice(0, index), step, list, name)
          own = list ?? NO_TEXTS
        }
      }
      const [field, parent] = [path.at(-1) ?? '', name]
      const nameOf = (id: string): string => nameRow(path, id, list, parent)
      if (kind === 'row') {
        const format: Format = (row) => {
          if (row === undefined) return labels.removed
          return (list?.describe?.(row as object) ?? describeRow(row as Fields, own, name)) || (name ?? labels.none)
        }
        return { label: name === undefined ? field : (list?.labelOf?.(name) ?? name), format, nameOf }
      }
      const label = own.labels[field] || (name ?? field)
      const named = name === undefined || !own.labels[field] ? label : labels.of(label, name)
      const format: Format = (value) => formatValue(own.formats?.[field], value)
      return { label: kind === 'order' ? labels.order(named) : named, format, nameOf }
    },
  }
}

const listValues = (value: FieldValue, format: Format): string => formatAll(value, format).join(', ')

const formatAll = (value: FieldValue, format: Format): string[] =>
  value instanceof Set ? [...(value as ReadonlySet<Id>)].map(format) : [format(value)]

/** Lists the parts that differ. A row that exists on one side only is one part, and so is a row whose fields without a label differ. */
function* listParts(before: object, after: object, texts: Texts, path: Path = []): Generator<PartPath> {
  const fields = getDifferingFields(before as Fields, after as Fields)
  for (const field of fields) {
    const [was, is] = [(before as Fields)[field], (after as Fields)[field]]
    const here = [...path, field]
    if (isRows(was) && isRows(is)) yield* listRowParts(was, is, texts.rows?.[field] ?? NO_TEXTS, here)
    else if (path.length === 0 || texts.labels[field] !== undefined) yield { path: here, kind: 'field' }
  }
  const isShown = (field: string): boolean => texts.labels[field] !== undefined || texts.rows?.[field] !== undefined
  if (path.length > 0 && fields.length > 0 && !fields.some(isShown)) yield { path, kind: 'row' }
}

function* listRowParts(was: Rows, is: Rows, texts: Texts, path: Path): Generator<PartPath> {
  for (const [id, row] of was) {
    const now = is.get(id)
    if (now === undefined) yield { path: [...path, id], kind: 'row' }
    else if (now !== row) yield* listParts(row, now, texts, [...path, id])
  }
  for (const id of is.keys()) if (!was.has(id)) yield { path: [...path, id], kind: 'row' }
  if (getMoved([...was.keys()], [...is.keys()]).size > 0) yield { path, kind: 'order' }
}

/**
 * Lists the unsaved changes: one for each scalar, for each id of a set, for each row that was added or removed, for each field of a row that
 * was changed, and for each order.
 */
export function getChanges<T extends DraftFields<T>>(draft: Draft<T>, texts: FieldTexts<T>): Change[] {
  const [before, after] = [draft.base.value, draft.value]
  if (before === after) return []
  const { describe } = createDescriber(texts, [after, before])
  return [...listParts(before, after, texts as Texts)].flatMap((part): Change[] => {
    const { label, format } = describe(part)
    const [was, is] = [getPart(before, part), getPart(after, part)]
    const id = toKey(part.path, part.kind)
    if (part.kind === 'order' || (part.kind === 'row' && was !== undefined && is !== undefined)) return [{ id, label }]
    if (part.kind === 'row') return [{ id, label, kind: was === undefined ? 'added' : 'removed' }]
    if (!(was instanceof Set) || !(is instanceof Set)) return [{ id, label, before: format(was), after: format(is) }]
    const { added, removed } = getDifference<Id>(was, is)
    const toChange = (kind: 'added' | 'removed') => (item: Id) => ({ id: `${id} ${item}`, label: format(item), kind })
    return [...added.map(toChange('added')), ...removed.map(toChange('removed'))]
  })
}

/** A part in which two versions of a record differ, with its texts. */
export interface DifferingPart<T> extends PartPath {
  readonly key: string
  readonly label: string
  /** The part of a version as a text. An order is the names of the rows. */
  readonly format: (record: T) => string
}

/** Lists the parts in which two versions of a record differ. */
export function listDifferences<T extends object>(before: T, after: T, texts: FieldTexts<T>): DifferingPart<T>[] {
  const { labels, describe } = createDescriber(texts, [before, after])
  return [...listParts(before, after, texts as Texts)].map((part) => {
    const { label, format, nameOf } = describe(part)
    const toText = (record: T): string => {
      const value = getPart(record, part)
      return part.kind === 'order' ? toOrder(value).map(nameOf).join(', ') : listValues(value, format) || labels.none
    }
    return { ...part, key: toKey(part.path, part.kind), label, format: toText }
  })
}

/** Returns the labels of contested parts by their keys. */
export function getContestedLabels<T extends DraftFields<T>>(
  draft: Draft<T>,
  texts: FieldTexts<T>,
): Map<string, string> {
  return new Map(toContestedFields(draft, texts).map(({ id, label }) => [id, label]))
}

/** Lists the contested parts for a ConflictPanel. */
export function toContestedFields<T extends DraftFields<T>>(
  { base, conflict, value }: Draft<T>,
  texts: FieldTexts<T>,
): ContestedField[] {
  if (conflict === undefined) return []
  const { labels, describe } = createDescriber(texts, [value, base.value, conflict.before])
  const parts = sortParts(Object.entries(conflict.contested), texts, [value, conflict.before, base.value])
  return parts.map(([id, part]) => {
    const { label, format, nameOf } = describe(part)
    const theirs = getPart(base.value, part)
    const moved = part.kind === 'order' ? getMovedByBoth(part, theirs) : undefined
    const toText = (order: FieldValue): string =>
      moved === undefined ? format(order) : describeOrder(order, moved, labels.place, nameOf)
    return {
      id,
      label,
      before: toText(part.before),
      theirs: toText(theirs),
      mine: toText(part.mine),
      removedBy: part.kind === 'row' ? findRemover(theirs, part.mine) : undefined,
      choice: part.choice,
    }
  })
}

const findRemover = (theirs: FieldValue, mine: FieldValue): ContestedField['removedBy'] => {
  if (theirs === undefined) return 'theirs'
  return mine === undefined ? 'mine' : undefined
}

/** Sorts parts as the form has them: fields by their labels, rows by their places. @param versions all that can have the rows, the one with the order of the form first */
function sortParts<Part extends PartPath, T>(
  parts: readonly (readonly [key: string, part: Part])[],
  texts: FieldTexts<T>,
  versions: readonly object[],
): (readonly [key: string, part: Part])[] {
  const orders = new Map<string, ReadonlyMap<string, number>>()
  const getOrder = (list: Path): ReadonlyMap<string, number> => {
    const known = orders.get(toKey(list))
    if (known !== undefined) return known
    const ids = versions
      .map((version) => toOrder(getPart(version, { path: list, kind: 'order' })))
      .reduce((order, others) => weave(order, others))
    const order = new Map(ids.map((id, place) => [id, place]))
    orders.set(toKey(list), order)
    return order
  }
  const getPlaces = ({ path, kind }: PartPath): number[] => {
    let own = texts as Texts | undefined
    const places = path.map((step, index) => {
      if (index % 2 === 0) {
        const place = Object.keys(own?.labels ?? {}).indexOf(step)
        own = own?.rows?.[step]
        return place === -1 ? Number.MAX_SAFE_INTEGER : place
      }
      return getOrder(path.slice(0, index)).get(step) ?? 0
    })
    return kind === 'order' ? [...places, Number.MAX_SAFE_INTEGER] : places
  }
  const places = new Map(parts.map((entry) => [entry, getPlaces(entry[1])]))
  return parts.toSorted((one, other) => {
    const [a, b] = [places.get(one) ?? [], places.get(other) ?? []]
    const at = a.findIndex((place, index) => place !== b[index])
    return at === -1 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? -1)
  })
}

const toOrder = (value: FieldValue): readonly string[] => (Array.isArray(value) ? (value as string[]) : [])

/** The rows that either side moved. */
function getMovedByBoth({ before, mine }: Contested, theirs: FieldValue): ReadonlySet<string> {
  return new Set([...getMoved(toOrder(before), toOrder(mine)), ...getMoved(toOrder(before), toOrder(theirs))])
}

const describeOrder = (
  order: FieldValue,
  moved: ReadonlySet<string>,
  place: ValueLabels['place'],
  nameOf: (id: string) => string,
): string =>
  toOrder(order)
    .flatMap((id, index) => (moved.has(id) ? [place(index + 1, nameOf(id))] : []))
    .join(', ')

/** Whether a ConflictPanel has anything to say about their version: a choice, or a listed field that they changed. */
export function hasListedConflict<T extends DraftFields<T>>(
  { base, conflict }: Draft<T>,
  { unlisted }: FieldTexts<T>,
): boolean {
  if (conflict === undefined) return false
  const theirs = getDifferingFields(conflict.before, base.value).filter((field) => unlisted?.includes(field) !== true)
  return theirs.length > 0 || Object.keys(conflict.contested).length > 0
}

const isWithin = (path: Path, outer: Path): boolean => outer.every((step, index) => step === path[index])

/** Lists the fields and rows that were merged without a choice for a ConflictPanel. */
export function toMergedFields<T extends DraftFields<T>>(draft: Draft<T>, texts: FieldTexts<T>): MergedField[] {
  const { base, conflict, value } = draft
  if (conflict === undefined) return []
  const { before, contested } = conflict
  const { labels, describe } = createDescriber(texts, [value, base.value, before])
  const asked = Object.values(contested)
  const isAsked = ({ path, kind }: PartPath): boolean =>
    asked.some((part) =>
      part.kind === 'order' || kind === 'order'
        ? part.kind === kind && toKey(part.path) === toKey(path)
        : // Of a row that both sides added, the fields that differ are asked about.
          isWithin(path, part.path) || (kind === 'row' && isWithin(part.path, path)),
    )
  const isListed = ({ path }: PartPath): boolean => texts.unlisted?.some((field) => field === path[0]) !== true
  const parts = new Map(
    [base.value, value]
      .flatMap((after) => [...listParts(before, after, texts as Texts)])
      .filter((part) => isListed(part) && !isAsked(part))
      .map((part) => [toKey(part.path, part.kind), part]),
  )
  return sortParts([...parts], texts, [value, before, base.value]).map(([id, part]) => {
    const { label, format, nameOf } = describe(part)
    const [old, theirs, own] = [before, base.value, value].map((record) => getPart(record, part))
    const toTexts = (content: FieldValue): string[] => {
      if (part.kind === 'order') return toOrder(content).map(nameOf)
      return part.kind === 'row' && content === undefined ? [] : formatAll(content, format)
    }
    const toSide = (from: FieldValue, to: FieldValue): MergedSide | undefined => {
      if (isSameValue(from, to)) return undefined
      if (part.kind === 'order') {
        const moved = [...getMoved(toOrder(from), toOrder(to))]
        return moved.length === 0 ? undefined : labels.moved(moved.map(nameOf))
      }
      if (part.kind === 'row' && (from === undefined || to === undefined))
        return { added: to === undefined ? [] : [format(to)], removed: from === undefined ? [] : [format(from)] }
      if (!(from instanceof Set) || !(to instanceof Set)) return format(to)
      const { added, removed } = getDifference<Id>(from, to)
      return { added: added.map(format), removed: removed.map(format) }
    }
    return {
      id,
      label,
      before: toTexts(old),
      theirs: toSide(old, theirs),
      mine: toSide(theirs, own),
      after: toTexts(own),
    }
  })
}
