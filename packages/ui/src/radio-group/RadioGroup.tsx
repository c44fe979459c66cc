'use client'

import { Below, Label, Root } from '../checkbox/Checkbox.styles'
import { ignoreChange, preventToggle } from '../checkbox/disabled-checkbox'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import type { ElementProps } from '../element-props/element-props'
import { FieldGroup } from '../field/FieldGroup'
import { getGroupProps } from '../field/group-props'
import { GroupItems } from '../field/Field.styles'
import type { FieldOption } from '../field/field-option'
import { type FieldProps, omitFieldProps, useField } from '../field/use-field'
import { useValue } from '../field/use-value'
import { Radio } from './RadioGroup.styles'
import { useGroupName } from './use-group-name'

export type { FieldOption } from '../field/field-option'

/**
 * Props of RadioGroup: those of a `<fieldset>`, and these. Rest props and `ref` reach the root.
 * @typeParam Value the values to choose from, inferred from `options`
 */
export interface RadioGroupProps<Value extends string = string>
  extends ElementProps<'fieldset', 'children'>, FieldProps {
  /** The options, in the order of the group. */
  options: readonly FieldOption<Value>[]
  /** The value of the selected option, or `null` for none. Controlled; omit it to leave the state to the component. */
  value?: Value | null
  /** The initially selected value of an uncontrolled group; `null` by default. */
  defaultValue?: Value | null
  /** Called with the value that the user selects. */
  onChange?: (value: Value) => void
  /** In a column (default) or in wrapping lines. */
  orientation?: 'vertical' | 'horizontal'
}

/**
 * Selects one of a few options, all of them visible. Exposes `radiogroup`, named by its label, with a `radio` for each option. It is one
 * tab stop: the selected option, else the first. The browser's arrow keys select. A disabled option is focusable and shows its reason.
 */
export function RadioGroup<Value extends string = string>(props: RadioGroupProps<Value>) {
  const {
    options,
    value,
    defaultValue = null,
    onChange,
    orientation = 'vertical',
    name,
    ...rest
  } = omitFieldProps<RadioGroupProps<Value>>(props)
  const groupName = useGroupName(name)
  const [selected, setSelected, onReset] = useValue<Value | null>(value, defaultValue, undefined)
  const isEmpty = selected === null
  const field = useField(props, { isEmpty, missing: 'choose', isGroup: true, onReset })
  return (
    <FieldGroup
      {...getGroupProps(rest, field.frame)}
      role="radiogroup"
      aria-required={field.frame.isRequired || undefined}
      aria-readonly={props.isReadOnly || undefined}
      aria-invalid={field.isInvalid || undefined}
      aria-orientation={orientation}
    >
      <GroupItems data-orientation={orientation}>
        {options.map((option, place) => (
          <RadioOption
            key={option.value}
            {...option}
            id={`${field.controlId}-${place}`}
            name={groupName}
            disabledReason={option.disabledReason ?? props.disabledReason}
            isReadOnly={props.isReadOnly === true}
            isSelected={option.value === selected}
            isInvalid={field.isInvalid}
            onSelect={() => {
              setSelected(option.value)
              onChange?.(option.value)
            }}
          />
        ))}
      </GroupItems>
    </FieldGroup>
  )
}

interface RadioOptionProps extends FieldOption {
  id: string
  name: string
  isSelected: boolean
  isReadOnly: boolean
  isInvalid: boolean
  onSelect: () => void
}

function RadioOption(props: RadioOptionProps) {
  const { id, name, value, label, help, disabledReason, isSelected, isReadOnly, isInvalid, onSelect } = props
  const isDisabled = disabledReason !== undefined
  const isFixed = isDisabled || isReadOnly
  const described = [help !== undefined && `${id}-help`, isDisabled && `${id}-reason`].filter(Boolean).join(' ')
  return (
    <Root>
      <Label>
        <Radio
          type="radio"
          id={id}
          name={name}
          value={value}
          checked={isSelected}
          aria-disabled={isDisabled || undefined}
          aria-describedby={described || undefined}
          data-invalid={isInvalid || undefined}
          data-fixed={isFixed || undefined}
          // A reset of the form restores the default state, which a controlled group does not have.
          ref={(radio) => {
            if (radio !== null) radio.defaultChecked = isSelected
          }}
          onClick={isFixed ? preventToggle : undefined}
          onChange={isFixed ? ignoreChange : onSelect}
        />
        <span>{label}</span>
      </Label>
      {help !== undefined && <Below id={`${id}-help`}>{help}</Below>}
      {isDisabled && <DisabledReason id={`${id}-reason`}>{disabledReason}</DisabledReason>}
    </Root>
  )
}
