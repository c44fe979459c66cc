'use client'

import { ChevronDown } from 'lucide-react'
import type { ChangeEvent, ComponentPropsWithRef, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { AlertSign } from '../field/AlertSign'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { Field } from '../field/Field'
import { Help, Message } from '../field/Field.styles'
import { useField } from '../field/use-field'
import { NativeSelect, Prefix, PrefixedRoot, SelectBox } from './Select.styles'
import { preventKey, preventOpen } from './disabled-select'

/**
 * One of the options to choose from.
 * @typeParam Value the values to choose from, such as a union of texts
 */
export interface SelectOption<Value extends string = string> {
  /** Passed to `onChange`. Unique in the list. */
  value: Value
  /** Its text. */
  label: string
  /** Why it cannot be chosen, as a sentence. It stays in the list, with the reason after its label. */
  disabledReason?: string
}

/**
 * Props of Select. Rest props and `ref` reach the `<select>`; `className` and `style` reach the root. Use `disabledReason` instead of
 * the native `disabled`.
 * @typeParam Value the values to choose from, inferred from `options` and `value`
 */
export interface SelectProps<Value extends string = string> extends Omit<
  ComponentPropsWithRef<'select'>,
  'size' | 'multiple' | 'disabled' | 'children' | 'value' | 'defaultValue' | 'onChange'
> {
  /** Accessible name. */
  label: string
  /** The options, in the order of the list. */
  options: readonly SelectOption<Value>[]
  /** The selected value of a controlled select. */
  value?: Value
  /** The first selected value of an uncontrolled select; the first option by default. */
  defaultValue?: Value
  /** Called with the value that the user selects. */
  onChange?: (value: Value, event: ChangeEvent<HTMLSelectElement>) => void
  /** `stacked` (default): label above, in a form. `prefixed`: label inside the outline, in a toolbar. */
  layout?: 'stacked' | 'prefixed'
  /** What the choice means, shown under it; describes the select. */
  help?: ReactNode
  /** A warning about the choice that is not an error; describes the select, and is announced when it appears. */
  note?: ReactNode
  /** What is wrong with the choice, as a sentence; marks the select as invalid. */
  error?: string
  /** Why it cannot be changed, as a sentence. It stays focusable, has a dashed border and shows the reason. */
  disabledReason?: string
  /** First line of the list, with the value `''`, while nothing is selected: "Select a license". `Value` must include `''`. */
  placeholder?: '' extends Value ? string : never
  /**
   * Marks the select as required for assistive technology (`aria-required`). The form validates it and shows the error: a native
   * `required` would block the submit with the browser's own bubble.
   */
  isRequired?: boolean
  /** At the end of the label's line (`stacked` only): a link, or "Optional". */
  labelEnd?: ReactNode
  /** Hides the label visually (`stacked` only); assistive technology still reads it. */
  isLabelHidden?: boolean
}

/** One of a few values. Exposes `combobox`, named by its label, with the browser's own list, keys and type-ahead. */
export function Select<Value extends string = string>(props: SelectProps<Value>) {
  const {
    label,
    options,
    onChange,
    onMouseDown,
    onKeyDown,
    layout = 'stacked',
    help,
    note,
    error,
    disabledReason,
    placeholder,
    isRequired,
    labelEnd,
    isLabelHidden,
    className,
    style,
    ...rest
  } = props
  const wiring = useField({ help, error, note, disabledReason }, rest)
  const box = (
    <SelectBox data-invalid={wiring.isInvalid || undefined} data-disabled={wiring.isDisabled || undefined}>
      {layout === 'prefixed' && <Prefix htmlFor={wiring.controlId}>{label}</Prefix>}
      <NativeSelect
        aria-required={isRequired || undefined}
        {...rest}
        id={wiring.controlId}
        aria-invalid={wiring.isInvalid || undefined}
        aria-disabled={wiring.isDisabled || undefined}
        aria-describedby={wiring.describedBy}
        onMouseDown={(event: MouseEvent<HTMLSelectElement>) => {
          onMouseDown?.(event)
          if (wiring.isDisabled) preventOpen(event)
        }}
        onKeyDown={(event: KeyboardEvent<HTMLSelectElement>) => {
          onKeyDown?.(event)
          if (wiring.isDisabled) preventKey(event)
        }}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => {
          // The browser offers no other values than those of the options.
          if (!wiring.isDisabled) onChange?.(event.target.value as Value, event)
        }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabledReason !== undefined}>
            {option.disabledReason === undefined ? option.label : `${option.label} (${option.disabledReason})`}
          </option>
        ))}
      </NativeSelect>
      <ChevronDown aria-hidden="true" />
      {disabledReason !== undefined && <DisabledReason id={wiring.reasonId}>{disabledReason}</DisabledReason>}
    </SelectBox>
  )
  if (layout === 'stacked') {
    return (
      <Field wiring={wiring} {...{ label, isRequired, help, error, note, labelEnd, isLabelHidden, className, style }}>
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
      {Boolean(note) && <Message id={wiring.noteId}>{note}</Message>}
      {Boolean(help) && <Help id={wiring.helpId}>{help}</Help>}
    </PrefixedRoot>
  )
}
