import { findItem } from '@sitewright/domain/workflows/item-edit'
import { itemLabels as labels } from '@sitewright/domain/workflows/item-messages'
import type { PlacedItem } from '@sitewright/domain/workflows/links'
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import { useMemo } from 'react'
import { ComboBox, type ComboBoxProps, type ComboOption } from '../../../combo-box/ComboBox'

/** Props of ItemPicker: those of ComboBox that it does not set, and these. */
export interface ItemPickerProps extends Omit<ComboBoxProps, 'options' | 'value' | 'onChange' | 'chosenOption'> {
  /** The workflow, to name the chosen item. */
  phases: readonly WorkflowPhase[]
  /** The items to choose from, in the order of the workflow. */
  choices: readonly PlacedItem[]
  /** Why some of them cannot be chosen, by item id. */
  disabledReasons?: ReadonlyMap<string, string>
  /** The chosen item; `null` for none. */
  itemId: string | null
  /** Called with the item that the user chooses, or `null`. */
  onPick: (itemId: string | null) => void
}

const nameOf = ({ item }: PlacedItem): string => item.itemName.trim() || labels.unnamed
const phaseOf = ({ phase }: PlacedItem): string => phase.phaseName.trim() || labels.unnamedPhase

/** The name of an item with its phase, "Fabricate › Bevel". An id without an item is a deleted item. */
export function getItemName(phases: readonly WorkflowPhase[], itemId: string): string {
  const placed = findItem(phases, itemId)
  return placed === undefined ? labels.deletedItem : labels.itemOfPhase(phaseOf(placed), nameOf(placed))
}

/** Picks an item of the workflow from a list by phases. Typing searches both names. */
export function ItemPicker({ phases, choices, disabledReasons, itemId, onPick, ...rest }: ItemPickerProps) {
  const options = useMemo(
    () =>
      choices.map((placed): ComboOption => {
        const disabledReason = disabledReasons?.get(placed.item.itemId)
        return {
          value: placed.item.itemId,
          label: nameOf(placed),
          section: phaseOf(placed),
          disabledReason,
        }
      }),
    [choices, disabledReasons],
  )
  const chosen = itemId === null ? undefined : { value: itemId, label: getItemName(phases, itemId) }
  return <ComboBox {...rest} options={options} value={itemId} onChange={onPick} chosenOption={chosen} />
}
