import type { EditorDraft } from '@sitewright/domain/workflows/editor-draft'
import { scaleToWhole, splitEvenly } from '../../weight-editor/share-out'
import { fromUnits, toUnits } from '../../weight-editor/weights'
import { withItemWeights, withPhaseWeights } from './editor-dialog'

/** How weights are made to add up to 100: all the same, or as they are to each other (WF-95). */
export const REBALANCES = ['evenly', 'proportion'] as const
export type Rebalance = (typeof REBALANCES)[number]

/** Weights that add up to 100. What is no weight counts as 0, and where all are 0 they become the same. */
export function rebalanceWeights(weights: readonly number[], how: Rebalance): number[] {
  const shares = weights.map((weight) => ({ units: Math.max(0, toUnits(weight)) || 0, isLocked: false }))
  const scaled = how === 'proportion' ? scaleToWhole(shares) : 'zero'
  const units = typeof scaled === 'string' ? splitEvenly(shares) : scaled
  return typeof units === 'string' ? [] : units.map(fromUnits)
}

/**
 * Rebalances the items of a phase, or the phases.
 * @param phaseId undefined for the phases
 */
export function withRebalanced(draft: EditorDraft, phaseId: string | undefined, how: Rebalance): EditorDraft {
  const phase = draft.phases.find((one) => one.phaseId === phaseId)
  if (phaseId !== undefined && phase === undefined) return draft
  const parts = phase
    ? phase.items.map(({ itemId, itemWeight }) => ({ id: itemId, weight: itemWeight }))
    : draft.phases.map((one) => ({ id: one.phaseId, weight: one.phaseWeight }))
  const weights = rebalanceWeights(
    parts.map(({ weight }) => weight),
    how,
  )
  const byId = Object.fromEntries(parts.map(({ id }, at) => [id, weights[at] ?? 0]))
  return phase ? withItemWeights(draft, phase.phaseId, byId) : withPhaseWeights(draft, byId)
}
