import { TRIGGER_CONDITION, TRIGGER_TYPE, type TriggerCondition } from '@sitewright/domain/workflows/item'
import type { TriggerForm } from '@sitewright/domain/workflows/item-edit'
import { itemLabels, itemTabTexts as labels, triggerConditionLabels } from '@sitewright/domain/workflows/item-messages'
import { CONDITIONS_OF, triggerFaults } from '@sitewright/domain/workflows/part-faults'
import type { Ref } from 'react'
import { RadioGroup } from '../../../radio-group/RadioGroup'
import { TextField } from '../../../text-field/TextField'
import { findValue, toOptions } from './number-options'
import { SitePicker } from './SitePicker'
import type { ItemEdit } from './use-item-edit'
import { FieldGrid } from './WorkflowItemEditor.styles'

const CONDITIONS = Object.values(TRIGGER_CONDITION)
const toCondition = (value: string): TriggerCondition => findValue(CONDITIONS, value) ?? TRIGGER_CONDITION.unset

/** Props of TriggerFields. */
export interface TriggerFieldsProps {
  edit: ItemEdit
  nameRef: Ref<HTMLInputElement>
  onChange: (changes: Partial<TriggerForm>) => void
}

/** Name, site, description and condition of a trigger (ITEM-46, ITEM-47). */
export function TriggerFields({ edit, nameRef, onChange }: TriggerFieldsProps) {
  const { value, controls, readOnlyReason } = edit
  const { form, isTried } = value.trigger
  const isReadOnly = readOnlyReason !== undefined
  const isTag = form.triggerType === TRIGGER_TYPE.tag
  const errors = isTried ? triggerFaults(form) : {}
  return (
    <FieldGrid>
      <div data-span="half">
        <TextField
          ref={nameRef}
          label={itemLabels.name}
          isRequired
          autoComplete="off"
          value={form.triggerName}
          isReadOnly={isReadOnly}
          error={errors.triggerName}
          onChange={(triggerName) => onChange({ triggerName })}
        />
      </div>
      {!isTag && (
        <div data-span="half">
          <SitePicker
            edit={edit}
            siteId={form.siteID}
            error={errors.siteID}
            onPick={(siteID) => onChange({ siteID })}
          />
        </div>
      )}
      <div data-span="wide">
        <TextField
          label={labels.description}
          autoComplete="off"
          value={form.triggerDescription}
          isReadOnly={isReadOnly}
          onChange={(triggerDescription) => onChange({ triggerDescription })}
        />
      </div>
      <div data-span="wide">
        <RadioGroup
          label={labels.triggerOn}
          orientation="horizontal"
          isRequired
          options={toOptions(CONDITIONS_OF[form.triggerType], triggerConditionLabels)}
          value={form.condition === TRIGGER_CONDITION.unset ? null : String(form.condition)}
          disabledReason={readOnlyReason ?? (isTag ? undefined : controls.geoTrigger)}
          error={errors.condition}
          onChange={(value) => onChange({ condition: toCondition(value) })}
        />
      </div>
    </FieldGrid>
  )
}
