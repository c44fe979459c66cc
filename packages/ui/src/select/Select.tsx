'use client'

import { ChevronDown } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { AlertSign } from '../field/AlertSign'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { Field } from '../field/Field'
import { Help, Message } from '../field/Field.styles'
import { useField } from '../field/use-field'
import { NativeSelect, Prefix, PrefixedRoot, SelectBox } from './Select.styles'
import { heldSelect } from './held-select'

/** One of the values to choose from. */
export interface SelectOption {
  value: string
  label: string
  /** Listed, but cannot be chosen. */
  disabled?: boolean
}

/**
 * Props of Select. Rest props and `ref` reach the `<select>`; `className` and `style` reach the root. A native `disabled`
 * is refused: use `disabledReason`.
 */
export interface SelectProps extends Omit<
  ComponentPropsWithRef<'select'>,
  'size' | 'multiple' | 'disabled' | 'children'
> {
  /** Its name. */
  label: string
  /** The values, in the order they are listed. */
  options: readonly SelectOption[]
  /** `stacked` (default): label above, in a form. `prefixed`: label inside the outline, in a toolbar. */
  layout?: 'stacked' | 'prefixed'
  /** What the choice means; stands under it and describes it. */
  help?: ReactNode
  /** What is wrong with the choice, as a sentence; marks it as invalid. */
  error?: string
  /** Why it cannot be changed, as a sentence. It stays focusable, is drawn dashed and says so. */
  disabledReason?: string
  /** First line, with the empty value, for when nothing is chosen yet: "Select a license". */
  placeholder?: string
  /** Says so to assistive technology. The form checks it, and its error tells. */
  isRequired?: boolean
  /** At the end of the label's line (`stacked` only): a link, or "Optional". */
  labelEnd?: ReactNode
}

/**
 * One of a few values. Exposes `combobox`, named by its label; the browser's own list, keys and type-ahead.
 */
export function Select(props: SelectProps) {
  const { label, options, layout = 'stacked', help, error, disabledReason, placeholder, isRequired, ...others } = props
  const { labelEnd, className, style, ...rest } = others
  const reasonId = useId()
  const isDisabled = disabledReason !== undefined
  const described = [rest['aria-describedby'], isDisabled && reasonId].filter(Boolean).join(' ')
  const wiring = useField({ help, error }, { id: rest.id, 'aria-describedby': described })
  const box = (
    <SelectBox data-invalid={wiring.isInvalid || undefined} data-held={isDisabled || undefined}>
      {layout === 'prefixed' && <Prefix htmlFor={wiring.controlId}>{label}</Prefix>}
      <NativeSelect
        required={isRequired}
        {...rest}
        {...(isDisabled ? heldSelect : {})}
        id={wiring.controlId}
        aria-invalid={wiring.isInvalid || undefined}
        aria-disabled={isDisabled || undefined}
        aria-describedby={wiring.describedBy}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      <ChevronDown aria-hidden="true" />
      {isDisabled && <DisabledReason id={reasonId}>{disabledReason}</DisabledReason>}
    </SelectBox>
  )
  if (layout === 'stacked') {
    return (
      <Field wiring={wiring} {...{ label, help, error, labelEnd, className, style }}>
        {box}
      </Field>
    )
  }
  return (
    <PrefixedRoot className={className} style={style}>
      {box}
      {wiring.isInvalid && (
        <Message id={wiring.errorId} data-tone="danger">
          <AlertSign />
          <span>{error}</span>
        </Message>
      )}
      {Boolean(help) && <Help id={wiring.helpId}>{help}</Help>}
    </PrefixedRoot>
  )
}
