import type { ItemLink } from './item'
import { itemMessages as messages } from './item-messages'
import { itemsById, leadsTo, listItems, type PlacedItem } from './links'
import type { WorkflowPhase } from './workflow'

/*
 * What is wrong with the links of an item. An item id is unique in a workflow and a moved item keeps it, so it decides which item a link means.
 */

type Phases = readonly WorkflowPhase[]

/** The item with an id; undefined for none, such as that of a dangling link. */
export const findItem = (phases: Phases, itemId: string): PlacedItem | undefined =>
  listItems(phases).find(({ item }) => item.itemId === itemId)

/** What is wrong with a prerequisite (ITEM-11, ITEM-12). */
export function findPrerequisiteError(
  phases: Phases,
  itemId: string,
  link: ItemLink | null | undefined,
): string | undefined {
  if (!link) return undefined
  if (link.itemId === itemId) return messages.linkToItself
  const items = itemsById(phases)
  if (!items.has(link.itemId)) return messages.linkDangling
  return leadsTo(items, link.itemId, itemId) ? messages.prerequisiteCycle : undefined
}

/** What is wrong with one link of a list of item ids. A link without an item has no error. */
export function findLinkError(
  phases: Phases,
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
