'use client'

import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../button/Button'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { Field } from '../field/Field'
import { ControlBox } from '../field/Field.styles'
import { FormValue } from '../field/FormValue'
import type { InputProps } from '../field/input-props'
import { useField } from '../field/use-field'
import { Input } from '../text-field/TextField.styles'
import { Steppers, Unit } from './NumberField.styles'
import { getNumberError, NUMBER_LABELS, type NumberLabels } from './number-labels'
import type { NumberLimits } from './step-number'
import { useNumber } from './use-number'
import { useStepHold } from './use-step-hold'
import type { LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

export type { NumberLabels } from './number-labels'
export type { NumberLimits } from './step-number'

/**
 * Props of NumberField. Rest props and `ref` reach the `<input>`; `className` and `style` reach the root. A native form submits the
 * plain digits under `name`, or the typed text if it is not a number.
 */
export interface NumberFieldProps extends InputProps<'min' | 'max' | 'step'>, NumberLimits {
  /** Its accessible name, above it. */
  label: string
  /** The number; `null` for none, `NaN` for a text that is not a number. Controlled; omit it to leave the state to the component. */
  value?: number | null
  /** The initial number of an uncontrolled field; `null` by default. */
  defaultValue?: number | null
  /** Called on every key with the number, `null` when the field is empty, `NaN` when the text is not a number. */
  onChange?: (value: number | null) => void
  /** `integer` allows whole numbers only; `decimal` by default. */
  kind?: 'decimal' | 'integer'
  /** The unit, after the number: "days", "kg". Part of the accessible description. */
  unit?: string
  /** Buttons that take one step, and repeat while they are pressed; none by default. */
  steppers?: 'none' | 'buttons'
  /** Replaces the English texts. */
  labels?: LabelTexts<NumberLabels>
  /** How to fill it in, under the field. Part of its accessible description. */
  help?: ReactNode
  /** What is wrong, as a sentence. Marks the field as invalid. Replaces the field's own error. */
  error?: string
  /** A remark that is not an error. */
  note?: ReactNode
  /** A native form can't be submitted without a number. Assistive technology announces it. */
  isRequired?: boolean
  /** The number can be read, focused and copied, not changed. The field has a dashed border. */
  isReadOnly?: boolean
  /** Why it can't be changed, as a sentence. The field stays focusable, has a dashed border and shows the reason. */
  disabledReason?: string
  /** At the end of the label's line: "Optional". */
  labelEnd?: ReactNode
  /** Hides the label visually; assistive technology still reads it. */
  isLabelHidden?: boolean
}

/**
 * A field for typing a number. Exposes `spinbutton`, named by its label, with the value and its limits. ↑ ↓ take a step, Page Up and Page
 * Down ten, Home and End go to the limits. The typed text stays, even if it is not a number: the field never truncates, rounds or clamps
 * it. On blur it shows what is wrong. The focus stays in the field.
 */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    value,
    defaultValue = null,
    onChange,
    kind = 'decimal',
    unit,
    steppers = 'none',
    labels: labelOverrides,
    help,
    error,
    note,
    min,
    max,
    step,
    isRequired,
    isReadOnly = false,
    disabledReason,
    labelEnd,
    isLabelHidden,
    name,
    form,
    className,
    style,
    onBlur,
    onKeyDown,
    ...rest
  } = props
  const reasonId = useId()
  const unitId = useId()
  const isInteger = kind === 'integer'
  const isDisabled = disabledReason !== undefined
  const isFixed = isDisabled || isReadOnly
  const number = useNumber({ value, defaultValue, onChange, min, max, step, isInteger, isDisabled: isFixed })
  const hold = useStepHold(number.step)
  const labels = useLabels('NumberField', NUMBER_LABELS, labelOverrides)
  const unreadable = isInteger ? (labelOverrides?.unreadable ?? labels.unreadableInteger) : labels.unreadable
  const message =
    error ??
    (number.hasLeft
      ? getNumberError(number.text, { min, max }, isInteger, { ...labels, unreadable }, number.notation)
      : undefined)
  const describedBy = [rest['aria-describedby'], unit !== undefined && unitId, isDisabled && reasonId]
  const wiring = useField(
    { help, error: message, note },
    { id: rest.id, 'aria-describedby': describedBy.filter(Boolean).join(' ') },
  )
  const { value: typed } = number
  // Browsers move a value outside of the range to its end, and assistive technology would read what nobody typed.
  const isInRange = typed !== null && typed >= (min ?? -Infinity) && typed <= (max ?? Infinity)
  const stepper = (by: 1 | -1, buttonLabel: string, icon: ReactNode) => (
    <IconButton
      size="small"
      tabIndex={-1}
      label={buttonLabel}
      icon={icon}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      {...hold.getButtonProps(by)}
    />
  )
  return (
    <Field
      wiring={wiring}
      {...{ label, isRequired, help, error: message, note, labelEnd, isLabelHidden, className, style }}
    >
      <ControlBox
        data-invalid={wiring.isInvalid || undefined}
        data-read-only={isReadOnly || undefined}
        data-disabled={isDisabled || undefined}
      >
        <Input
          required={isRequired}
          form={form}
          data-field-name={name}
          autoComplete="off"
          inputMode={isInteger && min !== undefined && min >= 0 ? 'numeric' : 'decimal'}
          {...rest}
          type="text"
          role="spinbutton"
          id={wiring.controlId}
          readOnly={isFixed}
          value={number.text}
          data-align="end"
          // The sign precedes the number in right-to-left text too.
          dir="ltr"
          aria-valuenow={isInRange ? typed : undefined}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={number.text === '' ? undefined : number.text}
          aria-invalid={wiring.isInvalid || undefined}
          aria-disabled={isDisabled || undefined}
          aria-describedby={wiring.describedBy}
          onChange={(event) => number.onType(event.target.value)}
          onBlur={(event) => {
            hold.stop()
            number.onLeave()
            onBlur?.(event)
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            if (!event.defaultPrevented) number.onKeyDown(event)
          }}
        />
        <FormValue name={name} form={form} values={[number.formText]} />
        {unit !== undefined && (
          <Unit id={unitId} title={unit}>
            {unit}
          </Unit>
        )}
        {steppers === 'buttons' && !isFixed && (
          <Steppers>
            {stepper(-1, labels.decrease(label), <Minus />)}
            {stepper(1, labels.increase(label), <Plus />)}
          </Steppers>
        )}
        {isDisabled && <DisabledReason id={reasonId}>{disabledReason}</DisabledReason>}
      </ControlBox>
    </Field>
  )
}
