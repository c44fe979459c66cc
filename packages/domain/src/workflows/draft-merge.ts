import { withLinksRewritten } from './board'
import { diffDrafts, placeItems, type EditorDraft, type WorkflowEdit } from './draft-edits'
import type { WorkflowPhase } from './workflow'

type Phases = EditorDraft['phases']

const changePhase = (phases: Phases, phaseId: string, change: (phase: WorkflowPhase) => WorkflowPhase): Phases =>
  phases.map((phase) => (phase.phaseId === phaseId ? change(phase) : phase))

/** Where something belongs in a list: behind what precedes it in another list, as far as both have it. */
function findPlace(ids: readonly string[], order: readonly string[], id: string): number {
  const before = order.slice(0, order.indexOf(id)).toReversed()
  const neighbor = before.find((other) => ids.includes(other))
  return neighbor === undefined ? 0 : ids.indexOf(neighbor) + 1
}

const itemIds = (phase: WorkflowPhase | undefined): string[] => phase?.items.map(({ itemId }) => itemId) ?? []

function withoutItem(phases: Phases, itemId: string): Phases {
  const placed = placeItems(phases).get(itemId)
  if (placed === undefined) return phases
  return changePhase(phases, placed.phase.phaseId, (phase) => ({
    ...phase,
    items: phase.items.filter((item) => item.itemId !== itemId),
  }))
}

/** Puts an item where another draft has it; in the first phase, when the phase does not exist. */
function withItem(phases: Phases, from: Phases, itemId: string, isItsContent: boolean): Phases {
  const source = placeItems(from).get(itemId)
  if (source === undefined) return withoutItem(phases, itemId)
  const current = placeItems(phases).get(itemId)?.item
  const item = isItsContent ? source.item : (current ?? source.item)
  const cleared = withoutItem(phases, itemId)
  const target = cleared.find(({ phaseId }) => phaseId === source.phase.phaseId) ?? cleared[0]
  if (target === undefined) return phases
  const at = findPlace(itemIds(target), itemIds(source.phase), itemId)
  return changePhase(cleared, target.phaseId, (phase) => ({ ...phase, items: phase.items.toSpliced(at, 0, item) }))
}

/** Adds a phase where another draft has it, with its items that are in no other phase, or removes it. */
function withPhase(phases: Phases, from: Phases, phaseId: string): Phases {
  const source = from.find((phase) => phase.phaseId === phaseId)
  const others = phases.filter((phase) => phase.phaseId !== phaseId)
  if (source === undefined) return others
  const elsewhere = placeItems(others)
  const copied = new Set(itemIds(source))
  const own = phases.find((phase) => phase.phaseId === phaseId)?.items ?? []
  const items = [
    ...source.items.filter(({ itemId }) => !elsewhere.has(itemId)),
    ...own.filter(({ itemId }) => !copied.has(itemId)),
  ]
  const at = findPlace(
    others.map((other) => other.phaseId),
    from.map((other) => other.phaseId),
    phaseId,
  )
  return others.toSpliced(at, 0, { ...source, items })
}

/** Sorts as another list does. What only this list has stays behind what precedes it. */
function sortLike<Entry>(entries: readonly Entry[], order: readonly string[], idOf: (entry: Entry) => string): Entry[] {
  let last = -1
  const ranked = entries.map((entry, at) => {
    const rank = order.indexOf(idOf(entry))
    if (rank >= 0) last = rank
    return { entry, at, rank: last }
  })
  return ranked.toSorted((one, other) => one.rank - other.rank || one.at - other.at).map(({ entry }) => entry)
}

/** Makes the thing that an edit concerns in one draft as it is in another. */
export function copyEdit(draft: EditorDraft, edit: WorkflowEdit, from: EditorDraft): EditorDraft {
  const { phases } = draft
  const to = (next: Phases): EditorDraft => ({ ...draft, phases: next })
  switch (edit.kind) {
    case 'name':
      return { ...draft, name: from.name }
    case 'project': {
      const others = draft.projectIds.filter((id) => id !== edit.projectId)
      return { ...draft, projectIds: from.projectIds.includes(edit.projectId) ? [...others, edit.projectId] : others }
    }
    case 'phases':
      return to(
        sortLike(
          phases,
          from.phases.map(({ phaseId }) => phaseId),
          ({ phaseId }) => phaseId,
        ),
      )
    case 'phase':
      return to(withPhase(phases, from.phases, edit.phase.phaseId))
    case 'phase-field': {
      const source = from.phases.find(({ phaseId }) => phaseId === edit.phaseId)
      return source === undefined
        ? draft
        : to(changePhase(phases, edit.phaseId, (phase) => ({ ...phase, [edit.field]: source[edit.field] })))
    }
    case 'item':
      return to(withItem(phases, from.phases, edit.item.itemId, true))
    case 'item-phase':
      return placeItems(phases).has(edit.itemId) ? to(withItem(phases, from.phases, edit.itemId, false)) : draft
    case 'item-field': {
      const source = placeItems(from.phases).get(edit.itemId)?.item
      const placed = placeItems(phases).get(edit.itemId)
      if (source === undefined || placed === undefined) return draft
      const item = { ...placed.item, [edit.field]: source[edit.field] }
      return to(
        changePhase(phases, placed.phase.phaseId, (phase) => ({
          ...phase,
          items: phase.items.map((other) => (other.itemId === edit.itemId ? item : other)),
        })),
      )
    }
    case 'items': {
      const source = from.phases.find(({ phaseId }) => phaseId === edit.phaseId)
      return source === undefined
        ? draft
        : to(
            changePhase(phases, edit.phaseId, (phase) => ({
              ...phase,
              items: sortLike(phase.items, itemIds(source), ({ itemId }) => itemId),
            })),
          )
    }
  }
}

/** The merge of two drafts that started from the same one. */
export interface MergedDrafts {
  /** Their draft with all edits of this user. Where both sides edited the same, it has the edit of this user. */
  readonly draft: EditorDraft
  /** What both sides edited to different results. `copyEdit` applies either side. */
  readonly contested: readonly WorkflowEdit[]
  /** What only they changed. */
  readonly theirs: readonly WorkflowEdit[]
  /** What only this user changed. */
  readonly mine: readonly WorkflowEdit[]
}

/** The phase or item that an edit is inside of, or removes, in a draft. */
function isInside(edit: WorkflowEdit, removed: WorkflowEdit, draft: EditorDraft): boolean {
  if (edit.kind === 'item-field' || edit.kind === 'item-phase' || edit.kind === 'item') {
    const itemId = edit.kind === 'item' ? edit.item.itemId : edit.itemId
    if (removed.kind === 'item') return edit.kind !== 'item' && removed.item.itemId === itemId
    return removed.kind === 'phase' && placeItems(draft.phases).get(itemId)?.phase.phaseId === removed.phase.phaseId
  }
  if (removed.kind !== 'phase') return false
  return (edit.kind === 'phase-field' || edit.kind === 'items') && edit.phaseId === removed.phase.phaseId
}

const isRemoval = (edit: WorkflowEdit): boolean => (edit.kind === 'phase' || edit.kind === 'item') && !edit.isAdded

/** Removals of one side that would lose edits of the other side. */
const findLossy = (
  removals: readonly WorkflowEdit[],
  edits: readonly WorkflowEdit[],
  draft: EditorDraft,
): WorkflowEdit[] =>
  removals.filter((removed) => isRemoval(removed) && edits.some((edit) => isInside(edit, removed, draft)))

/** Leaves out removed items of a phase whose own removal is in the list. */
const withoutParts = (edits: readonly WorkflowEdit[]): WorkflowEdit[] => {
  const phases = new Set(edits.flatMap((edit) => (edit.kind === 'phase' ? [edit.phase.phaseId] : [])))
  return edits.filter((edit) => edit.kind !== 'item' || !phases.has(edit.phaseId))
}

/**
 * Merges two drafts that started from the same one, edit by edit. Nothing is lost: an edit in a phase or an item that the other side
 * removed is contested. Links to items that end in another phase follow them (WF-41).
 */
export function mergeDrafts(base: EditorDraft, mine: EditorDraft, theirs: EditorDraft): MergedDrafts {
  const [own, other] = [diffDrafts(base, mine), diffDrafts(base, theirs)]
  const otherKeys = new Set(other.map(({ key }) => key))
  const different = new Set(diffDrafts(mine, theirs).map(({ key }) => key))
  const both = own.filter(({ key }) => otherKeys.has(key))
  const lossy = withoutParts([...findLossy(own, other, theirs), ...findLossy(other, own, mine)])
  const contested = [
    ...both.filter(({ key }) => different.has(key)),
    ...lossy.filter(({ key }) => !both.some((edit) => edit.key === key)),
  ]
  const settled = new Set([...contested, ...both].map(({ key }) => key))
  const merged = [...own, ...lossy].reduce((draft, edit) => copyEdit(draft, edit, mine), theirs)
  return {
    draft: { ...merged, phases: withLinksRewritten(merged.phases) },
    contested,
    theirs: other.filter(({ key }) => !settled.has(key)),
    mine: own.filter(({ key }) => !settled.has(key)),
  }
}
