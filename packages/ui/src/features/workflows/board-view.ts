import { getFlags } from '@sitewright/domain/workflows/board'
import { describeFlag, itemTypeLabels, linkToDeleted } from '@sitewright/domain/workflows/board-messages'
import { linkFaultTexts } from '@sitewright/domain/workflows/fault-messages'
import { changeTexts } from '@sitewright/domain/workflows/editor-messages'
import type { ItemLink, WorkflowItem } from '@sitewright/domain/workflows/item'
import type { PlacedItem, WorkflowLinks } from '@sitewright/domain/workflows/links'
import { nameOfItem } from '@sitewright/domain/workflows/links-messages'
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import type { WorkflowFault } from '@sitewright/domain/workflows/validate'
import { isSameValue } from '../../draft/field-value'
import type { BoardItem, BoardPhase, Phases } from '../../phase-board/board'

/** A card with its item. */
export interface WorkflowCard extends BoardItem {
  item: WorkflowItem
}

/** A column with its phase. The board copies it with the column. */
interface WorkflowColumn extends BoardPhase<WorkflowCard> {
  source: WorkflowPhase
}

/** The phases of a workflow. */
export type WorkflowPhases = readonly WorkflowPhase[]

/** The saved items by id, which the cards are compared with. */
export type SavedItems = ReadonlyMap<string, PlacedItem>

/** Compares cards with nothing. */
export const NO_SAVED_ITEMS: SavedItems = new Map()

/** How a card differs from the saved one, in a word or two. */
function describeChange(item: WorkflowItem, phaseId: string, saved: SavedItems): string | undefined {
  if (saved === NO_SAVED_ITEMS) return undefined
  const before = saved.get(item.itemId)
  if (before === undefined) return changeTexts.added
  if (before.item.itemWeight !== item.itemWeight) return changeTexts.was(before.item.itemWeight)
  if (!isSameValue(before.item, item)) return changeTexts.changed
  return before.phase.phaseId === phaseId ? undefined : changeTexts.moved
}

interface CachedCard {
  card: WorkflowCard
  saved: SavedItems
  phaseId: string
}
const cards = new WeakMap<WorkflowItem, CachedCard>()

/** The card of an item. The same item returns the same card, so that a change renders only the cards that differ. */
export function toCard(item: WorkflowItem, phaseId: string, saved: SavedItems): WorkflowCard {
  const cached = cards.get(item)
  if (cached?.saved === saved && cached.phaseId === phaseId) return cached.card
  const change = describeChange(item, phaseId, saved)
  const card: WorkflowCard = {
    id: item.itemId,
    name: item.itemName,
    weight: item.itemWeight,
    kind: itemTypeLabels[item.itemType],
    flags: getFlags(item),
    change,
    item,
  }
  // After a save or a move most cards look the same.
  const isSame = cached !== undefined && cached.card.change === change
  cards.set(item, { card: isSame ? cached.card : card, saved, phaseId })
  return isSame ? cached.card : card
}

const columns = new WeakMap<WorkflowPhase, { column: WorkflowColumn; saved: SavedItems }>()

/** Converts a phase to a column. The same phase returns the same column. */
function toColumn(phase: WorkflowPhase, saved: SavedItems): WorkflowColumn {
  const cached = columns.get(phase)
  if (cached?.saved === saved) return cached.column
  const column: WorkflowColumn = {
    id: phase.phaseId,
    name: phase.phaseName,
    weight: phase.phaseWeight,
    color: phase.color,
    items: phase.items.map((item) => toCard(item, phase.phaseId, saved)),
    source: phase,
  }
  columns.set(phase, { column, saved })
  return column
}

/** Converts a workflow to a board. Unchanged phases return the same columns. */
export const toBoard = (phases: WorkflowPhases, saved: SavedItems = NO_SAVED_ITEMS): Phases<WorkflowCard> =>
  phases.map((phase) => toColumn(phase, saved))

/** What other items and the faults add to a card. */
type Marks = Pick<WorkflowCard, 'flagHints' | 'error' | 'remark'>

const markedCards = new WeakMap<WorkflowCard, WorkflowCard>()
const markedColumns = new WeakMap<BoardPhase<WorkflowCard>, BoardPhase<WorkflowCard>>()

/** The same marks return the same card, so that the name of one item renders only the cards that say it. */
function markCard(card: WorkflowCard, marks: Marks): WorkflowCard {
  const before = markedCards.get(card)
  const { flagHints, error, remark } = before ?? {}
  if (before && isSameValue({ flagHints, error, remark }, marks)) return before
  const marked = { ...card, ...marks }
  markedCards.set(card, marked)
  return marked
}

/** Says on the cards what their links name, and what is wrong with them (WF-96, WF-97). */
export function markCards(
  board: Phases<WorkflowCard>,
  links: WorkflowLinks,
  faults: readonly Pick<WorkflowFault, 'itemId' | 'message'>[],
): Phases<WorkflowCard> {
  const errors = new Map<string, Set<string>>()
  const add = (itemId: string, message: string) => errors.set(itemId, (errors.get(itemId) ?? new Set()).add(message))
  const dangling = new Set(links.dangling.map(({ from }) => from.item.itemId))
  for (const { kind, from } of links.dangling) add(from.item.itemId, linkFaultTexts.dangling(kind))
  for (const { itemId, message } of faults) if (itemId !== undefined) add(itemId, message)
  const nameOf = ({ itemId, phaseId }: Pick<ItemLink, 'itemId' | 'phaseId'>): string | undefined => {
    const target = links.getItem(itemId)
    return target?.phase.phaseId === phaseId ? nameOfItem(target) : undefined
  }
  const mark = (card: WorkflowCard): WorkflowCard => {
    const flags = getFlags(card.item)
    const error = errors.get(card.id)
    if (flags.length === 0 && error === undefined) return card
    return markCard(card, {
      flagHints: Object.fromEntries(flags.map((flag) => [flag, describeFlag(card.item, flag, nameOf)])),
      error: error && [...error].join(' '),
      remark: dangling.has(card.id) ? linkToDeleted : undefined,
    })
  }
  return board.map((column) => {
    const items = column.items.map(mark)
    const before = markedColumns.get(column) ?? column
    if (items.every((card, at) => card === before.items[at])) return before
    const marked = { ...column, items }
    markedColumns.set(column, marked)
    return marked
  })
}

const toItem = (card: WorkflowCard): WorkflowItem =>
  card.item.itemName === card.name ? card.item : { ...card.item, itemName: card.name }

/** The phase that a column was made of; undefined for a new one. */
const getSource = (column: BoardPhase<WorkflowCard>): WorkflowPhase | undefined =>
  'source' in column ? (column as WorkflowColumn).source : undefined

/** Converts a board to a workflow. Unchanged columns return the same phases. */
export function toWorkflow(board: Phases<WorkflowCard>): WorkflowPhases {
  return board.map((column) => {
    const source = getSource(column)
    const items = column.items.map(toItem)
    const isSame =
      source !== undefined &&
      source.phaseName === column.name &&
      source.items.length === items.length &&
      items.every((item, at) => item === source.items[at])
    if (isSame) return source
    return {
      ...source,
      phaseId: column.id,
      phaseName: column.name,
      color: column.color ?? '',
      phaseWeight: column.weight ?? 0,
      items,
    }
  })
}
