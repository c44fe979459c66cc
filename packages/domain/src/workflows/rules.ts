import { fieldMessages } from '../shared/messages'
import { characterProblem } from '../shared/name-characters'
import { workflowMessages } from './messages'
import { WEIGHT_RANGE, WEIGHT_TOLERANCE, WEIGHT_TOTAL } from './model'
import { WORKFLOW_LIMITS } from './workflow'

/** What is wrong with the length or the characters of the name of a workflow, a phase or an item. It is saved without the spaces around it (CONS2-39, USER-131). */
export const nameFault = (name: string): string | undefined =>
  name.trim().length > WORKFLOW_LIMITS.name
    ? fieldMessages.tooLong(WORKFLOW_LIMITS.name)
    : characterProblem(name.trim())

/** What a weight belongs to. */
export type Weighed = 'phase' | 'item'

const RANGE_WORDS = {
  phase: { small: workflowMessages.phaseWeightSmall, large: workflowMessages.phaseWeightLarge },
  item: { small: workflowMessages.itemWeightSmall, large: workflowMessages.itemWeightLarge },
} as const

const SAVE_WORDS = {
  phase: { negative: workflowMessages.phaseWeightsPositive, sum: workflowMessages.phaseWeightSum },
  item: { negative: workflowMessages.itemWeightsPositive, sum: workflowMessages.itemWeightSum },
} as const

/**
 * What is wrong with one weight, at its field. 0 and 100 are right, although the words say otherwise.
 * (WF-52, WF-53, WF-54; ITEM-06.)
 * @param weight `NaN` for what is no number
 */
export function weightFault(of: Weighed, weight: number): string | undefined {
  if (!Number.isFinite(weight)) return workflowMessages.weightNotNumeric
  if (weight < WEIGHT_RANGE.min) return RANGE_WORDS[of].small
  return weight > WEIGHT_RANGE.max ? RANGE_WORDS[of].large : undefined
}

/** A sum that is within 0.0001 of 100; the difference is rounded to six decimals, so that 99.9999 and 100.0001 are. (WF-56, WF-59; CONS2-03.) */
export function isWholeSum(weights: readonly number[]): boolean {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return Number(Math.abs(sum - WEIGHT_TOTAL).toFixed(6)) <= WEIGHT_TOLERANCE
}

/** The first thing that keeps weights from being saved: one that is no number, a negative one, a sum that is not 100. */
function saveFault(of: Weighed, weights: readonly number[]): string | undefined {
  if (!weights.every(Number.isFinite)) return workflowMessages.weightNotNumeric
  if (weights.some((weight) => weight < WEIGHT_RANGE.min)) return SAVE_WORDS[of].negative
  return isWholeSum(weights) ? undefined : SAVE_WORDS[of].sum
}

/** What keeps the weights of all phases from being saved; undefined when they may be. (WF-53, WF-55, WF-56.) */
export const checkPhaseWeights = (weights: readonly number[]): string | undefined => saveFault('phase', weights)

/** What keeps the weights of the items of one phase from being saved; undefined when they may be. (WF-57, WF-58, WF-59.) */
export const checkItemWeights = (weights: readonly number[]): string | undefined => saveFault('item', weights)
