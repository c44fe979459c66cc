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
  /** The question. */
  label: string
  /** The answers, in the order they are drawn. */
  options: readonly FieldOption<Value>[]
  /** The selected answer of a controlled group; `''` while there is none. */
  value?: Value | ''
  /** The first selected answer of an uncontrolled group; none by default. */
  defaultValue?: Value | ''
  /** Called with the answer that the user selects. */
  onChange?: (value: Value) => void
  /** How to answer, drawn under the question; describes the group. */
  help?: ReactNode
  /** What is wrong with the answer, as a sentence; marks the group as invalid. */
  error?: string
  /** Marks the group as required for assistive technology (`aria-required`). The form validates it and shows the error. */
  isRequired?: boolean
  /** Why no answer can be selected, as a sentence. The answers stay focusable, are drawn dashed and show the reason. */
  disabledReason?: string
  /** In a column (default) or in wrapping lines. */
  orientation?: 'vertical' | 'horizontal'
  /** At the end of the question's line: "Optional". */
  labelEnd?: ReactNode
  /** Hides the question visually; assistive technology still reads it. */
  isLabelHidden?: boolean
}

/**
 * One of a few answers, all of them visible. Exposes `radiogroup`, named by its label, with a `radio` for each answer. It is one tab
 * stop: the selected answer, else the first. The browser's arrow keys select. A disabled answer is focusable and shows its reason.
 */
export function RadioGroup<Value extends string = string>(props: RadioGroupProps<Value>) {
  const {
    label,
    options,
    value,
    defaultValue = '',
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
  const [selected, setSelected] = useValue<Value | ''>(value, defaultValue, undefined)
  const wiring = useField({ help, error }, rest)
  return (
    <FieldGroup
      {...rest}
      {...{ wiring, label, labelEnd, isLabelHidden, help, error }}
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
