import { itemTabTexts as labels } from '@sitewright/domain/workflows/item-messages'
import type { PlacedItem } from '@sitewright/domain/workflows/links'
import { Plus } from 'lucide-react'
import { Button } from '../../../button/Button'
import { useEntryList } from '../../patterns/use-entry-list'
import type { LinkRow } from './item-draft'
import { getItemName, ItemPicker } from './ItemPicker'
import { RemoveRowButton } from './RemoveRowButton'
import type { ItemEdit } from './use-item-edit'
import { EntryRow, RowList } from './WorkflowItemEditor.styles'

/** Props of LinkRows. */
export interface LinkRowsProps {
  edit: ItemEdit
  rows: readonly LinkRow[]
  /** What is wrong with each row. */
  errors: readonly (string | undefined)[]
  /** The items that can be picked. One that the list already has cannot be picked again. */
  choices: readonly PlacedItem[]
  /** Why an item that the list already has cannot be picked. */
  usedReason: string
  onChange: (rows: readonly LinkRow[]) => void
}

/** A list of items, each with a picker and a button that removes it. A dangling link shows its error. */
export function LinkRows({ edit, rows, errors, choices, usedReason, onChange }: LinkRowsProps) {
  const { phases, readOnlyReason } = edit
  const { root, addButton, change, add, remove } = useEntryList<LinkRow>(rows, { itemId: null }, onChange)
  const isReadOnly = readOnlyReason !== undefined
  return (
    <RowList ref={root}>
      {rows.length > 0 && (
        <ul>
          {rows.map((row, place) => (
            <EntryRow key={row.id}>
              <ItemPicker
                label={labels.item(place + 1)}
                isLabelHidden
                phases={phases}
                choices={choices}
                disabledReasons={getUsed(rows, row, usedReason)}
                itemId={row.itemId}
                error={errors[place]}
                isReadOnly={isReadOnly}
                onPick={(itemId) => change(place, { ...row, itemId })}
              />
              {!isReadOnly && (
                <RemoveRowButton
                  name={row.itemId === null ? labels.item(place + 1) : getItemName(phases, row.itemId)}
                  onClick={() => remove(place)}
                />
              )}
            </EntryRow>
          ))}
        </ul>
      )}
      {!isReadOnly && (
        <Button ref={addButton} size="small" icon={<Plus aria-hidden="true" />} onClick={() => add()}>
          {labels.addItem}
        </Button>
      )}
    </RowList>
  )
}

/** Why the items of the other rows cannot be picked. */
export const getUsed = (rows: readonly LinkRow[], own: LinkRow, reason: string): ReadonlyMap<string, string> =>
  new Map(rows.flatMap(({ id, itemId }) => (itemId === null || id === own.id ? [] : [[itemId, reason] as const])))

/** Adds links that are missing as rows. */
export function withRows(rows: readonly LinkRow[], itemIds: readonly string[]): LinkRow[] {
  const firstId = Math.max(-1, ...rows.map(({ id }) => id)) + 1
  const missing = itemIds.filter((itemId) => rows.every((row) => row.itemId !== itemId))
  return [
    ...rows.filter(({ itemId }) => itemId !== null),
    ...missing.map((itemId, at) => ({ id: firstId + at, itemId })),
  ]
}
