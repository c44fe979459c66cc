import { WEIGHT_TOLERANCE } from '@sitewright/domain/workflows/model'
import { weightFault, type Weighed } from '@sitewright/domain/workflows/rules'
import type { WeightEditorProps, Weights } from '../../weight-editor/WeightEditor'

/** What a screen decides of the weights; the rest is the product's. */
export interface WeightsOfProduct extends Omit<
  WeightEditorProps,
  'rows' | 'value' | 'defaultValue' | 'rule' | 'error' | 'tolerance' | 'label'
> {
  /** The weights by id, held by the screen; `NaN` stands for what is no number. */
  value: Weights
  /** A save was tried: what keeps it from being done stands at the rows and at the sum until it is mended. */
  isSaveTried?: boolean
}

/** The product's rule and tolerance, for the editor. */
export const rulesOf = (of: Weighed): Pick<WeightEditorProps, 'rule' | 'tolerance'> => ({
  rule: (weight) => weightFault(of, weight),
  tolerance: WEIGHT_TOLERANCE,
})

const weightOf = (value: Weights, id: string): number => (Object.hasOwn(value, id) ? (value[id] ?? Number.NaN) : 0)

/** The weights of rows in their order. */
export const weightList = (value: Weights, ids: readonly string[]): number[] => ids.map((id) => weightOf(value, id))

/** What is wrong with single weights, by id: the sum does not tell where. */
export function saveErrors(of: Weighed, value: Weights, ids: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const fault = weightFault(of, weightOf(value, id))
      return fault === undefined ? [] : [[id, fault]]
    }),
  )
}
