import { faultMessages } from '@sitewright/domain/workflows/fault-messages'
import { itemMessages as messages, itemTabTexts as labels } from '@sitewright/domain/workflows/item-messages'
import { canAddMapping } from '@sitewright/domain/workflows/part-faults'
import { Plus } from 'lucide-react'
import { Button } from '../../../button/Button'
import { Select } from '../../../select/Select'
import { useEntryList } from '../../patterns/use-entry-list'
import type { MappingRow } from './item-draft'
import { findValue, PROGRESS_STATE_OPTIONS, PROGRESS_STATES } from './number-options'
import { RemoveRowButton } from './RemoveRowButton'
import { StatusPicker } from './StatusPicker'
import type { ItemEdit } from './use-item-edit'
import { EntryHead, EntryRow, ListError, RowList, TabContent } from './WorkflowItemEditor.styles'

/** Which equipment statuses progress or reset an item (ITEM-78, ITEM-80 to ITEM-85). */
export function EquipmentTab({ edit }: { edit: ItemEdit }) {
  const { draft, context, errors, isTried, readOnlyReason } = edit
  const rows = draft.mappings
  const { root, addButton, change, add, remove } = useEntryList<MappingRow>(
    rows,
    { progressState: null, equipmentStatusState: null },
    (mappings) => edit.change({ mappings }),
  )
  return (
    <TabContent>
      {rows.length === 0 && <p>{messages.mappingsEmpty}</p>}
      <RowList ref={root}>
        {rows.length > 0 && (
          <EntryHead aria-hidden="true">
            <span>{labels.stateColumn}</span>
            <span>{labels.statusColumn}</span>
          </EntryHead>
        )}
        {rows.length > 0 && (
          <ul>
            {rows.map((row, place) => {
              const { progressState, equipmentStatusState } = errors.mappings[place] ?? {}
              return (
                <EntryRow key={row.id} data-fields="2">
                  <Select
                    label={labels.mappingState(place + 1)}
                    isLabelHidden
                    placeholder={labels.chooseState}
                    options={PROGRESS_STATE_OPTIONS}
                    value={row.progressState === null ? '' : String(row.progressState)}
                    disabledReason={readOnlyReason}
                    error={isTried || row.progressState !== null ? progressState : undefined}
                    onChange={(value) =>
                      change(place, {
                        ...row,
                        progressState: findValue(PROGRESS_STATES, value) ?? null,
                      })
                    }
                  />
                  <StatusPicker
                    label={labels.mappingStatus(place + 1)}
                    isLabelHidden
                    view={context.equipmentStatuses}
                    state={row.equipmentStatusState}
                    placeholder={labels.chooseStatus}
                    disabledReason={readOnlyReason}
                    error={isTried || row.equipmentStatusState !== null ? equipmentStatusState : undefined}
                    onPick={(state) => change(place, { ...row, equipmentStatusState: state })}
                  />
                  {readOnlyReason === undefined && (
                    <RemoveRowButton name={labels.mapping(place + 1)} onClick={() => remove(place)} />
                  )}
                </EntryRow>
              )
            })}
          </ul>
        )}
        {errors.mappingList !== undefined && <ListError role="alert">{errors.mappingList}</ListError>}
        {readOnlyReason === undefined && (
          <Button
            ref={addButton}
            size="small"
            icon={<Plus aria-hidden="true" />}
            disabledReason={canAddMapping(rows.length) ? undefined : faultMessages.tooManyMappings}
            onClick={() => add()}
          >
            {labels.addMapping}
          </Button>
        )}
      </RowList>
    </TabContent>
  )
}
