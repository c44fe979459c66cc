'use client'

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { Below, Label, Root } from '../checkbox/Checkbox.styles'
import { ignoreChange, preventToggle } from '../checkbox/disabled-checkbox'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { FieldGroup } from '../field/FieldGroup'
import { GroupItems } from '../field/Field.styles'
import type { FieldOption } from '../field/field-option'
import { useField } from '../field/use-field'
import { useValue } from '../field/use-value'
import { Radio } from './RadioGroup.styles'

export type { FieldOption } from '../field/field-option'

/**
 * Props of RadioGroup: those of a `<fieldset>`, and these. Rest props and `ref` reach the root.
 * @typeParam Value the values to choose from, inferred from `options`
 */
export interface RadioGroupProps<Value extends string = string> extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'onChange' | 'defaultValue' | 'disabled' | 'children'
> {
  /** Label of the group, often a question. */
  label: string
  /** The options, in the order of the group. */
  options: readonly FieldOption<Value>[]
  /** The value of the selected option, or `null` for none. Controlled; omit it to leave the state to the component. */
  value?: Value | null
  /** The initially selected value of an uncontrolled group; `null` by default. */
  defaultValue?: Value | null
  /** Called with the value that the user selects. */
  onChange?: (value: Value) => void
  /** How to fill it in, shown under the label; describes the group. */
  help?: ReactNode
  /** What is wrong with the selection, as a sentence; marks the group as invalid. */
  error?: string
  /** Marks the group as required for assistive technology (`aria-required`). The form validates it and shows the error. */
  isRequired?: boolean
  /** Why no option can be selected, as a sentence. The options stay focusable, have a dashed border and show the reason. */
  disabledReason?: string
  /** In a column (default) or in wrapping lines. */
  orientation?: 'vertical' | 'horizontal'
  /** At the end of the label's line: "Optional". */
  labelEnd?: ReactNode
  /** Hides the label visually; assistive technology still reads it. */
  isLabelHidden?: boolean
}

/**
 * Selects one of a few options, all of them visible. Exposes `radiogroup`, named by its label, with a `radio` for each option. It is one
 * tab stop: the selected option, else the first. The browser's arrow keys select. A disabled option is focusable and shows its reason.
 */
export function RadioGroup<Value extends string = string>(props: RadioGroupProps<Value>) {
  const {
    label,
    options,
    value,
    defaultValue = null,
    onChange,
    help,
    error,
    isRequired,
    disabledReason,
    orientation = 'vertical',
    labelEnd,
    isLabelHidden,
    name,
    ...rest
  } = props
  const ownName = useId()
  const [selected, setSelected] = useValue<Value | null>(value, defaultValue, undefined)
  const wiring = useField({ help, error }, rest)
  return (
    <FieldGroup
      {...rest}
      {...{ wiring, label, isRequired, labelEnd, isLabelHidden, help, error }}
      role="radiogroup"
      aria-required={isRequired || undefined}
      aria-invalid={wiring.isInvalid || undefined}
      aria-orientation={orientation}
    >
      <GroupItems data-orientation={orientation}>
        {options.map((option) => (
          <RadioOption
            key={option.value}
            {...option}
            id={`${wiring.controlId}-${option.value}`}
            name={name ?? ownName}
            disabledReason={option.disabledReason ?? disabledReason}
            isSelected={option.value === selected}
            isInvalid={wiring.isInvalid}
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
  isInvalid: boolean
  onSelect: () => void
}

function RadioOption(props: RadioOptionProps) {
  const { id, name, value, label, help, disabledReason, isSelected, isInvalid, onSelect } = props
  const isDisabled = disabledReason !== undefined
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
          onClick={isDisabled ? preventToggle : undefined}
          onChange={isDisabled ? ignoreChange : onSelect}
        />
        <span>{label}</span>
      </Label>
      {help !== undefined && <Below id={`${id}-help`}>{help}</Below>}
      {isDisabled && <DisabledReason id={`${id}-reason`}>{disabledReason}</DisabledReason>}
    </Root>
  )
}
