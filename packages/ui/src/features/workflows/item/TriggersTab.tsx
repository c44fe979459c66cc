import { TRIGGER_CONDITION, TRIGGER_TYPE, type TriggerCondition } from '@sitewright/domain/workflows/item'
import type { TriggerForm } from '@sitewright/domain/workflows/item-edit'
import {
  itemLabels,
  itemMessages as messages,
  itemTabTexts as labels,
  triggerConditionLabels,
  triggerTypeLabels,
} from '@sitewright/domain/workflows/item-messages'
import { getTrigger } from '@sitewright/domain/workflows/item-parts'
import { CONDITIONS_OF, triggerFaults } from '@sitewright/domain/workflows/part-faults'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Note } from '../../../note/Note'
import { RadioGroup } from '../../../radio-group/RadioGroup'
import { TextField } from '../../../text-field/TextField'
import { PartButtons } from './PartButtons'
import { applyTrigger, deleteTrigger } from './part-forms'
import { SitePicker } from './SitePicker'
import type { ItemEdit } from './use-item-edit'
import { FieldGrid, TabContent } from './WorkflowItemEditor.styles'

const CONDITIONS = Object.values(TRIGGER_CONDITION)
const toCondition = (value: string): TriggerCondition =>
  CONDITIONS.find((condition) => String(condition) === value) ?? TRIGGER_CONDITION.unset

/** What progresses an item: a location or a tag (ITEM-46 to ITEM-57). */
export function TriggersTab({ edit }: { edit: ItemEdit }) {
  const { draft, controls, readOnlyReason } = edit
  const { form, isTried, isUpdated } = draft.trigger
  const name = useRef<HTMLInputElement>(null)
  const isReadOnly = readOnlyReason !== undefined
  const isTag = form.triggerType === TRIGGER_TYPE.tag
  const found = triggerFaults(form)
  const errors = isTried ? found : {}
  // A missing name has a message of its own after OK (ITEM-51, ITEM-55).
  const incomplete = found.siteID ?? found.condition
  const change = (changes: Partial<TriggerForm>): void =>
    edit.change({ trigger: { form: { ...form, ...changes }, isTried, isUpdated: false } })
  const remove = (): void => {
    flushSync(() => edit.replace(deleteTrigger(draft)))
    name.current?.focus()
  }
  return (
    <TabContent role="group" aria-label={labels.trigger}>
      <RadioGroup
        label={labels.triggerKind}
        orientation="horizontal"
        options={[
          {
            value: String(TRIGGER_TYPE.geo),
            label: triggerTypeLabels[TRIGGER_TYPE.geo],
            disabledReason: controls.geoTrigger,
          },
          { value: String(TRIGGER_TYPE.tag), label: triggerTypeLabels[TRIGGER_TYPE.tag] },
        ]}
        value={String(form.triggerType)}
        help={controls.geoTrigger}
        disabledReason={readOnlyReason}
        onChange={(value) =>
          change({
            triggerType: value === String(TRIGGER_TYPE.tag) ? TRIGGER_TYPE.tag : TRIGGER_TYPE.geo,
            condition: TRIGGER_CONDITION.unset,
            siteID: 0,
          })
        }
      />
      <FieldGrid>
        <div data-span="half">
          <TextField
            ref={name}
            label={itemLabels.name}
            isRequired
            autoComplete="off"
            value={form.triggerName}
            isReadOnly={isReadOnly}
            error={errors.triggerName}
            onChange={(triggerName) => change({ triggerName })}
          />
        </div>
        {!isTag && (
          <div data-span="half">
            <SitePicker
              edit={edit}
              siteId={form.siteID}
              error={errors.siteID}
              onPick={(siteID) => change({ siteID })}
            />
          </div>
        )}
        <div data-span="wide">
          <TextField
            label={labels.description}
            autoComplete="off"
            value={form.triggerDescription}
            isReadOnly={isReadOnly}
            onChange={(triggerDescription) => change({ triggerDescription })}
          />
        </div>
        <div data-span="wide">
          <RadioGroup
            label={labels.triggerOn}
            orientation="horizontal"
            isRequired
            options={CONDITIONS_OF[form.triggerType].map((condition) => ({
              value: String(condition),
              label: triggerConditionLabels[condition],
            }))}
            value={form.condition === TRIGGER_CONDITION.unset ? null : String(form.condition)}
            disabledReason={readOnlyReason ?? (isTag ? undefined : controls.geoTrigger)}
            error={errors.condition}
            onChange={(value) => change({ condition: toCondition(value) })}
          />
        </div>
      </FieldGrid>
      {!isReadOnly && (
        <PartButtons
          okDisabledReason={(isTag ? undefined : controls.geoTrigger) ?? incomplete}
          onOk={() => edit.replace(applyTrigger(draft, crypto.randomUUID()))}
          onDelete={getTrigger(draft.item) === undefined ? undefined : remove}
        />
      )}
      {isUpdated && (
        <Note tone="success" role="status">
          {`${messages.triggerUpdated}. ${messages.notConfirmed}`}
        </Note>
      )}
    </TabContent>
  )
}
