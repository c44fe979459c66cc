import { type Fields, type FieldValue, getFields, type Id, isRows } from './field-value'
import { isAnonymous, type Rows } from './rows'

/** How the rows of a version are found in the one before. */
export interface Alignment {
  /** The version before, as the server sent it. */
  readonly received: Fields
  /** The same version with the ids of the draft. Its rows have the same order. */
  readonly aligned: Fields
  /** Whether the version is the result of a save of this draft: then a row with a new id or name can be one that the save sent. */
  readonly isOwnSave: boolean
  /** Anonymous ids that the draft has, also for rows that a version before had. No other row gets them. */
  readonly taken: ReadonlySet<string>
}

/**
 * Gives the rows of a version the ids that the draft has for them: by their id or name; else, where the server has none, by equal content in order;
 * else by their place between rows that were found. A row that none of these identifies is a new one.
 */
export function alignFields<T extends object>(next: T, alignment: Alignment): T {
  let result = next
  for (const field of getFields(next)) {
    const value = next[field] as FieldValue
    const [received, aligned] = [alignment.received[field], alignment.aligned[field]]
    if (!isRows(value) || !isRows(received) || !isRows(aligned)) continue
    const rows = alignRows(value, received, aligned, alignment)
    if (rows !== value) result = { ...result, [field]: rows }
  }
  return result
}

type Rules = Pick<Alignment, 'isOwnSave' | 'taken'>

function alignRows(next: Rows, received: Rows, aligned: Rows, { isOwnSave, taken }: Rules): Rows {
  const found = matchRows(next, received, isOwnSave)
  const ids = [...aligned.keys()]
  const places = new Map([...received.keys()].map((id, place) => [id, ids[place] ?? id]))
  const used = new Set([...taken, ...[...found.values()].map((id) => places.get(id) ?? id)])
  let isChanged = false
  const rows = [...next].map(([id, row]): [string, object] => {
    const old = found.get(id)
    const drafted = old === undefined ? toFreeId(id, used) : (places.get(old) ?? old)
    const before = old === undefined ? undefined : received.get(old)
    const draftedBefore = aligned.get(drafted)
    const content =
      before === undefined || draftedBefore === undefined
        ? row
        : alignFields(row, { received: before as Fields, aligned: draftedBefore as Fields, isOwnSave, taken })
    isChanged ||= drafted !== id || content !== row
    return [drafted, content]
  })
  return isChanged ? new Map(rows) : next
}

/** The id of a new row. An anonymous one can be the id of another row of the draft, because it was made from its place. */
function toFreeId(id: string, used: Set<string>): string {
  let free = id
  while (used.has(free)) free += '+'
  used.add(free)
  return free
}

/** Finds the rows of a version in the one before. @returns ids before by ids */
function matchRows(next: Rows, before: Rows, isOwnSave: boolean): Map<string, string> {
  const found = new Map<string, string>()
  const isOpen = (id: string, other: Rows): boolean => isAnonymous(id) || (isOwnSave && !other.has(id))
  for (const id of next.keys()) if (!isAnonymous(id) && before.has(id)) found.set(id, id)
  const open = [...next.keys()].filter((id) => !found.has(id))
  const missing = [...before.keys()].filter((id) => !found.has(id))
  const isOneOpen = open.some((id) => isOpen(id, before)) || missing.some((id) => isOpen(id, next))
  if (open.length === 0 || missing.length === 0 || !isOneOpen) return found
  // A name that several rows have does not identify them: these are anonymous in one version, and can have their name in the other.
  const canMatch = (id: string, old: string): boolean => isOpen(id, before) || isOpen(old, next)
  matchByContent(open, missing, next, before, canMatch, found)
  matchByPlace(next, before, isOpen, found)
  return found
}

function matchByContent(
  open: string[],
  missing: string[],
  next: Rows,
  before: Rows,
  canMatch: (id: string, old: string) => boolean,
  found: Map<string, string>,
): void {
  const byContent = new Map<string, string[]>()
  for (const id of missing) {
    const content = toContent(before.get(id))
    byContent.set(content, [...(byContent.get(content) ?? []), id])
  }
  for (const id of open) {
    const old = byContent.get(toContent(next.get(id))) ?? []
    const match = old.findIndex((other) => canMatch(id, other))
    if (match !== -1) found.set(id, old.splice(match, 1)[0] ?? id)
  }
}

/** Pairs the unmatched rows between two matched rows, if both versions have equally many there. */
function matchByPlace(
  next: Rows,
  before: Rows,
  isOpen: (id: string, other: Rows) => boolean,
  found: Map<string, string>,
): void {
  const isFound = new Set(found.values())
  const gaps = toGaps(
    before,
    (id) => (isFound.has(id) ? id : undefined),
    (id) => isOpen(id, next),
  )
  for (const [anchor, ids] of toGaps(
    next,
    (id) => found.get(id),
    (id) => isOpen(id, before),
  )) {
    const old = gaps.get(anchor)
    if (old?.length !== ids.length) continue
    for (const [place, id] of ids.entries()) found.set(id, old[place] ?? id)
  }
}

/** The unmatched rows by the matched row before them. */
function toGaps(
  rows: Rows,
  getAnchor: (id: string) => string | undefined,
  isOpen: (id: string) => boolean,
): Map<string | undefined, string[]> {
  const gaps = new Map<string | undefined, string[]>()
  let anchor: string | undefined
  for (const id of rows.keys()) {
    const own = getAnchor(id)
    if (own !== undefined) anchor = own
    else if (isOpen(id)) gaps.set(anchor, [...(gaps.get(anchor) ?? []), id])
  }
  return gaps
}

/** Collects the anonymous ids of the rows in a value, at any depth. */
export function* listAnonymous(value: unknown): Generator<string> {
  if (value instanceof Map) {
    for (const [id, row] of value as Rows) {
      if (isAnonymous(id)) yield id
      yield* listAnonymous(row)
    }
  } else if (typeof value === 'object' && value !== null && !(value instanceof Set) && !Array.isArray(value)) {
    for (const part of Object.values(value)) if (part instanceof Map) yield* listAnonymous(part)
  }
}

/** The content of a row as a text, without the ids of the rows inside. */
const toContent = (row: unknown): string =>
  JSON.stringify(row, (_key, value: unknown) => {
    if (value instanceof Map) return [...(value as Rows).values()]
    if (value instanceof Set) return [...(value as ReadonlySet<Id>)].map(String).toSorted()
    return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value
  })
