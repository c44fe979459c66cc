'use client'

import { workflowLabels } from '@sitewright/domain/workflows/messages'
import { checkItemWeights } from '@sitewright/domain/workflows/rules'
import { WeightEditor } from '../../weight-editor/WeightEditor'
import { findSaveErrors, getWeightRules, listWeights, type ProductWeightProps } from './weight-rules'

/** The part of an item that this editor needs. */
export interface WeighedItem {
  itemId: string
  itemName: string
}

/** Props of ItemWeights: those of WeightEditor, and these. */
export interface ItemWeightsProps extends ProductWeightProps {
  /** The phase that the items belong to. */
  phaseName: string
  /** The items of one phase, in their order. */
  items: readonly WeighedItem[]
}

/** Edits the weights of the items of one phase with the product's rules and texts (ITEM-06, WF-57 to WF-59). */
export function ItemWeights({ phaseName, items, value, isSaveTried = false, ...rest }: ItemWeightsProps) {
  const ids = items.map(({ itemId }) => itemId)
  return (
    <WeightEditor
      {...rest}
      {...getWeightRules('item')}
      label={workflowLabels.editWeights(phaseName)}
      rows={items.map(({ itemId, itemName }) => ({ id: itemId, name: itemName }))}
      value={value}
      errors={isSaveTried ? { ...findSaveErrors('item', value, ids), ...rest.errors } : rest.errors}
      error={isSaveTried ? checkItemWeights(listWeights(value, ids)) : undefined}
    />
  )
}
