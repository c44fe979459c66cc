'use client'

import { type CSSProperties, type ReactNode, useId } from 'react'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { Field } from '../field/Field'
import { FormValue } from '../field/FormValue'
import type { InputProps } from '../field/input-props'
import { useField } from '../field/use-field'
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
export interface SliderProps extends InputProps<'min' | 'max' | 'step' | 'required'> {
  /** Its accessible name, above it. */
  label: string
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
  /** What it is for, under the slider. Part of its accessible description. */
  help?: ReactNode
  /** What is wrong, as a sentence. Marks the slider as invalid. Replaces the slider's own error. */
  error?: string
  /** The number can be read and focused, not changed. The slider has a dashed border. */
  isReadOnly?: boolean
  /** Why it can't be changed, as a sentence. The slider stays focusable, has a dashed border and shows the reason. */
  disabledReason?: string
  /** At the end of the label's line. */
  labelEnd?: ReactNode
  /** Hides the label visually; assistive technology still reads it. */
  isLabelHidden?: boolean
}

/**
 * A number in a range. Exposes `slider`, named by its label, with the value as a text, and beside it a `spinbutton` for typing the same
 * number. Arrows move one step, Page Up and Page Down a tenth of the range, Home and End to the ends. A text that is not a value
 * of the slider stays with an error, and the thumb does not move. The focus stays where it is.
 */
export function Slider(props: SliderProps) {
  const {
    label,
    min = 0,
    max = 100,
    step = 1,
    value,
    defaultValue = min,
    onChange,
    formatValue,
    labels: labelOverrides,
    help,
    error,
    isReadOnly = false,
    disabledReason,
    labelEnd,
    isLabelHidden,
    name,
    form,
    className,
    style,
    onKeyDown,
    ...rest
  } = props
  const reasonId = useId()
  const isDisabled = disabledReason !== undefined
  const isFixed = isDisabled || isReadOnly
  const range = { min, max, step }
  const { number, thumb, isRejected, onSlide, onSliderKey } = useSlider({
    value,
    defaultValue,
    onChange,
    isDisabled: isFixed,
    ...range,
  })
  const labels = useLabels('Slider', SLIDER_LABELS, labelOverrides)
  const ownError =
    number.hasLeft && isRejected ? getSliderError(number.text, number.value, range, labels, number.notation) : undefined
  const message = error ?? ownError
  const wiring = useField(
    { help, error: message },
    { id: rest.id, 'aria-describedby': [rest['aria-describedby'], isDisabled && reasonId].filter(Boolean).join(' ') },
  )
  const share: CSSProperties & Record<'--slider-share', number> = { '--slider-share': getShare(thumb, range) }
  const state = {
    'aria-describedby': wiring.describedBy,
    'aria-disabled': isDisabled || undefined,
    'aria-invalid': wiring.isInvalid || undefined,
  }
  return (
    <Field wiring={wiring} {...{ label, help, error: message, labelEnd, isLabelHidden, className, style }}>
      <Row>
        <Range
          {...rest}
          {...state}
          {...range}
          type="range"
          id={wiring.controlId}
          form={form}
          data-field-name={name}
          value={thumb}
          style={share}
          aria-valuetext={
            number.value === null ? labels.none : (formatValue?.(thumb) ?? formatPlain(thumb, number.notation))
          }
          aria-readonly={isReadOnly || undefined}
          data-fixed={isFixed || undefined}
          onChange={(event) => onSlide(Number(event.target.value))}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            if (!event.defaultPrevented) onSliderKey(event)
          }}
        />
        <NumberBox
          data-invalid={wiring.isInvalid || undefined}
          data-read-only={isReadOnly || undefined}
          data-disabled={isDisabled || undefined}
        >
          <Input
            {...state}
            type="text"
            role="spinbutton"
            aria-label={labels.number(label)}
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
        {isDisabled && <DisabledReason id={reasonId}>{disabledReason}</DisabledReason>}
      </Row>
    </Field>
  )
}
