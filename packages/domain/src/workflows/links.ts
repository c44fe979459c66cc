import { getLinks, type LinkKind } from './board'
import type { ItemLink, WorkflowItem } from './item'
import { hasConditions, hasRequirements } from './item-parts'
import { canDeleteCondition } from './part-faults'
import type { WorkflowPhase } from './workflow'

/*
 * Which items an item may point to. (Operations specification §4; ITEM-12, ITEM-59 to ITEM-67, ITEM-74.)
 */

/** An item with its phase. */
export interface PlacedItem {
  readonly phase: WorkflowPhase
  readonly item: WorkflowItem
}

type Phases = readonly WorkflowPhase[]

/** All items in the order of the workflow: phases, then their items (ITEM-67). */
export const listItems = (phases: Phases): PlacedItem[] =>
  phases.flatMap((phase) => phase.items.map((item) => ({ phase, item })))

/** All items but one, in the order of the workflow. */
export const otherItems = (phases: Phases, itemId: string): PlacedItem[] =>
  listItems(phases).filter(({ item }) => item.itemId !== itemId)

export const toLink = ({ phase, item }: PlacedItem): ItemLink => ({ phaseId: phase.phaseId, itemId: item.itemId })

/** Ids of the items that another item completes automatically. */
export const completeTargets = (phases: Phases): ReadonlySet<string> =>
  new Set(
    listItems(phases).flatMap(({ item }) =>
      (item.complete ?? []).map(({ itemId }) => itemId).filter((itemId) => itemId !== item.itemId),
    ),
  )

/** Whether an item has another one as a prerequisite, also through others. A cycle that does not contain it ends the search. */
function hasPrerequisite(items: ReadonlyMap<string, WorkflowItem>, fromId: string, toId: string): boolean {
  const seen = new Set<string>()
  let next = items.get(fromId)?.preRequisite?.itemId
  while (next !== undefined && !seen.has(next)) {
    if (next === toId) return true
    seen.add(next)
    next = items.get(next)?.preRequisite?.itemId
  }
  return false
}

export const itemsById = (phases: Phases): Map<string, WorkflowItem> =>
  new Map(listItems(phases).map(({ item }) => [item.itemId, item]))

/** Items that may be the prerequisite of an item: every other one that does not have it as a prerequisite itself (ITEM-12). */
export function prerequisiteChoices(phases: Phases, itemId: string): PlacedItem[] {
  const items = itemsById(phases)
  return otherItems(phases, itemId).filter(({ item }) => !hasPrerequisite(items, item.itemId, itemId))
}

/** An auto-complete target has neither requirements nor conditions (ITEM-59, ITEM-62). */
const canBeCompleted = ({ item }: PlacedItem): boolean => !hasRequirements(item) && !hasConditions(item)

/** Items that an item may complete automatically (ITEM-62). */
export const completeChoices = (phases: Phases, itemId: string): PlacedItem[] =>
  otherItems(phases, itemId).filter(canBeCompleted)

/** What the switch for all previous items adds: earlier items of the same phase that may be completed (ITEM-59). */
export function previousToComplete(phases: Phases, itemId: string): ItemLink[] {
  const phase = phases.find(({ items }) => items.some((item) => item.itemId === itemId))
  if (phase === undefined) return []
  const place = phase.items.findIndex((item) => item.itemId === itemId)
  return phase.items
    .slice(0, place)
    .map((item) => ({ phase, item }))
    .filter(canBeCompleted)
    .map(toLink)
}

const hasLink = (links: readonly ItemLink[], { itemId }: ItemLink): boolean =>
  links.some((link) => link.itemId === itemId)

/** Whether the links contain all of `wanted`, of which there is at least one: the state of a switch. */
export const hasAllLinks = (links: readonly ItemLink[], wanted: readonly ItemLink[]): boolean =>
  wanted.length > 0 && wanted.every((link) => hasLink(links, link))

/** Items before and after an item in the order of the workflow, which the reset switches add (ITEM-64, ITEM-65, ITEM-67). */
export function resetChoices(
  phases: Phases,
  itemId: string,
): { readonly before: ItemLink[]; readonly after: ItemLink[] } {
  const items = listItems(phases)
  const place = items.findIndex(({ item }) => item.itemId === itemId)
  if (place < 0) return { before: [], after: [] }
  return { before: items.slice(0, place).map(toLink), after: items.slice(place + 1).map(toLink) }
}

/** A link of an item, with both ends. */
export interface PlacedLink {
  readonly kind: LinkKind
  /** Its place among the links of its kind, from 0. */
  readonly place: number
  readonly from: PlacedItem
  /** The id that it names, also of an item that no longer exists or is in another phase; '' for none. */
  readonly itemId: string
  /** The item that it points to; undefined if no item of the workflow is meant. */
  readonly to: PlacedItem | undefined
  /** Whether its item no longer exists (WF-97). A condition without a target is incomplete instead (ITEM-74). */
  readonly isDangling: boolean
  /** The name of a condition. */
  readonly condition: string | undefined
}

/** The links of a workflow from both ends. */
export interface WorkflowLinks {
  readonly getItem: (itemId: string) => PlacedItem | undefined
  /** The links of an item: what it uses. */
  readonly getUses: (itemId: string) => readonly PlacedLink[]
  /** The links of other items to an item, in the order of the workflow: what uses it, and keeps it from being deleted (ITEM-36). */
  readonly getUsers: (itemId: string) => readonly PlacedLink[]
  /** All links to items that no longer exist, in the order of the workflow. */
  readonly dangling: readonly PlacedLink[]
}

const NO_LINKS: readonly PlacedLink[] = []

/** Whether a link is complete and its item does not exist in its phase. */
export const isDanglingLink = (
  kind: LinkKind,
  { itemId, phaseId }: Readonly<Record<'itemId' | 'phaseId', string>>,
  foundPhaseId: string | undefined,
) => foundPhaseId !== phaseId && !(kind === 'conditionalVisibility' && (itemId === '' || phaseId === ''))

/** Reads all links of a workflow in one pass. */
export function readLinks(phases: Phases): WorkflowLinks {
  const placed = listItems(phases)
  const items = new Map(placed.map((one) => [one.item.itemId, one]))
  const [uses, users] = [new Map<string, PlacedLink[]>(), new Map<string, PlacedLink[]>()]
  const dangling: PlacedLink[] = []
  for (const from of placed) {
    const own = placeLinks(from, items)
    if (own.length > 0) uses.set(from.item.itemId, own)
    for (const link of own) {
      if (link.isDangling) dangling.push(link)
      const id = link.itemId
      if (id === from.item.itemId || !items.has(id)) continue
      const list = users.get(id)
      if (list === undefined) users.set(id, [link])
      else list.push(link)
    }
  }
  return {
    getItem: (itemId) => items.get(itemId),
    getUses: (itemId) => uses.get(itemId) ?? NO_LINKS,
    getUsers: (itemId) => users.get(itemId) ?? NO_LINKS,
    dangling,
  }
}

function placeLinks(from: PlacedItem, items: ReadonlyMap<string, PlacedItem>): PlacedLink[] {
  const counts = new Map<LinkKind, number>()
  return getLinks(from.item).map(({ kind, link }) => {
    const place = counts.get(kind) ?? 0
    counts.set(kind, place + 1)
    const found = items.get(link.itemId)
    const isDangling = isDanglingLink(kind, link, found?.phase.phaseId)
    return {
      kind,
      place,
      from,
      itemId: link.itemId,
      to: isDangling ? undefined : found,
      isDangling,
      condition: kind === 'conditionalVisibility' ? from.item.conditionalVisibility?.[place]?.condition : undefined,
    }
  })
}

/** Whether a link can be removed alone: a condition that is one of two cannot (ITEM-73). */
export const canRemoveLink = ({ kind, from }: PlacedLink): boolean =>
  kind !== 'conditionalVisibility' || canDeleteCondition((from.item.conditionalVisibility ?? []).length)

/** Removes one link of an item (WF-99). */
export function withoutLink(phases: Phases, { kind, place, from }: PlacedLink): Phases {
  const remove = (item: WorkflowItem): WorkflowItem =>
    kind === 'preRequisite'
      ? { ...item, preRequisite: null }
      : { ...item, [kind]: (item[kind] ?? []).filter((_, at) => at !== place) }
  return phases.map((phase) =>
    phase.phaseId === from.phase.phaseId
      ? { ...phase, items: phase.items.map((item) => (item.itemId === from.item.itemId ? remove(item) : item)) }
      : phase,
  )
}
