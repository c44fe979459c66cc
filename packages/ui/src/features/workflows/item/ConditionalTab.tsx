import { faultMessages } from '@sitewright/domain/workflows/fault-messages'
import { itemMessages as messages, itemTabTexts as labels } from '@sitewright/domain/workflows/item-messages'
import { otherItems } from '@sitewright/domain/workflows/links'
import { canDeleteCondition, MIN_CONDITIONS, type PartFaults } from '@sitewright/domain/workflows/part-faults'
import { Plus, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { Button } from '../../../button/Button'
import { TextField } from '../../../text-field/TextField'
import { useEntryList } from '../../patterns/use-entry-list'
import type { ConditionRow } from './item-draft'
import { ItemPicker } from './ItemPicker'
import { getUsed } from './LinkRows'
import { RemoveRowButton } from './RemoveRowButton'
import type { ItemEdit } from './use-item-edit'
import { Cluster, EntryHead, EntryRow, ListError, RowList, TabContent } from './WorkflowItemEditor.styles'

/** What is missing shows after OK; what is wrong shows at once. */
const findVisible = (
  errors: PartFaults<'condition' | 'target'> | undefined,
  row: ConditionRow,
  isTried: boolean,
): PartFaults<'condition' | 'target'> => ({
  condition: isTried || row.condition.trim() !== '' ? errors?.condition : undefined,
  target: isTried || row.itemId !== null ? errors?.target : undefined,
})

/** The conditions that decide which items follow, each a name and an item (ITEM-68 to ITEM-77). The first press of Add adds two. */
export function ConditionalTab({ edit }: { edit: ItemEdit }) {
  const { draft, item, phases, errors, isTried, readOnlyReason } = edit
  const rows = draft.conditions
  const isReadOnly = readOnlyReason !== undefined
  const { root, addButton, change, add, remove, clear } = useEntryList<ConditionRow>(
    rows,
    { condition: '', itemId: null },
    (conditions) => edit.change({ conditions }),
  )
  const choices = useMemo(() => otherItems(phases, item.itemId), [phases, item.itemId])
  return (
    <TabContent>
      {rows.length === 0 && <p>{messages.conditionsEmpty}</p>}
      <RowList ref={root}>
        {rows.length > 0 && (
          <EntryHead aria-hidden="true">
            <span>{labels.nameColumn}</span>
            <span>{labels.itemColumn}</span>
          </EntryHead>
        )}
        {rows.length > 0 && (
          <ul>
            {rows.map((row, place) => {
              const error = findVisible(errors.conditions[place], row, isTried)
              return (
                <EntryRow key={row.id} data-fields="2">
                  <TextField
                    label={labels.conditionName(place + 1)}
                    isLabelHidden
                    autoComplete="off"
                    value={row.condition}
                    isReadOnly={isReadOnly}
                    error={error.condition}
                    onChange={(condition) => change(place, { ...row, condition })}
                  />
                  <ItemPicker
                    label={labels.conditionItem(place + 1)}
                    isLabelHidden
                    phases={phases}
                    choices={choices}
                    disabledReasons={getUsed(rows, row, faultMessages.conditionTargetTaken)}
                    itemId={row.itemId}
                    isReadOnly={isReadOnly}
                    error={error.target ?? errors.conditionLinks[place]}
                    onPick={(itemId) => change(place, { ...row, itemId })}
                  />
                  {!isReadOnly && (
                    <RemoveRowButton
                      name={row.condition.trim() || labels.condition(place + 1)}
                      disabledReason={canDeleteCondition(rows.length) ? undefined : messages.conditionsFewest}
                      onClick={() => remove(place)}
                    />
                  )}
                </EntryRow>
              )
            })}
          </ul>
        )}
        {errors.conditionList !== undefined && <ListError role="alert">{errors.conditionList}</ListError>}
        {!isReadOnly && (
          <Cluster>
            <Button
              ref={addButton}
              size="small"
              icon={<Plus aria-hidden="true" />}
              onClick={() => add(rows.length === 0 ? MIN_CONDITIONS : 1)}
            >
              {labels.addCondition}
            </Button>
            {rows.length > 0 && (
              <Button size="small" tone="ghost" icon={<Trash2 aria-hidden="true" />} onClick={clear}>
                {labels.deleteAll}
              </Button>
            )}
          </Cluster>
        )}
      </RowList>
    </TabContent>
  )
}
