'use client'

import { type CSSProperties, type ReactNode, useId } from 'react'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { Field } from '../field/Field'
import type { InputProps } from '../field/input-props'
import { useField } from '../field/use-field'
import { formatNumber } from '../number-field/parse-number'
import { Input } from '../text-field/TextField.styles'
import { NumberBox, Range, Row } from './Slider.styles'
import { shareOf, SLIDER_LABELS, sliderFault, type SliderLabels } from './slider-value'
import { useSlider } from './use-slider'

/** Props of Slider. Rest props and `ref` reach the `<input type="range">`; `className` and `style` reach the root. */
export interface SliderProps extends InputProps<'min' | 'max' | 'step' | 'required'> {
  /** Its name, above it. */
  label: string
  /** The number, held by the owner; `NaN` for a typed text that is no value of the slider. */
  value?: number
  /** The number it starts with when the owner holds none; `min` by default. */
  defaultValue?: number
  /** Told while one slides and types: a number on the slider, or `NaN` for a text that is none, which every schema refuses. */
  onChange?: (value: number) => void
  /** Least value; 0 by default. */
  min?: number
  /** Greatest value; 100 by default. */
  max?: number
  /** Distance of two values, counted from `min`; 1 by default. */
  step?: number
  /** The value in words, for assistive technology: "40 percent". The digits by default. */
  formatValue?: (value: number) => string
  /** Name of the field beside it; the label and "number" by default. */
  numberLabel?: string
  /** What it says about a number that is typed, once the field has been left. Any of it may be given. */
  labels?: Partial<SliderLabels>
  /** What it is for; stands under it and describes it. */
  help?: ReactNode
  /** What is wrong, as a sentence; marks it as invalid. The slider's own words about what is typed go before it. */
  error?: string
  /** Can be read and focused, not changed; drawn dashed. */
  isReadOnly?: boolean
  /** Why it cannot be changed, as a sentence. It stays focusable, is drawn dashed and says so. */
  disabledReason?: string
  /** At the end of the label's line. */
  labelEnd?: ReactNode
  /** The label is heard and not drawn. */
  isLabelHidden?: boolean
}

/**
 * A number in a range. Exposes `slider`, named by its label, with the value in words, and beside it a `spinbutton` in which the same
 * number is typed. Arrows go one step, Page Up and Page Down a tenth of the range, Home and End to the ends. A text
 * that is no value stays, is said to be wrong, and leaves the thumb where it was. The focus stays where it is.
 */
export function Slider(props: SliderProps) {
  const { label, min = 0, max = 100, step = 1, value, defaultValue = min, onChange, formatValue, ...others } = props
  const { numberLabel = `${label}, number`, labels: labelOverrides, help, error, isReadOnly = false, ...more } = others
  const { disabledReason, labelEnd, isLabelHidden, className, style, onKeyDown, ...rest } = more
  const reasonId = useId()
  const isDisabled = disabledReason !== undefined
  const isFixed = isDisabled || isReadOnly
  const range = { min, max, step }
  const { number, thumb, isRefused, onSlide, onSliderKey } = useSlider({
    value,
    defaultValue,
    onChange,
    isDisabled: isFixed,
    ...range,
  })
  const labels = { ...SLIDER_LABELS, ...labelOverrides }
  const own = number.isTold && isRefused ? sliderFault(number.text, number.value, range, labels) : undefined
  const wiring = useField(
    { help, error: own ?? error },
    { id: rest.id, 'aria-describedby': [rest['aria-describedby'], isDisabled && reasonId].filter(Boolean).join(' ') },
  )
  const text = (formatValue ?? formatNumber)(thumb)
  const share: CSSProperties & Record<'--slider-share', number> = { '--slider-share': shareOf(thumb, range) }
  const state = {
    'aria-describedby': wiring.describedBy,
    'aria-disabled': isDisabled || undefined,
    'aria-invalid': wiring.isInvalid || undefined,
  }
  return (
    <Field wiring={wiring} {...{ label, help, error: own ?? error, labelEnd, isLabelHidden, className, style }}>
      <Row>
        <Range
          {...rest}
          {...state}
          {...range}
          type="range"
          id={wiring.controlId}
          value={thumb}
          style={share}
          aria-valuetext={text}
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
            aria-label={numberLabel}
            autoComplete="off"
            inputMode="decimal"
            readOnly={isFixed}
            value={number.text}
            data-align="end"
            // From right to left, too, the sign stands before the number.
            dir="ltr"
            aria-valuenow={number.value === null || Number.isNaN(number.value) ? undefined : number.value}
            aria-valuemin={min}
            aria-valuemax={max}
            onChange={(event) => number.onType(event.target.value)}
            onKeyDown={number.onKeyDown}
            onBlur={number.onLeave}
          />
        </NumberBox>
        {isDisabled && <DisabledReason id={reasonId}>{disabledReason}</DisabledReason>}
      </Row>
    </Field>
  )
}
