import { itemTabTexts as labels } from '@sitewright/domain/workflows/item-messages'
import type { PlacedItem } from '@sitewright/domain/workflows/links'
import { itemTabLabels } from '@sitewright/domain/workflows/tab-messages'
import { type EditableColumn, EditableRow, EditableTable } from '../../../editable-table/EditableTable'
import { addRow, type Rows } from '../../../draft/rows'
import type { LinkRow } from '../workflow-rows'
import { getItemName, ItemPicker } from './ItemPicker'
import { type ItemEdit, useItemRows } from './use-item-edit'

const COLUMNS: readonly EditableColumn[] = [{ id: 'item', header: labels.itemColumn }]

const TABLE_LABELS = { add: labels.addItem }

/** Props of LinkRows. */
export interface LinkRowsProps {
  edit: ItemEdit
  /** The tab of the list, which names it. */
  tab: 'complete' | 'reset'
  /** What is wrong with each row. */
  errors: readonly (string | undefined)[]
  /** The items that can be picked. One that the list already has cannot be picked again. */
  choices: readonly PlacedItem[]
  /** Why an item that the list already has cannot be picked. */
  usedReason: string
}

/** The row of a link without an item. */
export const NO_LINK = { itemId: '', phaseId: undefined } as const satisfies LinkRow

/** The link to a picked item. @param stored the link that the row had: picked again, it has its unknown fields again */
export const toPicked = (itemId: string | null, stored?: LinkRow | null): LinkRow =>
  stored?.itemId === itemId && stored !== null ? stored : { ...NO_LINK, itemId: itemId ?? '' }

/** A list of items, each with a picker and a button that removes it. A dangling link shows its error. */
export function LinkRows({ edit, tab, errors, choices, usedReason }: LinkRowsProps) {
  const { phases, readOnlyReason } = edit
  const { rows, base, add, change, remove } = useItemRows(edit, tab)
  const isReadOnly = readOnlyReason !== undefined
  return (
    <EditableTable
      caption={itemTabLabels[tab]}
      columns={COLUMNS}
      tools={isReadOnly ? 0 : 1}
      labels={TABLE_LABELS}
      onAdd={isReadOnly ? undefined : () => add(NO_LINK)}
    >
      {[...rows].map(([id, { itemId }], place) => (
        <EditableRow
          key={id}
          name={itemId === '' ? labels.item(place + 1) : getItemName(phases, itemId)}
          cells={{
            item: (
              <ItemPicker
                label={labels.item(place + 1)}
                isLabelHidden
                phases={phases}
                choices={choices}
                disabledReasons={getUsed(rows, id, usedReason)}
                itemId={itemId || null}
                error={errors[place]}
                isReadOnly={isReadOnly}
                onPick={(picked) => change(id, () => toPicked(picked, base.get(id)))}
              />
            ),
          }}
          onRemove={isReadOnly ? undefined : () => remove(id)}
        />
      ))}
    </EditableTable>
  )
}

/** Why the items of the other rows cannot be picked. */
export const getUsed = (rows: Rows<LinkRow>, own: string, reason: string): ReadonlyMap<string, string> =>
  new Map([...rows].flatMap(([id, { itemId }]) => (itemId === '' || id === own ? [] : [[itemId, reason] as const])))

/** Adds links that are missing as rows. */
export const withLinks = (rows: Rows<LinkRow>, itemIds: readonly string[]): Rows<LinkRow> => {
  const links = [...rows].filter(([, { itemId }]) => itemId !== '')
  const known = new Set(links.map(([, { itemId }]) => itemId))
  const missing = itemIds.filter((itemId) => !known.has(itemId))
  return missing.reduce((now, itemId) => addRow(now, toPicked(itemId)), new Map(links) as Rows<LinkRow>)
}
