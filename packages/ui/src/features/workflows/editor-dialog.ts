import type { EditorDraft } from '@sitewright/domain/workflows/editor-draft'
import type { ItemTab } from '@sitewright/domain/workflows/item-tabs'
import type { WorkflowItem } from '@sitewright/domain/workflows/item'
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import type { Weights } from '../../weight-editor/WeightEditor'

/** The dialog that is open over the form. */
export type EditorDialog =
  | { kind: 'phase-weights' }
  | { kind: 'item-weights'; phaseId: string }
  | { kind: 'phase'; phaseId: string }
  | { kind: 'new-phase'; phase: WorkflowPhase }
  | { kind: 'existing-phase' }
  | { kind: 'new-item'; phaseId: string; position: number }
  | { kind: 'item'; itemId: string; tab?: ItemTab | undefined }

const withPhases = (draft: EditorDraft, change: (phase: WorkflowPhase) => WorkflowPhase): EditorDraft => ({
  ...draft,
  phases: draft.phases.map(change),
})

/** Sets the weights of phases by their ids. Phases whose weight stays are the same objects. */
export const withPhaseWeights = (draft: EditorDraft, weights: Weights): EditorDraft =>
  withPhases(draft, (phase) => {
    const phaseWeight = weights[phase.phaseId] ?? phase.phaseWeight
    return phaseWeight === phase.phaseWeight ? phase : { ...phase, phaseWeight }
  })

/** Sets the weights of the items of a phase by their ids. */
export const withItemWeights = (draft: EditorDraft, phaseId: string, weights: Weights): EditorDraft =>
  withPhases(draft, (phase) =>
    phase.phaseId === phaseId
      ? {
          ...phase,
          items: phase.items.map((item) => {
            const itemWeight = weights[item.itemId] ?? item.itemWeight
            return itemWeight === item.itemWeight ? item : { ...item, itemWeight }
          }),
        }
      : phase,
  )

/** Replaces a phase of the same id, or inserts a new one. @param position index of a new one; the end by default */
export const withPhase = (draft: EditorDraft, phase: WorkflowPhase, position = draft.phases.length): EditorDraft =>
  draft.phases.some(({ phaseId }) => phaseId === phase.phaseId)
    ? withPhases(draft, (one) => (one.phaseId === phase.phaseId ? phase : one))
    : { ...draft, phases: draft.phases.toSpliced(position, 0, phase) }

/** Inserts an item into a phase. */
export const withNewItem = (draft: EditorDraft, phaseId: string, position: number, item: WorkflowItem): EditorDraft =>
  withPhases(draft, (phase) =>
    phase.phaseId === phaseId ? { ...phase, items: phase.items.toSpliced(position, 0, item) } : phase,
  )
