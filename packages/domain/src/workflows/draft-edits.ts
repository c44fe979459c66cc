import type { WorkflowItem } from './item'
import { listItems, type PlacedItem } from './links'
import type { ChosenFor } from './status-source'
import type { WorkflowPhase } from './workflow'

/** What the form of a workflow edits. */
export interface EditorDraft {
  name: string
  /** The selected projects, in the order in which they were selected. */
  projectIds: readonly number[]
  phases: readonly WorkflowPhase[]
  /** For which projects equipment statuses were chosen, where the projects changed since (WF-80). */
  chosenFor?: ChosenFor | undefined
}

/** The fields of a phase beside its items. */
const PHASE_FIELDS = ['phaseName', 'color', 'phaseWeight'] as const
export type PhaseField = (typeof PHASE_FIELDS)[number]

/** One difference between two drafts. Edits of the same `key` concern the same thing. */
export type WorkflowEdit = { readonly key: string } & (
  | { readonly kind: 'name' }
  | { readonly kind: 'project'; readonly projectId: number; readonly isAdded: boolean }
  | { readonly kind: 'phases' }
  | { readonly kind: 'phase'; readonly phase: WorkflowPhase; readonly isAdded: boolean }
  | { readonly kind: 'phase-field'; readonly phaseId: string; readonly field: PhaseField }
  | { readonly kind: 'item'; readonly item: WorkflowItem; readonly phaseId: string; readonly isAdded: boolean }
  | { readonly kind: 'item-phase'; readonly itemId: string; readonly phaseId: string }
  | { readonly kind: 'item-field'; readonly itemId: string; readonly field: string }
  | { readonly kind: 'items'; readonly phaseId: string }
)

const places = new WeakMap<EditorDraft['phases'], ReadonlyMap<string, PlacedItem>>()

/** Every item by its id, with its phase. */
export function placeItems(phases: EditorDraft['phases']): ReadonlyMap<string, PlacedItem> {
  const known = places.get(phases)
  if (known !== undefined) return known
  const placed = new Map(listItems(phases).map((found) => [found.item.itemId, found]))
  places.set(phases, placed)
  return placed
}

/** Whether two values of a field are the same. A missing one, null and an empty list are alike. */
function isSameField(one: unknown, other: unknown): boolean {
  const text = (value: unknown): string =>
    value === undefined || value === null || (Array.isArray(value) && value.length === 0) ? '' : JSON.stringify(value)
  return Object.is(one, other) || text(one) === text(other)
}

/** Lists the fields in which two versions of an item differ. */
export function differingItemFields(before: WorkflowItem, after: WorkflowItem): string[] {
  if (before === after) return []
  const fields = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...fields].filter((field) => field !== 'itemId' && !isSameField(before[field], after[field]))
}

/** Whether the ids that both lists have are in the same order. */
function isSameOrder(before: readonly string[], after: readonly string[]): boolean {
  const [known, still] = [new Set(before), new Set(after)]
  const was = before.filter((id) => still.has(id))
  const is = after.filter((id) => known.has(id))
  return was.every((id, at) => id === is[at])
}

const projectEdits = (before: EditorDraft, after: EditorDraft): WorkflowEdit[] => {
  const list = (ids: readonly number[], isAdded: boolean): WorkflowEdit[] =>
    ids.map((projectId) => ({ key: `project ${projectId}`, kind: 'project', projectId, isAdded }))
  return [
    ...list(
      after.projectIds.filter((id) => !before.projectIds.includes(id)),
      true,
    ),
    ...list(
      before.projectIds.filter((id) => !after.projectIds.includes(id)),
      false,
    ),
  ]
}

function phaseEdits(before: WorkflowPhase, after: WorkflowPhase): WorkflowEdit[] {
  const { phaseId } = after
  const fields = PHASE_FIELDS.filter((field) => !isSameField(before[field], after[field])).map(
    (field): WorkflowEdit => ({ key: `phase ${phaseId} ${field}`, kind: 'phase-field', phaseId, field }),
  )
  const isOrdered = isSameOrder(
    before.items.map(({ itemId }) => itemId),
    after.items.map(({ itemId }) => itemId),
  )
  return isOrdered ? fields : [...fields, { key: `items ${phaseId}`, kind: 'items', phaseId }]
}

function itemEdits(was: PlacedItem, is: PlacedItem): WorkflowEdit[] {
  const { itemId } = is.item
  const { phaseId } = is.phase
  const fields = differingItemFields(was.item, is.item).map((field): WorkflowEdit => ({
    key: `item ${itemId} ${field}`,
    kind: 'item-field',
    itemId,
    field,
  }))
  return was.phase.phaseId === phaseId
    ? fields
    : [{ key: `item ${itemId} phase`, kind: 'item-phase', itemId, phaseId }, ...fields]
}

/**
 * Lists how one draft differs from another, in an order in which `copyEdit` can repeat the edits: what was added comes before what moved,
 * what was removed comes last. Phases and items that are the same object cost nothing.
 */
export function diffDrafts(before: EditorDraft, after: EditorDraft): WorkflowEdit[] {
  const edits: WorkflowEdit[] = before.name === after.name ? [] : [{ key: 'name', kind: 'name' }]
  if (before.projectIds !== after.projectIds) edits.push(...projectEdits(before, after))
  if (before.phases === after.phases) return edits
  const phasesBefore = new Map(before.phases.map((phase) => [phase.phaseId, phase]))
  const phasesAfter = new Set(after.phases.map(({ phaseId }) => phaseId))
  const [itemsBefore, itemsAfter] = [placeItems(before.phases), placeItems(after.phases)]
  const addedItems: WorkflowEdit[] = []
  const changes: WorkflowEdit[] = []
  for (const phase of after.phases) {
    const was = phasesBefore.get(phase.phaseId)
    if (was === phase) continue
    if (was === undefined) edits.push({ key: `phase ${phase.phaseId}`, kind: 'phase', phase, isAdded: true })
    else changes.push(...phaseEdits(was, phase))
    for (const item of phase.items) {
      const placed = itemsBefore.get(item.itemId)
      const { itemId } = item
      if (placed === undefined)
        addedItems.push({ key: `item ${itemId}`, kind: 'item', item, phaseId: phase.phaseId, isAdded: true })
      else changes.unshift(...itemEdits(placed, { item, phase }))
    }
  }
  const removed = before.phases.flatMap((phase) =>
    phase.items.flatMap((item): WorkflowEdit[] =>
      itemsAfter.has(item.itemId)
        ? []
        : [{ key: `item ${item.itemId}`, kind: 'item', item, phaseId: phase.phaseId, isAdded: false }],
    ),
  )
  const removedPhases = before.phases
    .filter(({ phaseId }) => !phasesAfter.has(phaseId))
    .map((phase): WorkflowEdit => ({ key: `phase ${phase.phaseId}`, kind: 'phase', phase, isAdded: false }))
  const order: WorkflowEdit[] = isSameOrder(
    before.phases.map(({ phaseId }) => phaseId),
    after.phases.map(({ phaseId }) => phaseId),
  )
    ? []
    : [{ key: 'phases', kind: 'phases' }]
  return [...edits, ...addedItems, ...changes, ...order, ...removed, ...removedPhases]
}
