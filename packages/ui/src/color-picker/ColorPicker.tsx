'use client'

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { ignoreChange, preventToggle } from '../checkbox/disabled-checkbox'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { FieldGroup } from '../field/FieldGroup'
import { useField } from '../field/use-field'
import { Input } from '../text-field/TextField.styles'
import { describeColor, nameOfColor, parseColor } from './color'
import { Chip, Custom, HexBox, Line, Name, Native, Palette, Root, Swatch } from './ColorPicker.styles'
import type { NamedColor } from './color-names'
import { COLOR_LABELS, type ColorLabels, PALETTE } from './color-labels'
import { useColor } from './use-color'

/** Props of ColorPicker: those of a `<fieldset>`, and these. Rest props and `ref` reach the root; `name` and `onBlur` the hex field. */
export interface ColorPickerProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'onChange' | 'onBlur' | 'defaultValue' | 'disabled' | 'children' | 'color'
> {
  /** What the color is of, above it. */
  label: string
  /** The color, held by the owner: # and six digits in any case, `''` for none. */
  value?: string
  /** The color it starts with when the owner holds none; none by default. */
  defaultValue?: string
  /** Told the color as # and six capital digits, `''` for none, and a text that is no color as it is typed. */
  onChange?: (value: string) => void
  /** The focus left the hex field. */
  onBlur?: () => void
  /** Colors to choose from, each with its name; twelve by default, an empty list for none. */
  palette?: readonly NamedColor[]
  /** What it says; any of it may be given. */
  labels?: Partial<ColorLabels>
  /** What it is for; stands under the label and describes the group. */
  help?: ReactNode
  /** What is wrong with the color, as a sentence; marks it as invalid. The picker's own words about what is typed go before it. */
  error?: string
  /** Says so to assistive technology. The form checks it, and its error tells. */
  isRequired?: boolean
  /** Can be read and focused, not changed; drawn dashed. */
  isReadOnly?: boolean
  /** Why it cannot be changed, as a sentence. It stays focusable, is drawn dashed and says so. */
  disabledReason?: string
  /** At the end of the label's line: "Optional". */
  labelEnd?: ReactNode
  /** The label is heard and not drawn. */
  isLabelHidden?: boolean
}

/**
 * A color by its digits, from a palette or from the browser's own picker, with its name beside it. Exposes a `group` named by its label, with a
 * `textbox` for the digits, described by the name of the color, the browser's color button, and a `radiogroup` of swatches, each
 * named "Steel blue" and its digits, that the arrow keys choose from. A text that is no color stays and is said to be wrong.
 */
export function ColorPicker(props: ColorPickerProps) {
  const {
    label,
    value,
    defaultValue = '',
    onChange,
    onBlur,
    palette = PALETTE,
    labels: labelOverrides,
    help,
    ...others
  } = props
  const { error, isRequired, isReadOnly = false, disabledReason, name, ...rest } = others
  const labels = { ...COLOR_LABELS, ...labelOverrides }
  const nameId = useId()
  const reasonId = useId()
  const groupName = useId()
  const isDisabled = disabledReason !== undefined
  const isFixed = isDisabled || isReadOnly
  const { text, color, isWrong, onType, onLeave, choose } = useColor({ value, defaultValue, onChange })
  const own = isWrong ? labels.unreadable : undefined
  const wiring = useField({ help, error: own ?? error }, rest)
  const chosen = palette.find((one) => parseColor(one.value) === color)
  const described = [wiring.describedBy, nameId, isDisabled && reasonId].filter(Boolean).join(' ')
  const swatch = color === null ? undefined : { background: color }
  return (
    <FieldGroup {...rest} {...{ wiring, label, help, error: own ?? error }}>
      <Root>
        <Line>
          <HexBox
            data-invalid={wiring.isInvalid || undefined}
            data-read-only={isReadOnly || undefined}
            data-disabled={isDisabled || undefined}
          >
            <Swatch aria-hidden="true" data-none={color === null || undefined} style={swatch} />
            <Input
              type="text"
              name={name}
              aria-label={`${label}, ${labels.hex}`}
              aria-describedby={described}
              aria-invalid={wiring.isInvalid || undefined}
              aria-disabled={isDisabled || undefined}
              required={isRequired}
              readOnly={isFixed}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              dir="ltr"
              value={text}
              onChange={(event) => onType(event.target.value)}
              onBlur={() => {
                onLeave()
                onBlur?.()
              }}
            />
            {isDisabled && <DisabledReason id={reasonId}>{disabledReason}</DisabledReason>}
          </HexBox>
          <Name id={nameId} data-none={color === null || undefined}>
            {chosen?.name ?? nameOfColor(text) ?? labels.none}
          </Name>
          <Custom data-fixed={isFixed || undefined}>
            <Native
              type="color"
              aria-label={`${labels.custom}, ${label}`}
              aria-disabled={isFixed || undefined}
              aria-describedby={isDisabled ? reasonId : undefined}
              value={color?.toLowerCase() ?? NONE}
              onClick={isFixed ? preventToggle : undefined}
              onChange={(event) => {
                if (!isFixed) choose(event.target.value)
              }}
            />
            <span aria-hidden="true">{labels.custom}</span>
          </Custom>
        </Line>
        {palette.length > 0 && (
          <Palette role="radiogroup" aria-label={`${label}, ${labels.palette}`}>
            {palette.map((one) => (
              <Chip
                key={one.value}
                type="radio"
                name={groupName}
                value={one.value}
                checked={one === chosen}
                style={{ background: one.value }}
                aria-label={describeColor(one.value, one.name)}
                title={describeColor(one.value, one.name)}
                aria-disabled={isFixed || undefined}
                aria-describedby={isDisabled ? reasonId : undefined}
                onClick={isFixed ? preventToggle : undefined}
                onChange={isFixed ? ignoreChange : () => choose(one.value)}
              />
            ))}
          </Palette>
        )}
      </Root>
    </FieldGroup>
  )
}

/** Black: the browser's picker has nothing for no color. */
const NONE = '#'.padEnd(7, '0')
