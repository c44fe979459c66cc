import { listNames, MAX_LISTED } from '../shared/join-names'
import { getLinks, phaseIdsByItem, type LinkKind } from './board'
import { faultMessages, linkFaultTexts } from './fault-messages'
import type { WorkflowItem } from './item'
import { isDanglingLink, itemsById } from './links'
import type { WorkflowPhase } from './workflow'

/*
 * What is wrong with the links between items. (Operations specification §4; ITEM-11, ITEM-12, ITEM-61, ITEM-66.)
 */

/** A fault of a link: its field, and its place in the list unless it is the prerequisite. */
export interface LinkFault {
  readonly kind: LinkKind
  readonly place: number
  readonly message: string
}

/** Judges links of one workflow. Reads the workflow once, so that a workflow with thousands of items is judged in one pass. */
export function createLinkJudge(phases: readonly WorkflowPhase[]): (item: WorkflowItem) => LinkFault[] {
  const phaseOf = phaseIdsByItem(phases)
  const items = itemsById(phases)
  const inCircles = findCircles(items)
  return (item) => {
    const places = new Map<LinkKind, number>()
    const seen = new Set<string>()
    const faults: LinkFault[] = []
    for (const { kind, link } of getLinks(item)) {
      const place = places.get(kind) ?? 0
      places.set(kind, place + 1)
      const key = `${kind} ${link.itemId}`
      const message = judgeLink(kind, {
        isSelf: link.itemId === item.itemId,
        isDangling: isDanglingLink(kind, link, phaseOf.get(link.itemId)),
        isRepeated: seen.has(key),
      })
      seen.add(key)
      if (message !== undefined) faults.push({ kind, place, message })
    }
    const size = inCircles.get(item.itemId)
    if (size !== undefined) {
      faults.push({ kind: 'preRequisite', place: 0, message: ownPrerequisite(items, item, size) })
    }
    return faults
  }
}

/** Reads no more names of the circle than the sentence lists: each of thousands of items in a circle has a sentence of its own. */
function ownPrerequisite(items: ReadonlyMap<string, WorkflowItem>, item: WorkflowItem, size: number): string {
  const names: string[] = []
  let next = item
  while (names.length < Math.min(size - 1, MAX_LISTED + 1)) {
    next = items.get(next.preRequisite?.itemId ?? '') ?? item
    names.push(next.itemName)
  }
  return faultMessages.ownPrerequisite(listNames(names, size - 1))
}

interface LinkFacts {
  readonly isDangling: boolean
  readonly isSelf: boolean
  readonly isRepeated: boolean
}

function judgeLink(kind: LinkKind, { isDangling, isSelf, isRepeated }: LinkFacts): string | undefined {
  if (isDangling) return linkFaultTexts.dangling(kind)
  // A prerequisite that points to itself is a circle.
  if (isSelf) return kind === 'preRequisite' ? undefined : linkFaultTexts.self(kind)
  // The conditions of an item are checked as a list, which says that two have one target.
  return isRepeated && kind !== 'conditionalVisibility' ? linkFaultTexts.repeated(kind) : undefined
}

/** Ids of items that are their own prerequisite, each with the number of items in its circle. */
function findCircles(items: ReadonlyMap<string, WorkflowItem>): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>()
  const done = new Set<string>()
  for (const start of items.values()) {
    const path: WorkflowItem[] = []
    const places = new Map<string, number>()
    let next: WorkflowItem | undefined = start
    while (next !== undefined && !done.has(next.itemId) && !places.has(next.itemId)) {
      places.set(next.itemId, path.length)
      path.push(next)
      next = next.preRequisite ? items.get(next.preRequisite.itemId) : undefined
    }
    const from = next === undefined ? undefined : places.get(next.itemId)
    const circle = from === undefined ? [] : path.slice(from)
    for (const { itemId } of circle) sizes.set(itemId, circle.length)
    for (const { itemId } of path) done.add(itemId)
  }
  return sizes
}
