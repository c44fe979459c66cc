import { listItems, type PlacedItem } from './links'
import type { ChosenFor } from './status-source'
import type { WorkflowPhase } from './workflow'

/** What the form of a workflow edits. */
export interface EditorDraft {
  name: string
  /** The selected projects, in the order in which they were selected. */
  projectIds: readonly number[]
  phases: readonly WorkflowPhase[]
  /** The projects for which equipment statuses were chosen, if the projects have changed since (WF-80). */
  chosenFor?: ChosenFor | undefined
}

const places = new WeakMap<EditorDraft['phases'], ReadonlyMap<string, PlacedItem>>()

/** Every item by its id, with its phase. */
export function placeItems(phases: EditorDraft['phases']): ReadonlyMap<string, PlacedItem> {
  const known = places.get(phases)
  if (known !== undefined) return known
  const placed = new Map(listItems(phases).map((found) => [found.item.itemId, found]))
  places.set(phases, placed)
  return placed
}
