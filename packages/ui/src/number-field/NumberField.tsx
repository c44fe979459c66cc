'use client'

import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../button/Button'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { Field } from '../field/Field'
import { ControlBox } from '../field/Field.styles'
import type { InputProps } from '../field/input-props'
import { useField } from '../field/use-field'
import { Input } from '../text-field/TextField.styles'
import { Steppers, Unit } from './NumberField.styles'
import { NUMBER_LABELS, numberFault, type NumberLabels } from './number-labels'
import type { NumberLimits } from './step-number'
import { useNumber } from './use-number'

/** Props of NumberField. Rest props and `ref` reach the `<input>`; `className` and `style` reach the root. */
export interface NumberFieldProps extends InputProps<'min' | 'max' | 'step'>, NumberLimits {
  /** Its name, above it. */
  label: string
  /** The number, held by the owner; `null` for none, `NaN` for a text that is no number. */
  value?: number | null
  /** The number it starts with when the owner holds none; none by default. */
  defaultValue?: number | null
  /** Told while one types: the number, `null` when the field is empty, `NaN` when the text cannot be read. */
  onChange?: (value: number | null) => void
  /** Whole numbers alone; numbers with a part behind the point by default. */
  kind?: 'decimal' | 'integer'
  /** What it counts, after the number: "days", "kg". Part of its description. */
  unit?: string
  /** Buttons that take one step, for the pointer and the finger; none by default. */
  steppers?: 'none' | 'buttons'
  /** Name of the button that takes a step up; "Increase" by default, before the label. */
  increaseLabel?: string
  /** Name of the button that takes a step down; "Decrease" by default. */
  decreaseLabel?: string
  /** What it says about what was typed, once the field has been left. Any of them may be given. */
  labels?: Partial<NumberLabels>
  /** How to fill it in; stands under it and describes it. */
  help?: ReactNode
  /** What is wrong, as a sentence; marks the field as invalid. Goes before the field's own words. */
  error?: string
  /** A remark that is not an error. */
  note?: ReactNode
  /** Says so to assistive technology. The form checks it, and its error tells. */
  isRequired?: boolean
  /** Can be read, focused and copied, not changed; drawn dashed. */
  isReadOnly?: boolean
  /** Why it cannot be changed, as a sentence. It stays focusable, is drawn dashed and says so. */
  disabledReason?: string
  /** At the end of the label's line: "Optional". */
  labelEnd?: ReactNode
  /** The label is heard and not drawn. */
  isLabelHidden?: boolean
}

/**
 * A number that is typed. Exposes `spinbutton`, named by its label, with the value and its limits. ↑ ↓ take a step, Page Up and
 * Page Down ten, Home and End go to the limits that are given. What is typed stays as it is, also when it is no number: nothing
 * is cut, rounded or put into the limits; the field says what is wrong when it is left. The focus stays in the field.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, value, defaultValue = null, onChange, kind = 'decimal', unit, steppers = 'none', ...others } = props
  const {
    increaseLabel = 'Increase',
    decreaseLabel = 'Decrease',
    labels: labelOverrides,
    help,
    error,
    note,
    ...more
  } = others
  const { min, max, step, isRequired, isReadOnly = false, disabledReason, labelEnd, isLabelHidden, ...remaining } = more
  const { className, style, onBlur, onKeyDown, ...rest } = remaining
  const reasonId = useId()
  const unitId = useId()
  const isInteger = kind === 'integer'
  const isDisabled = disabledReason !== undefined
  const isFixed = isDisabled || isReadOnly
  const number = useNumber({ value, defaultValue, onChange, min, max, step, isInteger, isDisabled: isFixed })
  const unreadable = isInteger ? 'Enter a whole number, such as 12.' : NUMBER_LABELS.unreadable
  const labels = { ...NUMBER_LABELS, unreadable, ...labelOverrides }
  const own = number.isTold ? numberFault(number.text, { min, max }, isInteger, labels) : undefined
  const described = [rest['aria-describedby'], unit !== undefined && unitId, isDisabled && reasonId]
  const wiring = useField(
    { help, error: error ?? own, note },
    { id: rest.id, 'aria-describedby': described.filter(Boolean).join(' ') },
  )
  const now = number.value === null || Number.isNaN(number.value) ? undefined : number.value
  const stepper = (by: number, name: string, icon: ReactNode) => (
    <IconButton
      size="small"
      tabIndex={-1}
      label={`${name} ${label}`}
      icon={icon}
      // The focus stays where one types.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => number.step(by)}
    />
  )
  return (
    <Field wiring={wiring} {...{ label, help, error: error ?? own, note, labelEnd, isLabelHidden, className, style }}>
      <ControlBox
        data-invalid={wiring.isInvalid || undefined}
        data-read-only={isReadOnly || undefined}
        data-disabled={isDisabled || undefined}
      >
        <Input
          required={isRequired}
          autoComplete="off"
          inputMode={isInteger && min !== undefined && min >= 0 ? 'numeric' : 'decimal'}
          {...rest}
          type="text"
          role="spinbutton"
          id={wiring.controlId}
          readOnly={isFixed}
          value={number.text}
          data-align="end"
          // From right to left, too, the sign stands before the number.
          dir="ltr"
          aria-valuenow={now}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={number.text === '' ? undefined : number.text}
          aria-invalid={wiring.isInvalid || undefined}
          aria-disabled={isDisabled || undefined}
          aria-describedby={wiring.describedBy}
          onChange={(event) => number.onType(event.target.value)}
          onBlur={(event) => {
            number.onLeave()
            onBlur?.(event)
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            if (!event.defaultPrevented) number.onKeyDown(event)
          }}
        />
        {unit !== undefined && (
          <Unit id={unitId} title={unit}>
            {unit}
          </Unit>
        )}
        {steppers === 'buttons' && !isFixed && (
          <Steppers>
            {stepper(-1, decreaseLabel, <Minus />)}
            {stepper(1, increaseLabel, <Plus />)}
          </Steppers>
        )}
        {isDisabled && <DisabledReason id={reasonId}>{disabledReason}</DisabledReason>}
      </ControlBox>
    </Field>
  )
}
