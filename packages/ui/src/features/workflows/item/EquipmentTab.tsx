import { faultMessages } from '@sitewright/domain/workflows/fault-messages'
import { itemMessages as messages, itemTabTexts as labels } from '@sitewright/domain/workflows/item-messages'
import { canAddMapping } from '@sitewright/domain/workflows/part-faults'
import { itemTabLabels } from '@sitewright/domain/workflows/tab-messages'
import { type EditableColumn, EditableRow, EditableTable } from '../../../editable-table/EditableTable'
import { Select } from '../../../select/Select'
import { findValue, PROGRESS_STATE_OPTIONS, PROGRESS_STATES } from './number-options'
import { StatusPicker } from './StatusPicker'
import { type ItemEdit, useItemRows } from './use-item-edit'
import { TabContent } from './WorkflowItemEditor.styles'

type ColumnId = 'state' | 'status'

const COLUMNS: readonly EditableColumn<ColumnId>[] = [
  { id: 'state', header: labels.stateColumn },
  { id: 'status', header: labels.statusColumn },
]

const TABLE_LABELS = { add: labels.addMapping }

/** Which equipment statuses progress or reset an item (ITEM-78, ITEM-80 to ITEM-85). */
export function EquipmentTab({ edit }: { edit: ItemEdit }) {
  const { context, errors, isTried, readOnlyReason } = edit
  const { rows, add, change, remove } = useItemRows(edit, 'itemStateFromEquipmentStatus')
  const isReadOnly = readOnlyReason !== undefined
  return (
    <TabContent>
      <EditableTable
        caption={itemTabLabels.equipment}
        columns={COLUMNS}
        tools={isReadOnly ? 0 : 1}
        empty={messages.mappingsEmpty}
        error={errors.mappingList}
        labels={TABLE_LABELS}
        onAdd={isReadOnly ? undefined : () => add({ progressState: null, equipmentStatusState: null })}
        addDisabledReason={canAddMapping(rows.size) ? undefined : faultMessages.tooManyMappings}
      >
        {[...rows].map(([id, row], place) => {
          const { progressState, equipmentStatusState } = errors.mappings[place] ?? {}
          return (
            <EditableRow<ColumnId>
              key={id}
              name={labels.mapping(place + 1)}
              cells={{
                state: (
                  <Select
                    label={labels.mappingState(place + 1)}
                    isLabelHidden
                    placeholder={labels.chooseState}
                    options={PROGRESS_STATE_OPTIONS}
                    value={row.progressState === null ? '' : String(row.progressState)}
                    disabledReason={readOnlyReason}
                    error={isTried || row.progressState !== null ? progressState : undefined}
                    onChange={(value) => change(id, { progressState: findValue(PROGRESS_STATES, value) ?? null })}
                  />
                ),
                status: (
                  <StatusPicker
                    label={labels.mappingStatus(place + 1)}
                    isLabelHidden
                    view={context.equipmentStatuses}
                    state={row.equipmentStatusState}
                    placeholder={labels.chooseStatus}
                    disabledReason={readOnlyReason}
                    error={isTried || row.equipmentStatusState !== null ? equipmentStatusState : undefined}
                    onPick={(state) => change(id, { equipmentStatusState: state })}
                  />
                ),
              }}
              onRemove={isReadOnly ? undefined : () => remove(id)}
            />
          )
        })}
      </EditableTable>
    </TabContent>
  )
}
