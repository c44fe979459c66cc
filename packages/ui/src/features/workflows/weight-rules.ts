import { WEIGHT_TOLERANCE } from '@sitewright/domain/workflows/model'
import { weightFault, type Weighed } from '@sitewright/domain/workflows/rules'
import type { WeightEditorProps, Weights } from '../../weight-editor/WeightEditor'

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
