'use client'

import { useId } from 'react'
import { ignoreChange, preventToggle } from '../checkbox/disabled-checkbox'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { Frame, Label, Root } from './Segments.styles'

/** One segment. */
export interface SegmentOption<Value extends string> {
  value: Value
  label: string
  /** After the label, and part of the accessible name. */
  count?: string | number | undefined
}

/** Props of Segments. */
export interface SegmentsProps<Value extends string> {
  /** The accessible name of the group. */
  label: string
  /** Whether the label is shown above the segments. `false` by default. */
  isLabelShown?: boolean
  options: readonly SegmentOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Why nothing can be chosen, as a sentence. The segments stay focusable and are described by it. */
  disabledReason?: string | undefined
}

/** Selects one of a few short options in one frame. Exposes `radiogroup`: one tab stop, arrow keys select. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, isLabelShown = false, options, value, onChange, disabledReason } = props
  const id = useId()
  const isFixed = disabledReason !== undefined
  const frame = (
    <Frame role="radiogroup" {...(isLabelShown ? { 'aria-labelledby': `${id}-label` } : { 'aria-label': label })}>
      {options.map((option, place) => (
        <label key={option.value}>
          <input
            type="radio"
            name={id}
            checked={option.value === value}
            aria-disabled={isFixed || undefined}
            aria-describedby={isFixed ? `${id}-${place}` : undefined}
            onClick={isFixed ? preventToggle : undefined}
            onChange={isFixed ? ignoreChange : () => onChange(option.value)}
          />
          <span>{option.label}</span>
          {/* A space, because the name of the radio button is both texts. */}{' '}
          {option.count !== undefined && <span data-part="count">{option.count}</span>}
          {isFixed && <DisabledReason id={`${id}-${place}`}>{disabledReason}</DisabledReason>}
        </label>
      ))}
    </Frame>
  )
  if (!isLabelShown) return frame
  return (
    <Root>
      <Label id={`${id}-label`}>{label}</Label>
      {frame}
    </Root>
  )
}
