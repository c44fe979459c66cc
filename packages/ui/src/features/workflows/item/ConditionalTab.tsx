import {
  type ConditionForm,
  type FieldErrors,
  findConditionErrors,
  findConditionListError,
  MIN_CONDITIONS,
} from '@sitewright/domain/workflows/item-form'
import { itemMessages as messages, itemTabTexts as labels } from '@sitewright/domain/workflows/item-messages'
import { listItems } from '@sitewright/domain/workflows/links'
import { Plus, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { Button } from '../../../button/Button'
import { TextField } from '../../../text-field/TextField'
import { useEntryList } from '../../patterns/use-entry-list'
import { findRowErrors } from './draft-errors'
import type { ConditionRow } from './item-draft'
import { ItemPicker } from './ItemPicker'
import { getUsed } from './LinkRows'
import { RemoveRowButton } from './RemoveRowButton'
import type { ItemEdit } from './use-item-edit'
import { Cluster, EntryHead, EntryRow, ListError, RowList, TabContent } from './WorkflowItemEditor.styles'

/** What is missing shows after OK; what is wrong shows at once. */
const shown = (errors: FieldErrors<ConditionForm>, row: ConditionForm, isTried: boolean) => ({
  condition: isTried || row.condition.trim() !== '' ? errors.condition : undefined,
  itemId: isTried || row.itemId !== null ? errors.itemId : undefined,
})

/** The conditions that decide which items follow, each a name and an item (ITEM-68 to ITEM-77). The first press of Add adds two. */
export function ConditionalTab({ edit }: { edit: ItemEdit }) {
  const { draft, item, phases, isTried, readOnlyReason } = edit
  const rows = draft.conditions
  const isReadOnly = readOnlyReason !== undefined
  const { root, addButton, change, add, remove, clear } = useEntryList<ConditionRow>(
    rows,
    { condition: '', itemId: null },
    (conditions) => edit.change({ conditions }),
  )
  const choices = useMemo(
    () => listItems(phases).filter((placed) => placed.item.itemId !== item.itemId),
    [phases, item.itemId],
  )
  const errors = findConditionErrors(rows)
  const linkErrors = findRowErrors(phases, item.itemId, rows)
  const listError = findConditionListError(rows.length)
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
              const error = shown(errors[place] ?? {}, row, isTried)
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
                    disabledReasons={getUsed(rows, row, messages.conditionItemUsed)}
                    itemId={row.itemId}
                    isReadOnly={isReadOnly}
                    error={error.itemId ?? linkErrors[place]}
                    onPick={(itemId) => change(place, { ...row, itemId })}
                  />
                  {!isReadOnly && (
                    <RemoveRowButton
                      name={row.condition.trim() || labels.condition(place + 1)}
                      disabledReason={rows.length <= MIN_CONDITIONS ? messages.conditionsTooFew : undefined}
                      onClick={() => remove(place)}
                    />
                  )}
                </EntryRow>
              )
            })}
          </ul>
        )}
        {listError !== undefined && <ListError role="alert">{listError}</ListError>}
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
