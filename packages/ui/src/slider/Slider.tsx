'use client'

import type { CSSProperties } from 'react'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { Field } from '../field/Field'
import { FormValue } from '../field/FormValue'
import type { InputProps } from '../field/input-props'
import { type FieldProps, isFixedField, omitFieldProps, useField } from '../field/use-field'
import { formatPlain } from '../number-field/parse-number'
import { Input } from '../text-field/TextField.styles'
import { NumberBox, Range, Row } from './Slider.styles'
import { getShare, getSliderError, SLIDER_LABELS, type SliderLabels } from './slider-value'
import { useSlider } from './use-slider'
import type { LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

export type { SliderLabels } from './slider-value'

/**
 * Props of Slider. Rest props and `ref` reach the `<input type="range">`; `className` and `style` reach the root. A native form submits
 * the value under `name`, or the typed text if it is not a value of the slider.
 */
export interface SliderProps extends InputProps<'min' | 'max' | 'step'>, FieldProps {
  /** The number; `null` for none, `NaN` for a typed text that is not a value of the slider. Controlled; omit it to leave the state to the component. */
  value?: number | null
  /** The initial number of an uncontrolled slider; `min` by default. */
  defaultValue?: number | null
  /** Called while dragging and typing, with a value of the slider, `null` for an empty field, or `NaN` for any other text. */
  onChange?: (value: number | null) => void
  /** Minimum; 0 by default. */
  min?: number
  /** Maximum; 100 by default. */
  max?: number
  /** Distance between two values, counted from `min`; 1 by default. */
  step?: number
  /** The value as a text for assistive technology: "40 percent". The digits by default. */
  formatValue?: (value: number) => string
  /** Replaces the English texts. */
  labels?: LabelTexts<SliderLabels>
}

/**
 * A number in a range. Exposes `slider`, named by its label, with the value as a text, and beside it a `spinbutton` for typing the same
 * number. Arrows move one step, Page Up and Page Down a tenth of the range, Home and End to the ends. A text that is not a value
 * of the slider stays with an error, and the thumb does not move. The focus stays where it is.
 */
export function Slider(props: SliderProps) {
  const {
    min = 0,
    max = 100,
    step = 1,
    value,
    defaultValue = min,
    onChange,
    formatValue,
    labels: labelOverrides,
    name,
    form,
    onKeyDown,
    ...rest
  } = omitFieldProps(props)
  const isFixed = isFixedField(props)
  const range = { min, max, step }
  const { number, thumb, isRejected, onReset, onSlide, onSliderKey } = useSlider({
    value,
    defaultValue,
    onChange,
    isDisabled: isFixed,
    ...range,
  })
  const labels = useLabels('Slider', SLIDER_LABELS, labelOverrides)
  const field = useField(props, {
    problem: isRejected ? getSliderError(number.text, number.value, range, labels, number.notation) : undefined,
    isProblemShown: number.hasLeft,
    isEmpty: number.value === null,
    missing: { text: labels.empty(formatPlain(min, number.notation), formatPlain(max, number.notation)) },
    onReset,
  })
  const share: CSSProperties & Record<'--slider-share', number> = { '--slider-share': getShare(thumb, range) }
  // ARIA has no required state for a slider.
  const { id, required, 'aria-required': isRequired, ...state } = field.control
  return (
    <Field {...field.frame}>
      <Row>
        <Range
          {...rest}
          {...state}
          {...range}
          type="range"
          id={id}
          form={form}
          data-field-name={name}
          value={thumb}
          style={share}
          aria-valuetext={
            number.value === null ? labels.none : (formatValue?.(thumb) ?? formatPlain(thumb, number.notation))
          }
          aria-readonly={props.isReadOnly || undefined}
          data-fixed={isFixed || undefined}
          data-none={number.value === null || undefined}
          onChange={(event) => onSlide(Number(event.target.value))}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            if (!event.defaultPrevented) onSliderKey(event)
          }}
        />
        <NumberBox {...field.box}>
          <Input
            {...state}
            type="text"
            role="spinbutton"
            required={required}
            aria-required={isRequired}
            aria-label={labels.number(props.label)}
            autoComplete="off"
            inputMode="decimal"
            readOnly={isFixed}
            value={number.text}
            data-align="end"
            // The sign precedes the number in right-to-left text too.
            dir="ltr"
            aria-valuenow={
              number.value !== null && number.value >= min && number.value <= max ? number.value : undefined
            }
            aria-valuemin={min}
            aria-valuemax={max}
            onChange={(event) => number.onType(event.target.value)}
            onKeyDown={number.onKeyDown}
            onBlur={number.onLeave}
          />
        </NumberBox>
        <FormValue name={name} form={form} values={[number.formText]} />
        {props.disabledReason !== undefined && (
          <DisabledReason id={field.reasonId}>{props.disabledReason}</DisabledReason>
        )}
      </Row>
    </Field>
  )
}
