import { REQUIREMENT_TYPE } from '@sitewright/domain/workflows/item'
import type { RequirementForm as Form } from '@sitewright/domain/workflows/item-edit'
import { itemLabels, itemTabTexts as labels, requirementTypeLabels } from '@sitewright/domain/workflows/item-messages'
import type { Ref } from 'react'
import { Checkbox } from '../../../checkbox/Checkbox'
import { NumberField } from '../../../number-field/NumberField'
import { Select } from '../../../select/Select'
import { TextField } from '../../../text-field/TextField'
import { canBeEditable } from '@sitewright/domain/workflows/part-faults'
import { changeForm } from './item-value'
import { findValue, toOptions } from './number-options'
import { PartButtons } from './PartButtons'
import { findRequirementErrors } from './part-forms'
import type { ItemEdit } from './use-item-edit'
import { FieldGrid, PartGroup } from './WorkflowItemEditor.styles'

const TYPES = Object.values(REQUIREMENT_TYPE)
const TYPE_OPTIONS = toOptions(TYPES, requirementTypeLabels)

/** Props of RequirementForm. */
export interface RequirementFormProps {
  edit: ItemEdit
  nameRef: Ref<HTMLInputElement>
  onOk: () => void
  onDelete: () => void
}

/** The fields of one requirement (ITEM-37, ITEM-38). */
export function RequirementForm({ edit, nameRef, onOk, onDelete }: RequirementFormProps) {
  const { value, readOnlyReason } = edit
  const { form, isTried } = value.requirement
  const isReadOnly = readOnlyReason !== undefined
  const errors = isTried ? findRequirementErrors(form) : {}
  const change = (changes: Partial<Form>): void => edit.change('requirement', (now) => changeForm(now, changes))
  return (
    <PartGroup role="group" aria-label={labels.requirement}>
      <FieldGrid>
        <TextField
          ref={nameRef}
          label={itemLabels.name}
          isRequired
          autoComplete="off"
          value={form.name}
          isReadOnly={isReadOnly}
          error={errors.name}
          onChange={(name) => change({ name })}
        />
        <Select
          label={itemLabels.type}
          isRequired
          placeholder={labels.chooseType}
          options={TYPE_OPTIONS}
          value={form.requirementType === null ? '' : String(form.requirementType)}
          disabledReason={readOnlyReason}
          error={errors.requirementType}
          onChange={(value) => change({ requirementType: findValue(TYPES, value) ?? null })}
        />
        <NumberField
          label={itemLabels.weight}
          value={form.weight}
          isReadOnly={isReadOnly}
          error={errors.weight}
          onChange={(weight) => change({ weight })}
        />
        <div data-span="wide">
          <TextField
            label={labels.description}
            autoComplete="off"
            value={form.description}
            isReadOnly={isReadOnly}
            onChange={(description) => change({ description })}
          />
        </div>
        {canBeEditable(form.requirementType) && (
          <Checkbox
            data-span="wide"
            label={labels.editableProperty}
            isSelected={form.isPropertyEditable}
            disabledReason={readOnlyReason}
            onChange={(isPropertyEditable) => change({ isPropertyEditable })}
          />
        )}
      </FieldGrid>
      {!isReadOnly && <PartButtons onOk={onOk} onDelete={value.requirementId === null ? undefined : onDelete} />}
    </PartGroup>
  )
}
