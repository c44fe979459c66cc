import { editorMessages } from '@sitewright/domain/workflows/editor-messages'
import { WEIGHT_TOLERANCE, WEIGHT_TOTAL } from '@sitewright/domain/workflows/model'
import { isWholeSum, weightFault, type Weighed } from '@sitewright/domain/workflows/rules'
import type { WeightEditorProps, Weights } from '../../weight-editor/WeightEditor'
import { formatWeight, fromUnits, toUnits } from '../../weight-editor/weights'

/** Props that a screen sets; the product's rules set the other ones. */
export interface ProductWeightProps extends Omit<
  WeightEditorProps,
  'rows' | 'value' | 'defaultValue' | 'getWeightError' | 'error' | 'tolerance' | 'label'
> {
  /** The controlled weights by id; `NaN` is a text that is not a number. */
  value: Weights
  /** Whether the user tried to save. The errors then show at the rows and the sum until they are fixed; false by default. */
  isSaveTried?: boolean
}

/** The product's rule and tolerance for a weight editor. */
export const getWeightRules = (kind: Weighed): Pick<WeightEditorProps, 'getWeightError' | 'tolerance'> => ({
  getWeightError: (weight) => weightFault(kind, weight),
  tolerance: WEIGHT_TOLERANCE,
})

const getWeight = (value: Weights, id: string): number => (Object.hasOwn(value, id) ? (value[id] ?? Number.NaN) : 0)

/** Lists the weights of rows in their order. */
export const listWeights = (value: Weights, ids: readonly string[]): number[] => ids.map((id) => getWeight(value, id))

/** Finds the errors of single weights by id, because the error of the sum does not say which row is wrong. */
export function findSaveErrors(kind: Weighed, value: Weights, ids: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const error = weightFault(kind, getWeight(value, id))
      return error === undefined ? [] : [[id, error]]
    }),
  )
}

/** The exact sum of weights as text, and how far it is from 100: "92.5" and "7.5". */
export function describeSum(weights: readonly number[]): { sum: string; difference: string; isOver: boolean } {
  const sum = fromUnits(weights.reduce((units, weight) => units + toUnits(weight), 0))
  return {
    sum: formatWeight(sum),
    difference: formatWeight(Math.abs(sum - WEIGHT_TOTAL)),
    isOver: sum > WEIGHT_TOTAL,
  }
}

/** The warning below the head of a phase; undefined when its weights are right or there are none. */
export function describeItemWeights(weights: readonly number[]): string | undefined {
  if (weights.length === 0 || isWholeSum(weights)) return undefined
  const { sum, difference, isOver } = describeSum(weights)
  return editorMessages.weightsWarning(sum, difference, isOver)
}

/** Whether all weights are numbers. Other faults are judged when the workflow is saved. */
export const isEveryWeightNumeric = (weights: Weights): boolean => Object.values(weights).every(Number.isFinite)
