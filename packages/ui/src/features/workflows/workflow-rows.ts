import type {
  EquipmentMapping,
  ItemLink,
  ItemType,
  Production,
  Requirement,
  Trigger,
  WorkflowItem,
} from '@sitewright/domain/workflows/item'
import type { EditorDraft } from '@sitewright/domain/workflows/editor-draft'
import { phaseIdsByItem } from '@sitewright/domain/workflows/board'
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import { alignFields } from '../../draft/align-rows'
import { type Fields, isRows, isSameValue } from '../../draft/field-value'
import { getMoved } from '../../draft/merge-order'
import { type Rows, toRows } from '../../draft/rows'

/*
 * A workflow as the lists of a draft, and back. An item stays a row of the phase in which it was read: a move is a change of its place, which merges with changes of its other
 * fields. A phase has its items as rows, so that removing it and editing one of its items is a conflict. Links name only their item, so that a move changes no link (WF-41).
 */

/** Where an item is. */
export interface Place {
  /** Id of the row of its phase. */
  readonly phase: string
  /** Orders the items of a phase. */
  readonly rank: number
  /** Id of the item before it when it came there; undefined for the first one. It only describes the place. */
  readonly after: string | undefined
}

/** A link as a row. */
export interface LinkRow extends Record<string, unknown> {
  itemId: string
  /** `undefined`: the phase in which the item is. */
  phaseId: string | undefined
}

/** A condition as a row. */
export interface ConditionRow extends LinkRow {
  condition: string
}

/** An item as a row, with the fields that are unknown here. No field of an item begins with '@'. */
export interface ItemRow {
  itemId: string
  itemName: string
  itemType: ItemType
  /** `null` while its field is empty. */
  itemWeight: number | null
  preRequisite?: LinkRow | null | undefined
  trigger?: Trigger | null | undefined
  equipmentStatus?: EquipmentMapping | null | undefined
  production?: Production | null | undefined
  conditionalVisibility: Rows<ConditionRow>
  triggers: Rows<Trigger>
  complete: Rows<LinkRow>
  reset: Rows<LinkRow>
  requirements: Rows<Requirement>
  itemStateFromEquipmentStatus: Rows<EquipmentMapping>
  emails: Rows<{ email: string }>
  '@place': Place
  /** The lists that the server sent, though they can be empty. */
  '@lists': readonly string[]
}

/** A phase as a row, with the fields that are unknown here. */
export interface PhaseRow {
  phaseId: string
  phaseName: string
  color: string
  phaseWeight: number
  items: Rows<ItemRow>
}

/** A workflow as its form edits it. */
export interface WorkflowValue {
  name: string
  projectIds: ReadonlySet<number>
  phases: Rows<PhaseRow>
  /** How other copies differ from the opened one. A choice to overwrite one removes it. */
  differences: ReadonlySet<string>
}

/** The lists of an item, and what identifies an entry. */
const ITEM_LISTS = {
  requirements: 'name',
  conditionalVisibility: 'condition',
  triggers: 'id',
  complete: 'itemId',
  reset: 'itemId',
  itemStateFromEquipmentStatus: '',
  emails: 'email',
} as const
type ItemList = keyof typeof ITEM_LISTS
const LIST_NAMES = Object.keys(ITEM_LISTS) as ItemList[]

/** The addresses of an item as rows. */
export const toEmailRows = (emails: readonly string[]): ItemRow['emails'] =>
  toRows(
    emails.map((email) => ({ email })),
    ({ email }) => email,
  )

type PhaseIds = ReadonlyMap<string, string>
type Links = readonly { readonly itemId: string }[]

const isLink = (value: unknown): value is ItemLink =>
  typeof value === 'object' && value !== null && 'itemId' in value && 'phaseId' in value

/** A link without its phase, if that is the phase of its item. */
const toLinkRow = (value: unknown, phaseIds: PhaseIds): unknown =>
  isLink(value) && phaseIds.get(value.itemId) === value.phaseId ? { ...value, phaseId: undefined } : value

const toLink = (value: unknown, phaseIds: PhaseIds): unknown =>
  isLink(value) && value.phaseId === undefined ? { ...value, phaseId: phaseIds.get(value.itemId) ?? '' } : value

/** Each item with the row that it was made of or that was made of it. The same row returns the same item, so that a change renders only the cards that differ. */
const rowsOfItems = new WeakMap<WorkflowItem, ItemRow>()
const itemsOfRows = new WeakMap<ItemRow, { item: WorkflowItem; links: Links; phases: string }>()

const isMissing = (value: unknown): boolean => value === undefined || value === null

/**
 * Returns the row of an item. Without `now`, the same item returns the same row.
 * @param now the row before the user changed the item
 * @param base the row that the draft is on top of
 */
export function toItemRow(item: WorkflowItem, place: Place, phaseIds: PhaseIds, now?: ItemRow, base = now): ItemRow {
  const known = rowsOfItems.get(item)
  if (known !== undefined) return isSameValue(known['@place'], place) ? known : { ...known, '@place': place }
  const fields: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(item)) fields[field] = toLinkRow(value, phaseIds)
  for (const list of LIST_NAMES) {
    const entries: readonly unknown[] = item[list] ?? []
    const rows = entries.map((entry) => (typeof entry === 'string' ? { email: entry } : toLinkRow(entry, phaseIds)))
    fields[list] = toRows(rows as Record<string, string>[], (row) => row[ITEM_LISTS[list]])
  }
  const lists = now?.['@lists'] ?? LIST_NAMES.filter((list) => item[list] !== undefined)
  const row = { ...fields, '@place': place, '@lists': lists } as ItemRow
  if (now === undefined || base === undefined) {
    rowsOfItems.set(item, row)
    return row
  }
  const aligned = alignFields(withMissingAs(base, row), {
    received: now as Fields & ItemRow,
    aligned: now as Fields & ItemRow,
    isOwnSave: true,
    // A row that comes back, as after an undo, has its id again.
    taken: new Set(),
  })
  return isSameValue(aligned, now) ? now : aligned
}

/** Returns a row whose missing values are absent or `null` as in another row, so that the difference is no change. */
export function withMissingAs(base: ItemRow, row: ItemRow): ItemRow {
  const next: ItemRow = { ...row }
  for (const [field, value] of Object.entries({ ...base, ...row })) {
    if (!isMissing(value) || !isMissing(Reflect.get(base, field))) continue
    if (field in base) Reflect.set(next, field, Reflect.get(base, field))
    else Reflect.deleteProperty(next, field)
  }
  return next
}

/** Returns the item of a row. The same row returns the same item while its links lead to the same phases. */
export function toItem(row: ItemRow, phaseIds: PhaseIds): WorkflowItem {
  const known = itemsOfRows.get(row)
  const phasesOf = (links: Links): string => links.map(({ itemId }) => phaseIds.get(itemId) ?? '').join()
  if (known !== undefined && phasesOf(known.links) === known.phases) return known.item
  const { '@place': _place, '@lists': sent, ...fields } = row
  const item: Record<string, unknown> = {}
  const links: { itemId: string }[] = []
  const write = (value: unknown): unknown => {
    if (isLink(value) && value.phaseId === undefined) links.push(value)
    return toLink(value, phaseIds)
  }
  for (const [field, value] of Object.entries(fields)) {
    if (!isRows(value)) item[field] = write(value)
    else if (value.size > 0 || sent.includes(field))
      item[field] = [...value.values()].map((entry) => (field === 'emails' ? Object.values(entry)[0] : write(entry)))
  }
  const made = item as WorkflowItem
  itemsOfRows.set(row, { item: made, links, phases: phasesOf(links) })
  rowsOfItems.set(made, row)
  return made
}

const NO_IDS: ReadonlySet<string> = new Set()
const phasesOfRows = new WeakMap<PhaseRow, WorkflowPhase>()

/** A merge, which can have put one item in two phases. */
export interface RowsMerge {
  /** The rows that the draft is on top of. What is repeated in them was stored like that. */
  readonly base: Rows<PhaseRow>
  /** The phases that a choice can have brought back. */
  readonly contested: ReadonlySet<string>
}

/** The phase of each item that a merge put in two phases: the phase that a choice brought back, else the phase that this user chose. */
function findHomes(rows: Rows<PhaseRow>, { base, contested }: RowsMerge): ReadonlyMap<string, string> {
  const homesIn = (phases: Rows<PhaseRow>): Map<string, string[]> => {
    const homes = new Map<string, string[]>()
    for (const [home, { items }] of phases)
      for (const { itemId } of items.values()) homes.set(itemId, [...(homes.get(itemId) ?? []), home])
    return homes
  }
  const repeated = [...homesIn(rows)].filter(([, homes]) => homes.length > 1)
  if (repeated.length === 0) return new Map()
  const stored = homesIn(base)
  return new Map(
    repeated.flatMap(([id, homes]) => {
      const [home, ...others] = stored.get(id) ?? []
      if (others.length > 0) return []
      return [[id, homes.find((one) => contested.has(one)) ?? homes.find((one) => one !== home) ?? '']]
    }),
  )
}

const phasesOfLists = new WeakMap<Rows<PhaseRow>, WorkflowPhase[]>()

/** Returns the phases with the items that are in them. The same rows return the same phases. */
export function toPhases(rows: Rows<PhaseRow>, merge?: RowsMerge): WorkflowPhase[] {
  const made = phasesOfLists.get(rows)
  if (made !== undefined) return made
  const homes = merge && findHomes(rows, merge)
  const placed = new Map<string, ItemRow[]>([...rows.keys()].map((id) => [id, []]))
  for (const [home, { items }] of rows) {
    for (const row of items.values()) {
      if ((homes?.get(row.itemId) ?? home) !== home) continue
      const list = placed.get(row['@place'].phase) ?? placed.get(home)
      list?.push(row)
    }
  }
  const phaseIds = new Map<string, string>()
  for (const [id, items] of placed) {
    items.sort((one, other) => one['@place'].rank - other['@place'].rank)
    for (const { itemId } of items) phaseIds.set(itemId, rows.get(id)?.phaseId ?? '')
  }
  const phases = [...rows].map(([id, row]) => {
    const items = (placed.get(id) ?? []).map((item) => toItem(item, phaseIds))
    const known = phasesOfRows.get(row)
    if (known?.items.length === items.length && items.every((item, at) => item === known.items[at])) return known
    const phase = { ...row, items } as WorkflowPhase
    phasesOfRows.set(row, phase)
    return phase
  })
  // Only rows in which an item is repeated depend on the merge.
  const count = [...rows.values()].reduce((sum, { items }) => sum + items.size, 0)
  if (phaseIds.size === count) phasesOfLists.set(rows, phases)
  return phases
}

/** The rows of items by the ids of the items, with the rows of their phases. Of an id that is repeated, the first one. */
function indexItems(phases: Rows<PhaseRow>): Map<string, { home: string; row: ItemRow }> {
  const index = new Map<string, { home: string; row: ItemRow }>()
  for (const [home, { items }] of phases)
    for (const row of items.values()) if (!index.has(row.itemId)) index.set(row.itemId, { home, row })
  return index
}

/**
 * Returns the rows of phases.
 * @param base the rows that a draft is on top of, or those of the version before: what is in the same order has the same place
 * @param edited the rows that the phases were made of, if the user changed them. Without them, the phases are a version of the server
 */
export function toPhaseRows(
  phases: readonly WorkflowPhase[],
  base: Rows<PhaseRow> = new Map(),
  edited?: Rows<PhaseRow>,
): Rows<PhaseRow> {
  const phaseIds = phaseIdsByItem(phases)
  const list = toRows(phases, ({ phaseId }) => phaseId)
  const source = edited ?? base
  const [before, known] = [indexItems(base), indexItems(source)]
  const used = new Set<string>()
  const homes = new Map<string, ItemRow[]>([...list.keys()].map((id) => [id, []]))
  for (const [id, { items }] of list) {
    const ids = items.map(toItemId)
    const places = placeItems(
      id,
      ids,
      (itemId) => before.get(itemId)?.row['@place'],
      (itemId) => known.get(itemId)?.row['@place'],
    )
    for (const [at, item] of items.entries()) {
      const old = used.has(item.itemId) ? undefined : (known.get(item.itemId) ?? before.get(item.itemId))
      used.add(item.itemId)
      const place = places[at] ?? { phase: id, rank: at, after: undefined }
      const row = toItemRow(item, place, phaseIds, edited && old?.row, before.get(item.itemId)?.row)
      const found = old && [before.get(item.itemId)?.home, old.home].find((one) => one !== undefined && homes.has(one))
      homes.get(found ?? id)?.push(old !== undefined && isSameValue(row, old.row) ? old.row : row)
    }
  }
  return new Map(
    [...list].map(([id, phase]) => {
      const old = source.get(id)
      const known = new Set([...(base.get(id)?.items.keys() ?? []), ...(old?.items.keys() ?? [])])
      const order = new Map([...known].map((itemId, at) => [itemId, at]))
      const orderOf = ({ itemId }: ItemRow): number => order.get(itemId) ?? order.size
      const items = toRows(
        (homes.get(id) ?? []).toSorted((one, other) => orderOf(one) - orderOf(other)),
        toItemId,
      )
      const row: PhaseRow = { ...phase, items }
      return [id, old !== undefined && isSameValue(row, old) ? old : row]
    }),
  )
}

const toItemId = ({ itemId }: { itemId: string }): string => itemId

type FindPlace = (itemId: string) => Place | undefined

/** The places of items in their order. As many as possible have the place of the base, so that what moved back is no change. */
function placeItems(phase: string, ids: readonly string[], findBase: FindPlace, findNow: FindPlace): Place[] {
  const here = (place: Place | undefined): Place | undefined => (place?.phase === phase ? place : undefined)
  const rankOf = (id: string): number => here(findBase(id))?.rank ?? 0
  const unique = new Set(ids).size === ids.length
  const stored = unique ? ids.filter((id) => here(findBase(id)) !== undefined) : []
  const moved = getMoved(
    stored.toSorted((one, other) => rankOf(one) - rankOf(other)),
    stored,
  )
  const fixed = new Map(stored.filter((id) => !moved.has(id)).map((id) => [id, rankOf(id)]))
  /** The rank of the next item whose place is fixed, for each item. */
  const limits = ids.map(() => Number.POSITIVE_INFINITY)
  for (let at = ids.length - 2; at >= 0; at -= 1) limits[at] = fixed.get(ids[at + 1] ?? '') ?? limits[at + 1] ?? 0
  let last = Number.NEGATIVE_INFINITY
  const places = ids.map((id, at): Place => {
    const limit = limits[at] ?? Number.POSITIVE_INFINITY
    const isBetween = ({ rank }: Place): boolean => rank > last && rank < limit
    const after = ids[at - 1]
    const place = [here(findBase(id)), here(findNow(id))].find((one) => one !== undefined && isBetween(one)) ?? {
      phase,
      rank: toRankBetween(last, limit),
      after,
    }
    last = place.rank
    return place
  })
  const isOrdered = places.every(({ rank }, at) => at === 0 || rank > (places[at - 1]?.rank ?? rank))
  // Numbers between two ranks are finite.
  return isOrdered ? places : ids.map((_id, rank) => ({ phase, rank, after: ids[rank - 1] }))
}

function toRankBetween(low: number, high: number): number {
  if (!Number.isFinite(low)) return Number.isFinite(high) ? high - 1 : 0
  return Number.isFinite(high) ? (low + high) / 2 : low + 1
}

const idLists = new WeakMap<ReadonlySet<number>, readonly number[]>()

/** The ids of a set in their order. The same set returns the same list. */
export function toIds(ids: ReadonlySet<number>): readonly number[] {
  const list = idLists.get(ids) ?? [...ids]
  idLists.set(ids, list)
  return list
}

/** Returns the values of a draft of the editor, without differences of copies. */
export const toValue = (draft: EditorDraft, base?: Rows<PhaseRow>): WorkflowValue => ({
  name: draft.name,
  projectIds: new Set(draft.projectIds),
  phases: toPhaseRows(draft.phases, base),
  differences: NO_IDS,
})
