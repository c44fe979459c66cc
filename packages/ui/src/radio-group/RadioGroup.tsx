'use client'

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { Below, Label, Root } from '../checkbox/Checkbox.styles'
import { ignore, keep } from '../checkbox/held-checkbox'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { FieldGroup } from '../field/FieldGroup'
import { GroupItems } from '../field/Field.styles'
import type { FieldOption } from '../field/field-option'
import { useField } from '../field/use-field'
import { useValue } from '../field/use-value'
import { Radio } from './RadioGroup.styles'

/** Props of RadioGroup: those of a `<fieldset>`, and these. Rest props and `ref` reach the root. */
export interface RadioGroupProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'onChange' | 'defaultValue' | 'disabled' | 'children'
> {
  /** The question. */
  label: string
  /** The answers, in the order they are drawn. */
  options: readonly FieldOption[]
  /** The chosen answer, held by the owner; `''` for none yet. */
  value?: string
  /** The answer it starts with when the owner holds none; none by default. */
  defaultValue?: string
  /** Told the answer that was chosen. */
  onChange?: (value: string) => void
  /** How to answer; stands under the question and describes the group. */
  help?: ReactNode
  /** What is wrong with the answer, as a sentence; marks the group as invalid. */
  error?: string
  /** Says so to assistive technology. The form checks it, and its error tells. */
  isRequired?: boolean
  /** Why nothing can be chosen, as a sentence. It stays focusable, is drawn dashed and says so. */
  disabledReason?: string
  /** One under the other (default), or in lines. */
  orientation?: 'vertical' | 'horizontal'
  /** At the end of the question's line: "Optional". */
  labelEnd?: ReactNode
  /** The question is heard and not drawn. */
  isLabelHidden?: boolean
}

/**
 * One of a few answers, all of them seen. Exposes `radiogroup` named by its label, with `radio` inside. One tab stop: the
 * chosen one, else the first; the browser's arrow keys choose. What cannot be chosen can be reached and says why.
 */
export function RadioGroup(props: RadioGroupProps) {
  const { label, options, value, defaultValue = '', onChange, help, error, isRequired, ...others } = props
  const { disabledReason, orientation = 'vertical', labelEnd, isLabelHidden, name, ...rest } = others
  const ownName = useId()
  const [chosen, choose] = useValue(value, defaultValue, onChange)
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
            isChosen={option.value === chosen}
            isInvalid={wiring.isInvalid}
            onChoose={choose}
          />
        ))}
      </GroupItems>
    </FieldGroup>
  )
}

interface RadioOptionProps extends FieldOption {
  id: string
  name: string
  isChosen: boolean
  isInvalid: boolean
  onChoose: (value: string) => void
}

function RadioOption(props: RadioOptionProps) {
  const { id, name, value, label, help, disabledReason, isChosen, isInvalid, onChoose } = props
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
          checked={isChosen}
          aria-disabled={isDisabled || undefined}
          aria-describedby={described || undefined}
          data-invalid={isInvalid || undefined}
          onClick={isDisabled ? keep : undefined}
          onChange={isDisabled ? ignore : () => onChoose(value)}
        />
        <span>{label}</span>
      </Label>
      {help !== undefined && <Below id={`${id}-help`}>{help}</Below>}
      {isDisabled && <DisabledReason id={`${id}-reason`}>{disabledReason}</DisabledReason>}
    </Root>
  )
}
