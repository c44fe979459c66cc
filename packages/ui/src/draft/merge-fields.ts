import { type Fields, type FieldValue, getFields, type Id, isRows, isSameValue } from './field-value'
import { mergeSets } from './id-set'
import { getMoved, mergeOrder, weave } from './merge-order'
import type { Rows } from './rows'

/** Which version of a contested part is saved. */
export type Choice = 'theirs' | 'mine'

/** Leads to a part of a record: a field, then the id of a row and a field of it, and so on. */
export type Path = readonly string[]

/** A part that both sides changed to different values. Their value is the one in the base of the draft. */
export interface Contested {
  readonly path: Path
  /** `row`: one side removed a row that the other changed. `order`: both moved the same row of the list at the path. */
  readonly kind: 'field' | 'row' | 'order'
  /** The value that both sides started from. A row that does not exist is `undefined`, an order is a list of ids. */
  readonly before: FieldValue
  readonly mine: FieldValue
  readonly choice: Choice | undefined
  /** Ids of the list, in which the row has its place. */
  readonly order?: readonly string[]
}

/** Contested parts by the key of their path. */
export type ContestedParts = Readonly<Record<string, Contested>>

/** Half of a character, which encodeURIComponent refuses. */
const LONE_SURROGATE = /\p{Surrogate}/gu

/** The key of a part: the name of a field, or its path in a list. */
export const toKey = (path: Path, kind: Contested['kind'] = 'field'): string =>
  path.map((step) => encodeURIComponent(step.replaceAll(LONE_SURROGATE, '\uFFFD'))).join('/') +
  (kind === 'order' ? '#order' : '')

/** A three-way merge. */
interface Merge {
  /** Contested parts of an earlier merge. */
  readonly known: ContestedParts
  /** Those of this merge. */
  readonly contested: Record<string, Contested>
}

const NO_ROWS: Rows = new Map()
const NO_FIELDS: Fields = {}

/** Merges both sides of a record. A part that both changed to different values has the value of this user, and is contested. */
export function mergeRecords<T extends object>(
  base: T,
  mine: T,
  theirs: T,
  known: ContestedParts = {},
): { value: T; contested: ContestedParts } {
  const merge: Merge = { known, contested: {} }
  const value = mergeFields(base as Fields, mine as Fields, theirs as Fields, [], merge, getFields(theirs)) as T
  return { value, contested: merge.contested }
}

function mergeFields(
  base: Fields,
  mine: Fields,
  theirs: Fields,
  path: Path,
  merge: Merge,
  fields: Iterable<string> = new Set([...getFields(theirs), ...getFields(mine)]),
): Fields {
  let merged = theirs
  for (const field of fields) {
    const value = mergeValue(base[field], mine[field], theirs[field], [...path, field], merge)
    if (!Object.is(value, theirs[field])) merged = { ...merged, [field]: value }
  }
  return merged
}

function mergeValue(base: FieldValue, mine: FieldValue, theirs: FieldValue, path: Path, merge: Merge): FieldValue {
  if (base instanceof Set && mine instanceof Set && theirs instanceof Set) return mergeSets<Id>(base, mine, theirs)
  if (isRows(mine) && isRows(theirs)) return mergeRows(isRows(base) ? base : NO_ROWS, mine, theirs, path, merge)
  return mergeWhole({ base, mine, theirs, path, kind: 'field' }, merge)
}

interface Part extends Pick<Contested, 'path' | 'kind' | 'order'> {
  readonly base: FieldValue
  readonly mine: FieldValue
  readonly theirs: FieldValue
}

function mergeWhole(part: Part, { known, contested }: Merge): FieldValue {
  const { base, mine, theirs, path, kind, order } = part
  const key = toKey(path, kind)
  const contest = (entry: Contested, value: FieldValue): FieldValue => {
    contested[key] = order === undefined ? entry : { ...entry, order }
    return value
  }
  const entry = known[key]
  if (entry === undefined) {
    if (isSameValue(mine, base)) return theirs
    if (isSameValue(theirs, base) || isSameValue(mine, theirs)) return mine
    return contest({ path, kind, before: base, mine, choice: undefined }, mine)
  }
  // The choice was between the same two values.
  if (isSameValue(theirs, base)) return contest(entry, mine)
  if (isSameValue(theirs, entry.mine)) return theirs
  if (isSameValue(theirs, entry.before)) return entry.choice === 'theirs' ? theirs : entry.mine
  return contest({ ...entry, choice: undefined }, entry.mine)
}

function mergeRows(base: Rows, mine: Rows, theirs: Rows, path: Path, merge: Merge): Rows {
  const isKnown = Object.keys(merge.known).length > 0
  if (!isKnown && mine === base) return theirs
  if (!isKnown && theirs === base) return mine
  const order = mergeListOrder(base, mine, theirs, path, merge)
  const rows = new Map<string, object>()
  for (const id of order) {
    const row = mergeRow(base.get(id), mine.get(id), theirs.get(id), [...path, id], merge, order)
    if (row !== undefined) rows.set(id, row)
  }
  return isSameValue(rows, theirs) ? theirs : rows
}

function mergeRow(
  base: object | undefined,
  mine: object | undefined,
  theirs: object | undefined,
  path: Path,
  merge: Merge,
  order: readonly string[],
): object | undefined {
  if (mine === undefined || theirs === undefined)
    return mergeWhole({ base, mine, theirs, path, kind: 'row', order }, merge) as object | undefined
  // A row that came back is compared with the one that both sides started from.
  const start = base ?? (merge.known[toKey(path)]?.before as Fields | undefined) ?? NO_FIELDS
  return mergeFields(start as Fields, mine as Fields, theirs as Fields, path, merge)
}

/** The order of all rows of both sides. */
function mergeListOrder(base: Rows, mine: Rows, theirs: Rows, path: Path, merge: Merge): readonly string[] {
  const ids = { base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()] }
  const isCommon = (id: string): boolean => mine.has(id) && theirs.has(id)
  const common = (list: readonly string[]): string[] => list.filter(isCommon)
  const key = toKey(path, 'order')
  const known = merge.known[key]
  const merged = mergeOrder(common(ids.base), common(ids.mine), common(ids.theirs))
  let backbone: readonly string[]
  if (known !== undefined) {
    // Compared as far as the rows still exist on both sides.
    const [before, own] = [common(known.before as string[]), common(known.mine as string[])]
    const part: Part = {
      base: common(ids.base),
      mine: common(ids.mine),
      theirs: common(ids.theirs),
      path,
      kind: 'order',
    }
    backbone = mergeWhole(part, {
      known: { [key]: { ...known, before, mine: own } },
      contested: merge.contested,
    }) as string[]
  } else if (merged === undefined) {
    backbone = common(ids.mine)
    merge.contested[key] = { path, kind: 'order', before: ids.base, mine: ids.mine, choice: undefined }
  } else backbone = merged
  const [moved, movedByThem] = [getMoved(ids.base, ids.mine), getMoved(ids.base, ids.theirs)]
  return weave(weave(backbone, ids.mine, movedByThem), ids.theirs, moved)
}

/** The value of a part: of a field, a row, or the order of a list as ids. */
export function getPart(record: object, { path, kind }: Pick<Contested, 'path' | 'kind'>): FieldValue {
  let value: FieldValue = record
  for (const name of path) {
    if (isRows(value)) value = value.get(name)
    else value = typeof value === 'object' && value !== null ? (value as Fields)[name] : undefined
  }
  return kind === 'order' && isRows(value) ? [...value.keys()] : value
}

/** Replaces a part of a record. @param order where a row goes that the list does not have */
export function setPart<T extends object>(
  record: T,
  { path, kind }: Pick<Contested, 'path' | 'kind'>,
  part: FieldValue,
  order: readonly string[] = [],
): T {
  return setIn(record, path, (now) => (kind === 'order' ? sortRows(now, part) : part), order) as T
}

function setIn(
  value: FieldValue,
  [name, ...rest]: Path,
  change: (now: FieldValue) => FieldValue,
  order: readonly string[],
): FieldValue {
  if (name === undefined) return change(value)
  if (!isRows(value)) {
    const fields = (value ?? NO_FIELDS) as Fields
    return { ...fields, [name]: setIn(fields[name], rest, change, order) }
  }
  // A field of a row that the user removed since has no place.
  if (rest.length > 0 && !value.has(name)) return value
  const row = setIn(value.get(name), rest, change, order) as object | undefined
  const rows = new Map(value)
  if (row === undefined) rows.delete(name)
  else rows.set(name, row)
  if (row === undefined || value.has(name)) return rows
  const place = order.filter((id) => rows.has(id))
  return sortRows(rows, weave([...value.keys()], place))
}

/** Sorts rows. Those that the order does not name stay behind the row before them. */
function sortRows(rows: FieldValue, order: FieldValue): FieldValue {
  if (!isRows(rows)) return rows
  const known = (order as readonly string[]).filter((id) => rows.has(id))
  return new Map(weave(known, [...rows.keys()]).map((id) => [id, rows.get(id) as object]))
}
