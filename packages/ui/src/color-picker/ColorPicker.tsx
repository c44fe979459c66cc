'use client'

import { type ComponentPropsWithRef, type KeyboardEvent, useId } from 'react'
import { useLabelTooltip } from '../button/use-label-tooltip'
import { ignoreChange, preventToggle } from '../checkbox/disabled-checkbox'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import type { ElementProps } from '../element-props/element-props'
import { FieldGroup } from '../field/FieldGroup'
import { getGroupProps } from '../field/group-props'
import { FormValue } from '../field/FormValue'
import { type FieldProps, isFixedField, omitFieldProps, useField } from '../field/use-field'
import { Input } from '../text-field/TextField.styles'
import { describeColor, getColorName, parseColor } from './color'
import { Chip, HexBox, Line, Name, Palette, Root, Swatch } from './ColorPicker.styles'
import type { NamedColor } from './color-names'
import { COLOR_LABELS, EXAMPLE_COLOR, type ColorLabels, PALETTE } from './color-labels'
import { CustomColor } from './CustomColor'
import { useColor } from './use-color'
import type { LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

export type { ColorLabels } from './color-labels'
export type { NamedColor } from './color-names'

/**
 * Props of ColorPicker: those of a `<fieldset>`, and these. Rest props and `ref` reach the root; `onBlur` reaches the hex field. A native
 * form submits # and six capital digits under `name`, or the typed text if it is not a color.
 */
export interface ColorPickerProps extends ElementProps<'fieldset', 'onBlur' | 'children' | 'color'>, FieldProps {
  /** The color: # and six digits in any case, `null` for none. Controlled; omit it to leave the state to the component. */
  value?: string | null
  /** The initial color of an uncontrolled picker; `null` by default. */
  defaultValue?: string | null
  /** Called with # and six capital digits, with `null` for none, and with the typed text if it is not a color. */
  onChange?: (value: string | null) => void
  /** Called when the focus leaves the hex field. */
  onBlur?: () => void
  /** The colors to choose from, each with its name; twelve by default, an empty list for none. */
  palette?: readonly NamedColor[]
  /** Replaces the English texts. */
  labels?: LabelTexts<ColorLabels>
}

/**
 * Picks a color: by its digits, from a palette or with the native color picker. Its name is beside it. Exposes a `group` named by its
 * label. It contains a `textbox` for the digits, described by the name of the color, and the native color button. A `radiogroup` contains
 * the swatches, each named by its color and digits. A text that is not a color stays with an error.
 */
export function ColorPicker(props: ColorPickerProps) {
  const {
    value,
    defaultValue = null,
    onChange,
    onBlur,
    palette = PALETTE,
    labels: labelOverrides,
    name,
    form,
    ...rest
  } = omitFieldProps(props)
  const { label } = props
  const labels = useLabels('ColorPicker', COLOR_LABELS, labelOverrides)
  const nameId = useId()
  const groupName = useId()
  const isFixed = isFixedField(props)
  const { text, color, isWrong, hasLeft, onReset, onType, onLeave, choose } = useColor({
    value,
    defaultValue,
    onChange,
  })
  const field = useField(props, {
    problem: isWrong ? labels.unreadable(EXAMPLE_COLOR) : undefined,
    isProblemShown: hasLeft,
    isEmpty: text.trim() === '',
    isGroup: true,
    onReset,
  })
  const { isDisabled, reasonId } = field
  const chosen = palette.find((named) => parseColor(named.value) === color)
  const describedBy = [field.describedBy, nameId, isDisabled && reasonId].filter(Boolean).join(' ')
  const swatch = color === null ? undefined : { background: color }
  return (
    <FieldGroup {...getGroupProps(rest, field.frame)}>
      <Root>
        <Line>
          <HexBox {...field.box}>
            <Swatch aria-hidden="true" data-none={color === null || undefined} style={swatch} />
            <Input
              {...field.control}
              id={undefined}
              type="text"
              form={form}
              data-field-name={name}
              aria-label={`${label}, ${labels.hex}`}
              aria-describedby={describedBy}
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
            <FormValue name={name} form={form} values={[color ?? text]} />
            {props.disabledReason !== undefined && (
              <DisabledReason id={reasonId}>{props.disabledReason}</DisabledReason>
            )}
          </HexBox>
          <Name id={nameId} data-none={color === null || undefined}>
            {chosen?.name ?? getColorName(text) ?? labels.none}
          </Name>
          <CustomColor
            text={labels.custom}
            label={`${labels.custom}, ${label}`}
            describedBy={isDisabled ? `${nameId} ${reasonId}` : nameId}
            onChange={choose}
            {...{ color, isFixed }}
          />
        </Line>
        {palette.length > 0 && (
          <Palette role="radiogroup" aria-label={`${label}, ${labels.palette}`} onKeyDown={moveToEnd}>
            {palette.map((named) => (
              <PaletteChip
                key={named.value}
                label={describeColor(named.value, named.name)}
                name={groupName}
                value={named.value}
                checked={named === chosen}
                // While no radio button is checked, Tab stops at each of them in Chromium.
                tabIndex={named === (chosen ?? palette[0]) ? 0 : -1}
                aria-disabled={isFixed || undefined}
                aria-describedby={isDisabled ? reasonId : undefined}
                onClick={isFixed ? preventToggle : undefined}
                onChange={isFixed ? ignoreChange : () => choose(named.value)}
              />
            ))}
          </Palette>
        )}
      </Root>
    </FieldGroup>
  )
}

/** Moves to the first and the last swatch. The browser's own keys of radio buttons are the arrows alone. */
function moveToEnd(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Home' && event.key !== 'End') return
  const chips = [...event.currentTarget.querySelectorAll('input')]
  const chip = event.key === 'Home' ? chips[0] : chips.at(-1)
  event.preventDefault()
  chip?.focus()
  chip?.click()
}

interface PaletteChipProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'value'> {
  label: string
  value: string
}

/** A radio button of the palette. A tooltip shows its name. */
function PaletteChip({ label, value, ...rest }: PaletteChipProps) {
  const { tooltip, handlers } = useLabelTooltip<HTMLInputElement>(label, {})
  return (
    <>
      {/* Outside of every form: the hidden input submits the color. */}
      <Chip
        {...rest}
        {...handlers}
        type="radio"
        form=""
        value={value}
        style={{ background: value }}
        aria-label={label}
      />
      {tooltip}
    </>
  )
}
