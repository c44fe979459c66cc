import type { ItemLink, WorkflowItem } from './item'
import { itemMessages as messages } from './item-messages'
import type { WorkflowPhase } from './workflow'

/*
 * Which items an item may refer to, and what is wrong with a link. Links name their phase too, but an item id is unique in a workflow, and a
 * moved item keeps it, so the item id decides. (Operations specification §4.)
 */

/** An item and its phase. */
export interface PlacedItem {
  item: WorkflowItem
  phase: WorkflowPhase
}

/** All items in the order of the workflow: phases in order, then their items (ITEM-67). */
export const listItems = (phases: readonly WorkflowPhase[]): PlacedItem[] =>
  phases.flatMap((phase) => phase.items.map((item) => ({ item, phase })))

/** The item with an id; undefined for none, such as that of a dangling link. */
export const findItem = (phases: readonly WorkflowPhase[], itemId: string): PlacedItem | undefined =>
  listItems(phases).find(({ item }) => item.itemId === itemId)

/** The link to an item. */
export const linkTo = ({ item, phase }: PlacedItem): ItemLink => ({ phaseId: phase.phaseId, itemId: item.itemId })

/** Whether the chain of prerequisites from one item reaches another. A chain that runs in a circle ends. */
function reaches(placed: ReadonlyMap<string, PlacedItem>, fromId: string, targetId: string): boolean {
  const seen = new Set<string>()
  let next: string | undefined = fromId
  while (next !== undefined && !seen.has(next)) {
    if (next === targetId) return true
    seen.add(next)
    next = placed.get(next)?.item.preRequisite?.itemId
  }
  return false
}

const byId = (phases: readonly WorkflowPhase[]): Map<string, PlacedItem> =>
  new Map(listItems(phases).map((place) => [place.item.itemId, place]))

/** The items that can be the prerequisite of an item: all others, except those whose chain comes back to it (ITEM-12). */
export function listPrerequisites(phases: readonly WorkflowPhase[], itemId: string): PlacedItem[] {
  const placed = byId(phases)
  return [...placed.values()].filter(({ item }) => !reaches(placed, item.itemId, itemId))
}

/** What is wrong with a prerequisite (ITEM-12). */
export function findPrerequisiteError(
  phases: readonly WorkflowPhase[],
  itemId: string,
  link: ItemLink | null | undefined,
): string | undefined {
  if (!link) return undefined
  if (link.itemId === itemId) return messages.linkToItself
  const placed = byId(phases)
  if (!placed.has(link.itemId)) return messages.linkDangling
  return reaches(placed, link.itemId, itemId) ? messages.prerequisiteCycle : undefined
}

/** What is wrong with one link of a list. An empty link has no error. */
export function findLinkError(
  phases: readonly WorkflowPhase[],
  itemId: string,
  links: readonly (string | null)[],
  place: number,
): string | undefined {
  const link = links[place]
  if (link === undefined || link === null) return undefined
  if (link === itemId) return messages.linkToItself
  if (findItem(phases, link) === undefined) return messages.linkDangling
  return links.indexOf(link) < place ? messages.linkTwice : undefined
}

const hasAny = (list: readonly unknown[] | undefined): boolean => list !== undefined && list.length > 0

/** Whether an item can be completed by another: it has neither requirements nor conditional visibility (ITEM-59, ITEM-62). */
export const canBeCompleted = ({ requirements, conditionalVisibility }: WorkflowItem): boolean =>
  !hasAny(requirements) && !hasAny(conditionalVisibility)

/** The items that an item can complete (ITEM-62). */
export const listCompletable = (phases: readonly WorkflowPhase[], itemId: string): PlacedItem[] =>
  listItems(phases).filter(({ item }) => item.itemId !== itemId && canBeCompleted(item))

/** What 'select all previous' adds: every earlier item of the phase that can be completed (ITEM-59). */
export function listPreviousOfPhase(phases: readonly WorkflowPhase[], itemId: string): PlacedItem[] {
  const own = findItem(phases, itemId)
  if (own === undefined) return []
  const place = own.phase.items.findIndex((item) => item.itemId === itemId)
  return own.phase.items
    .slice(0, place)
    .filter(canBeCompleted)
    .map((item) => ({ item, phase: own.phase }))
}

/** The items before and after an item in the order of the workflow, for 'All before' and 'All after' (ITEM-63 to ITEM-67). */
export function listBeforeAndAfter(
  phases: readonly WorkflowPhase[],
  itemId: string,
): { before: PlacedItem[]; after: PlacedItem[] } {
  const items = listItems(phases)
  const place = items.findIndex(({ item }) => item.itemId === itemId)
  return place === -1 ? { before: [], after: [] } : { before: items.slice(0, place), after: items.slice(place + 1) }
}

/** Whether an item is completed by another one (ITEM-18, ITEM-25). */
export const isCompletedByOther = (phases: readonly WorkflowPhase[], itemId: string): boolean =>
  listItems(phases).some(
    ({ item }) => item.itemId !== itemId && (item.complete ?? []).some((link) => link.itemId === itemId),
  )
