'use client'

import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { IconButton } from '../button/Button'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { Field } from '../field/Field'
import { ControlBox } from '../field/Field.styles'
import { FormValue } from '../field/FormValue'
import type { InputProps } from '../field/input-props'
import { type FieldProps, isFixedField, omitFieldProps, useField } from '../field/use-field'
import { OverflowTooltip } from '../tooltip/OverflowTooltip'
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
export interface NumberFieldProps extends InputProps<'min' | 'max' | 'step'>, FieldProps, NumberLimits {
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
}

/**
 * A field for typing a number. Exposes `spinbutton`, named by its label, with the value and its limits. ↑ ↓ take a step, Page Up and Page
 * Down ten, Home and End go to the limits. The typed text stays, even if it is not a number: the field never truncates, rounds or clamps
 * it. On blur it shows what is wrong. The focus stays in the field.
 */
export function NumberField(props: NumberFieldProps) {
  const {
    value,
    defaultValue = null,
    onChange,
    kind = 'decimal',
    unit,
    steppers = 'none',
    labels: labelOverrides,
    min,
    max,
    step,
    name,
    form,
    onBlur,
    onKeyDown,
    ...rest
  } = omitFieldProps(props)
  const { label } = props
  const box = useRef<HTMLDivElement>(null)
  const unitId = useId()
  const isInteger = kind === 'integer'
  const isFixed = isFixedField(props)
  const number = useNumber({ value, defaultValue, onChange, min, max, step, isInteger, isDisabled: isFixed })
  const hold = useStepHold(number.step)
  const labels = useLabels('NumberField', NUMBER_LABELS, labelOverrides)
  const unreadable = isInteger ? (labelOverrides?.unreadable ?? labels.unreadableInteger) : labels.unreadable
  const field = useField(props, {
    problem: getNumberError(number.text, { min, max }, isInteger, { ...labels, unreadable }, number.notation),
    isProblemShown: number.hasLeft,
    isEmpty: number.value === null,
    onReset: number.onReset,
    describedBy: unit === undefined ? undefined : unitId,
  })
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
    <Field {...field.frame}>
      <ControlBox {...field.box} ref={box}>
        <Input
          form={form}
          data-field-name={name}
          autoComplete="off"
          inputMode={isInteger && min !== undefined && min >= 0 ? 'numeric' : 'decimal'}
          {...rest}
          type="text"
          role="spinbutton"
          {...field.control}
          readOnly={isFixed}
          value={number.text}
          data-align="end"
          // The sign precedes the number in right-to-left text too.
          dir="ltr"
          aria-valuenow={isInRange ? typed : undefined}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={number.text === '' ? undefined : number.text}
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
          <>
            <Unit id={unitId} data-part="unit">
              {unit}
            </Unit>
            <OverflowTooltip container={box} selector="[data-part='unit']" />
          </>
        )}
        {steppers === 'buttons' && !isFixed && (
          <Steppers>
            {stepper(-1, labels.decrease(label), <Minus />)}
            {stepper(1, labels.increase(label), <Plus />)}
          </Steppers>
        )}
        {props.disabledReason !== undefined && (
          <DisabledReason id={field.reasonId}>{props.disabledReason}</DisabledReason>
        )}
      </ControlBox>
    </Field>
  )
}
