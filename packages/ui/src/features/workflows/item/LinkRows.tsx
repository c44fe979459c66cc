import { itemTabTexts as labels } from '@sitewright/domain/workflows/item-messages'
import type { PlacedItem } from '@sitewright/domain/workflows/links'
import { itemTabLabels } from '@sitewright/domain/workflows/tab-messages'
import { type EditableColumn, EditableRow, EditableTable } from '../../../editable-table/EditableTable'
import { editEntries } from '../../patterns/edit-entries'
import type { LinkRow } from './item-draft'
import { getItemName, ItemPicker } from './ItemPicker'
import type { ItemEdit } from './use-item-edit'

const COLUMNS: readonly EditableColumn[] = [{ id: 'item', header: labels.itemColumn }]

const TABLE_LABELS = { add: labels.addItem }

/** Props of LinkRows. */
export interface LinkRowsProps {
  edit: ItemEdit
  /** The tab of the list, which names it. */
  tab: 'complete' | 'reset'
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
export function LinkRows({ edit, tab, rows, errors, choices, usedReason, onChange }: LinkRowsProps) {
  const { phases, readOnlyReason } = edit
  const { change, add, remove } = editEntries<LinkRow>(rows, { itemId: null }, onChange)
  const isReadOnly = readOnlyReason !== undefined
  return (
    <EditableTable
      caption={itemTabLabels[tab]}
      columns={COLUMNS}
      tools={isReadOnly ? 0 : 1}
      labels={TABLE_LABELS}
      onAdd={isReadOnly ? undefined : () => add()}
    >
      {rows.map((row, place) => (
        <EditableRow
          key={row.id}
          name={row.itemId === null ? labels.item(place + 1) : getItemName(phases, row.itemId)}
          cells={{
            item: (
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
            ),
          }}
          onRemove={isReadOnly ? undefined : () => remove(place)}
        />
      ))}
    </EditableTable>
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
