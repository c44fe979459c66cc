import { faultMessages } from '@sitewright/domain/workflows/fault-messages'
import { itemMessages as messages, itemTabTexts as labels } from '@sitewright/domain/workflows/item-messages'
import { otherItems } from '@sitewright/domain/workflows/links'
import { canDeleteCondition, MIN_CONDITIONS, type PartFaults } from '@sitewright/domain/workflows/part-faults'
import { itemTabLabels } from '@sitewright/domain/workflows/tab-messages'
import { Trash2 } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { Button } from '../../../button/Button'
import { type EditableColumn, EditableRow, EditableTable } from '../../../editable-table/EditableTable'
import { useTransferRef } from '../../../focus/transfer-focus'
import { TextField } from '../../../text-field/TextField'
import type { ConditionRow } from '../workflow-rows'
import { ItemPicker } from './ItemPicker'
import { getUsed, NO_LINK, toPicked } from './LinkRows'
import { type ItemEdit, useItemRows } from './use-item-edit'
import { TabContent } from './WorkflowItemEditor.styles'

/** What is missing shows after OK; what is wrong shows at once. */
const findVisible = (
  errors: PartFaults<'condition' | 'target'> | undefined,
  row: ConditionRow,
  isTried: boolean,
): PartFaults<'condition' | 'target'> => ({
  condition: isTried || row.condition.trim() !== '' ? errors?.condition : undefined,
  target: isTried || row.itemId !== '' ? errors?.target : undefined,
})

type ColumnId = 'name' | 'item'

const COLUMNS: readonly EditableColumn<ColumnId>[] = [
  { id: 'name', header: labels.nameColumn },
  { id: 'item', header: labels.itemColumn },
]

const TABLE_LABELS = { add: labels.addCondition }

/** The conditions that decide which items follow, each a name and an item (ITEM-68 to ITEM-77). The first press of Add adds two. */
export function ConditionalTab({ edit }: { edit: ItemEdit }) {
  const { item, phases, errors, isTried, readOnlyReason } = edit
  const { rows, base, add, change, remove, set } = useItemRows(edit, 'conditionalVisibility')
  const isReadOnly = readOnlyReason !== undefined
  const addButton = useRef<HTMLButtonElement>(null)
  const transferFocus = useTransferRef(addButton)
  const addRows = (): void => {
    const count = rows.size === 0 ? MIN_CONDITIONS : 1
    for (let added = 0; added < count; added += 1) add({ condition: '', ...NO_LINK })
  }
  const choices = useMemo(() => otherItems(phases, item.itemId), [phases, item.itemId])
  return (
    <TabContent>
      <EditableTable
        caption={itemTabLabels.conditional}
        columns={COLUMNS}
        tools={isReadOnly ? 0 : 1}
        empty={messages.conditionsEmpty}
        error={errors.conditionList}
        labels={TABLE_LABELS}
        addRef={addButton}
        onAdd={isReadOnly ? undefined : addRows}
        footer={
          !isReadOnly &&
          rows.size > 0 && (
            <Button
              ref={transferFocus}
              size="small"
              tone="ghost"
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => set(new Map())}
            >
              {labels.deleteAll}
            </Button>
          )
        }
      >
        {[...rows].map(([id, row], place) => {
          const error = findVisible(errors.conditions[place], row, isTried)
          return (
            <EditableRow<ColumnId>
              key={id}
              name={row.condition.trim() || labels.condition(place + 1)}
              cells={{
                name: (
                  <TextField
                    label={labels.conditionName(place + 1)}
                    isLabelHidden
                    autoComplete="off"
                    value={row.condition}
                    isReadOnly={isReadOnly}
                    error={error.condition}
                    onChange={(condition) => change(id, { condition })}
                  />
                ),
                item: (
                  <ItemPicker
                    label={labels.conditionItem(place + 1)}
                    isLabelHidden
                    phases={phases}
                    choices={choices}
                    disabledReasons={getUsed(rows, id, faultMessages.conditionTargetTaken)}
                    itemId={row.itemId || null}
                    isReadOnly={isReadOnly}
                    error={error.target ?? errors.conditionLinks[place]}
                    onPick={(itemId) =>
                      change(id, ({ condition }) => ({ ...toPicked(itemId, base.get(id)), condition }))
                    }
                  />
                ),
              }}
              onRemove={isReadOnly ? undefined : () => remove(id)}
              removeDisabledReason={canDeleteCondition(rows.size) ? undefined : messages.conditionsFewest}
            />
          )
        })}
      </EditableTable>
    </TabContent>
  )
}
